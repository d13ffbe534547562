/** Whether a list with `filterValues` is searched or filtered. */
export const isFiltered = (filterValues: unknown): boolean =>
  Object.values(Object(filterValues) as object).some(Boolean);
