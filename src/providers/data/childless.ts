import { countedChildren } from '@/core/childless';
import { MAX_PARENTS_COUNTED } from '@/core/constants';
import { mapWithConcurrency } from '@/core/concurrency';
import type { ResourceDefinition } from '@/core/resource';
import { unlessUnseen } from '../http/unseen';
import type { Filters, ListParams } from './list-query';
import type { CachedRow, PageCache } from './page-cache';
import { matchesFilters } from './rows';

type Counting = {
  pages: PageCache;
  definition: ResourceDefinition;
  params: ListParams;
  derived: Filters;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  /** Sorts rows as the list does, because the children of its first rows are counted. */
  sort: (rows: readonly CachedRow[]) => CachedRow[];
};

/**
 * Returns `rows` in their order; those without children get the state that `Codec.childless` names. `uncounted` is the
 * number of rows whose children were not counted: those beyond the first `MAX_PARENTS_COUNTED`, and those whose
 * children the user may not see. Nothing is counted unless the list is filtered by one of these states or sorted by
 * their field.
 *
 * @throws ApiError if a call fails, or the reason of the signal once it is aborted
 */
export const withChildless = async (
  rows: readonly CachedRow[],
  { pages, definition, params, derived, definitions, sort }: Counting,
): Promise<{ rows: readonly CachedRow[]; uncounted: number }> => {
  const { childless } = definition.codec ?? {};
  if (!childless) return { rows, uncounted: 0 };
  const { field, among, value } = childless;
  const { [field]: wanted, ...others } = derived;
  const matters =
    wanted === undefined
      ? params.sort?.field === field
      : wanted === value || among.includes(wanted);
  if (!matters) return { rows, uncounted: 0 };
  // Rows in another of these states do not match the filter, with or without children.
  const states = wanted === undefined || wanted === value ? among : [wanted];
  const counted = sort(
    rows.filter(
      ({ record }) => states.includes(String(record[field])) && matchesFilters(record, others),
    ),
  );
  const numbers = await mapWithConcurrency(
    counted.slice(0, MAX_PARENTS_COUNTED),
    async ({ record }) => {
      const children = countedChildren(definition, record, definitions);
      if (!children) return undefined;
      const own = { meta: { parents: children.parents }, signal: params.signal };
      // Children that the user may not see, or whose parent was deleted meanwhile, are not counted.
      return (await unlessUnseen(pages.read(children.resource, own, 1, 1)))?.total;
    },
    MAX_CONCURRENT_CALLS,
  );
  const isEmpty = new Set(counted.filter((_, at) => numbers[at] === 0));
  return {
    rows: rows.map((row) =>
      isEmpty.has(row) ? { ...row, record: { ...row.record, [field]: value } } : row,
    ),
    uncounted: counted.length - numbers.filter((number) => number !== undefined).length,
  };
};

const MAX_CONCURRENT_CALLS = 6;
