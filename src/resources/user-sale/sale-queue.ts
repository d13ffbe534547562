import type { Identifier, RaRecord } from 'react-admin';
import { isRecord } from '@/core/is-record';
import { sortRows } from '@/providers/data/rows';

/** The state of a list as react-admin stores it; anything may be stored. */
export type KeptList = { filter?: unknown; sort?: unknown; order?: unknown } | undefined;

/** The place of a sale among those that wait, counted from one, and the sale that follows it. */
export type PlaceInQueue = { at: number; of: number; next?: Identifier };

/** The filter of the sales that wait. */
export const WAITING = { status: 'unprocessed' } as const;

/** Returns the list's filters with the sales that wait only. */
export const queueFilter = (kept: KeptList): Readonly<Record<string, unknown>> => ({
  ...(isRecord(kept?.filter) ? kept.filter : {}),
  ...WAITING,
});

/**
 * Returns the place of the sale `id` among `waiting`; the last is followed by the first. A list of waiting sales gives
 * its order; after any other, which starts with the newest, the oldest comes first. Null where it is not among them.
 */
export const placeInQueue = (
  waiting: readonly RaRecord[],
  id: Identifier,
  kept: KeptList,
): PlaceInQueue | null => {
  const isOfWaiting = isRecord(kept?.filter) && kept.filter.status === WAITING.status;
  const sortField = isOfWaiting && typeof kept.sort === 'string' ? kept.sort : 'date';
  const sortDir = isOfWaiting && kept.order === 'DESC' ? -1 : 1;
  const queue = sortRows(waiting, (sale) => sale[sortField], { sortField, sortDir });
  const at = queue.findIndex((sale) => sale.id === id);
  if (at < 0) return null;
  const next = queue.length > 1 ? queue[(at + 1) % queue.length] : undefined;
  return { at: at + 1, of: queue.length, next: next?.id };
};
