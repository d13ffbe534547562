/**
 * Roles, and what a permission is. Who may do what stands in the definitions of resources and pages; the console, the
 * menu, the router and the fixture backend ask there, by `can`.
 *
 * Source: specification, section 6.
 */
export const ROLES = ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'] as const;
export type Role = (typeof ROLES)[number];

/** Who a permission is for. Deleting is for admins alone. */
export const STAFF: readonly Role[] = [...ROLES];
export const MANAGERS: readonly Role[] = ROLES.filter((role) => role !== 'agent');
export const ADMINS: readonly Role[] = ['admin'];
/** The roles of people who work at locations, and so have customers of their own. */
export const LOCATION_ROLES: readonly Role[] = ['area_manager', 'site_manager', 'agent'];

export type Action = 'visit' | 'list' | 'view' | 'create' | 'edit' | 'delete' | ReportAction;
type ReportAction = 'company_report' | 'agent_report';

/** Something that may be done, by its name in the specification (`area:action`), and the roles that may. */
export type Permission = { name: `${string}:${Action}`; roles: readonly Role[] };

/** Gives the permission called `name` to `roles`. */
export const permit = (name: Permission['name'], roles: readonly Role[]): Permission => ({
  name,
  roles,
});

/** Whether `value` is one of the five console roles ('customer' is none). */
export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value);

/** The console roles among `roles`, highest first; unknown labels are dropped. */
export const consoleRoles = (roles: unknown): Role[] => {
  const held = Array.isArray(roles) ? roles : [roles];
  return ROLES.filter((role) => held.includes(role));
};

/** Whether a holder of `roles` may do `permission`. With several roles, what any of them may do counts. */
export const can = (roles: readonly Role[], permission: Permission): boolean =>
  permission.roles.some((role) => roles.includes(role));

/** The roles a holder of `roles` may give to somebody: up to and including the highest of their own. */
export const grantableRoles = (roles: readonly Role[]): Role[] => {
  const highest = ROLES.findIndex((role) => roles.includes(role));
  return highest === -1 ? [] : ROLES.slice(highest);
};

/** The address a holder of `roles` lands on after login without a last location (specification, section 2 'Flow'). */
export const homeOf = (roles: readonly Role[]): string => {
  const [highest] = consoleRoles([...roles]);
  if (highest === 'admin') return '/';
  return highest === 'agent' ? '/app-user/list' : '/bo-user/list';
};
