import { MENU_GROUPS } from './menu-entry';
import type { ResourceDefinition } from './resource';

/** Orders resources by menu group and position in a `sort`, with those without a menu entry last. */
export const compareByMenu = (one: ResourceDefinition, other: ResourceDefinition): number =>
  placeOf(one) - placeOf(other) || (one.menu?.order ?? 0) - (other.menu?.order ?? 0);

const placeOf = ({ menu }: ResourceDefinition) =>
  menu ? MENU_GROUPS.indexOf(menu.group) : MENU_GROUPS.length;
