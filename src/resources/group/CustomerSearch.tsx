import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useDefinition } from '@/shared/registry/definitions';
import { choicesQuery } from '@/shared/references/reference-queries';
import { labelOf } from '@/shared/references/ReferenceAutocomplete';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { memberOf, type Member } from './group.codec';
import { usePickerWords } from '@/shared/references/usePickerWords';

type CustomerSearchProps = {
  name: string;
  company: string;
  /** Ids that are chosen already. */
  chosen: readonly string[];
  inputRef: Ref<HTMLInputElement>;
  /** The id of what tells that the choice is wrong, where it is. */
  errorId?: string;
  onBlur: () => void;
  onChoose: (member: Member) => void;
};

/** Searches the company's customers, and stays open for the next one. */
export const CustomerSearch = ({
  name,
  company,
  chosen,
  inputRef,
  errorId,
  onBlur,
  onChoose,
}: CustomerSearchProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const definition = useDefinition('app-user');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(typed);
  const choices = useQuery({
    ...choicesQuery(provider, definition, search, { company_code: company }),
    enabled: isOpen && company !== '',
  });
  const words = usePickerWords(choices);
  return (
    <Autocomplete
      options={choices.data ?? []}
      value={null}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={onBlur}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, choice) => {
        if (choice) onChoose(memberOf(choice.record));
        setTyped('');
      }}
      disabled={company === ''}
      disableCloseOnSelect
      blurOnSelect={false}
      clearOnBlur
      fullWidth
      getOptionKey={({ record }) => record.id}
      getOptionLabel={labelOf}
      // The server has searched already; filtering again here would drop what it found by another field.
      filterOptions={(options) =>
        options.filter(({ record }) => !chosen.includes(String(record.id)))
      }
      loading={choices.isFetching}
      {...words}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          error={errorId !== undefined}
          slotProps={{ htmlInput: { ...params.inputProps, ...describedBy(params.id, errorId) } }}
          label={translate('resources.group.form.search')}
          helperText={translate(
            company ? 'resources.group.form.search_hint' : 'resources.group.form.choose_company',
          )}
        />
      )}
    />
  );
};

/** The field's own hint goes on being read beside the error. */
const describedBy = (id: string, errorId: string | undefined) =>
  errorId === undefined ? {} : { 'aria-describedby': `${id}-helper-text ${errorId}` };
