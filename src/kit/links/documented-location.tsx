import {
  createContext,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import type { RouterProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitListSearch } from './list-params';

export type Location = ReturnType<RouterProvider['useLocation']>;

const DocumentedLocation = createContext<Location | null>(null);

/**
 * The location for event handlers. The object never changes, so that its consumers do not render on navigation;
 * react-admin would register all resources again whenever `navigate` changed.
 */
type LatestLocation = {
  latest: RefObject<Location>;
  navigate: RouterNavigate;
  /** The location that the router is navigating to, while the latest one is still shown; else the latest one. */
  headedFor: () => Location;
  /** Whether the router is navigating to another page while the latest one is still shown. */
  isLeaving: () => boolean;
};
type RouterNavigate = ReturnType<typeof useNavigate>;
export const LatestLocationContext = createContext<LatestLocation | null>(null);

type DocumentedLocationProviderProps = {
  /** Returns the router's current or pending location, before its page renders; by default the rendered one. */
  headedFor?: () => Location;
  children: ReactNode;
};

/** Provides the location of the address bar; belongs directly inside the router. */
export const DocumentedLocationProvider = ({
  headedFor,
  children,
}: DocumentedLocationProviderProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef<Location>(location);
  // Insertion effects run before all others, so that a child's effect never sees the previous location.
  useInsertionEffect(() => {
    latest.current = location;
  }, [location]);
  const latestLocation = useMemo(() => {
    const pending = headedFor ?? (() => latest.current);
    const isLeaving = () => placeOf(pending()) !== placeOf(latest.current);
    return { latest, navigate, headedFor: pending, isLeaving };
  }, [navigate, headedFor]);
  return (
    <LatestLocationContext value={latestLocation}>
      <DocumentedLocation value={location}>{children}</DocumentedLocation>
    </LatestLocationContext>
  );
};

/** Identifies a page, regardless of the rows that a list shows. */
const placeOf = ({ pathname, search }: Location) => pathname + splitListSearch(search).rest;

/** The location as in the address bar: `/bo-user/edit/5`, where react-admin reads `/bo-user/5`. */
export const useDocumentedLocation = (): Location => provided(useContext(DocumentedLocation));

/** @throws Error outside the provider. */
const provided = <T,>(value: T | null): T => {
  if (value === null) throw new Error('Router hooks need a DocumentedLocationProvider');
  return value;
};

/** The location for event handlers; does not re-render the component on navigation. */
export const useLatestLocation = (): LatestLocation => provided(useContext(LatestLocationContext));
