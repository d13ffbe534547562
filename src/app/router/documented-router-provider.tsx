import { useCallback, useContext, type ComponentProps, type MouseEvent } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { createPath } from 'react-router-dom';
import type { RouteMatch, UrlScheme } from '@/core/url-scheme';
import { splitAddress } from '@/kit/links/split-address';
import {
  DocumentedLocationProvider,
  LatestLocationContext,
  useDocumentedLocation,
  useLatestLocation,
  type Location,
} from '@/kit/links/documented-location';
import { createDrawerMoves } from './drawer-moves';
import { linkAddress, nameShownRows, withKeptRows, type To } from './list-rows';
import { sanitizeListSearch } from './list-search';

type LinkProps = ComponentProps<'a'> & ComponentProps<RouterProvider['Link']>;

/** Whether the click opens the link in this tab: the browser handles any other, into a tab, a window or a file. */
const opensInThisTab = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !metaKey &&
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  ['', '_self'].includes(currentTarget.target);

const isQueryOnly = (to: To) => typeof to !== 'string' && to.pathname === undefined;

/**
 * react-admin's router provider over react-router, with documented addresses outside and react-admin's own inside: it
 * converts them in both directions. Links are real links to documented addresses.
 */
export const createDocumentedRouterProvider = (scheme: UrlScheme): RouterProvider => {
  // Every link and every cell of a table reads the location, so each location is converted once.
  const readings = new WeakMap<Location, { inner: Location; params: RouteMatch['params'] }>();
  const read = (location: Location) => {
    const known = readings.get(location);
    if (known) return known;
    const { pathname, search } = location;
    const match = scheme.match(pathname);
    const reading = {
      inner: {
        ...location,
        pathname: scheme.toInternal(pathname),
        search: sanitizeListSearch(search, match?.route.resource),
      },
      params: match?.params ?? {},
    };
    readings.set(location, reading);
    return reading;
  };

  const move = createDrawerMoves(scheme);

  const toDocumented = (to: To, current: Location): To => {
    // Relative moves ('only the query changes') keep the documented address, not the inner one.
    if (typeof to !== 'string') {
      return { ...to, pathname: documentedPath(to.pathname ?? current.pathname, current) };
    }
    const [pathname, rest] = splitAddress(to);
    return documentedPath(pathname || current.pathname, current) + rest;
  };

  const documentedPath = (pathname: string, current: Location) =>
    scheme.toDocumented(pathname, read(current).params);

  /** Replaces react-router's Link, which does far more for each of the menu's thirty links. */
  const Link = ({ to, replace, state, onClick, children, ...props }: LinkProps) => {
    const location = useDocumentedLocation();
    const { navigate } = useLatestLocation();
    const target = toDocumented(to, location);
    const path = typeof target === 'string' ? target : createPath(target);
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      // First, because a press on a view changes what the bare address shows.
      if (opensInThisTab(event)) nameShownRows(scheme, location, path);
      onClick?.(event);
      if (event.defaultPrevented || !opensInThisTab(event)) return;
      event.preventDefault();
      const address = linkAddress(scheme, path, location.pathname);
      const options = { replace: replace ?? address === createPath(location), state };
      move({ navigate, current: location, target: path, address, options });
    };
    return (
      <a {...props} href={`#${path}`} onClick={follow}>
        {children}
      </a>
    );
  };

  const Navigate = ({ to, ...props }: ComponentProps<RouterProvider['Navigate']>) => (
    <reactRouterProvider.Navigate {...props} to={toDocumented(to, useDocumentedLocation())} />
  );

  const useInnerLocation = () => read(useDocumentedLocation()).inner;

  return {
    ...reactRouterProvider,
    Link,
    Navigate,
    useLocation: useInnerLocation,
    Routes: ({ location, children }) => {
      const inner = useInnerLocation();
      return (
        <reactRouterProvider.Routes location={location ?? inner}>
          {children}
        </reactRouterProvider.Routes>
      );
    },
    useMatch: ({ path, end }) =>
      reactRouterProvider.matchPath({ path, end }, useInnerLocation().pathname),
    useNavigate: () => {
      const { latest, navigate, isLeaving } = useLatestLocation();
      return useCallback(
        (to, options) => {
          // The router's own function has one signature for history steps and one for addresses.
          if (typeof to === 'number') return navigate(to);
          // A search that settles while the user is leaving must not lead back to its list.
          if (isQueryOnly(to) && isLeaving()) return undefined;
          const target = toDocumented(to, latest.current);
          const { current } = latest;
          if (!options?.replace) nameShownRows(scheme, current, target);
          if (typeof target !== 'string') return navigate(target, options);
          const address = withKeptRows(scheme, target, current.pathname);
          return move({ navigate, current, target, address, options });
        },
        [navigate, latest, isLeaving],
      );
    },
    RouterWrapper: ({ basename, children }) => {
      // Only the console's own provider knows the router's pending location.
      const isProvided = useContext(LatestLocationContext) !== null;
      return (
        <reactRouterProvider.RouterWrapper basename={basename}>
          {isProvided ? (
            children
          ) : (
            <DocumentedLocationProvider>{children}</DocumentedLocationProvider>
          )}
        </reactRouterProvider.RouterWrapper>
      );
    },
  };
};
