import { useCreatePath, useLocation, type RaRecord } from 'react-admin';
import { ID_PARAMETERS, isId } from '@/core/id';
import type { ResourceDefinition } from '@/core/resource';
import { fillPath, recordPath, valuesIn } from '@/core/routes';
import { useAddressParams, type AddressParams } from '@/shared/page/address-params';

/**
 * Addresses of a drawer over a list: `?edit={id}` and `?create` behind the list's own, so that a link, the
 * back button and a reload find it. Where the resource has an address for new records, that one counts.
 */
export type DrawerTarget = { kind: 'edit'; id: string } | { kind: 'create' };

type Place = { pathname: string; search: string };

/** What the drawer of `definition` shows at `place`, which is a location as react-admin reads it. */
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

/** The record that the panel over a list shows at `place`, from `?open={id}`; null while there is none. */
export const openedAt = ({ search }: Place): string | null =>
  new URLSearchParams(search).get('open');

/** Tells two forms apart: where it differs, going from one location to the other leaves the form. */
export const formPlaceOf = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search);
  return `${pathname} ${query.get('edit') ?? ''} ${query.has('create')}`;
};

/** The address of the list without its drawer. */
export const useClosedAddress = ({ name, routes }: ResourceDefinition): string => {
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  if (routes.create && pathname === `/${name}/create`) {
    return createPath({ resource: name, type: 'list' });
  }
  return withQuery(pathname, search, {});
};

/** What a record opens: its form, its page, or a panel over the list. */
export type Opened = 'edit' | 'show' | 'panel';

/** Makes addresses of the records of `definition`, for links and clicks inside its own list. */
export const useRecordAddresses = (definition: ResourceDefinition) => {
  const { name, routes, drawer } = definition;
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const params = useAddressParams();
  return {
    create: () =>
      drawer && !routes.create
        ? withQuery(pathname, search, { create: '' })
        : createPath({ resource: name, type: 'create' }),
    record: (record: RaRecord, view: Opened = 'edit') => {
      const id = String(record.id);
      if (view === 'panel') return withQuery(pathname, search, { open: id });
      return drawer
        ? withQuery(pathname, search, { edit: id })
        : recordPath(definition, view, record, params);
    },
  };
};

/** The address at which a new record is made; null where there is none, or it lies below a parent. */
export const createAddress = ({ routes, drawer }: ResourceDefinition): string | null => {
  const address = routes.create ?? (drawer && routes.list ? `${routes.list}?create` : null);
  return address?.includes(':') ? null : address;
};

/**
 * The documented address at which `record` is edited; null where there is none, where the record has no id, and
 * where it lies below a parent that `parents` lacks.
 */
export const editAddress = (
  definition: ResourceDefinition,
  record: Pick<RaRecord, 'id'>,
  parents: AddressParams = {},
): string | null => {
  const { routes, drawer } = definition;
  if (!isId(record.id)) return null;
  const id = String(record.id);
  const params: AddressParams = { ...parents, ...valuesIn(definition, record, parents), id };
  const path = routes.edit ?? (drawer ? routes.list : undefined);
  if (!path || parametersOf(path).some((name) => params[name] === undefined)) return null;
  return routes.edit ? fillPath(path, params) : withQuery(fillPath(path, params), '', { edit: id });
};

const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const withQuery = (pathname: string, search: string, own: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams(search);
  for (const name of [...ID_PARAMETERS, 'create']) query.delete(name);
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  const text = query.toString().replace(/=(?=&|$)/g, '');
  return text ? `${pathname}?${text}` : pathname;
};
