import { createPath, type NavigateFunction, type NavigateOptions } from 'react-router-dom';
import { hasDrawer } from '@/core/resource';
import type { UrlScheme } from '@/core/url-scheme';
import { splitListSearch } from '@/kit/links/list-params';
import { queryText } from '@/kit/links/query-text';
import { splitAddress } from '@/kit/links/split-address';
import { shownSearch } from '@/kit/list/views/kept-search';
import type { Location } from '@/kit/links/documented-location';

type Move = {
  navigate: NavigateFunction;
  current: Location;
  /** The documented address to navigate to. */
  target: string;
  /** The target, extended by the rows that its list showed last, if any. */
  address: string;
  options?: NavigateOptions;
};

/** State of the history entry of a drawer opened from its list: the address of the list, in the entry before it. */
type DrawerState = { _list?: string };

/**
 * Returns the function that navigates. Closing a drawer or panel goes back to the list it was opened from, also after a
 * reload, so that the browser's Back does not open it again; one opened otherwise is replaced by its list.
 */
export const createDrawerMoves = (scheme: UrlScheme) => {
  const listAt = (pathname: string, search: string) => {
    const { resource, view } = scheme.match(pathname)?.route ?? {};
    const isNew = view === 'create' && resource !== undefined && hasDrawer(resource);
    const isOpen = isNew || DRAWERS.test(splitListSearch(search).rest);
    return { list: isNew || view === 'list' ? resource : undefined, isOpen };
  };
  /** Whether the `list` shows the rows of `target`: the list may have been searched while the drawer was opened. */
  const isShownBy = (list: string | undefined, target: string, { pathname }: Location): boolean => {
    if (list === undefined) return false;
    const [path, search] = splitAddress(list);
    const [targetPath, targetSearch] = splitAddress(target);
    if (path !== targetPath) return false;
    if (pathname === path) return isSameQuery(search, targetSearch);
    // The address for new records names no rows: they are those that the list showed last, as in its bare address.
    const { route, params } = scheme.match(path) ?? {};
    const rows = splitListSearch(search).list;
    if (rows === '' || !route?.resource || !params) return true;
    return isSameQuery(rows, shownSearch(route.resource, params).search);
  };
  // A second press, while the browser is on its way, must not lead a step further.
  let isClosing = false;
  const goBack = (navigate: NavigateFunction) => {
    if (isClosing) return;
    isClosing = true;
    window.addEventListener('popstate', () => (isClosing = false), { once: true });
    void navigate(-1);
  };
  return ({ navigate, current, target, address, options = {} }: Move): void => {
    const here = listAt(current.pathname, current.search);
    const there = listAt(...splitAddress(target));
    const state = current.state as DrawerState | null;
    let list: string | undefined;
    if (here.list && here.list === there.list) {
      if (here.isOpen && !there.isOpen) {
        if (isShownBy(state?._list, target, current)) return goBack(navigate);
        return void navigate(address, { ...options, replace: true });
      }
      if (here.isOpen) list = options.replace ? state?._list : undefined;
      else if (there.isOpen && !options.replace) list = createPath(current);
    }
    void navigate(address, list ? withList(options, list) : options);
  };
};

/** Query parameters of a drawer or panel. */
const DRAWERS = /[?&](edit|create|open)\b/;

const withList = (options: NavigateOptions, list: string): NavigateOptions => ({
  ...options,
  state: { ...(options.state as object | null), _list: list } satisfies DrawerState,
});

const isSameQuery = (one: string, other: string): boolean =>
  queryText(new URLSearchParams(one)) === queryText(new URLSearchParams(other));
