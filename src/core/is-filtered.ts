/** Whether a list with these `filterValues` is searched or filtered at all. */
export const isFiltered = (filterValues: unknown): boolean =>
  Object.values(Object(filterValues) as object).some(Boolean);
