import { MENU_GROUPS, type ResourceDefinition } from './resource';

/** Compares two resources by their places in the menu; those without one come last. */
export const byMenu = (one: ResourceDefinition, other: ResourceDefinition): number =>
  placeOf(one) - placeOf(other) || (one.menu?.order ?? 0) - (other.menu?.order ?? 0);

const placeOf = ({ menu }: ResourceDefinition) =>
  menu ? MENU_GROUPS.indexOf(menu.group) : MENU_GROUPS.length;
