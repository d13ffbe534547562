import type { View } from '@/core/resource';

/**
 * Section 2 of the specification, retyped by hand: every documented address and who opens it (section 6).
 * A resource's name and view are those by which react-admin finds it; a row without them is a page.
 */
export type RouteRow = {
  address: string;
  access: string;
  resource?: string;
  view?: View;
  /** The values a parameter may have; with any other one the address is unknown. */
  values?: Readonly<Record<string, readonly [string, ...string[]]>>;
};

export const ERROR_PAGES = [
  'error-v1',
  'error-v2',
  'error-v3',
  'error-v4',
  'error-v5',
  'error-v6',
] as const;

export const CSV_RECORD_TYPES = [
  'Company',
  'Location',
  'BoUser',
  'Customer',
  'Target',
  'Order',
  'Turnover',
] as const;

export const DOCS_PAGES = [
  'quick-start',
  'overview',
  'deployment',
  'i18n',
  'mock-backend',
  'create-a-page',
  'use-a-demo',
  'request-to-server',
  'create-a-reducer',
  'use-rbac',
] as const;

const page = (address: string, access: string, values?: RouteRow['values']): RouteRow => ({
  address,
  access,
  values,
});

const view = (
  resource: string,
  kind: View,
  address: string,
  access: string,
  values?: RouteRow['values'],
): RouteRow => ({ address, access, resource, view: kind, values });

/** The addresses below a promotion say what it gives. */
const AWARD_TYPE = { award_type: ['gift', 'reward'] } as const;

/** The views of an area whose addresses follow the usual form. */
const area = (
  resource: string,
  root: string,
  kinds: Readonly<Partial<Record<View, string>>>,
  permissions: string,
): RouteRow[] =>
  Object.entries(kinds).map(([kind, tail]) => {
    const action = kind === 'show' ? 'view' : kind;
    return view(resource, kind as View, `${root}/${tail}`, `${permissions}:${action}`);
  });

const ACCOUNT_ROUTES: readonly RouteRow[] = [
  page('/auth/login', 'everybody'),
  page('/auth/registration', 'everybody'),
  page('/auth/forgot-password', 'everybody'),
  page('/auth/password/reset/{token}', 'everybody'),
  page('/auth/firstlogin', 'everybody'),
  page('/terms', 'everybody'),
  page('/error/{design}', 'everybody', { design: ERROR_PAGES }),
];

