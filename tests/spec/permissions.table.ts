import type { Action, Role } from '@/core/permissions';

/** Section 6 of the specification, retyped by hand: what each area lets whom do. */
const EVERYBODY: readonly Role[] = [
  'admin',
  'company_manager',
  'area_manager',
  'site_manager',
  'agent',
];
const MANAGERS: readonly Role[] = ['admin', 'company_manager', 'area_manager', 'site_manager'];
const ADMIN: readonly Role[] = ['admin'];

/** Of the five roles, highest first. */
export const ALL_ROLES = EVERYBODY;

export const ACTIONS: readonly Action[] = [
  'visit',
  'list',
  'view',
  'create',
  'edit',
  'delete',
  'company_report',
  'agent_report',
];

/** An action that is missing here belongs to nobody, `delete` apart, which is always admin's alone. */
export const MATRIX: Readonly<Record<string, Readonly<Partial<Record<Action, readonly Role[]>>>>> =
  {
    dashboard: { visit: EVERYBODY },
    'app-user': { list: EVERYBODY, create: ADMIN, edit: ADMIN },
    target: { list: EVERYBODY, view: EVERYBODY },
    promo: {
      list: EVERYBODY,
      view: EVERYBODY,
      company_report: EVERYBODY,
      agent_report: EVERYBODY,
      create: ADMIN,
      edit: ADMIN,
    },
    turnover: { list: EVERYBODY },
    bouser: { list: MANAGERS, create: MANAGERS, edit: MANAGERS },
    survey: { list: MANAGERS, create: MANAGERS, edit: MANAGERS, view: MANAGERS },
    news: { list: MANAGERS, create: MANAGERS, edit: MANAGERS },
    luigi: { list: MANAGERS, create: MANAGERS, edit: MANAGERS },
    company: { list: ADMIN, create: ADMIN, edit: ADMIN },
    location: { list: ADMIN, create: ADMIN, edit: ADMIN },
    group: { list: ADMIN, create: ADMIN, edit: ADMIN },
    app: { list: ADMIN, create: ADMIN, edit: ADMIN },
    tile: { list: ADMIN, create: ADMIN, edit: ADMIN },
    journey: { list: ADMIN, create: ADMIN, edit: ADMIN },
    question: { list: ADMIN, create: ADMIN, edit: ADMIN },
    'email-template': { list: ADMIN, create: ADMIN, edit: ADMIN },
    'push-template': { list: ADMIN, create: ADMIN, edit: ADMIN },
    'custom-email-template': { list: ADMIN, create: ADMIN, edit: ADMIN },
    'custom-push-template': { list: ADMIN, create: ADMIN, edit: ADMIN },
    // The drawer on the list: docs/decisions.md.
    'user-category': { list: ADMIN, create: ADMIN, edit: ADMIN },
    'award-option': { list: ADMIN, create: ADMIN, edit: ADMIN },
    csv: { list: ADMIN },
    'user-sales': { list: ADMIN, view: ADMIN },
    nothing: {},
  };

/** Menu of section 2: who has which entry. */
export const MENU: Readonly<Record<string, readonly Role[]>> = {
  dashboard: ADMIN,
  'bo-user': MANAGERS,
  'app-user': EVERYBODY,
  group: ADMIN,
  news: MANAGERS,
  luigi: MANAGERS,
  survey: MANAGERS,
  'email-template': ADMIN,
  'push-template': ADMIN,
  'custom-email-template': ADMIN,
  'custom-push-template': ADMIN,
  journey: ADMIN,
  target: EVERYBODY,
  turnover: EVERYBODY,
  promotion: EVERYBODY,
  'company-report': EVERYBODY,
  'agent-report': EVERYBODY,
  'user-sale': ADMIN,
  csv: ADMIN,
  app: ADMIN,
  company: ADMIN,
  location: ADMIN,
  category: ADMIN,
  'app-activity': ADMIN,
  // An addition: docs/decisions.md.
  calendar: MANAGERS,
};

export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete' | 'download' | 'upload';

/** Calls of section 7 (docs/wire-format.md, sections 2 and 5), and whom the backend may answer. */
export type GuardedCall = {
  area: string;
  verb: Verb;
  method: 'GET' | 'POST';
  /** `{id}` stands for a row the caller sees, `{app_id}` for an app. */
  path: string;
  roles: readonly Role[];
};

