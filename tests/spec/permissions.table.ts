import type { MenuRow } from './entity-table';
import { EVERYBODY, MANAGERS, type AreaPermissions } from './roles';

/** Sections 2 and 6 of the specification, retyped by hand: what belongs to the pages, and to no entity. */
export const PAGE_PERMISSIONS: Readonly<Record<string, AreaPermissions>> = {
  dashboard: { visit: EVERYBODY },
  nothing: {},
};

export const PAGE_MENU: Readonly<Record<string, MenuRow>> = {
  // In every role's menu: docs/decisions.md.
  dashboard: { group: 'overview', place: 1, roles: EVERYBODY },
  // An addition: docs/decisions.md.
  calendar: { group: 'communication', roles: MANAGERS },
};
