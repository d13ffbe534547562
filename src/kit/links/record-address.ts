import type { RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { can, type Permission, type Role } from '@/core/permissions';
import { hasDrawer, isFixed, type ResourceDefinition, type WireRecord } from '@/core/resource';
import { fillPathIfKnown, valuesIn } from '@/core/routes';
import type { AddressParams } from '@/ui/page/address-params';
import { withQuery } from './with-query';

/** The address for creating a record; null without one, or if it is nested in a parent. */
export const createAddress = ({ access, routes }: ResourceDefinition): string | null => {
  const address = routes.create ?? (hasDrawer({ access, routes }) ? `${routes.list}?create` : null);
  return address?.includes(':') ? null : address;
};

/**
 * The documented address at which `record` is edited; null without one, if the record has no id, or if `parents`
 * lacks its parent.
 */
export const editAddress = (
  definition: ResourceDefinition,
  record: Pick<RaRecord, 'id'>,
  parents: AddressParams = {},
): string | null => {
  const { routes } = definition;
  if (!isId(record.id)) return null;
  const id = String(record.id);
  const params: AddressParams = { ...parents, ...valuesIn(definition, record, parents), id };
  const path = routes.edit ?? (hasDrawer(definition) ? routes.list : undefined);
  const address = path ? fillPathIfKnown(path, params) : null;
  return address === null || routes.edit ? address : withQuery(address, '', { edit: id });
};

/** The view that a record opens in: its form, its page, or a panel over the list. */
export type Opened = 'edit' | 'show' | 'panel';

/** The permission required to open a record in `view`; undefined if it has no such view. */
export const openingPermission = (
  { access }: ResourceDefinition,
  view: Opened,
): Permission | undefined => (view === 'panel' ? (access.show ?? access.list) : access[view]);

/** Adds to the `address` of a record's page the tab that lists and links open. */
export const onFirstTab = (address: string, { opensOn }: ResourceDefinition): string =>
  opensOn ? withQuery(address, '', { tab: opensOn }) : address;

/**
 * Whether `record` opens its page instead of its form even for users who may edit it, because its period is over for
 * good.
 */
export const opensPage = ({ calendar, routes }: ResourceDefinition, record: WireRecord): boolean =>
  calendar !== undefined && routes.show !== undefined && isFixed(calendar, record);

/**
 * The documented address at which a user with `roles` opens `record` from anywhere: the first tab of its page, the
 * panel over its list, its form, or else its page. A record that is over for good opens its page. Null if the user may
 * open none of these.
 */
export const addressFor = (
  definition: ResourceDefinition,
  record: Pick<RaRecord, 'id'>,
  roles: readonly Role[],
  parents: AddressParams = {},
): string | null => {
  const { routes, access, opensOn } = definition;
  const may = (permission: Permission | undefined) => can(roles, permission);
  if (!isId(record.id)) return null;
  const id = String(record.id);
  const form =
    may(access.edit) && !opensPage(definition, record)
      ? editAddress(definition, record, parents)
      : null;
  if (form && opensOn) return onFirstTab(form, definition);
  if (opensOn && routes.list && may(openingPermission(definition, 'panel'))) {
    return withQuery(routes.list, '', { open: id });
  }
  if (form || !routes.show || !may(access.show)) return form;
  return fillPathIfKnown(routes.show, { ...parents, ...valuesIn(definition, record, parents), id });
};
