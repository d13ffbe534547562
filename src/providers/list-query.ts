import type { GetListParams } from 'react-admin';
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, DEFAULT_SORT_FIELD } from '@/core/constants';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { ApiError } from './api-error';
import { endpointAddress, type ParentIds } from './endpoint';
import { request, type Payload } from './http';

/**
 * Reads one page of a list (docs/wire-format.md, 'Lists').
 *
 * An answer without `total_rows` holds all rows; they are then searched, filtered, sorted and paged here.
 *
 * @throws ApiError, also where the answer holds no list.
 */
export const readList = async (
  definition: ResourceDefinition,
  params: ListParams,
): Promise<{ rows: WireRecord[]; total: number }> => {
  const { endpoint } = definition;
  const payload = await request({
    path: endpointAddress(definition, params.meta),
    query: listQuery(definition, params),
    signal: params.signal,
  });
  const data = (payload.data ?? payload) as Payload;
  const rows = data[endpoint.plural];
  if (!isRows(rows)) throw new ApiError('unreadable', 200);
  const total = data.total_rows ?? payload.total_rows;
  if (typeof total === 'number') return { rows, total };
  return pageOf(rows, definition, params);
};

export type ListParams = Partial<GetListParams> & { meta?: { parents?: ParentIds } };

/** The query of a list call, exactly as documented; a filter without a value is left out. */
export const listQuery = ({ endpoint }: ResourceDefinition, params: ListParams) => {
  const { q, ...filters } = (params.filter ?? {}) as Record<string, unknown>;
  const narrowing = Object.entries(filters).flatMap(([key, value]): [string, string][] =>
    isEmpty(value) || !endpoint.filters.includes(key) ? [] : [[key, String(value)]],
  );
  return {
    page: params.pagination?.page ?? DEFAULT_PAGE,
    pageSize: params.pagination?.perPage ?? DEFAULT_PAGE_SIZE,
    searchTerm: typeof q === 'string' ? q.trim() : '',
    sortField: wireField(params.sort?.field),
    sortDir: params.sort?.order === 'DESC' ? -1 : 1,
    ...Object.fromEntries(narrowing),
  };
};

const pageOf = (all: WireRecord[], { endpoint }: ResourceDefinition, params: ListParams) => {
  const query: Record<string, string | number> = listQuery(
    { endpoint } as ResourceDefinition,
    params,
  );
  const { page, pageSize, sortField, sortDir } = query as ReturnType<typeof listQuery>;
  const term = folded(query.searchTerm);
  const filters = endpoint.filters.filter((key) => query[key] !== undefined);
  const found = all
    .filter((row) => endpoint.searched.some((field) => folded(row[field]).includes(term)))
    .filter((row) => filters.every((key) => holds(row[key], query[key])))
    .sort((a, b) => compare(a[sortField], b[sortField]) * sortDir);
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};

const wireField = (field: string | undefined) =>
  !field || field === 'id' ? DEFAULT_SORT_FIELD : field;

const isRows = (value: unknown): value is WireRecord[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const holds = (value: unknown, wanted: unknown) =>
  Array.isArray(value) ? value.some((item) => String(item) === wanted) : String(value) === wanted;

/** Lower case and without accents, as a person types who is in a hurry. */
const folded = (value: unknown) =>
  isEmpty(value) ? '' : String(value).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : folded(a).localeCompare(folded(b), 'it', { numeric: true });
