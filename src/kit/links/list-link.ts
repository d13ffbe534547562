import { LINE_LENGTH, MAX_CODE_LENGTH } from '@/core/constants';
import { idsIn } from '@/core/id';
import { listSearch, sortOfFilter, type ListSort } from '@/core/list-views';
import { filterOf } from '@/core/references';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { fillPathIfKnown, parametersOf, valuesIn } from '@/core/routes';

/**
 * Returns the address of the list of `definition` with only `filter`, sorted by `sort`, else as the view with that
 * filter, else as the first view. The filter is always in the address, because the list would otherwise open as the
 * user left it. Parents in the list's address come from the filter, else from `from`: the record to which the list
 * belongs, or the parameters of the page's address.
 *
 * Null if the resource has no list, if a parameter of its address is unknown, or if a value of the filter is too long
 * to find anything: longer than any code in a filter by code, longer than a line in any other.
 */
export const listLink = (
  definition: ResourceDefinition,
  filter: Readonly<Record<string, string>> = {},
  from: WireRecord = {},
  sort?: ListSort,
): string | null => {
  const { routes } = definition;
  if (!routes.list || !isFindable(definition, filter)) return null;
  const parameters = parametersOf(routes.list);
  const path = fillPathIfKnown(routes.list, {
    ...idsIn(from),
    ...valuesIn(definition, from),
    ...filter,
  });
  if (path === null) return null;
  const narrowing = Object.fromEntries(
    Object.entries(filter).filter(([name]) => !parameters.includes(name)),
  );
  return path + listSearch(narrowing, sort ?? sortOfFilter(definition, narrowing));
};

/** Whether every value of `filter` is short enough for the list to find it. */
export const isFindable = (
  definition: ResourceDefinition,
  filter: Readonly<Record<string, string>>,
): boolean => {
  const codes = Object.entries(definition.references ?? {})
    .filter(([, { by }]) => by !== 'id')
    .map(([field, reference]) => filterOf(definition, field, reference) ?? field);
  return Object.entries(filter).every(
    ([name, { length }]) => length <= (codes.includes(name) ? MAX_CODE_LENGTH : LINE_LENGTH),
  );
};
