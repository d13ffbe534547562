import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { compareByMenu } from '@/core/menu-order';
import { can, type Role } from '@/core/permissions';
import type { ResourceDefinition } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';
import { readPages } from '@/providers/data/iterate-pages';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions } from '@/kit/registry/definitions';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { itemsOf, type CalendarItem } from './calendar-items';

/** The records read of a kind; `total` counts all of them. */
export type KindRecords = { records: RaRecord[]; total: number };

/** A kind of item on the calendar, and the state of its query. */
export type Kind = {
  definition: ResourceDefinition;
  isPending: boolean;
  /** Whether its records, or earlier ones, are known. */
  isRead: boolean;
  /** Whether it has neither loaded nor failed yet. */
  isAwaited: boolean;
  isFailed: boolean;
  /** Whether earlier data is shown because a refetch failed. */
  isStale: boolean;
  retry: () => void;
  /** The number of records read, where there are more. */
  cappedAt?: number;
};

const STALE_MS = 60_000;

type CalendarItems = {
  kinds: Kind[];
  /**
   * Undefined until all kinds have loaded or failed, or a short timeout has passed: loading one after the other, they
   * would shift the layout.
   */
  items: CalendarItem[] | undefined;
};

/** Returns the items of all kinds that the user may list; no list parameter filters by day. */
export const useCalendarItems = (): CalendarItems => {
  const provider = useDataProvider();
  const { roles } = useCurrentUser();
  const translate = useTranslate();
  const registry = useDefinitions();
  const definitions = useMemo(
    () =>
      [...registry.values()]
        .filter(({ calendar, access, parents }) => calendar && !parents && can(roles, access.list))
        .sort(compareByMenu),
    [registry, roles],
  );
  const combine = useCallback(
    (answers: UseQueryResult<KindRecords>[]) => gathered(definitions, roles, answers, translate),
    [definitions, roles, translate],
  );
  const isPatient = useIsWithin(PATIENCE_MS);
  const { kinds, items } = useQueries({
    queries: definitions.map((definition) => ({
      queryKey: calendarKey(definition.name),
      staleTime: STALE_MS,
      queryFn: ({ signal }: { signal: AbortSignal }) => readAll(provider, definition, signal),
    })),
    combine,
  });
  const isAwaited = isPatient && kinds.some((kind) => kind.isAwaited);
  return { kinds, items: isAwaited ? undefined : items };
};

const PATIENCE_MS = 1_500;

/** Returns whether the component was mounted less than `ms` milliseconds ago. */
const useIsWithin = (ms: number): boolean => {
  const [isWithin, setIsWithin] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWithin(false), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isWithin;
};

const gathered = (
  definitions: readonly ResourceDefinition[],
  roles: readonly Role[],
  answers: readonly UseQueryResult<KindRecords>[],
  translate: Translate,
) => {
  const kinds = definitions.flatMap((definition, at) => {
    const answer = answers[at];
    return answer ? [kindOf(definition, answer)] : [];
  });
  const items = definitions.flatMap((definition, at) =>
    itemsOf(definition, answers[at]?.data?.records ?? [], {
      mayEdit: can(roles, definition.access.edit),
      companyField: companyFieldOf(definition),
      translate,
    }),
  );
  return { kinds, items };
};

const kindOf = (
  definition: ResourceDefinition,
  {
    data,
    isPending,
    isError,
    isRefetchError,
    errorUpdateCount,
    refetch,
  }: UseQueryResult<KindRecords>,
): Kind => ({
  definition,
  isPending,
  isRead: data !== undefined,
  isAwaited: isPending && errorUpdateCount === 0,
  isFailed: isError,
  isStale: isRefetchError,
  retry: () => void refetch(),
  cappedAt: data && data.total > data.records.length ? data.records.length : undefined,
});

/** Begins with the resource's name, so that a write to the resource invalidates it too. */
export const calendarKey = (name: string) => [name, 'calendar'] as const;

const readAll = async (
  provider: DataProvider,
  { name }: ResourceDefinition,
  signal: AbortSignal,
): Promise<KindRecords> => {
  const { rows, total } = await readPages<RaRecord>((page) =>
    provider.getList(name, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      // The latest ones, where there are more than are read.
      sort: { field: DEFAULT_SORT_FIELD, order: 'DESC' },
      filter: {},
      signal,
    }),
  );
  return { records: rows, total };
};

const companyFieldOf = ({ references = {} }: ResourceDefinition): string | undefined =>
  Object.entries(references).find(
    ([, { resource, isFilterOnly }]) => resource === COMPANY && !isFilterOnly,
  )?.[0];
