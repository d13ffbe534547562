import { queryText } from './query-text';

/** The query parameters that determine a list's rows, as react-admin names them. */
const LIST_PARAMS = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters'] as const;
export type ListParam = (typeof LIST_PARAMS)[number];

/** Splits the query `search` into the list's part and the rest, such as the record in its drawer. */
export const splitListSearch = (search: string): { list: string; rest: string } => {
  const list = new URLSearchParams();
  const rest = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    (isListParam(name) ? list : rest).append(name, value);
  }
  return { list: searchOf(list), rest: searchOf(rest) };
};

/** Joins `list` and `rest` into one query. */
export const joinListSearch = (list: string, rest: string): string =>
  searchOf(new URLSearchParams([...new URLSearchParams(list), ...new URLSearchParams(rest)]));

const isListParam = (name: string) => LIST_PARAMS.some((param) => param === name);

const searchOf = (params: URLSearchParams) => {
  const text = queryText(params);
  return text && `?${text}`;
};
