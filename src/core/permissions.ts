/**
 * Roles and permissions. The definitions of resources and pages say which role may do what; the console, the menu, the
 * router and the fixture backend check them with `can`.
 *
 * Source: specification, section 6.
 */
export const ROLES = ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'] as const;
export type Role = (typeof ROLES)[number];

/** The roles of a permission, besides all `ROLES`. Only admins may delete. */
export const MANAGERS: readonly Role[] = ROLES.filter((role) => role !== 'agent');
export const ADMINS: readonly Role[] = ['admin'];
/** The roles of users who work at locations, and therefore have customers of their own. */
export const LOCATION_ROLES: readonly Role[] = ['area_manager', 'site_manager', 'agent'];

export type Action = 'visit' | 'list' | 'view' | 'create' | 'edit' | 'delete' | ReportAction;
type ReportAction = 'company_report' | 'agent_report';

/** A permission: its name in the specification (`area:action`), and the roles that have it. */
export type Permission = {
  name: `${string}:${Action}`;
  roles: readonly Role[];
  /** The roles that may read the records of a list without its page, because other pages show their names. */
  readers?: readonly Role[];
};

/** Gives the permission called `name` to `roles`. If it is for a list, `readers` may read its records. */
export const permit = (
  name: Permission['name'],
  roles: readonly Role[],
  readers = roles,
): Permission => ({ name, roles, readers });

/** Imports of CSV files and their results. */
export const IMPORT_FILES = permit('csv:list', ADMINS);

/** Whether `value` is one of the five console roles ('customer' is not). */
export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value);

/** The console roles among `roles`, highest first; unknown labels are dropped. */
export const consoleRoles = (roles: unknown): Role[] => {
  const held = Array.isArray(roles) ? roles : [roles];
  return ROLES.filter((role) => held.includes(role));
};

/** Whether one of `roles` has `permission`; no role has an undefined one. */
export const can = (roles: readonly Role[], permission: Permission | undefined): boolean =>
  permission?.roles.some((role) => roles.includes(role)) ?? false;

/** Whether users with `roles` may read the records of the list that `permission` is for, each within their own rows. */
export const mayRead = (roles: readonly Role[], permission: Permission | undefined): boolean =>
  permission?.readers?.some((role) => roles.includes(role)) ?? false;

/** The roles that a user with `roles` may give to others: up to and including their own highest. */
export const grantableRoles = (roles: readonly Role[]): Role[] => {
  const highest = ROLES.findIndex((role) => roles.includes(role));
  return highest === -1 ? [] : ROLES.slice(highest);
};

/** The landing page of a user with `roles` after login without a last location (specification, section 2 'Flow'). */
export const homeOf = (roles: readonly Role[]): string => {
  const [highest] = consoleRoles([...roles]);
  if (highest === 'admin') return '/';
  return highest === 'agent' ? '/app-user/list' : '/bo-user/list';
};
