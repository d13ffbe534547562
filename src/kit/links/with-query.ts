import { ID_PARAMETERS } from '@/core/id';
import { PREFILL } from './prefill';

/**
 * `pathname` with the query `search`, in which the `own` parameters replace those of any drawer or panel; the list's
 * stay unchanged. An empty parameter is written without `=`.
 */
export const withQuery = (
  pathname: string,
  search: string,
  own: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams(search);
  for (const name of [...ID_PARAMETERS, 'create', PREFILL]) query.delete(name);
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  const text = query.toString().replace(/=(?=&|$)/g, '');
  return text ? `${pathname}?${text}` : pathname;
};