export const GUARDED_CALLS: readonly GuardedCall[] = [
  { area: 'companies', verb: 'list', method: 'GET', path: 'api/v1/companies', roles: EVERYBODY },
  {
    area: 'companies',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/companies/{id}',
    roles: EVERYBODY,
  },
  { area: 'companies', verb: 'create', method: 'POST', path: 'api/v1/companies', roles: ADMIN },
  {
    area: 'companies',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/companies/{id}/update',
    roles: ADMIN,
  },
  {
    area: 'companies',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/companies/{id}/delete',
    roles: ADMIN,
  },
  { area: 'bousers', verb: 'list', method: 'GET', path: 'api/v1/bousers', roles: MANAGERS },
  { area: 'bousers', verb: 'one', method: 'GET', path: 'api/v1/bousers/{id}', roles: MANAGERS },
  {
    area: 'bousers',
    verb: 'create',
    method: 'POST',
    path: 'api/v1/auth/bouser/create',
    roles: MANAGERS,
  },
  {
    area: 'bousers',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/bousers/{id}/update',
    roles: MANAGERS,
  },
  {
    area: 'bousers',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/bousers/{id}/delete',
    roles: ADMIN,
  },
  { area: 'bousers', verb: 'download', method: 'GET', path: 'api/v1/bousers/csv', roles: MANAGERS },
  {
    area: 'bousers',
    verb: 'list',
    method: 'GET',
    path: 'api/v1/bousers/role/agent',
    roles: EVERYBODY,
  },
  {
    area: 'bousers',
    verb: 'list',
    method: 'GET',
    path: 'api/v1/bousers/company/AURORA/role/agent',
    roles: EVERYBODY,
  },
  {
    area: 'bousers',
    verb: 'list',
    method: 'GET',
    path: 'api/v1/bousers/company/AURORA/location/AUR-MIL/role/agent',
    roles: EVERYBODY,
  },
  {
    area: 'bousers',
    verb: 'list',
    method: 'GET',
    path: 'api/v1/bousers/company/AURORA/role/area_manager',
    roles: EVERYBODY,
  },
  { area: 'groups', verb: 'list', method: 'GET', path: 'api/v1/groups', roles: ADMIN },
  { area: 'groups', verb: 'one', method: 'GET', path: 'api/v1/groups/{id}', roles: ADMIN },
  { area: 'groups', verb: 'create', method: 'POST', path: 'api/v1/groups', roles: ADMIN },
  {
    area: 'groups',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/groups/{id}/update',
    roles: ADMIN,
  },
  {
    area: 'groups',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/groups/{id}/delete',
    roles: ADMIN,
  },
  { area: 'customers', verb: 'list', method: 'GET', path: 'api/v1/customers', roles: EVERYBODY },
  {
    area: 'customers',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/customers/{id}',
    roles: EVERYBODY,
  },
  { area: 'customers', verb: 'create', method: 'POST', path: 'api/v1/customers', roles: ADMIN },
  {
    area: 'customers',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/customers/{id}/update',
    roles: ADMIN,
  },
  {
    area: 'customers',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/customers/{id}/delete',
    roles: ADMIN,
  },
  { area: 'locations', verb: 'list', method: 'GET', path: 'api/v1/locations', roles: EVERYBODY },
  {
    area: 'locations',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/locations/{id}',
    roles: EVERYBODY,
  },
  { area: 'locations', verb: 'create', method: 'POST', path: 'api/v1/locations', roles: ADMIN },
  {
    area: 'locations',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/locations/{id}/update',
    roles: ADMIN,
  },
  {
    area: 'locations',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/locations/{id}/delete',
    roles: ADMIN,
  },
  {
    area: 'categories',
    verb: 'list',
    method: 'GET',
    path: 'api/v1/categories',
    roles: EVERYBODY,
  },
  {
    area: 'categories',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/categories/{id}',
    roles: EVERYBODY,
  },
  { area: 'categories', verb: 'create', method: 'POST', path: 'api/v1/categories', roles: ADMIN },
  {
    area: 'categories',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/categories/{id}/update',
    roles: ADMIN,
  },
  {
    area: 'categories',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/categories/{id}/delete',
    roles: ADMIN,
  },
  { area: 'apps', verb: 'list', method: 'GET', path: 'api/v1/apps', roles: ADMIN },
  { area: 'apps', verb: 'one', method: 'GET', path: 'api/v1/apps/{id}', roles: ADMIN },
  { area: 'apps', verb: 'create', method: 'POST', path: 'api/v1/apps', roles: ADMIN },
  { area: 'apps', verb: 'update', method: 'POST', path: 'api/v1/apps/{id}/update', roles: ADMIN },
  { area: 'apps', verb: 'delete', method: 'GET', path: 'api/v1/apps/{id}/delete', roles: ADMIN },
  { area: 'tiles', verb: 'list', method: 'GET', path: 'api/v1/apps/{app_id}/tiles', roles: ADMIN },
  {
    area: 'tiles',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/apps/{app_id}/tiles/{id}',
    roles: ADMIN,
  },
  {
    area: 'tiles',
    verb: 'create',
    method: 'POST',
    path: 'api/v1/apps/{app_id}/tiles',
    roles: ADMIN,
  },
  {
    area: 'tiles',
    verb: 'update',
    method: 'POST',
    path: 'api/v1/apps/{app_id}/tiles/{id}/update',
    roles: ADMIN,
  },
  {
    area: 'tiles',
    verb: 'delete',
    method: 'GET',
    path: 'api/v1/apps/{app_id}/tiles/{id}/delete',
    roles: ADMIN,
  },
  { area: 'targets', verb: 'list', method: 'GET', path: 'api/v1/targets', roles: EVERYBODY },
  { area: 'targets', verb: 'one', method: 'GET', path: 'api/v1/targets/{id}', roles: EVERYBODY },
  { area: 'turnovers', verb: 'list', method: 'GET', path: 'api/v1/turnovers', roles: EVERYBODY },
  {
    area: 'turnovers',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/turnovers/{id}',
    roles: EVERYBODY,
  },
  { area: 'promotions', verb: 'list', method: 'GET', path: 'api/v1/promotions', roles: EVERYBODY },
  {
    area: 'promotions',
    verb: 'one',
    method: 'GET',
    path: 'api/v1/promotions/{id}',
    roles: EVERYBODY,
  },
  { area: 'imports', verb: 'list', method: 'GET', path: 'api/v1/imports', roles: ADMIN },
  { area: 'customers', verb: 'list', method: 'GET', path: 'accesslog', roles: EVERYBODY },
  { area: 'customers', verb: 'download', method: 'GET', path: 'accesslist/csv', roles: EVERYBODY },
  ...[
    'Company',
    'Location',
    'BoUser',
    'Customer',
    'Target',
    'RewardTarget',
    'Turnover',
    'Order',
    'Promotion',
  ].map(
    (type) =>
      ({
        area: 'files',
        verb: 'upload',
        method: 'POST',
        path: `api/v1/file/upload${type}`,
        roles: ADMIN,
      }) as const,
  ),
];
