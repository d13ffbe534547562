import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, type Identifier, type RaRecord } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { readRecord } from './action-run';

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

/** Returns a function that returns a record of the page's resource as its list last showed it, else reads it. */
export const useRecordReader = () => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const client = useQueryClient();
  return async (id: Identifier): Promise<RaRecord> =>
    listedRecord(client, definition.name, id) ?? readRecord({ provider, definition, meta }, id);
};
