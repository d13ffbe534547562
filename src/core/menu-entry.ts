import type { Role } from './permissions';

export const MENU_GROUPS = [
  'overview',
  'users',
  'communication',
  'templates',
  'journeys',
  'results',
  'promotions',
  'sales',
  'imports',
  'configuration',
  'activity',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export type MenuEntry = {
  group: MenuGroup;
  /** Position inside the group, ascending. */
  order: number;
  /** The roles that see it in the menu (specification, section 2 'Menu per role'). */
  roles: readonly Role[];
};
