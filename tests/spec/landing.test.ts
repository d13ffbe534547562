import { describe, expect, it, test } from 'vitest';
import { isKnownLocation, landingOf, mayVisit } from '@/core/landing';
import { ADMINS, permit, ROLES, type Role } from '@/core/permissions';
import { createUrlScheme } from '@/core/url-scheme';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import { createTableScheme } from './ad-hoc-scheme';
import { person } from '../support/people';
import { EVERYBODY } from './roles';
import { MATRIX, ROUTES, sampleOf } from './tables';

/** The page after a login: specification, section 2 'Flow'. */
const scheme = createTableScheme();
const schemes = [scheme, createUrlScheme(resources, pages)];

const HOMES: Record<Role, string> = {
  admin: '/',
  company_manager: '/bo-user/list',
  area_manager: '/bo-user/list',
  site_manager: '/bo-user/list',
  agent: '/app-user/list',
};

describe.each(ROLES)('%s', (role) => {
  const user = person([role]);

  it('lands on the page of the role', () => {
    expect(landingOf(user, null, scheme)).toBe(HOMES[role]);
  });

  it('lands on /firstlogin first, whatever the last location', () => {
    expect(landingOf({ ...user, firstLogin: true }, '/dashboard', scheme)).toBe('/firstlogin');
  });

  it('returns to the last location, its query included', () => {
    for (const kept of [
      '/app-user/list',
      '/app-user/list?page=2&q=%C3%A8',
      '/dashboard',
      '/builder',
      '/docs/i18n',
    ]) {
      expect(landingOf(user, kept, scheme)).toBe(kept);
    }
  });

  it('returns to every address the role may open, and to no other', () => {
    const [documented, landed] = [new Map<string, string>(), new Map<string, string>()];
    for (const row of ROUTES) {
      const location = sampleOf(row, 'X1');
      const never = /^\/(auth|error|success|firstlogin|terms)(\/|$)/.test(location);
      const [area = '', action = ''] = row.access.split(':');
      const holders = row.access.includes(':')
        ? (MATRIX[area]?.[action as 'list'] ?? [])
        : EVERYBODY;
      documented.set(location, !never && holders.includes(role) ? location : HOMES[role]);
      landed.set(location, landingOf(user, location, scheme));
    }
    expect(landed).toEqual(documented);
  });
});

/** Contents of a cookie that somebody, or something, wrote into. */
const HOSTILE = [
  '',
  ' ',
  '/',
  '//',
  '///',
  '?',
  '#',
  '/#',
  '/#/dashboard',
  '#/dashboard',
  '.',
  '..',
  '../dashboard',
  '/../dashboard',
  '/./dashboard',
  '/dashboard/',
  '/dashboard/..',
  '/dashboard//',
  '//dashboard',
  '///dashboard',
  '\\dashboard',
  '/\\dashboard',
  '\\\\evil.example',
  '//evil.example',
  '//evil.example/dashboard',
  '///evil.example/dashboard',
  '/\\evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https://evil.example/dashboard',
  'http:evil.example',
  'https:/dashboard',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '/dashboard\u0000',
  '\t/dashboard',
  '/dashboard\n',
  '\u2028/dashboard',
  ' /dashboard',
  '/dashboard ',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%2e%2e/dashboard',
  '/%64ashboard',
  '/company/edit/%',
  '/company/edit/%ZZ',
  '/company/edit/',
  '/auth',
  '/auth/login',
  '/auth/login?next=/dashboard',
  '/auth/',
  '/auth/password/reset/T',
  '/auth/nowhere',
  '/logout',
  '/logout?x',
  '/logout/',
  '/error',
  '/error/error-v1',
  '/success',
  '/terms',
  '/firstlogin',
  '/firstlogin?x=1',
  '/nowhere',
  '/appActivity',
  'null',
  'undefined',
  '[object Object]',
  '{"pathname":"/dashboard"}',
  '/<script>alert(1)</script>',
  'dashboard',
  '@evil.example',
  '/@evil.example',
  '?q=/dashboard',
  'x'.repeat(5000),
  `/${'a/'.repeat(2000)}`,
];

describe('a kept location that is none of the console’s pages', () => {
  it('is tried in many ways', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  });

  test.each(HOSTILE)('%j is passed over', (kept) => {
    for (const known of schemes) {
      expect(
        isKnownLocation(kept, known) && /^\/(auth|logout|error|success|firstlogin)/.test(kept),
      ).toBe(false);
      for (const role of ROLES) expect(landingOf(person([role]), kept, known)).toBe(HOMES[role]);
    }
  });

  /** Known paths, whatever their query holds: the query is a page's own affair. */
  test.each([
    '/dashboard?next=https://evil.example',
    '/dashboard?//evil.example',
    '/dashboard?x#//evil.example',
    '/company/edit/..',
    '/company/edit/%2F%2Fevil.example',
    '/company/edit/javascript%3Aalert(1)',
  ])('%j stays on the origin', (kept) => {
    const landed = landingOf(person(['admin']), kept, scheme);
    const page = new URL('https://console.example/app/index.html');
    expect(new URL(`#${landed}`, page).origin).toBe(page.origin);
    expect(new URL(`#${landed}`, page).pathname).toBe(page.pathname);
    expect(landed.startsWith('/') && !landed.startsWith('//')).toBe(true);
  });
});

test.each([
  [[], 'everybody', true],
  [[], 'signed-in', true],
  [[], 'console', false],
  [['agent'], 'console', true],
  [['agent'], permit('company:list', ADMINS), false],
  [['admin'], permit('company:list', ADMINS), true],
  [['admin'], undefined, false],
] as const)('%j may visit %s: %s', (roles, access, expected) => {
  expect(mayVisit(roles, access)).toBe(expected);
});
