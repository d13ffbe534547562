import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import {
  RouterProviderContext,
  useEvent,
  useLocation,
  useNavigate,
  useRouterProvider,
  type RouterProvider,
} from 'react-admin';
import { joinListSearch, splitListSearch } from '@/kit/links/list-params';

type Location = ReturnType<RouterProvider['useLocation']>;
type Navigate = ReturnType<RouterProvider['useNavigate']>;

type Place = {
  whole: RouterProvider;
  location: Location;
  navigate: Navigate;
  /** Reports whether the rows of this address could be read. */
  reportRead: (isRead: boolean) => void;
};

const ListPlace = createContext<Place | null>(null);

/**
 * Provides the location of a list without the drawer's part of the address. react-admin would store that part with the
 * list's params, render the rows again whenever the drawer opens, and reopen it when the user returns to the list. When
 * the list changes its own query, the drawer's part stays. The content of the list belongs in a {@link WholeLocation}.
 */
export const ListLocation = ({ children }: { children: ReactNode }) => {
  const whole = useRouterProvider();
  const location = useLocation();
  const navigateWhole = useNavigate();
  const { pathname } = location;
  const { list } = splitListSearch(location.search);
  const unread = useRef<string>(undefined);
  const reportRead = useEvent((isRead: boolean) => {
    unread.current = isRead ? undefined : list;
  });
  const navigate = useEvent<Parameters<Navigate>, void>((to, options) => {
    if (typeof to !== 'object' || to.pathname !== undefined) return navigateWhole(to, options);
    // react-admin treats a page that could not be read as one beyond the last, and leaves it.
    if (unread.current === list && isFirstPageOf(list, to.search ?? '')) return undefined;
    const { rest } = splitListSearch(location.search);
    return navigateWhole({ ...to, search: joinListSearch(to.search ?? '', rest) }, options);
  });
  const place = useMemo(
    () => ({
      whole,
      location: { pathname, search: list, hash: '', key: '', state: null },
      navigate,
      reportRead,
    }),
    [whole, pathname, list, navigate, reportRead],
  );
  const router = useMemo(() => listRouter(whole), [whole]);
  return (
    <RouterProviderContext value={router}>
      <ListPlace value={place}>{children}</ListPlace>
    </RouterProviderContext>
  );
};

/** Gives the children of a {@link ListLocation} the full address, including the drawer's part. */
export const WholeLocation = ({ children }: { children: ReactNode }) => (
  <RouterProviderContext value={usePlace().whole}>{children}</RouterProviderContext>
);

/**
 * Returns a function that reports whether the rows of the list's address could be read; if not, the page number stays.
 */
export const useReportRead = () => usePlace().reportRead;

/** Whether the query `next` is `current` with the first page instead of another one. */
const isFirstPageOf = (current: string, next: string): boolean => {
  const [kept, asked] = [new URLSearchParams(current), new URLSearchParams(next)];
  if (asked.get('page') !== '1') return false;
  kept.set('page', '1');
  return [...kept].every(([name, value]) => asked.get(name) === value);
};

const listRouter = (whole: RouterProvider): RouterProvider => ({
  ...whole,
  useLocation: useListLocation,
  useNavigate: useListNavigate,
});

const useListLocation = () => usePlace().location;
const useListNavigate = () => usePlace().navigate;

const usePlace = (): Place => {
  const place = useContext(ListPlace);
  if (place === null) throw new Error('A list needs a ListLocation');
  return place;
};
