import { ID_PARAMETERS } from '@/core/id';
import { PREFILL } from './prefill';
import { queryText } from './query-text';

/**
 * Returns `pathname` with the query `search`, in which the `own` parameters replace those of any drawer or panel. The
 * list's parameters stay.
 */
export const withQuery = (
  pathname: string,
  search: string,
  own: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams(search);
  for (const name of [...ID_PARAMETERS, 'create', PREFILL]) query.delete(name);
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  const text = queryText(query);
  return text ? `${pathname}?${text}` : pathname;
};
