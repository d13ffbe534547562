import { compareByMenu } from '@/core/menu-order';
import { can, LOCATION_ROLES, type Role } from '@/core/permissions';
import { QUEUE_TONES, type QueueItem, type ResourceDefinition } from '@/core/resource';
import { createAddress } from '@/kit/links/record-address';

/**
 * What resources contribute to the dashboard of a reader with `roles`: of each list only what the reader
 * may visit, so that nothing is asked for in vain.
 */
export type Task = { definition: ResourceDefinition; item: QueueItem };

/** Everything that may wait for somebody, the most urgent first. */
export const tasksOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]): Task[] =>
  listed(resources, roles)
    .flatMap((definition) => (definition.queue ?? []).map((item) => ({ definition, item })))
    .sort(
      ({ item: one }, { item: other }) =>
        urgencyOf(one) - urgencyOf(other) || one.order - other.order,
    );

/** The resources whose totals are shown, in their order. */
export const figuresOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  listed(resources, roles)
    .filter(({ figure }) => figure !== undefined)
    .sort((one, other) => (one.figure?.order ?? 0) - (other.figure?.order ?? 0));

/** The resources whose lists are open to the reader, in the order of the menu. */
export const cardsOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  listed(resources, roles).sort(compareByMenu);

/** Whether the reader has customers of their own: those of an agent, or of some locations. */
export const hasOwnCards = ([highest]: readonly Role[]): boolean =>
  highest !== undefined && LOCATION_ROLES.includes(highest);

/** What the reader may create, and where, in the order of the menu. */
export const actionsOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  [...resources].sort(compareByMenu).flatMap((definition) => {
    const { access } = definition;
    const address = access.create && can(roles, access.create) ? createAddress(definition) : null;
    return address === null ? [] : [{ name: definition.name, address }];
  });

const listed = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  resources.filter(
    ({ routes, access }) => routes.list && access.list !== undefined && can(roles, access.list),
  );

const urgencyOf = ({ tone }: QueueItem) => QUEUE_TONES.indexOf(tone);
