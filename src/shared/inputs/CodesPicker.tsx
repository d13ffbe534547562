import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InputHelperText, useDataProvider, useInput } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { textsOf } from '@/core/one-or-many';
import { referenceIn } from '@/core/references';
import { useDefinition } from '@/shared/registry/definitions';
import { useParentMeta } from '@/shared/registry/parent-ids';
import { choicesQuery } from '@/shared/references/reference-queries';
import { labelOf } from '@/shared/references/ReferenceAutocomplete';
import { useReference } from '@/shared/references/useReference';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { messageIn } from './field-error';
import { usePickerWords } from '@/shared/references/usePickerWords';

type CodesPickerProps = {
  /** The wire field; it holds a list of codes of `resource`. */
  source: string;
  /** Narrows what is offered, as a list's filter does. */
  filter?: Readonly<Record<string, unknown>>;
  helperText?: string;
  /** Called with the codes after each change, the field being set already. */
  onPicked?: (codes: string[]) => void;
};

/**
 * A form's picker of several records by their codes, searched by the server. Where the backend refuses
 * the look-up, codes are typed instead.
 */
export const CodesPicker = ({
  source,
  filter = NO_FILTER,
  helperText,
  onPicked,
}: CodesPickerProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const { resource } = referenceIn(own, source);
  const definition = useDefinition(resource);
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const { field, fieldState } = useInput({ source, format: textsOf, parse: textsOf });
  const codes = textsOf(field.value);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(isOpen ? typed : '');
  const choices = useQuery({
    ...choicesQuery(provider, definition, search, filter, meta),
    enabled: isOpen,
  });
  const names = new Map(choices.data?.map((choice) => [choice.code, choice]));
  const error = messageIn(fieldState.error);
  const change = (next: string[]) => {
    field.onChange(next);
    onPicked?.(next);
  };
  const words = usePickerWords();
  return (
    <Autocomplete
      multiple
      freeSolo={choices.isError}
      disableCloseOnSelect
      filterSelectedOptions
      options={[...names.keys()]}
      value={codes}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={field.onBlur}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) => change([...new Set(next.map((code) => code.trim()).filter(Boolean))])}
      getOptionLabel={(code) => {
        const found = names.get(code);
        return found ? labelOf(found) : code;
      }}
      // The server has searched already; filtering again here would drop what it found by another field.
      filterOptions={(options) => options}
      loading={choices.isFetching}
      {...words}
      renderValue={(chosen, getItemProps) =>
        chosen.map((code, index) => {
          const { key, ...props } = getItemProps({ index });
          return <CodeChip key={key} {...props} resource={resource} code={code} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          inputRef={field.ref}
          label={translate(`resources.${own.name}.fields.${source}`)}
          error={error !== undefined}
          helperText={
            <InputHelperText
              error={error}
              helperText={choices.isError ? 'picker.refused' : (helperText ?? false)}
            />
          }
        />
      )}
    />
  );
};

type CodeChipProps = {
  resource: string;
  code: string;
  className: string;
  disabled: boolean;
  tabIndex: -1;
  onDelete: (event: never) => void;
};

const CodeChip = ({ resource, code, onDelete, ...props }: CodeChipProps) => {
  const reference = useReference(useDefinition(resource), code);
  return (
    <Chip
      {...props}
      size="small"
      onDelete={onDelete as () => void}
      label={reference ? labelOf(reference) : code}
    />
  );
};

const NO_FILTER = {};
