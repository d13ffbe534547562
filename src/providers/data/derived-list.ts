import type { RaRecord } from 'react-admin';
import { MAX_PAGES_READ } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import type { PageCache, KeptRow } from './page-cache';
import { listQuery, type Filters, type ListParams } from './list-query';
import { holdsAll, sortedRows } from './rows';

/** On how many records a list stands that the console filtered: `read` of `total`. */
export type Coverage = { read: number; total: number };

/**
 * A page of the list narrowed by derived filters. Every page that the search and the wire's filters leave
 * is read, one call after the other and twenty at most; its records are then filtered, sorted and paged here.
 *
 * @throws ApiError, and the signal's reason once it is aborted.
 */
export const readDerivedList = async (
  pages: PageCache,
  definition: ResourceDefinition,
  params: ListParams,
  derived: Filters,
): Promise<{ data: RaRecord[]; total: number; coverage: Coverage }> => {
  const { rows, coverage } = await readEvery(pages, definition, params);
  const found = rows.filter(({ record }) => holdsAll(record, derived));
  const { page, pageSize, sortField, sortDir } = listQuery(definition, params);
  // Lists are sorted by what the wire calls a field; a codec may have given the record other names.
  const sorted = sortedRows(
    found,
    ({ record, wire }) => record[sortField] ?? wire[sortField],
    sortDir,
  );
  const data = sorted.slice((page - 1) * pageSize, page * pageSize).map(({ record }) => record);
  return { data, total: found.length, coverage };
};

const readEvery = async (
  pages: PageCache,
  definition: ResourceDefinition,
  params: ListParams,
): Promise<{ rows: KeptRow[]; coverage: Coverage }> => {
  const rows: KeptRow[] = [];
  for (let page = 1; ; page++) {
    const answer = await pages.read(definition, params, page);
    rows.push(...answer.rows);
    const isLast = answer.rows.length === 0 || rows.length >= answer.total;
    if (isLast || page === MAX_PAGES_READ) {
      const total = isLast ? rows.length : answer.total;
      return { rows, coverage: { read: rows.length, total } };
    }
  }
};
