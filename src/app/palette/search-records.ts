import type { Role } from '@/core/permissions';
import type { ResourceDefinition } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { listLink } from '@/kit/links/list-link';
import { nameWithReferences, type Names } from './named-hits';
import { hitOf, rankHits, type Hit } from './record-search';
import type { Search } from './search-of';

/** The best records of one resource for a search. */
export type SearchResult = {
  hits: readonly Hit[];
  /** The list of all results, where there are more than the hits and the list can be filtered to them. */
  all?: AllResults;
};
type AllResults = { to: string; count: number };

/** Rows read of a list, of which the best are shown: a server does not rank its results. */
const ROWS = 25;
const SHOWN = 5;

type Searcher = Omit<Names, 'provider'> & {
  provider: ConsoleDataProvider;
  roles: readonly Role[];
};

/**
 * Searches the list of a resource, and returns its best records under their names.
 *
 * @throws the error of the list's call, also of one that `signal` has cancelled
 */
export const searchRecords = async (
  searcher: Searcher,
  definition: ResourceDefinition,
  { filter, term }: Search,
  signal: AbortSignal,
): Promise<SearchResult> => {
  const { data, total } = await searcher.provider.getList(definition.name, {
    pagination: { page: 1, perPage: ROWS },
    filter,
    signal,
  });
  const found = data.flatMap((record) => {
    const hit = hitOf(definition, record, searcher.roles, filter.q);
    return hit ? [{ ...hit, record }] : [];
  });
  const hits = await Promise.all(
    rankHits(found, term)
      .slice(0, SHOWN)
      .map(async ({ record, ...hit }) => {
        const { name, codes } = await nameWithReferences(searcher, definition, record);
        const code = codes.length === 0 ? hit.code : codes.join(' · ');
        return { ...hit, name: name || hit.name, code };
      }),
  );
  const to = total > hits.length && listLink(definition, givenIn(filter));
  return { hits, all: to ? { to, count: total } : undefined };
};

/** The part of a search that is not empty: with the year of a text, no other word need be left. */
const givenIn = (filter: Search['filter']) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
