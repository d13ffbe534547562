import type { PageAccess } from '@/core/page-definition';
import type { Permission } from '@/core/permissions';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';

/** `area:action`, or the words for pages without a permission of their own. */
export const nameOfAccess = (access: PageAccess): string =>
  typeof access === 'string' ? access : access.name;

/** Every permission that the definitions of resources and pages name, as often as they do. */
export const NAMED: readonly Permission[] = [
  ...resources.flatMap(({ access }) => Object.values(access)),
  ...[...resources.flatMap((resource) => resource.pages ?? []), ...pages].map(
    ({ access }) => access,
  ),
].filter((access) => typeof access !== 'string');

/** The permission called `name`; one that no definition names is given to nobody. */
export const permissionCalled = (name: string): Permission =>
  NAMED.find((permission) => permission.name === name) ?? {
    name: name as Permission['name'],
    roles: [],
  };
