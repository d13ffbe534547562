import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent, type RefObject } from 'react';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Characters. */
const MAX_NAME_LENGTH = 60;

/** A sentence below the name; an error forbids it. */
export type NameRemark = { text: string; isError: boolean };

type ViewNameFormProps = {
  field?: RefObject<HTMLInputElement | null>;
  initial?: string;
  label: string;
  submitLabel: string;
  remarkOn: (name: string) => NameRemark | undefined;
  /** Called with the name, without surrounding space. */
  onSubmit: (name: string) => void;
  /** Called by Escape, which else closes the menu. */
  onCancel?: () => void;
  /** Whether it has the focus when it is shown. */
  isFocused?: boolean;
};

/** The name of a view that is saved or renamed. */
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
      // Level with the input: there is a label above it, and below it the remark.
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
