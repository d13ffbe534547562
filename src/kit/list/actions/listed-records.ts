import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';

/** The record called `id` as a list of `resource` last showed it. */
export const listedRecord = (
  client: QueryClient,
  resource: string,
  id: Identifier,
): RaRecord | undefined =>
  client
    .getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] })
    .flatMap(([, list]) => list?.data ?? [])
    .find((row) => row.id === id);
