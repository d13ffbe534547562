import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { usePickerField } from '@/kit/inputs/usePickerField';
import { usePicker } from '@/kit/references/usePicker';
import { memberOf, type Member } from './group.codec';

type CustomerSearchProps = {
  name: string;
  /** Ids chosen already. */
  chosen: readonly string[];
  inputRef: Ref<HTMLInputElement>;
  /** Id of the error message, where there is one. */
  errorId?: string;
  onBlur: () => void;
  onChoose: (member: Member) => void;
};

/** Searches the company's customers, and stays open for the next one. */
export const CustomerSearch = ({
  name,
  chosen,
  inputRef,
  errorId,
  onBlur,
  onChoose,
}: CustomerSearchProps) => {
  const translate = useTranslate();
  const { reference, referenceFilter, missing } = usePickerField({ source: name });
  const [typed, setTyped] = useState('');
  const { autocomplete, pickedFrom, ...picker } = usePicker({
    reference,
    referenceFilter,
    isChosen: ({ record }) => chosen.includes(String(record.id)),
    isEager: missing === undefined,
    onPick: ({ record }) => onChoose(memberOf(record)),
  });
  return (
    <>
      <Autocomplete
        {...autocomplete}
        // A group holds ids, which only records have: other codes are pasted and then looked up.
        freeSolo={false}
        value={null}
        inputValue={typed}
        onInputChange={(event, text, reason) => {
          const next = reason === 'input' ? text : '';
          setTyped(next);
          autocomplete.onInputChange(event, next, reason);
        }}
        onBlur={onBlur}
        onChange={(_, option) => {
          const picked = option && pickedFrom(option);
          if (picked) onChoose(memberOf(picked.record));
        }}
        disabled={missing !== undefined}
        disableCloseOnSelect
        blurOnSelect={false}
        clearOnBlur
        fullWidth
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            inputRef={inputRef}
            error={errorId !== undefined}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                ...describedBy(params.id, errorId),
              },
              // The error is below it: the hint is none.
              formHelperText: { error: false },
            }}
            label={translate('resources.group.form.search')}
            helperText={
              missing ??
              picker.none ??
              translate(picker.isRefused ? 'references.failed' : 'resources.group.form.search_hint')
            }
          />
        )}
      />
    </>
  );
};

/** Screen readers read the field's hint with the error. */
const describedBy = (id: string, errorId: string | undefined) =>
  errorId === undefined ? {} : { 'aria-describedby': `${id}-helper-text ${errorId}` };
