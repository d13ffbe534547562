import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider } from 'react-admin';
import { mayVisit } from '@/core/landing';
import { pathnameOf } from '@/core/routes';
import { session } from '@/providers/session/session';
import { splitListSearch } from '@/kit/links/list-params';
import { keptPageSize, openingAt } from '@/kit/list/views/opening';
import { sanitizeListSearch } from '../router/list-search';
import { urlScheme } from '../router/url-scheme';

/**
 * Prefetches the rows of the list at `location`, a documented address with its query, if the user may visit it: they
 * load while the console is rendered. The list finds them in the cache of `client`, and requests them again if that
 * failed. A list below a parent, or one of several kinds, is not prefetched.
 */
export const prefetchList = (
  client: QueryClient,
  provider: DataProvider,
  location: string,
): void => {
  const pathname = pathnameOf(location);
  const { resource, view, access, path } = urlScheme.match(pathname)?.route ?? {};
  const roles = session.current()?.user.roles ?? [];
  if (!resource || view !== 'list' || path?.includes(':') || !mayVisit(roles, access)) return;
  const search = splitListSearch(
    sanitizeListSearch(location.slice(pathname.length), resource),
  ).list;
  const { filter, sort } = openingAt(resource, search);
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: filter,
    sort,
    perPage: keptPageSize(),
  });
  const params = {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: query.filter ?? {},
  };
  // The query key react-admin uses for a list.
  const queryKey = [resource.name, 'getList', params];
  client.setQueryDefaults(queryKey, { staleTime: DRAWN_WITHIN_MS });
  void client.prefetchQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, total, pageInfo, meta } = await provider.getList(resource.name, {
        ...params,
        signal,
      });
      return { data, total, pageInfo, meta };
    },
  });
};

/** Milliseconds for which a list being rendered treats prefetched rows as fresh. */
const DRAWN_WITHIN_MS = 3_000;
