import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useDefinition } from '@/shared/registry/definitions';
import { useParentMeta } from '@/shared/registry/parent-ids';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { choicesQuery, type Reference } from './reference-queries';
import { useReference } from './useReference';
import { usePickerWords } from './usePickerWords';

export type ReferenceAutocompleteProps = {
  /** Name of the resource to pick from. */
  resource: string;
  /** The code chosen; empty for none. */
  value: string;
  onChange: (code: string, reference: Reference | null) => void;
  label: string;
  name: string;
  /** Narrows what is offered, as a list's filter does. */
  filter?: Readonly<Record<string, unknown>>;
  disabled?: boolean;
  /** The label stands inside the empty input, for bars where space is short. */
  isCompact?: boolean;
  textField?: TextFieldProps;
};

const NO_FILTER = {};

/** A searchable, server-side picker of one record by its code; shows code and name. */
export const ReferenceAutocomplete = ({
  resource,
  value,
  onChange,
  label,
  name,
  filter = NO_FILTER,
  disabled,
  isCompact = false,
  textField,
}: ReferenceAutocompleteProps) => {
  const definition = useDefinition(resource);
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(isOpen ? typed : '');
  const choices = useQuery({
    ...choicesQuery(provider, definition, search, filter, meta),
    enabled: isOpen,
  });
  const current = useReference(definition, value);
  const selected = value ? (current ?? unnamed(value)) : null;

  const words = usePickerWords(choices);
  return (
    <Autocomplete
      options={choices.data ?? []}
      value={selected}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, chosen) => onChange(chosen?.code ?? '', chosen)}
      getOptionKey={({ code }) => code}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      // The server has searched already; filtering again here would drop what it found by another field.
      filterOptions={(options) => options}
      loading={choices.isFetching}
      {...words}
      slotProps={isCompact ? WIDE_POPUP : undefined}
      disabled={disabled}
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          {...textField}
          name={name}
          {...(isCompact ? compactLabel(label, params.inputProps) : { label })}
        />
      )}
    />
  );
};

/** The label inside an empty input, for bars where space is short. */
export const compactLabel = (label: string, inputProps: object): TextFieldProps => ({
  margin: 'none',
  placeholder: label,
  slotProps: { htmlInput: { ...inputProps, 'aria-label': label } },
});

/** What is offered needs more room than a bar has for the input. */
export const WIDE_POPUP = {
  popper: {
    placement: 'bottom-start',
    style: { width: 320, maxWidth: 'calc(100vw - 32px)' },
  },
} as const;

/** Code and name, as pickers show a record; the code alone where its name is not known. */
export const labelOf = ({ code, name }: Pick<Reference, 'code' | 'name'>): string =>
  name && name !== code ? `${name} · ${code}` : code;

const unnamed = (code: string): Reference => ({ code, name: code, record: { id: code } });
