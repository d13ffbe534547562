import { MAX_PAGE_SIZE } from '@/core/constants';
import { isRecord } from '@/core/is-record';
import type { ResourceDefinition } from '@/core/resource';
import type { ListParam } from '@/kit/links/list-params';

/**
 * Removes invalid list parameters from the query of an address (`?page=…`), such as a page size of -1, which would read
 * pages without end (docs/wire-format.md, 'Lists'): anything may be typed into the address bar. So are filters that the
 * resource of `definition` does not have: no pill would show them. Other parameters are unchanged.
 */
export const sanitizeListSearch = (search: string, definition?: ResourceDefinition): string => {
  const params = new URLSearchParams(search);
  for (const [name, read] of Object.entries(READERS)) {
    const written = params.get(name);
    const value = written === null ? null : read(written, definition);
    if (value === null) params.delete(name);
    else if (value !== written || params.getAll(name).length > 1) params.set(name, value);
  }
  // Rewritten only where something changed: `?edit` of a drawer must not become `?edit=`.
  const readable = params.toString();
  return readable === new URLSearchParams(search).toString() ? search : `?${readable}`;
};

/** Parses one of react-admin's list parameters; null where the value is invalid. */
type Reader = (written: string, definition?: ResourceDefinition) => string | null;

const wholeUpTo =
  (max: number): Reader =>
  (written) =>
    /^[1-9]\d*$/.test(written) && Number(written) <= max ? written : null;

const matching =
  (pattern: RegExp): Reader =>
  (written) =>
    pattern.test(written) ? written : null;

/** A filter has one value; a number or a boolean becomes its text. */
const readFilter: Reader = (written, definition) => {
  const filters = Object.entries(parsedObject(written)).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) && hasFilter(name, definition)
      ? [[name, String(value)]]
      : [],
  );
  return JSON.stringify(Object.fromEntries(filters));
};

const hasFilter = (name: string, definition?: ResourceDefinition): boolean => {
  if (!definition || name === 'q') return true;
  const { filters, derived } = definition.endpoint;
  return filters.includes(name) || derived?.includes(name) === true;
};

const READERS: Readonly<Record<ListParam | 'source', Reader>> = {
  page: wholeUpTo(Number.MAX_SAFE_INTEGER),
  perPage: wholeUpTo(MAX_PAGE_SIZE),
  sort: matching(/^\w+$/),
  order: matching(/^(ASC|DESC)$/),
  filter: readFilter,
  // react-admin would fill a form with it, whatever its content.
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
