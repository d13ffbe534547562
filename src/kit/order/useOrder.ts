import { useState } from 'react';
import { useDataProvider, useListContext, type Identifier, type RaRecord } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useCan } from '@/providers/session/use-session';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useDefinition } from '@/kit/registry/definitions';
import { isFiltered } from '@/core/is-filtered';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { useListCache } from '@/kit/record/list-cache';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { changedPositions, byPosition, moved } from './positions';

export type OrderProgress = { done: number; total: number };

export type Order = {
  /** The rows of the list in their current order, moved or not. */
  rows: readonly RaRecord[];
  /** Sorts records of the list, visible or not, in their current order. */
  arrange: (records: readonly RaRecord[]) => readonly RaRecord[];
  /** Whether rows can be moved: only if all are visible, and by users who may edit them. */
  isOpen: boolean;
  /** Number of rows with a new, unsaved position. */
  changes: number;
  progress: OrderProgress | null;
  /** Moves the row at `from` to `to`, both counted from 0. */
  move: (from: number, to: number) => void;
  reset: () => void;
  save: () => Promise<void>;
};

/**
 * The order of a list whose records hold their `position`: rows are moved first and saved together. Each moved record
 * is read and posted whole, once (docs/wire-format.md, 'update'). If one fails, those after it are not sent; the new
 * order stays, and the next press saves the rest.
 */
export const useOrder = (): Order => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const { invalidate } = useListCache(definition.name);
  const alerts = useAlerts();
  const mayEdit = useCan(definition.access.edit);
  const { data = NOTHING, total = 0, filterValues } = useListContext();
  const [newOrder, setNewOrder] = useState<readonly Identifier[] | null>(null);
  const [progress, setProgress] = useState<OrderProgress | null>(null);
  const isWhole = data.length >= total && !isFiltered(filterValues);
  const arrange = (records: readonly RaRecord[]) =>
    newOrder ? arranged(records, newOrder) : byPosition(records);
  const rows = arrange(data);
  const changes = newOrder ? changedPositions(rows) : [];

  const save = useSingleFlight(async () => {
    let done = 0;
    setProgress({ done, total: changes.length });
    try {
      for (const { record, position } of changes) {
        const { id } = record;
        const { data: current } = await provider.getOne(definition.name, { id, meta });
        await provider.update(definition.name, {
          id,
          data: { ...current, position },
          previousData: current,
          meta,
        });
        done += 1;
        setProgress({ done, total: changes.length });
      }
      alerts.success('order.saved');
      await invalidate();
      setNewOrder(null);
    } catch (error) {
      alerts.failure(error);
      // The login page only says that the session is over.
      if (error instanceof ApiError && error.status === 401) {
        alerts.info('order.session_over', { smart_count: done, total: changes.length });
      }
      // Reads the saved positions, so that the next press saves the rest.
      await invalidate();
    } finally {
      setProgress(null);
    }
  });

  return {
    rows,
    arrange,
    isOpen: mayEdit && isWhole && progress === null,
    changes: changes.length,
    progress,
    move: (from, to) => {
      const next = moved(rows, from, to);
      setNewOrder(changedPositions(next).length > 0 ? next.map(({ id }) => id) : null);
    },
    reset: () => setNewOrder(null),
    save,
  };
};

const NOTHING: RaRecord[] = [];

/** `rows` in the order of `ids`; rows added later come last. */
const arranged = (rows: readonly RaRecord[], ids: readonly Identifier[]): RaRecord[] => {
  const places = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted(
    (one, other) => (places.get(one.id) ?? ids.length) - (places.get(other.id) ?? ids.length),
  );
};
