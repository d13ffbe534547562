import type { ListFilter } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { useFilterChoices, type FilterWithChoices } from './useFilterChoices';

type FilterValueProps<Filter = ListFilter> = { filter: Filter; value: string };

/** The value of a filter as text: the name of the record or choice, or the day. */
export const FilterValue = ({ filter, value }: FilterValueProps) => {
  const { utc } = useFormats();
  if ('choices' in filter) return <ChoiceName filter={filter} value={value} />;
  if ('isDay' in filter) return utc.day(value);
  return <ReferenceValue reference={filter.reference} value={value} isLinked={false} />;
};

/** Shows an unknown value, which an address may hold, unchanged. */
const ChoiceName = ({ filter, value }: FilterValueProps<FilterWithChoices>) => {
  const label = useFilterChoices(filter).find(({ id }) => id === value)?.label ?? value;
  return <span title={label}>{label}</span>;
};
