import {
  createContext,
  useCallback,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlScheme } from '@/core/routes';
import { sanitizeListSearch } from './list-search';

type To = string | Partial<{ pathname: string; search: string; hash: string }>;
type Location = ReturnType<RouterProvider['useLocation']>;

const DocumentedLocation = createContext<Location | null>(null);

/**
 * What event handlers read. It never changes, so no navigation renders its consumers: react-admin registers all
 * resources anew whenever it gets another `navigate`.
 */
type LatestLocation = { latest: RefObject<Location>; navigate: RouterNavigate };
type RouterNavigate = ReturnType<typeof useNavigate>;
const LatestLocationContext = createContext<LatestLocation | null>(null);

/** Provides the location of the address bar; stands right inside the router. */
export const DocumentedLocationProvider = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef<Location>(location);
  // Insertion effects run before all others, so that a child's effect never sees the location before.
  useInsertionEffect(() => {
    latest.current = location;
  }, [location]);
  const latestLocation = useMemo(() => ({ latest, navigate }), [navigate]);
  return (
    <LatestLocationContext value={latestLocation}>
      <DocumentedLocation value={location}>{children}</DocumentedLocation>
    </LatestLocationContext>
  );
};

/** The location as the address bar has it: `/bo-user/edit/5`, where react-admin reads `/bo-user/5`. */
export const useDocumentedLocation = (): Location => provided(useContext(DocumentedLocation));

const provided = <T,>(value: T | null): T => {
  if (value === null) throw new Error('There is no DocumentedLocationProvider above');
  return value;
};

/**
 * react-admin's router provider over react-router, with the documented addresses outside and react-admin's
 * own inside: it reads the former as the latter and writes the latter as the former. Links are real links
 * to documented addresses.
 */
export const createDocumentedRouterProvider = (scheme: UrlScheme): RouterProvider => {
  const inward = (location: Location): Location => ({
    ...location,
    pathname: scheme.toInternal(location.pathname),
    search: sanitizeListSearch(location.search),
  });

  const outward = (to: To, current: Location): To => {
    // Relative moves ('only the query changes') stay at the documented address, not at the inner one.
    if (typeof to !== 'string') {
      return { ...to, pathname: outwardPath(to.pathname ?? current.pathname, current) };
    }
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    return outwardPath(pathname || current.pathname, current) + rest;
  };

  const outwardPath = (pathname: string, current: Location) =>
    scheme.toDocumented(pathname, scheme.match(current.pathname)?.params);

  const Link = ({ to, ...props }: ComponentProps<RouterProvider['Link']>) => (
    <reactRouterProvider.Link {...props} to={outward(to, useDocumentedLocation())} />
  );

  const Navigate = ({ to, ...props }: ComponentProps<RouterProvider['Navigate']>) => (
    <reactRouterProvider.Navigate {...props} to={outward(to, useDocumentedLocation())} />
  );

  const useInnerLocation = () => inward(useDocumentedLocation());

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
      const { latest, navigate } = provided(useContext(LatestLocationContext));
      return useCallback(
        (to, options) => {
          // The router's own function has one signature for steps in the history, one for addresses.
          if (typeof to === 'number') return navigate(to);
          return navigate(outward(to, latest.current), options);
        },
        [navigate, latest],
      );
    },
    RouterWrapper: ({ basename, children }) => (
      <reactRouterProvider.RouterWrapper basename={basename}>
        <DocumentedLocationProvider>{children}</DocumentedLocationProvider>
      </reactRouterProvider.RouterWrapper>
    ),
  };
};
