import { groupBy } from '@/core/group-by';
import type { MenuGroup } from '@/core/menu-entry';
import { compareByMenu } from '@/core/menu-order';
import { can, LOCATION_ROLES, type Role } from '@/core/permissions';
import { QUEUE_TONES, type QueueItem } from '@/core/dashboard';
import type { ResourceDefinition } from '@/core/resource';
import { createAddress } from '@/kit/links/record-address';
import { mayCreate } from '@/kit/registry/may-create';

/** An item of a resource's work queue. Like the figures and cards below, only of lists that the user may open. */
export type Task = { definition: ResourceDefinition; item: QueueItem };

/** Returns all tasks, the most urgent first. */
export const tasksOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]): Task[] =>
  listed(resources, roles)
    .flatMap((definition) =>
      (definition.dashboard?.queue ?? []).map((item) => ({ definition, item })),
    )
    .sort(
      ({ item: one }, { item: other }) =>
        urgencyOf(one) - urgencyOf(other) || one.order - other.order,
    );

/** Returns the resources whose totals are shown, in order. */
export const figuresOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  listed(resources, roles)
    .filter(({ dashboard }) => dashboard?.figure !== undefined)
    .sort((one, other) => orderOf(one) - orderOf(other));

/** Returns the resources whose lists the user may open, in the order of the menu. */
export const cardsOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  listed(resources, roles).sort(compareByMenu);

/** Whether the user has customers of their own: those of an agent, or of some locations. */
export const hasOwnCustomers = ([highest]: readonly Role[]): boolean =>
  highest !== undefined && LOCATION_ROLES.includes(highest);

/** The records the user may create, under the menu's group of their list. */
export type CreateSection = {
  group: MenuGroup;
  actions: readonly CreateAction[];
};

type CreateAction = { name: string; address: string };

/** Returns what the user may create of the lists in the menu, by its groups and in its order. */
export const createSectionsOf = (
  resources: readonly ResourceDefinition[],
  roles: readonly Role[],
): CreateSection[] => {
  const groupOf = new Map(resources.map(({ name, menu }) => [name, menu?.group]));
  const sections = groupBy(actionsOf(resources, roles), ({ name }) => groupOf.get(name));
  return [...sections].flatMap(([group, actions]) => (group ? { group, actions } : []));
};

/** Returns what the user may create, with the paths, in the order of the menu. */
export const actionsOf = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  [...resources].sort(compareByMenu).flatMap((definition) => {
    const address = mayCreate(definition, roles) ? createAddress(definition) : null;
    return address === null ? [] : [{ name: definition.name, address }];
  });

const listed = (resources: readonly ResourceDefinition[], roles: readonly Role[]) =>
  resources.filter(({ routes, access }) => routes.list && can(roles, access.list));

const orderOf = ({ dashboard }: ResourceDefinition) => dashboard?.figure?.order ?? 0;

const urgencyOf = ({ tone }: QueueItem) => QUEUE_TONES.indexOf(tone);
