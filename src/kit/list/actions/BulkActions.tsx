import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEvent, useListContext, useStore, type Identifier } from 'react-admin';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { withWords } from '@/providers/preferences/late-words';
import { selectionKey } from '@/kit/record/list-trail';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { useExcludedRows } from '../excluded-rows';
import { focusRows } from '../focus-rows';
import type { OpeningAction, RecordAction } from './record-action';
import { SelectionBar } from './SelectionBar';
import { useActionRun } from './useActionRun';
import { useRangeKeys } from './useRangeKeys';

const ActionDialog = lazyComponent(
  () => withWords('bulk', () => import('./ActionDialog')),
  'ActionDialog',
);

type BulkActionsProps = {
  actions: readonly RecordAction[];
  /** The list element, which gets the focus when the bar is removed. */
  list: RefObject<HTMLElement | null>;
};

/**
 * The actions on the selected rows: a bar that precedes the rows in the tab order and floats at the bottom of the list,
 * and the action's dialog.
 */
export const BulkActions = ({ actions, list }: BulkActionsProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const { selectedIds, onSelect } = useListContext();
  const { ids: excludedIds, skippedIds, setSkippedIds } = useExcludedRows();
  useClearSelectionOnFilter();
  useRangeKeys(list);
  const isEmpty = selectedIds.length === 0;
  // Selected rows that the action does not change are deselected along with the changed ones.
  const [unchangedIds, setUnchangedIds] = useState<readonly Identifier[]>([]);
  const { run, ...steps } = useActionRun((results) => {
    const finished = new Set(results.flatMap(({ id, state }) => (state === 'failed' ? [] : [id])));
    onSelect(selectedIds.filter((id) => !finished.has(id) && !unchangedIds.includes(id)));
    setSkippedIds(skippedIds.filter((id) => !finished.has(id)));
  });
  const [opened, setOpened] = useState<OpeningAction | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  useFocusAfter(run !== null || opened !== null, () => {
    const target = [pressed.current, bar.current].find((element) => element?.isConnected);
    if (target) target.focus();
    else focusRows(list.current);
  });
  return (
    <>
      {!isEmpty && (
        <SelectionBar
          bar={bar}
          actions={actions}
          onAction={(action, ids, refusedIds) => {
            pressed.current = bar.current?.querySelector<HTMLElement>('button:focus') ?? null;
            if ('Dialog' in action) return setOpened(action);
            setUnchangedIds(selectedIds.filter((id) => !ids.includes(id)));
            const ticked = ids.filter((id) => excludedIds.has(id));
            const skipped = skippedIds.filter((id) => !ids.includes(id));
            return steps.ask(action, ids, { excludedIds: [...ticked, ...skipped], refusedIds });
          }}
          onEmptied={() => focusRows(list.current)}
        />
      )}
      {run && <ActionDialog run={run} {...steps} />}
      {opened && <opened.Dialog ids={selectedIds} onClose={() => setOpened(null)} />}
    </>
  );
};

/** Calls `focus` when `isOpen` changes to false. */
const useFocusAfter = (isOpen: boolean, focus: () => void) => {
  const wasOpen = useRef(isOpen);
  const move = useEvent(focus);
  useEffect(() => {
    if (wasOpen.current && !isOpen) move();
    wasOpen.current = isOpen;
  }, [isOpen, move]);
};

/**
 * Clears the selection after a new search or filter, so that no hidden row stays selected. A user who returns to the
 * same search and filters finds the selection unchanged.
 */
const useClearSelectionOnFilter = () => {
  const { filterValues, onSelect } = useListContext();
  const definition = useDefinition();
  const key = selectionKey(resourceKey(definition, useParentMeta(definition)));
  const [seen, setSeen] = useStore<string | null>(key, null);
  const filters = JSON.stringify(filterValues);
  const clear = useEvent(() => onSelect([]));
  useEffect(() => {
    if (seen === filters) return;
    setSeen(filters);
    if (seen !== null) clear();
  }, [seen, filters, setSeen, clear]);
};
