import { describe, expect, it, test } from 'vitest';
import type { CurrentUser } from '@/core/current-user';
import { entryOf, type Entry } from '@/core/entry';
import { ROLES } from '@/core/permissions';
import { createUrlScheme } from '@/core/url-scheme';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import { createTableScheme } from './ad-hoc-scheme';
import { person } from '../support/people';
import { ERROR_PAGES, UNKNOWN_ADDRESSES } from './routes.table';
import { CONSOLE_ROUTES, ROUTES, sampleOf, type RouteRow } from './tables';

/** Checks which address opens for whom, before any page is rendered: specification, section 2. */
const table = createTableScheme();
const real = createUrlScheme(resources, pages);
const admin = person(['admin']);

const page: Entry = { kind: 'page' };
const inConsole: Entry = { kind: 'console' };
const to = (address: string): Entry => ({ kind: 'redirect', to: address });

/** The entry of each of `paths`, to be compared with {@link all}: a difference names its path. */
const opened = <T>(paths: readonly string[], entry: (path: string) => T): Map<string, T> =>
  new Map(paths.map((path) => [path, entry(path)]));

/** The same for each of `paths`. */
const all = <T>(paths: readonly string[], expected: T): Map<string, T> =>
  new Map(paths.map((path) => [path, expected]));

const addressOf = (row: RouteRow) => sampleOf(row, 'X1').replace('/error/X1', '/error/error-v1');

describe('signed out', () => {
  const entry = (path: string, kept: string | null = null) =>
    entryOf(path, null, () => kept, table);

  it.each([
    '/auth/login',
    '/auth/registration',
    '/auth/forgot-password',
    '/auth/password/reset/T0k3n',
    '/auth/firstlogin',
    '/terms',
    ...ERROR_PAGES.map((name) => `/error/${name}`),
  ])('%s is a page', (path) => {
    expect(entry(path)).toEqual(page);
  });

  it.each([
    ['/auth', '/auth/login'],
    ['/auth/nowhere', '/auth/login'],
    ['/auth/password/reset', '/auth/login'],
    ['/error', '/error/error-v1'],
    ['/logout', '/auth'],
    ['/', '/auth/login'],
    ['/appActivity', '/auth/login'],
  ])('%s leads to %s', (path, target) => {
    expect(entry(path)).toEqual(to(target));
  });

  it.each([null, '/dashboard', '//evil.example'])(
    'every other address leads to the login, though %j was kept',
    (kept) => {
      const paths = [...CONSOLE_ROUTES.map(addressOf), ...UNKNOWN_ADDRESSES];
      expect(opened(paths, (path) => entry(path, kept))).toEqual(all(paths, to('/auth/login')));
    },
  );
});

describe('an error page that is none of the six leads to the first', () => {
  const visitors = [
    null,
    admin,
    person(['agent']),
    person([]),
    person(['admin'], { firstLogin: true }),
  ];

  it.each(ERROR_PAGES)('/error/%s is one, for everybody', (name) => {
    for (const user of visitors) {
      expect(entryOf(`/error/${name}`, user, () => '/dashboard', real)).toEqual(page);
    }
  });

  it.each([
    '/error',
    '/error/',
    '/error/error-v0',
    '/error/error-v7',
    '/error/ERROR-V1',
    '/error/error-v1/',
    '/error/error-v1/more',
    '/error/%E0%A4%A',
    '/error/__proto__',
    '/error/<script>',
  ])('%s', (path) => {
    for (const user of visitors) {
      expect(entryOf(path, user, () => '/dashboard', real)).toEqual(to('/error/error-v1'));
    }
  });
});

test('signed out, the pages alone decide: what the resources bring is not loaded yet', () => {
  const known = createUrlScheme([], pages);
  const paths = [...ROUTES.map(addressOf), ...UNKNOWN_ADDRESSES];
  expect(opened(paths, (path) => entryOf(path, null, () => null, known))).toEqual(
    opened(paths, (path) => entryOf(path, null, () => null, real)),
  );
});

describe('the explanation of the first login', () => {
  const entry = (user: CurrentUser | null, kept: string | null = null) =>
    entryOf('/auth/firstlogin', user, () => kept, real);

  it('is a page for everybody signed out', () => {
    expect(entry(null)).toEqual(page);
    expect(entry(null, '/dashboard')).toEqual(page);
  });

  it('is, signed in, as /auth: the first login itself, the last location, or home', () => {
    expect(entry(person(['admin'], { firstLogin: true }), '/dashboard')).toEqual(to('/firstlogin'));
    expect(entry(admin, '/company/list')).toEqual(to('/company/list'));
    expect(entry(person(['agent']), '/company/list')).toEqual(to('/app-user/list'));
    for (const user of [admin, person(['agent']), person([])]) {
      for (const kept of [null, '/auth/firstlogin', '/dashboard']) {
        expect(entry(user, kept)).toEqual(entryOf('/auth', user, () => kept, real));
      }
    }
  });
});

