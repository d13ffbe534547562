import { useQueryClient } from '@tanstack/react-query';
import { useStore, type Identifier, type RaRecord } from 'react-admin';
import { allRowsKey } from '@/kit/record/list-cache';
import { listParamsKey } from '@/kit/record/list-trail';
import { useAllRows } from '@/kit/list/useAllRows';
import { useDefinition } from '@/kit/registry/definitions';
import { placeInQueue, queueFilter, WAITING, type KeptList, type PlaceInQueue } from './sale-queue';

/**
 * Returns the place of a sale among those that wait, as the list was last filtered and sorted, or among all of them;
 * null until it is known, and for a processed sale. `leave` removes a processed sale from the sales already read.
 */
export const useSaleQueue = (
  sale: RaRecord,
): { place: PlaceInQueue | null; isReading: boolean; leave: (id: Identifier) => void } => {
  const client = useQueryClient();
  const definition = useDefinition();
  const [kept] = useStore<KeptList>(listParamsKey(definition.name));
  const isWaiting = sale.status !== 'processed';
  const listed = useAllRows(queueFilter(kept), { enabled: isWaiting });
  const among = listed.data && placeInQueue(listed.data.rows, sale.id, kept);
  const all = useAllRows(WAITING, { enabled: isWaiting && among === null });
  const leave = (id: Identifier) =>
    void client.setQueriesData<Rows>({ queryKey: allRowsKey(definition.name, WAITING) }, (read) => {
      const rows = read?.rows.filter((row) => row.id !== id);
      return read && rows && { rows, total: read.total - (read.rows.length - rows.length) };
    });
  const place = among ?? (all.data ? placeInQueue(all.data.rows, sale.id, undefined) : null);
  const isReading = listed.isLoading || all.isLoading;
  return { place: isWaiting ? place : null, isReading, leave };
};

type Rows = { rows: RaRecord[]; total: number };
