import type { ListFilter } from '@/shared/columns/column';
import { ReferenceValue } from '@/shared/references/ReferenceValue';
import { useFilterChoices, type ChoiceFilter } from './useFilterChoices';

type FilterValueProps<Filter = ListFilter> = { filter: Filter; value: string };

/** What a filter is set to, in words: the name of the record or of the choice. */
export const FilterValue = ({ filter, value }: FilterValueProps) =>
  'choices' in filter ? (
    <ChoiceName filter={filter} value={value} />
  ) : (
    <ReferenceValue reference={filter.reference} value={value} isLinked={false} />
  );

/** A value that is no choice, which an address may hold, stands for itself. */
const ChoiceName = ({ filter, value }: FilterValueProps<ChoiceFilter>) =>
  useFilterChoices(filter).find(({ id }) => id === value)?.label ?? value;
