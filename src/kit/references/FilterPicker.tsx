import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import type { ReactNode } from 'react';
import type { Reference as ReferenceField } from '@/core/resource';
import { ReferenceAutocomplete } from './ReferenceAutocomplete';
import type { ReferenceFilter } from './useChoices';
import { usePicker } from './usePicker';

type FilterPickerProps = {
  reference: ReferenceField;
  referenceFilter: ReferenceFilter;
  onChange: (code: string) => void;
  /** Called where Escape says that nothing is to be chosen. */
  onDismiss: () => void;
  label: string;
  name: string;
};

/** A picker of the record a list is narrowed by, in a popover: the choices stand below the search for good. */
export const FilterPicker = ({ onDismiss, ...props }: FilterPickerProps) => {
  const { reference, referenceFilter, onChange } = props;
  const { autocomplete, ...picker } = usePicker({
    reference,
    referenceFilter,
    onDismiss,
    onPick: ({ code }) => onChange(code),
  });
  const { slots, slotProps } = autocomplete;
  const inPlace = {
    ...autocomplete,
    forcePopupIcon: false,
    slots: { ...slots, popper: InPlace },
    slotProps: { ...slotProps, paper: { ...slotProps.paper, sx: FLAT } },
  };
  return (
    <Box sx={{ '& .MuiAutocomplete-root': { p: 1 } }}>
      <ReferenceAutocomplete
        {...props}
        // Empty whatever is chosen: the first letter begins another search.
        value=""
        picker={{ ...picker, autocomplete: inPlace }}
        isCompact
      />
    </Box>
  );
};

/** Instead of a popup over the popover. */
const InPlace = ({ open, children }: PopperProps) => open && (children as ReactNode);

const FLAT = { boxShadow: 'none', bgcolor: 'transparent' } as const;
