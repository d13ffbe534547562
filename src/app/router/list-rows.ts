import { createPath } from 'react-router-dom';
import type { UrlScheme } from '@/core/url-scheme';
import type { Location } from '@/kit/links/documented-location';
import { joinListSearch, splitListSearch } from '@/kit/links/list-params';
import { splitAddress } from '@/kit/links/split-address';
import { forgetOldRows, forgetRows, keptSearch, shownSearch } from '@/kit/list/views/kept-search';

/** The target of a navigation, as react-admin passes it. */
export type To = string | Partial<{ pathname: string; search: string; hash: string }>;

/**
 * The `address` to navigate to from the path `from`: a list leads back to the rows it showed last, unless its address
 * names some. After midnight it does so only from its own records, which may have been open for long.
 */
export const withKeptRows = (scheme: UrlScheme, address: string, from: string): string =>
  withRows(scheme, address, (definition, params) => {
    if (scheme.match(from)?.route.resource !== definition) forgetOldRows(definition, params);
    return keptSearch(definition, params);
  });

/** The `address` of a link: on the list itself, as in the menu, the link clears its search, filters and page. */
export const linkAddress = (scheme: UrlScheme, address: string, from: string): string =>
  address === from
    ? withRows(scheme, address, (definition, params) => {
        forgetRows(definition, params);
        return '';
      })
    : withKeptRows(scheme, address, from);

/**
 * Completes the current address of a list if `target` names other rows of it: the bare address shows the rows it
 * showed last, so that the way back would lead nowhere.
 */
export const nameShownRows = (scheme: UrlScheme, current: Location, target: To): void => {
  const [pathname, search] = splitAddress(typeof target === 'string' ? target : createPath(target));
  if (pathname !== current.pathname || splitListSearch(search).list === '') return;
  const address = withRows(scheme, createPath(current), (...list) => shownSearch(...list).search);
  window.history.replaceState(window.history.state, '', `#${address}`);
};

/** Completes the address of a list that names no rows with the query that `searchOf` returns. */
const withRows = (scheme: UrlScheme, address: string, searchOf: typeof keptSearch): string => {
  const [pathname, search] = splitAddress(address);
  const { route, params } = scheme.match(pathname) ?? {};
  if (!route?.resource || route.view !== 'list' || !params) return address;
  if (splitListSearch(search).list !== '') return address;
  return pathname + joinListSearch(searchOf(route.resource, params), search);
};
