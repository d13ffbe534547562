import { useCreatePath, useLocation, type RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { recordPath } from '@/core/routes';
import { useAddressParams } from '@/ui/page/address-params';
import { PREFILL, prefillQuery, type Prefill } from './prefill';
import { onFirstTab, type Opened } from './record-address';
import { withQuery } from './with-query';

/**
 * The form in a drawer over a list. Its address is the list's with `?edit={id}` or `?create`, so that a link, the back
 * button and a reload restore it. If the resource has an address for new records, that one is used instead.
 */
export type DrawerTarget = { kind: 'edit'; id: string } | { kind: 'create' };

type Place = { pathname: string; search: string };

/** The target of the drawer of `definition` at `place`, a react-admin location; null if it is closed. */
export const drawerTargetAt = (
  { name, routes }: ResourceDefinition,
  { pathname, search }: Place,
): DrawerTarget | null => {
  const query = new URLSearchParams(search);
  const id = query.get('edit');
  if (id) return { kind: 'edit', id };
  const isCreating = routes.create ? pathname === `/${name}/create` : query.has('create');
  return isCreating ? { kind: 'create' } : null;
};

/** The record in the panel over a list at `place`, from `?open={id}`; null without one. */
export const openedAt = ({ search }: Place): string | null =>
  new URLSearchParams(search).get('open');

/** The record to copy at `place`, from `?copy={id}`; null without one. */
export const copiedAt = ({ search }: Pick<Place, 'search'>): string | null => {
  const id = new URLSearchParams(search).get('copy');
  return isId(id) ? id : null;
};

/** Identifies the form at a location; navigation that changes it leaves the form. */
export const formPlaceOf = (place: Place): string => `${formAt(place)} ${startAt(place)}`;

/**
 * Whether `place` opens the form of `opened` again with other initial values, those of another copy or prefill.
 */
export const isStartedAnew = (opened: Place, place: Place): boolean =>
  formAt(opened) === formAt(place) && startAt(opened) !== startAt(place);

/** The page or drawer of the form, and the record it edits. */
const formAt = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search);
  return `${pathname} ${query.get('edit') ?? ''} ${query.has('create')}`;
};

/** Identifies the initial values of a new record at a location. */
export const startAt = (place: Pick<Place, 'search'>): string =>
  `${copiedAt(place) ?? ''} ${new URLSearchParams(place.search).get(PREFILL) ?? ''}`;

/** The address of the list without its drawer. */
export const useClosedAddress = ({ name, routes }: ResourceDefinition): string => {
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  if (routes.create && pathname === `/${name}/create`) {
    return createPath({ resource: name, type: 'list' });
  }
  return withQuery(pathname, search, {});
};

/** Builds addresses of records of `definition`, for links inside its own list. */
export const useRecordAddresses = (definition: ResourceDefinition) => {
  const { name, routes } = definition;
  const isInDrawer = hasDrawer(definition);
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const params = useAddressParams();
  const newRecord = (query: Readonly<Record<string, string>>) =>
    isInDrawer && !routes.create
      ? withQuery(pathname, search, { create: '', ...query })
      : withQuery(createPath({ resource: name, type: 'create' }), '', query);
  return {
    /** The address of a new record with the values of `prefill`. */
    create: (prefill: Prefill = {}) => newRecord(prefillQuery(prefill)),
    /** The address of a copy of `record`. */
    copy: ({ id }: RaRecord) => newRecord({ copy: String(id) }),
    record: (record: RaRecord, view: Opened = 'edit') => {
      const id = String(record.id);
      if (view === 'panel') return withQuery(pathname, search, { open: id });
      if (isInDrawer) return withQuery(pathname, search, { edit: id });
      const address = recordPath(definition, view, record, params);
      return view === 'edit' ? onFirstTab(address, definition) : address;
    },
  };
};
