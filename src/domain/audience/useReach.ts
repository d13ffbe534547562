import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useEvent, type DataProvider } from 'react-admin';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { useDefinitions } from '@/kit/registry/definitions';
import { useDebounced } from '@/ui/hooks/useDebounced';
import {
  boundsOf,
  countedFor,
  listsOf,
  listsOfAll,
  mostOfAll,
  type Audience,
  type AudienceList,
  type Bounds,
  type CountedList,
} from './audience-lists';

/** A list with its total and a few of its people; both are missing where it cannot be read. */
export type ReachedList = AudienceList & { total?: number; names: readonly string[] };

export type Reach = {
  lists: readonly ReachedList[];
  /** Undefined while a total is read, and where that of a list is unknown. */
  count?: Bounds;
  /** The count of each resource of people. */
  parts: Readonly<Partial<Record<string, Bounds>>>;
  isPending: boolean;
};

const NAMED = 3;
const STALE_MS = 60_000;

/** The number of people that `audience` reaches, and a few of their names. */
export const useReach = (audience: Audience): Reach => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const lists = listsOf(audience);
  const counted = countedFor(lists);
  const answers = useQueries({
    queries: counted.map((list) => reachQuery(provider, definitions.get(list.resource), list)),
  });
  const totalOf = totalsOf(
    counted,
    answers.map(({ data }) => data?.total),
  );
  const isPending = answers.some((answer) => answer.isPending);
  // Not before all lists are read: until the list that contains several others is known, their sum is too high.
  const countOf = (some: readonly AudienceList[]) =>
    isPending ? undefined : boundsOf(some, totalOf);
  return {
    lists: lists.map((list, index) => {
      const { data } = answers[index] ?? {};
      return { ...list, total: data?.total, names: data?.names ?? [] };
    }),
    count: countOf(lists),
    parts: Object.fromEntries(
      [...new Set(lists.map(({ resource }) => resource))].map((resource) => [
        resource,
        countOf(lists.filter((list) => list.resource === resource)),
      ]),
    ),
    isPending,
  };
};

/** The reach of an audience that is being edited, debounced: pending while the audience changes. */
export const useDebouncedReach = (audience: Audience): Reach => {
  const current = useSameAudience(audience);
  const counted = useDebounced(current);
  const known = useReach(counted);
  return counted === current ? known : uncountedReach(current);
};

/** The lists of an audience before they are counted. */
const uncountedReach = (audience: Audience): Reach => ({
  lists: listsOf(audience).map((list) => ({ ...list, names: [] })),
  parts: {},
  isPending: true,
});

/** The most people `audiences` reach together; undefined while loading, and where a list cannot be read. */
export const useMostReached = (audiences: readonly Audience[]): number | undefined => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const counted = listsOfAll(audiences);
  const answers = useQueries({
    queries: counted.map((list) => reachQuery(provider, definitions.get(list.resource), list)),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  const totals = answers.map(({ data }) => data?.total);
  return mostOfAll(audiences, totalsOf(counted, totals));
};

/**
 * Returns a function that counts an audience: undefined where it cannot be counted, zero for an audience without
 * recipients.
 */
export const useCountReach = () => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const client = useQueryClient();
  return useEvent(async (audience: Audience): Promise<Bounds | undefined> => {
    const lists = listsOf(audience);
    const counted = countedFor(lists);
    try {
      const answers = await Promise.all(
        counted.map((list) =>
          client.fetchQuery(reachQuery(provider, definitions.get(list.resource), list)),
        ),
      );
      const totals = answers.map(({ total }) => total);
      return boundsOf(lists, totalsOf(counted, totals));
    } catch {
      // The count is optional: the caller continues without it.
      return undefined;
    }
  });
};

/** Returns a function that looks up the total of a list among `counted`. */
const totalsOf = (counted: readonly CountedList[], totals: readonly (number | undefined)[]) => {
  const keyOf = ({ resource, filter }: CountedList) => JSON.stringify([resource, filter]);
  const byList = new Map(counted.map((list, at) => [keyOf(list), totals[at]]));
  return (list: CountedList) => byList.get(keyOf(list));
};

/** A stable reference to the audience while its content is the same. */
export const useSameAudience = (audience: Audience): Audience => {
  const text = JSON.stringify(audience);
  return useMemo(() => JSON.parse(text) as Audience, [text]);
};

const reachQuery = (
  provider: DataProvider,
  definition: ResourceDefinition | undefined,
  { resource, filter }: CountedList,
) =>
  queryOptions({
    queryKey: [resource, 'reach', filter],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const { data, total = 0 } = await provider.getList(resource, {
        pagination: { page: 1, perPage: NAMED },
        filter,
        signal,
      });
      return {
        total,
        names: definition ? data.map((record) => representationOf(definition, record)) : [],
      };
    },
  });