describe.each(ROLES)('%s', (role) => {
  const user = person([role]);
  const entry = (path: string, kept: string | null = null) =>
    entryOf(path, user, () => kept, table);

  it('finds every page of the console, whether or not the role may see it', () => {
    const paths = CONSOLE_ROUTES.map(addressOf);
    expect(opened(paths, entry)).toEqual(all(paths, inConsole));
  });

  it.each([
    '/auth',
    '/auth/login',
    '/auth/registration',
    '/auth/forgot-password',
    '/auth/firstlogin',
    '/auth/nowhere',
  ])('%s leads to the last location, or home', (path) => {
    const home = { admin: '/', agent: '/app-user/list' }[role as 'admin'] ?? '/bo-user/list';
    expect(entry(path)).toEqual(to(home));
    expect(entry(path, '/dashboard')).toEqual(to('/dashboard'));
    expect(entry(path, '/auth/login')).toEqual(to(home));
  });

  it('may follow the link of a mail, sign out, read the terms and the errors', () => {
    expect(entry('/auth/password/reset/T0k3n')).toEqual(page);
    expect(entry('/logout')).toEqual({ kind: 'logout' });
    expect(entry('/terms')).toEqual(page);
    expect(entry('/error/error-v3')).toEqual(page);
  });

  it('comes to the first error page from every unknown address', () => {
    expect(opened(UNKNOWN_ADDRESSES, entry)).toEqual(all(UNKNOWN_ADDRESSES, to('/error/error-v1')));
  });

  it.each([
    ['/', '/dashboard'],
    ['/appActivity', '/appactivity'],
    ['/error', '/error/error-v1'],
  ])('%s leads to %s', (path, target) => {
    expect(entry(path)).toEqual(to(target));
  });
});

describe('at the first login', () => {
  const user = person(['admin'], { firstLogin: true });
  const entry = (path: string) => entryOf(path, user, () => '/dashboard', table);

  it('every address leads to the change of password', () => {
    const others = ['/', '/auth', '/auth/login', '/appActivity', ...UNKNOWN_ADDRESSES];
    const paths = [...CONSOLE_ROUTES.map(addressOf), ...others];
    expect(opened(paths, entry)).toEqual(
      new Map([...all(paths, to('/firstlogin')), ['/firstlogin', inConsole]]),
    );
  });

  it('stays open what has to: /logout, /terms, /error', () => {
    expect(entry('/logout')).toEqual({ kind: 'logout' });
    expect(entry('/terms')).toEqual(page);
    expect(entry('/error/error-v1')).toEqual(page);
    expect(entry('/error')).toEqual(to('/error/error-v1'));
  });
});

describe('without a role', () => {
  const user = person([]);
  const entry = (path: string) => entryOf(path, user, () => null, table);

  it('opens what is for anybody signed in, and learns why nothing else', () => {
    const documented = CONSOLE_ROUTES.map((row): [string, Entry] => [
      addressOf(row),
      row.access === 'signed-in' ? inConsole : { kind: 'no-role' },
    ]);
    expect(opened(CONSOLE_ROUTES.map(addressOf), entry)).toEqual(new Map(documented));
  });

  it('may sign out', () => {
    expect(entry('/logout')).toEqual({ kind: 'logout' });
  });
});

/** Follows redirects and the logout as the application does. */
const follow = (
  path: string,
  user: CurrentUser | null,
  kept: string | null,
  scheme: typeof table,
) => {
  let at = path;
  let who = user;
  for (let step = 0; step < 6; step++) {
    const entry = entryOf(at, who, () => kept, scheme);
    if (entry.kind === 'logout') who = null;
    else if (entry.kind === 'redirect') at = entry.to;
    else return entry.kind;
    if (entry.kind === 'redirect' && !/^\/(?!\/)/.test(at)) return `left for ${at}`;
  }
  return `still going at ${at}`;
};

describe('every way ends', () => {
  const users = [
    null,
    admin,
    person(['agent']),
    person([]),
    person(['admin'], { firstLogin: true }),
    person([], { firstLogin: true }),
  ];
  const kept = [
    null,
    '/dashboard',
    '/auth/login',
    '/logout',
    '/',
    '/nowhere',
    '//evil.example',
    '/firstlogin',
    '/error',
    '/appActivity',
  ];
  const paths = [
    ...ROUTES.map(addressOf),
    ...UNKNOWN_ADDRESSES,
    '/',
    '/auth',
    '/error',
    '/logout',
    '/appActivity',
  ];

  test.each(kept)('with %j kept', (location) => {
    const endless = [table, real].flatMap((scheme) =>
      paths.flatMap((path) =>
        users.flatMap((user) => {
          const end = follow(path, user, location, scheme);
          if (['page', 'console', 'no-role'].includes(end)) return [];
          return `${path} for ${user ? user.roles.join() : 'nobody'}: ${end}`;
        }),
      ),
    );
    expect(endless).toEqual([]);
  });
});
