import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { readRecord } from './action-run';

/** The record `id` as a list of `resource` last showed it; undefined if none did. */
export const listedRecord = (
  client: QueryClient,
  resource: string,
  id: Identifier,
): RaRecord | undefined =>
  client
    .getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] })
    .flatMap(([, list]) => list?.data ?? [])
    .find((row) => row.id === id);

/** The selected records by id, as the list last showed them; records it has not shown are missing. */
export const useSelectedRecords = (): ReadonlyMap<Identifier, RaRecord> => {
  const { name } = useDefinition();
  const client = useQueryClient();
  const { data: shown = [], selectedIds } = useListContext<RaRecord>();
  return useMemo(() => {
    const selected = new Set(selectedIds);
    const lists = client
      .getQueryCache()
      .findAll({ queryKey: [name, 'getList'] })
      .map(({ state }) => state as { data?: { data?: RaRecord[] }; dataUpdatedAt: number })
      .sort((one, other) => one.dataUpdatedAt - other.dataUpdatedAt);
    const records = [...lists.flatMap(({ data }) => data?.data ?? []), ...shown];
    return new Map(records.flatMap((one) => (selected.has(one.id) ? [[one.id, one]] : [])));
  }, [client, name, shown, selectedIds]);
};

/** Returns a function that reads a record of the page's resource, from the cached list or else from the server. */
export const useRecordReader = () => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const client = useQueryClient();
  return async (id: Identifier): Promise<RaRecord> =>
    listedRecord(client, definition.name, id) ?? readRecord({ provider, definition, meta }, id);
};
