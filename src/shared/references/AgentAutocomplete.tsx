import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import type { StaffPlace } from '@/providers/data/staff';
import { compactLabel, WIDE_POPUP, labelOf } from './ReferenceAutocomplete';
import { useAgents } from './useStaff';
import { usePickerWords } from './usePickerWords';

type AgentAutocompleteProps = {
  /** Whose agents are offered; all the reader may see where it is empty. */
  place: StaffPlace;
  /** The code chosen; empty for none. */
  value: string;
  onChange: (code: string) => void;
  label: string;
  name: string;
  disabled?: boolean;
  /** The label stands inside the empty input, for bars where space is short. */
  isCompact?: boolean;
  textField?: TextFieldProps;
};

/**
 * A picker of one agent by the code, out of the documented look-ups (specification, section 7), which
 * answer all at once and are searched here. Where the backend refuses them, the code is typed.
 */
export const AgentAutocomplete = ({
  place,
  value,
  onChange,
  label,
  name,
  disabled,
  isCompact = false,
  textField,
}: AgentAutocompleteProps) => {
  const [isOpen, setOpen] = useState(false);
  const agents = useAgents(place, !disabled && (isOpen || value !== ''));
  const names = new Map(agents.data?.map((agent) => [agent.code, agent.name]));
  const nameOf = (code: string) => labelOf({ code, name: names.get(code) || code });
  const words = usePickerWords();
  return (
    <Autocomplete
      freeSolo={agents.isError}
      forcePopupIcon
      autoSelect={agents.isError}
      options={[...names.keys()]}
      value={value || null}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, chosen) => onChange(chosen?.trim() ?? '')}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(option, chosen) => option === chosen}
      filterOptions={A_HUNDRED}
      loading={agents.isFetching}
      {...words}
      disabled={disabled}
      slotProps={isCompact ? WIDE_POPUP : undefined}
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

/** Further ones are found by typing. */
const A_HUNDRED = createFilterOptions<string>({ limit: 100 });
