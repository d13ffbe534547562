import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useEvent, type DataProvider } from 'react-admin';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { useDefinitions } from '@/shared/registry/definitions';
import { listsOf, mayOverlap, type Audience, type AudienceList } from './audience-lists';

/** A list with its total and a few who are in it; both are missing where it cannot be read. */
export type ReachedList = AudienceList & { total?: number; names: readonly string[] };

export type ReachCount = {
  /** The sum of the totals. */
  total: number;
  /** Whether people may have been counted twice: `total` is then the most there can be. */
  isAtMost: boolean;
};

export type Reach = Pick<ReachCount, 'isAtMost'> & {
  lists: readonly ReachedList[];
  /** Undefined while one of the lists is not known. */
  total?: number;
  isPending: boolean;
};

const NAMED = 3;
const STALE_MS = 60_000;

/** How many people `audience` reaches, and a few of their names. */
export const useReach = (audience: Audience): Reach => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const lists = listsOf(audience);
  const answers = useQueries({
    queries: lists.map((list) => reachQuery(provider, definitions.get(list.resource), list)),
  });
  const reached = lists.map((list, index): ReachedList => {
    const { data } = answers[index] ?? {};
    return { ...list, total: data?.total, names: data?.names ?? [] };
  });
  return {
    lists: reached,
    total: sumOf(reached.map(({ total }) => total)),
    isAtMost: mayOverlap(lists),
    isPending: answers.some(({ isPending }) => isPending),
  };
};

/**
 * Returns a function that counts an audience: undefined where it cannot be counted, nobody for an audience without
 * recipients.
 */
export const useCountReach = () => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const client = useQueryClient();
  return useEvent(async (audience: Audience): Promise<ReachCount | undefined> => {
    const lists = listsOf(audience);
    try {
      const answers = await Promise.all(
        lists.map((list) =>
          client.fetchQuery(reachQuery(provider, definitions.get(list.resource), list)),
        ),
      );
      const total = sumOf(answers.map((answer) => answer.total));
      return total === undefined ? undefined : { total, isAtMost: mayOverlap(lists) };
    } catch {
      // The count is a courtesy: what it is asked for goes on without it.
      return undefined;
    }
  });
};

/** The audience; the same object while its content is the same. */
export const useSameAudience = (audience: Audience): Audience => {
  const text = JSON.stringify(audience);
  return useMemo(() => JSON.parse(text) as Audience, [text]);
};

const reachQuery = (
  provider: DataProvider,
  definition: ResourceDefinition | undefined,
  { resource, filter }: AudienceList,
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

const sumOf = (totals: readonly (number | undefined)[]): number | undefined =>
  totals.reduce<number | undefined>(
    (sum, total) => (sum === undefined || total === undefined ? undefined : sum + total),
    0,
  );