export const CONSOLE_ROUTES: readonly RouteRow[] = [
  page('/builder', 'console'),
  page('/dashboard', 'dashboard:visit'),
  page('/firstlogin', 'signed-in'),
  page('/success', 'signed-in'),
  page('/docs/{page}', 'console', { page: DOCS_PAGES }),
  view('app-activity', 'list', '/appactivity', 'turnover:list'),
  view('turnover', 'list', '/turnover/list', 'turnover:list'),

  ...area('category', '/category', { list: 'list', create: 'create' }, 'user-category'),
  ...area(
    'company',
    '/company',
    { list: 'list', create: 'create', edit: 'edit/{company_id}' },
    'company',
  ),
  ...area(
    'location',
    '/location',
    { list: 'list', create: 'create', edit: 'edit/{location_id}' },
    'location',
  ),
  ...area(
    'bo-user',
    '/bo-user',
    { list: 'list', create: 'create', edit: 'edit/{bouser_id}' },
    'bouser',
  ),
  page('/bo-user/edit/{bouser_id}/email', 'bouser:edit'),
  ...area(
    'app-user',
    '/app-user',
    { list: 'list', create: 'create', edit: 'edit/{appuser_id}' },
    'app-user',
  ),

  view('app', 'list', '/app/list', 'app:list'),
  ...area(
    'tile',
    '/app/{app_id}/tile',
    { list: 'list', create: 'create', edit: 'edit/{tile_id}' },
    'tile',
  ),

  ...area(
    'email-template',
    '/email-template',
    { list: 'list', create: 'create', edit: 'edit/{template_id}' },
    'email-template',
  ),
  ...area(
    'custom-email-template',
    '/email-template/custom',
    { list: 'list', create: 'create', edit: 'edit/{template_id}' },
    'custom-email-template',
  ),
  ...area(
    'push-template',
    '/push-template',
    { list: 'list', create: 'create', edit: 'edit/{template_id}' },
    'push-template',
  ),
  ...area(
    'custom-push-template',
    '/push-template/custom',
    { list: 'list', create: 'create', edit: 'edit/{template_id}' },
    'custom-push-template',
  ),

  ...area('group', '/group', { list: 'list', create: 'create', edit: 'edit/{group_id}' }, 'group'),
  ...area('news', '/news', { list: 'list', create: 'create', edit: 'edit/{news_id}' }, 'news'),
  ...area('luigi', '/luigi', { list: 'list', create: 'create', edit: 'edit/{luigi_id}' }, 'luigi'),
  ...area(
    'journey',
    '/journey',
    { list: 'list', create: 'create', edit: 'edit/{journey_id}' },
    'journey',
  ),
  ...area(
    'survey',
    '/survey',
    { list: 'list', create: 'create', edit: 'edit/{survey_id}' },
    'survey',
  ),
  ...area(
    'question',
    '/survey/{survey_id}/question',
    { list: 'list', create: 'create', edit: 'edit/{question_id}' },
    'question',
  ),
  ...area('target', '/target', { list: 'list', show: 'view/{target_id}' }, 'target'),

  page('/csv/list/{record_type}', 'csv:list', { record_type: CSV_RECORD_TYPES }),

  view('company-report', 'list', '/promotion-report/company/list', 'promo:company_report'),
  view('company-report', 'show', '/promotion-report/company/{code}', 'promo:company_report'),
  view('agent-report', 'list', '/promotion-report/agent/list', 'promo:agent_report'),

  ...area('promotion', '/promotion', { list: 'list', create: 'create' }, 'promo'),
  ...area(
    'award-option',
    '/promotion/award-option',
    { list: 'list', create: 'create', edit: 'edit/{award_id}' },
    'award-option',
  ),

  view(
    'promotion',
    'show',
    '/promotion/view/{promotion_id}/{award_type}',
    'promo:view',
    AWARD_TYPE,
  ),
  view(
    'promotion',
    'edit',
    '/promotion/edit/{promotion_id}/{award_type}',
    'promo:edit',
    AWARD_TYPE,
  ),
  view('gift', 'show', '/promotion/view/{promotion_id}/gift/{gift_id}', 'promo:view'),
  view('gift', 'list', '/promotion/edit/{promotion_id}/gift/list', 'promo:edit'),
  view('gift', 'create', '/promotion/edit/{promotion_id}/gift/create', 'promo:edit'),
  view('gift', 'edit', '/promotion/edit/{promotion_id}/gift/edit/{gift_id}', 'promo:edit'),
  page('/promotion/view/{promotion_id}/gift/additional-award/list', 'promo:view'),
  view(
    'gift-award',
    'show',
    '/promotion/view/{promotion_id}/gift/additional-award/view/{award_id}',
    'promo:view',
  ),
  view(
    'gift-award',
    'list',
    '/promotion/edit/{promotion_id}/gift/additional-award/list',
    'promo:edit',
  ),
  view(
    'gift-award',
    'create',
    '/promotion/edit/{promotion_id}/gift/additional-award/create',
    'promo:edit',
  ),
  view(
    'gift-award',
    'edit',
    '/promotion/edit/{promotion_id}/gift/additional-award/edit/{award_id}',
    'promo:edit',
  ),

  view('reward', 'list', '/promotion/edit/{promotion_id}/reward/list', 'promo:edit'),
  page('/promotion/view/{promotion_id}/reward/additional-award/list', 'promo:view'),
  view(
    'reward-award',
    'show',
    '/promotion/view/{promotion_id}/reward/additional-award/view/{award_id}',
    'promo:view',
  ),
  view(
    'reward-award',
    'list',
    '/promotion/edit/{promotion_id}/reward/additional-award/list',
    'promo:edit',
  ),
  view(
    'reward-award',
    'create',
    '/promotion/edit/{promotion_id}/reward/additional-award/create',
    'promo:edit',
  ),
  view(
    'reward-award',
    'edit',
    '/promotion/edit/{promotion_id}/reward/additional-award/edit/{award_id}',
    'promo:edit',
  ),

  view('user-sale', 'list', '/user-sale/list', 'user-sales:list'),
  view('user-sale', 'show', '/user-sale/view/{report_id}', 'user-sales:view'),
];

/** Addresses beyond the specification: docs/decisions.md. */
const ADDED_ROUTES: readonly RouteRow[] = [page('/calendar', 'news:list')];

export const ROUTES = [...ACCOUNT_ROUTES, ...CONSOLE_ROUTES, ...ADDED_ROUTES];

/** An address of `row`: its parameters filled with a known value, or with `other` where any will do. */
export const sampleOf = ({ address, values }: RouteRow, other: string): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => values?.[name]?.[0] ?? other);

/** Other addresses that are accepted, and where each leads. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/auth': '/auth/login',
  '/error': '/error/error-v1',
  '/appActivity': '/appactivity',
  '/docs': '/docs/quick-start',
};

/** What no page answers to. */
export const UNKNOWN_ADDRESSES = [
  '',
  'dashboard',
  '//',
  '/dashboard/',
  '/Dashboard',
  '/company',
  '/company/',
  '/company/edit',
  '/company/edit/',
  '/company/edit/5/extra',
  '/company/5',
  '/company/5/show',
  '/company/view/5',
  '/company/list/5',
  '/category/edit/5',
  '/bo-user/edit/5/emails',
  '/bo-user/edit//email',
  '/app/edit/5',
  '/app//tile/list',
  '/app/5/tile',
  '/app/5/tile/edit',
  '/turnover/create',
  '/target/edit/5',
  '/promotion/edit/5',
  '/promotion/view/5',
  '/promotion/edit/5/prize',
  '/promotion/view/5/reward/7',
  '/promotion/edit/5/reward/create',
  '/promotion-report/agent/A1',
  '/csv/list',
  '/csv/list/company',
  '/csv/list/RewardTarget',
  '/user-sale/edit/5',
  '/docs/',
  '/docs/nowhere',
  '/docs/Quick-Start',
  '/docs/quick-start/more',
  '/company/edit/%',
  '/company/edit/%E0%A4%A',
  'javascript:alert(1)',
  'https://example.com/dashboard',
  '//example.com/dashboard',
];
