/**
 * Roles and what each may do. Authorization is this table and nothing else: the console, the menu, the
 * router and the fixture backend all ask it.
 *
 * Source: specification, section 6. Permissions are named `area:action`; deleting is admin's alone.
 */
export const ROLES = ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'] as const;
export type Role = (typeof ROLES)[number];

/** The roles of people who work at locations, and so have customers of their own. */
export const LOCATION_ROLES: readonly Role[] = ['area_manager', 'site_manager', 'agent'];

export type Action = 'visit' | 'list' | 'view' | 'create' | 'edit' | 'delete' | ReportAction;
type ReportAction = 'company_report' | 'agent_report';
export type Permission = `${string}:${Action}`;

const AGENT: Permission[] = [
  'dashboard:visit',
  'app-user:list',
  'target:list',
  'target:view',
  'promo:list',
  'promo:view',
  'promo:company_report',
  'promo:agent_report',
  'turnover:list',
];

const MANAGER: Permission[] = [
  ...AGENT,
  'bouser:list',
  'bouser:create',
  'bouser:edit',
  'survey:list',
  'survey:create',
  'survey:edit',
  'survey:view',
  'news:list',
  'news:create',
  'news:edit',
  'luigi:list',
  'luigi:create',
  'luigi:edit',
];

const listCreateEdit = (area: string): Permission[] => [
  `${area}:list`,
  `${area}:create`,
  `${area}:edit`,
];

const ADMIN: Permission[] = [
  ...MANAGER,
  ...listCreateEdit('company'),
  ...listCreateEdit('location'),
  ...listCreateEdit('group'),
  ...listCreateEdit('app'),
  'app-user:create',
  'app-user:edit',
  ...listCreateEdit('tile'),
  ...listCreateEdit('journey'),
  ...listCreateEdit('question'),
  ...listCreateEdit('email-template'),
  ...listCreateEdit('push-template'),
  ...listCreateEdit('custom-email-template'),
  ...listCreateEdit('custom-push-template'),
  'user-category:list',
  'user-category:create',
  'user-category:edit',
  'promo:create',
  'promo:edit',
  ...listCreateEdit('award-option'),
  'csv:list',
  'user-sales:list',
  'user-sales:view',
];

const PERMISSIONS: Record<Role, ReadonlySet<Permission>> = {
  admin: new Set(ADMIN),
  company_manager: new Set(MANAGER),
  area_manager: new Set(MANAGER),
  site_manager: new Set(MANAGER),
  agent: new Set(AGENT),
};

/** Whether `value` is one of the five console roles ('customer' is none). */
export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value);

/** The console roles among `roles`, highest first; unknown labels are dropped. */
export const consoleRoles = (roles: unknown): Role[] => {
  const held = Array.isArray(roles) ? roles : [roles];
  return ROLES.filter((role) => held.includes(role));
};

/**
 * Whether a holder of `roles` may do `permission`. With several roles, what any of them may do counts.
 * Every `…:delete` belongs to admin.
 */
export const can = (roles: readonly Role[], permission: Permission): boolean =>
  roles.some((role) =>
    permission.endsWith(':delete') ? role === 'admin' : PERMISSIONS[role].has(permission),
  );

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
