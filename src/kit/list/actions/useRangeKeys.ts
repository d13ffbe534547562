import { useEffect, useRef, type RefObject } from 'react';
import { useEvent, useListContext, type Identifier, type RaRecord } from 'react-admin';
import { isShortcut } from '@/ui/shortcuts/shortcuts';
import { useSelectMany } from '../excluded-rows';
import { rowMark } from '../row-mark';
import { rangeSinceLast } from './selected-range';

/**
 * Selects rows of the table in `list` by keyboard. Shift with an arrow extends the selection to the next row, or
 * shrinks it towards the row where it began. Shift with Space selects all rows between the one selected last and the
 * focused one. The grid itself moves the focus.
 */
export const useRangeKeys = (list: RefObject<HTMLElement | null>): void => {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const selectMany = useSelectMany();
  const extension = useRef<{ start: Identifier; end: Identifier }>(undefined);

  const extend = (at: number, to: number) => {
    const [here, next] = [data[at], data[to]];
    if (!here || !next) return;
    const { start, end } = extension.current ?? {};
    const begun = end === here.id ? data.findIndex(({ id }) => id === start) : -1;
    const first = begun < 0 ? at : begun;
    const isShrinking = Math.abs(to - first) < Math.abs(at - first);
    if (isShrinking) onSelect(selectedIds.filter((id) => id !== here.id));
    else selectMany([here.id, next.id]);
    extension.current = { start: data[first]?.id ?? here.id, end: next.id };
  };
  const press = useEvent((event: KeyboardEvent) => {
    const at = data.findIndex(({ id }) => String(rowMark(id)) === markOf(event.target));
    const row = data[at];
    if (!row) return;
    const isBelow = isShortcut(event, 'extend_down');
    if (isBelow || isShortcut(event, 'extend_up')) {
      const to = at + (isBelow ? 1 : -1);
      // Above the first row are the column headers.
      if (data[to]) extend(at, to);
      else event.preventDefault();
    } else if (isShortcut(event, 'select_to')) {
      event.preventDefault();
      selectMany(rangeSinceLast(data, selectedIds, row.id) ?? [row.id]);
    }
  });
  useEffect(() => {
    const { current } = list;
    // Captured before the grid's handler, for which Space selects only one row.
    current?.addEventListener('keydown', press, true);
    return () => current?.removeEventListener('keydown', press, true);
  }, [list, press]);
};

const markOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('tr[data-record]')?.dataset.record
    : undefined;
