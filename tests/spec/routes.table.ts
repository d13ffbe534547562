import type { AddressRow } from './entity-table';

/**
 * Section 2 of the specification, retyped by hand: the addresses that belong to no entity, and who opens them
 * (section 6). Those of an entity are in its own table, `entities/{resource}.spec-table.ts`.
 */

export const ERROR_PAGES = [
  'error-v1',
  'error-v2',
  'error-v3',
  'error-v4',
  'error-v5',
  'error-v6',
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

/** Pages of the manual beyond the specification: docs/decisions.md. */
export const ADDED_DOCS_PAGES = ['everyday-work', 'glossary', 'accessibility'] as const;

const page = (address: string, access: string, values?: AddressRow['values']): AddressRow => ({
  address,
  access,
  values,
});

export const ACCOUNT_ROUTES: readonly AddressRow[] = [
  page('/auth/login', 'everybody'),
  page('/auth/registration', 'everybody'),
  page('/auth/forgot-password', 'everybody'),
  page('/auth/password/reset/{token}', 'everybody'),
  page('/auth/firstlogin', 'everybody'),
  page('/terms', 'everybody'),
  page('/error/{design}', 'everybody', { design: ERROR_PAGES }),
];

export const PAGE_ROUTES: readonly AddressRow[] = [
  page('/builder', 'console'),
  page('/dashboard', 'dashboard:visit'),
  page('/firstlogin', 'signed-in'),
  page('/success', 'signed-in'),
  page('/docs/{page}', 'console', { page: [...ADDED_DOCS_PAGES, ...DOCS_PAGES] }),
];

/** Addresses beyond the specification: docs/decisions.md. */
export const ADDED_ROUTES: readonly AddressRow[] = [page('/calendar', 'news:list')];

/** Other addresses that are accepted, and where each leads. */
export const PAGE_ALIASES: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/auth': '/auth/login',
  '/error': '/error/error-v1',
  '/docs': '/docs/everyday-work',
};

/** Addresses that no page has. */
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
