import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useMemo } from 'react';
import { isAgentReference } from '@/core/references';
import type { Reference as ReferenceField } from '@/core/resource';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { useDefinition } from '@/kit/registry/definitions';
import { labelOf } from './PickerPaper';
import { asReferred, type ReferenceFilter } from './reference-queries';
import { agentScopeOf } from './useChoices';
import { unnamed, type usePicker } from './usePicker';
import { useReference } from './useReference';
import { useAgents } from './useAgents';

type ReferenceAutocompleteProps = {
  picker: ReturnType<typeof usePicker>;
  reference: ReferenceField;
  referenceFilter?: ReferenceFilter;
  /** The chosen code; empty for none. */
  value: string;
  onChange: (code: string) => void;
  label: string;
  name: string;
  isRequired?: boolean;
  disabled?: boolean;
  /** Whether the value is shown but cannot be changed. */
  readOnly?: boolean;
  /** Placeholder of the input in a popover, which then has focus and no label. */
  searchText?: string;
  textField?: TextFieldProps;
};

/** A searchable picker of one record by its code; shows code and name. */
export const ReferenceAutocomplete = ({
  picker,
  reference,
  referenceFilter = {},
  value,
  onChange,
  label,
  name,
  isRequired = false,
  disabled,
  readOnly,
  searchText,
  textField,
}: ReferenceAutocompleteProps) => {
  const chosen = useChosen(reference, referenceFilter, value);
  return (
    <>
      <Autocomplete
        {...picker.autocomplete}
        value={chosen}
        onChange={(_, option) => {
          if (option === null) return onChange('');
          // The input may show only the beginning of a long code: if it is unchanged, so is the code.
          if (chosen && option === labelOf(chosen)) return;
          const picked = picker.pickedFrom(option);
          if (picked) onChange(picked.code);
        }}
        disabled={disabled}
        readOnly={readOnly}
        fullWidth
        renderInput={(params) => (
          <TextField
            {...params}
            {...textField}
            name={name}
            {...(searchText
              ? compactLabel(label, searchText, params.inputProps)
              : markedLabel(label, isRequired, params.inputProps))}
          />
        )}
      />
    </>
  );
};

/** The chosen record; the same object until it changes, because a new one would replace typed text. */
const useChosen = (reference: ReferenceField, referenceFilter: ReferenceFilter, code: string) => {
  const isAgent = isAgentReference(reference);
  const definition = asReferred(useDefinition(reference.resource), reference.by);
  const listed = useReference(definition, isAgent ? '' : code);
  const agents = useAgents(agentScopeOf(reference, referenceFilter), isAgent && code !== '');
  const name = isAgent ? agents.data?.find((member) => member.code === code)?.name : listed?.name;
  const isId = reference.by === 'id';
  return useMemo(
    () => (code ? { ...unnamed(code), name: name || code, isId } : null),
    [code, name, isId],
  );
};

const markedLabel = (label: string, isRequired: boolean, inputProps: object): TextFieldProps => ({
  label: <MarkedLabel isRequired={isRequired}>{label}</MarkedLabel>,
  slotProps: { htmlInput: { ...inputProps, 'aria-required': isRequired } },
});

const compactLabel = (label: string, searchText: string, inputProps: object): TextFieldProps => ({
  autoFocus: true,
  margin: 'none',
  placeholder: searchText,
  slotProps: { htmlInput: { ...inputProps, 'aria-label': label } },
});
