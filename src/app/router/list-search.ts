import { MAX_PAGE_SIZE } from '@/core/constants';
import { isRecord } from '@/core/is-record';
import type { ListParam } from '@/kit/list/list-params';

/**
 * Removes from the query of an address (`?page=…`) the list parameters whose values no list can have, such as a page
 * size of -1, with which it would read pages without end (docs/wire-format.md, 'Lists'): anything may be typed into
 * the address bar. Parameters that are not the list's stay as they are.
 */
export const sanitizeListSearch = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const [name, read] of Object.entries(READERS)) {
    const written = params.get(name);
    const value = written === null ? null : read(written);
    if (value === null) params.delete(name);
    else if (value !== written || params.getAll(name).length > 1) params.set(name, value);
  }
  // Written afresh only where something changed: `?edit` of a drawer is not to become `?edit=`.
  const readable = params.toString();
  return readable === new URLSearchParams(search).toString() ? search : `?${readable}`;
};

/** What may stand in an address for a parameter of react-admin's; null where it is nothing of the kind. */
type Reader = (written: string) => string | null;

const wholeUpTo =
  (max: number): Reader =>
  (written) =>
    /^[1-9]\d*$/.test(written) && Number(written) <= max ? written : null;

const matching =
  (pattern: RegExp): Reader =>
  (written) =>
    pattern.test(written) ? written : null;

/** A filter holds one value; a number or a switch is its text. */
const readFilter: Reader = (written) => {
  const filters = Object.entries(parsedObject(written)).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
  );
  return JSON.stringify(Object.fromEntries(filters));
};

const READERS: Readonly<Record<ListParam | 'source', Reader>> = {
  page: wholeUpTo(Number.MAX_SAFE_INTEGER),
  perPage: wholeUpTo(MAX_PAGE_SIZE),
  sort: matching(/^\w+$/),
  order: matching(/^(ASC|DESC)$/),
  filter: readFilter,
  // react-admin would fill a form with it, whatever it holds.
  source: () => null,
  displayedFilters: (written) => JSON.stringify(parsedObject(written)),
};

const parsedObject = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};
