import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useEvent, useListContext, useLocation, useNavigate, useStoreContext } from 'react-admin';
import {
  listPlaceKey,
  listTrailKey,
  sightOf,
  trailRows,
  type ListPlace,
  type ListTrail,
} from '@/kit/record/list-trail';
import { focusRecordRow, RECORD_ROW } from '@/kit/record/record-row';
import { isFocusUnused } from '@/ui/hooks/focus-main';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { rowsSearch } from './views/kept-search';

/**
 * Restores the scroll position at which the list was left and, unless another element has it, the focus on the row
 * whose record was opened. Stores which rows the list shows, for the pages of its records. Rendered after the rows, in
 * the same commit.
 */
export const ListMemory = ({ frame }: { frame: RefObject<HTMLElement | null> }) => {
  const definition = useDefinition();
  const key = resourceKey(definition, useParentMeta(definition));
  const { getItem, setItem } = useStoreContext();
  const { data, total, filterValues, sort, page, perPage, isPlaceholderData } = useListContext();
  const shown = { filter: filterValues, sort, page, perPage };
  const sight = sightOf(shown);

  const storeTrail = useEvent(() => {
    if (!data || total === undefined || isPlaceholderData) return;
    const rows = trailRows(definition, data);
    setItem(listTrailKey(key), { ...shown, sort, total, rows });
  });
  useEffect(storeTrail, [storeTrail, data, total, sight, isPlaceholderData]);

  const { key: entry } = useLocation();
  const navigate = useNavigate();
  const [place] = useState(() => getItem<ListPlace | null>(listPlaceKey(key), null));
  // The user paged from one of its records to a record of another page.
  const [moved] = useState(() =>
    place && place.entry === entry && place.from === sight && place.sight !== sight
      ? getItem<ListTrail | null>(listTrailKey(key), null)
      : null,
  );
  const ahead = place?.entry === entry ? moved : null;
  useLayoutEffect(() => {
    if (ahead) navigate({ search: rowsSearch(ahead) }, { replace: true });
  }, [ahead, navigate]);

  const isRestored = useRef(false);
  const isSearching = useRef(true);
  useLayoutEffect(() => {
    if (ahead || !data) return;
    const kept = place?.sight === sight ? place : null;
    if (!isRestored.current) scrollTo(kept?.y ?? 0);
    isRestored.current = true;
    if (!isSearching.current) return;
    // The row may only arrive with the next answer, if a change moved it to this page.
    isSearching.current =
      kept?.id !== undefined && isFocusUnused() && !focusRecordRow(frame.current, String(kept.id));
  }, [data, place, sight, frame, ahead]);

  // The scroll position at the click on a record, because the router scrolls up before the list unmounts.
  const left = useRef<Pick<ListPlace, 'y' | 'id'>>(undefined);
  useEffect(() => {
    const list = frame.current;
    const remember = (event: MouseEvent) => {
      const id = openedBy(event);
      if (id) left.current = { id, y: window.scrollY };
    };
    list?.addEventListener('click', remember, true);
    return () => list?.removeEventListener('click', remember, true);
  }, [frame]);
  const leave = useEvent(() =>
    setItem(listPlaceKey(key), {
      at: Date.now(),
      y: window.scrollY,
      id: place?.id,
      ...left.current,
      sight,
      from: sight,
      entry,
    }),
  );
  // In a layout effect, because its cleanup runs while the page still has its full height.
  useLayoutEffect(() => leave, [leave]);
  return null;
};

/** The id of the record that a click opens in this tab; undefined if it opens none. */
const openedBy = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined => {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return undefined;
  if (target.closest('button, input, label')) return undefined;
  return target.closest<HTMLElement>(RECORD_ROW)?.dataset.record;
};

const scrollTo = (y: number) => {
  if (Math.abs(window.scrollY - y) > 1) window.scrollTo(0, y);
};
