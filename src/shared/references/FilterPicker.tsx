import type { Reference as ReferenceField } from '@/core/resource';
import { ReferenceAutocomplete } from './ReferenceAutocomplete';
import type { Narrowing } from './useChoices';
import { usePicker } from './usePicker';

type FilterPickerProps = {
  reference: ReferenceField;
  narrowing: Narrowing;
  /** The code chosen; empty for none. */
  value: string;
  onChange: (code: string) => void;
  label: string;
  name: string;
};

/** A list's picker of the record it is narrowed by. */
export const FilterPicker = (props: FilterPickerProps) => {
  const { reference, narrowing, onChange } = props;
  const picker = usePicker({ reference, narrowing, onPick: ({ code }) => onChange(code) });
  return <ReferenceAutocomplete {...props} picker={picker} isCompact />;
};
