import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import type { ReactNode } from 'react';
import { isAgentReference } from '@/core/references';
import type { Reference as ReferenceField } from '@/core/resource';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReferenceAutocomplete } from './ReferenceAutocomplete';
import type { ReferenceFilter } from './reference-queries';
import { usePicker } from './usePicker';

type FilterPickerProps = {
  reference: ReferenceField;
  referenceFilter: ReferenceFilter;
  onChange: (code: string) => void;
  /** Called when Escape cancels the choice. */
  onDismiss: () => void;
  label: string;
  name: string;
};

/** The picker for the record that filters a list, in a popover: its choices are always visible below the search. */
export const FilterPicker = ({ onDismiss, ...props }: FilterPickerProps) => {
  const { reference, referenceFilter, onChange } = props;
  const searchText = useSearchText(reference);
  const { autocomplete, ...picker } = usePicker({
    reference,
    referenceFilter,
    hasDeactivated: true,
    onDismiss,
    onPick: ({ code }) => onChange(code),
  });
  const { slots, slotProps } = autocomplete;
  const inPlace = {
    ...autocomplete,
    forcePopupIcon: false,
    slots: { ...slots, popper: InPlace },
    slotProps: {
      ...slotProps,
      paper: { ...slotProps.paper, sx: FLAT },
      // The input has no visible label that could also name the choices.
      listbox: { ...slotProps.listbox, 'aria-labelledby': undefined, 'aria-label': props.label },
    },
  };
  return (
    <Box sx={{ '& .MuiAutocomplete-root': { p: 1 } }}>
      <ReferenceAutocomplete
        {...props}
        // Always empty, so that the first letter starts a new search.
        value=""
        picker={{ ...picker, autocomplete: inPlace }}
        searchText={searchText}
      />
    </Box>
  );
};

/** A placeholder that names the searched fields: 'Cerca per nome o codice'. */
const useSearchText = (reference: ReferenceField): string => {
  const translate = useTranslate();
  const { name, endpoint } = useDefinition(reference.resource);
  if (isAgentReference(reference)) return translate('picker.search_staff');
  const fields = endpoint.searched.map((field) =>
    translate(`resources.${name}.fields.${field}`).toLowerCase(),
  );
  return translate('picker.search_by', { fields: fields.slice(0, MAX_NAMED).join(', ') });
};

/** The number of fields for which the input has room. */
const MAX_NAMED = 3;

/** Renders the choices in place instead of as a popup over the popover. */
const InPlace = ({ open, children }: PopperProps) => open && (children as ReactNode);

const FLAT = { boxShadow: 'none', bgcolor: 'transparent' } as const;
