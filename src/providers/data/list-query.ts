import type { GetListParams } from 'react-admin';
import {
  DEFAULT_PAGE,
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT_FIELD,
  MAX_PAGE_SIZE,
} from '@/core/constants';
import { numberOf } from '@/core/number';
import { straightenQuotes } from '@/core/fold-accents';
import { isRecord } from '@/core/is-record';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { isBlank } from '@/core/validators';
import { publishAnswer } from '../http/answers';
import { ApiError } from '../http/api-error';
import { endpointAddress, queryParents, type ParentIds } from '../http/endpoint';
import { dataOf, request, type Payload } from '../http/http';
import { filterRows, searchRows, sortRows } from './rows';

/**
 * Reads one page of a list (docs/wire-format.md, 'Lists').
 *
 * `sums` are the sums over all rows that the answer includes, by field: `total_amount` is the sum of `amount`.
 *
 * An answer without `total_rows` holds all rows; they are then searched, filtered, sorted and paged here. An answer
 * with more rows than requested is only paged: a page never has more rows than can be drawn.
 *
 * @throws ApiError, also if the answer has no list
 */
export const readList = async (
  definition: ResourceDefinition,
  params: ListParams,
): Promise<{ rows: WireRecord[]; total: number; sums?: Sums }> => {
  const { endpoint } = definition;
  const query = listQuery(definition, params);
  const { page, pageSize, sortField } = query;
  const path = endpointAddress(definition, params.meta);
  const payload = await request({ path, query, signal: params.signal });
  publishAnswer({ kind: 'list', call: `GET ${path}`, definition, payload, page, pageSize });
  const data = dataOf(payload);
  const rows = data[endpoint.plural];
  if (!isRows(rows)) throw new ApiError('unreadable', 200);
  const total = numberOf(data.total_rows ?? payload.total_rows);
  const onPage = <Row>(all: readonly Row[]) => all.slice((page - 1) * pageSize, page * pageSize);
  if (total !== undefined) {
    const isWhole = rows.length > pageSize && rows.length >= total;
    const shown = isWhole ? onPage(rows) : rows.slice(0, MAX_PAGE_SIZE);
    return { rows: shown, total, ...sumsIn(data) };
  }

  const filters = { ...queryParents(definition, params.meta), ...wireFilters(definition, params) };
  const found = filterRows(searchRows(rows, query.searchTerm, endpoint.searched), filters);
  // A list may be sorted by a value that its codec computes, such as the accesses of the last 30 days.
  const read = definition.codec?.read;
  const sorted = sortRows(found, (row) => row[sortField] ?? read?.(row)[sortField], query);
  return { rows: onPage(sorted), total: found.length };
};

export type ListParams = Partial<GetListParams> & { meta?: { parents?: ParentIds } };

/** The query of a list call, exactly as documented; filters without a value are omitted. */
export const listQuery = (definition: ResourceDefinition, params: ListParams) => {
  const q: unknown = params.filter?.q;
  return {
    page: params.pagination?.page ?? DEFAULT_PAGE,
    pageSize: params.pagination?.perPage ?? DEFAULT_PAGE_SIZE,
    searchTerm: typeof q === 'string' ? straightenQuotes(q.trim()) : '',
    sortField: wireField(params.sort?.field),
    sortDir: params.sort?.order === 'DESC' ? -1 : 1,
    ...queryParents(definition, params.meta),
    ...wireFilters(definition, params),
  } as const;
};

/**
 * Returns the filters that the console applies itself (`Endpoint.derived`): empty if the list is only sorted by such a
 * field, undefined if the backend handles all of them.
 */
export const derivedFilters = (
  { endpoint: { derived = [] } }: ResourceDefinition,
  { filter, sort }: Pick<ListParams, 'filter' | 'sort'>,
): Filters | undefined => {
  const filters = filtersAmong(derived, filter);
  const isSorted = sort !== undefined && derived.includes(sort.field);
  return isSorted || Object.keys(filters).length > 0 ? filters : undefined;
};

export type Filters = Readonly<Record<string, string>>;

const wireFilters = ({ endpoint }: ResourceDefinition, { filter }: ListParams): Filters => ({
  ...endpoint.fixed,
  ...filtersAmong(endpoint.filters, filter),
});

const filtersAmong = (names: readonly string[], filter: unknown): Filters =>
  Object.fromEntries(
    Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(
      ([key, value]): [string, string][] =>
        isBlank(value) || !names.includes(key) ? [] : [[key, String(value)]],
    ),
  );

const wireField = (field: string | undefined) =>
  !field || field === 'id' ? DEFAULT_SORT_FIELD : field;

/** Sums over all rows of a list, by the field. */
export type Sums = Readonly<Record<string, number>>;

const sumsIn = (data: Payload): { sums?: Sums } => {
  const sums = Object.entries(data).flatMap(([name, value]): [string, number][] =>
    name.startsWith(SUM) && name !== 'total_rows' && typeof value === 'number'
      ? [[name.slice(SUM.length), value]]
      : [],
  );
  return sums.length > 0 ? { sums: Object.fromEntries(sums) } : {};
};

const SUM = 'total_';

const isRows = (value: unknown): value is WireRecord[] =>
  Array.isArray(value) && value.every(isRecord);
