import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent, type RefObject } from 'react';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** In characters. */
const MAX_NAME_LENGTH = 60;

/** A sentence below the name; an error prevents saving. */
export type NameRemark = { text: string; isError: boolean };

type ViewNameFormProps = {
  field?: RefObject<HTMLInputElement | null>;
  initial?: string;
  label: string;
  submitLabel: string;
  remarkOn: (name: string) => NameRemark | undefined;
  /** Called with the name, without surrounding space. */
  onSubmit: (name: string) => void;
  /** Called by Escape, which otherwise closes the menu. */
  onCancel?: () => void;
  /** Whether it gets the focus when it is first shown. */
  isFocused?: boolean;
};

/** The form for the name of a saved view. */
export const ViewNameForm = ({
  field,
  initial = '',
  label,
  submitLabel,
  remarkOn,
  onSubmit,
  onCancel,
  isFocused = onCancel !== undefined,
}: ViewNameFormProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(initial);
  const name = typed.trim();
  const limit =
    typed.length >= MAX_NAME_LENGTH
      ? translate('validation.max_length', { max: MAX_NAME_LENGTH })
      : '';
  const remark = remarkOn(name);
  const said = remark?.text ?? limit;
  useAnnounced(said);
  const isSendable = name !== '' && !remark?.isError;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable) return;
    onSubmit(name);
    setTyped('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return;
        event.stopPropagation();
        onCancel();
      }}
      // Aligns the button with the input, which has a label above and the remark below.
      sx={{ alignItems: said ? 'center' : 'flex-end', gap: 1, p: 1.5 }}
    >
      <TextField
        inputRef={field}
        size="small"
        fullWidth
        autoFocus={isFocused}
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={remark?.isError}
        helperText={said}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      />
      <Button type="submit" disabled={!isSendable}>
        {submitLabel}
      </Button>
    </Stack>
  );
};
