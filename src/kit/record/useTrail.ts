import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  useDataProvider,
  useEvent,
  useLocation,
  useNavigate,
  useStore,
  useStoreContext,
  type RaRecord,
} from 'react-admin';
import { recordPath } from '@/core/routes';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useAddressParams } from '@/ui/page/address-params';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import type { Opened } from '@/kit/links/record-address';
import { splitListSearch } from '@/kit/links/list-params';
import { withQuery } from '@/kit/links/with-query';
import { useLeaveListAt } from './useLeaveListAt';
import {
  listParamsKey,
  listTrailKey,
  sightOf,
  trailRows,
  type ListTrail,
  type TrailRow,
} from './list-trail';

/**
 * The position of `record` among the rows that its list showed last, counted from 1, their total, and a function that
 * opens the record `step` rows further in `view`. Null if the record is not in that list, or the only one. Beyond the
 * last row of a page it reads the next page, to which the user then returns.
 */
export const useTrail = (record: Pick<RaRecord, 'id'>, view: Opened) => {
  const definition = useDefinition();
  const { name } = definition;
  const meta = useParentMeta(definition);
  const params = useAddressParams();
  const key = resourceKey(definition, meta);
  const [kept, setTrail] = useStore<ListTrail | null>(listTrailKey(key), null);
  const { getItem, setItem } = useStoreContext();
  const leaveAt = useLeaveListAt();
  const client = useQueryClient();
  const provider = useDataProvider();
  const navigate = useNavigate();
  const { pathname, search, state, key: entry = '' } = useLocation();
  const arrival = (state as ArrivalState | null)?.arrivals?.[key];
  const trail = arrival?.trail ?? kept;
  const alerts = useAlerts();
  const isShown = useIsMounted();

  const readPage = async (from: ListTrail, page: number): Promise<ListTrail> => {
    const { filter, sort, perPage } = from;
    const listParams = { pagination: { page, perPage }, sort, filter, meta };
    // The list's own cache entry, so that the list needs no call when the user returns.
    const { data, total = from.total } = await client.fetchQuery({
      queryKey: [name, 'getList', listParams],
      queryFn: ({ signal }) => provider.getList(name, { ...listParams, signal }),
    });
    return { ...from, page, total, rows: trailRows(definition, data) };
  };
  const leaveListAt = (shown: ListTrail, id: RaRecord['id']) => {
    const { filter, sort, page, perPage } = shown;
    const before = getItem<object>(listParamsKey(key), {});
    const order = { sort: sort.field, order: sort.order };
    setItem(listParamsKey(key), { ...before, ...order, filter, page, perPage });
    leaveAt(id, { sight: sightOf(shown) });
    setTrail(shown);
  };
  const leaveList = useEvent(leaveListAt);
  useEffect(() => {
    // Only once: the history entry keeps its state, but later the list may show other rows.
    if (!arrival || arrivedAt.has(entry)) return;
    arrivedAt.add(entry);
    leaveList(arrival.trail, arrival.id);
  }, [arrival, entry, leaveList]);
  const open = (shown: ListTrail, row: TrailRow | undefined) => {
    if (!row) return;
    if (view === 'panel') {
      leaveListAt(shown, row.id);
      // Without the list's parameters in the address, the list behind shows the page where it was left.
      const kept = shown.page === trail?.page ? search : splitListSearch(search).rest;
      navigate(withQuery(pathname, kept, { open: String(row.id) }), { replace: true });
    } else {
      // Replaced, so that the back button leads to the list. The list's place is only stored on arrival, because a user
      // with unsaved changes may stay.
      const arrivals = { [key]: { trail: shown, id: row.id } };
      // Keeps the query, which has the tab or step of the page.
      navigate(withQuery(recordPath(definition, view, row, params), search, {}), {
        replace: true,
        state: { _scrollToTop: true, arrivals } satisfies ArrivalState,
      });
    }
  };

  const at = trail?.rows.findIndex(({ id }) => String(id) === String(record.id)) ?? -1;
  const place = trail ? (trail.page - 1) * trail.perPage + at + 1 : 0;
  const total = trail?.total ?? 0;
  const mayGo = (step: 1 | -1) => place + step >= 1 && place + step <= total;
  const go = useSingleFlight(async (step: 1 | -1) => {
    if (!trail || !mayGo(step)) return;
    const row = trail.rows[at + step];
    if (row) return open(trail, row);
    try {
      const next = await readPage(trail, trail.page + step);
      if (isShown()) open(next, next.rows.at(step === 1 ? 0 : -1));
    } catch (error) {
      if (isShown()) alerts.failure(error);
    }
  });
  return at < 0 || total < 2 ? null : { place, total, mayGo, go };
};

/** The history entries for which the list's place was stored on arrival. */
const arrivedAt = new Set<string>();

/** The navigation state for a record opened from another one: the list's place to store, by the list's key. */
type ArrivalState = {
  _scrollToTop: true;
  arrivals?: Readonly<Record<string, { trail: ListTrail; id: RaRecord['id'] }>>;
};
