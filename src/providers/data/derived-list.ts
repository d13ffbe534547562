import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import type { PageCache, CachedRow } from './page-cache';
import { readPages, type Coverage } from './iterate-pages';
import { listQuery, type Filters, type ListParams } from './list-query';
import { matchesFilters, sortRows } from './rows';

/**
 * Reads a page of a list that is filtered or sorted by fields the wire does not have. It reads the pages that match
 * search and wire filters, at most twenty, and applies the `derived` filters, the order and the paging here. If a field
 * depends on the number of the records' children, these are counted first (`Codec.childless`), and the coverage
 * excludes the records that were not counted.
 *
 * @param definitions all resources by name
 * @throws ApiError, or the reason of the signal once it is aborted
 */
export const readDerivedList = async (
  pages: PageCache,
  definition: ResourceDefinition,
  params: ListParams,
  derived: Filters,
  definitions: ReadonlyMap<string, ResourceDefinition>,
): Promise<{ data: RaRecord[]; total: number; coverage: Coverage }> => {
  const { rows, coverage } = await readEvery(pages, definition, params);
  const query = listQuery(definition, params);
  const { page, pageSize, sortField } = query;
  const sort = (some: readonly CachedRow[]) =>
    // Lists are sorted by wire fields; a codec may have renamed them in the record.
    sortRows(some, ({ record, wire }) => record[sortField] ?? wire[sortField], query);
  const counted = definition.codec?.childless
    ? // Few lists need this module, so the first list does not load it.
      await (
        await import('./childless')
      ).withChildless(rows, { pages, definition, params, derived, definitions, sort })
    : { rows, uncounted: 0 };
  const found = counted.rows.filter(({ record }) => matchesFilters(record, derived));
  const sorted = sort(found);
  const data = sorted.slice((page - 1) * pageSize, page * pageSize).map(({ record }) => record);
  return {
    data,
    total: found.length,
    coverage: { ...coverage, read: coverage.read - counted.uncounted },
  };
};

const readEvery = async (
  pages: PageCache,
  definition: ResourceDefinition,
  params: ListParams,
): Promise<{ rows: CachedRow[]; coverage: Coverage }> => {
  const { rows, total } = await readPages(async (page) => {
    const answer = await pages.read(definition, params, page);
    const data = answer.rows.map((row) => ({ ...row, id: row.record.id }));
    return { data, total: answer.total };
  });
  return { rows, coverage: { read: rows.length, total } };
};
