import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creationsFor, pagesFor } from '@/app/palette/destinations';
import { nameWithReferences } from '@/app/palette/named-hits';
import { recentRecords, recordAt } from '@/app/palette/recent-records';
import { urlScheme } from '@/app/router/url-scheme';
import { target } from '@/resources/target/target.definition';
import { recentChoices } from '@/app/palette/recent';
import { hitOf, rankHits, searchableFor } from '@/app/palette/record-search';
import { ROLES } from '@/core/permissions';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { dateFormats } from '@/ui/formats/dates';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';
import { personalKey, preferences } from '@/providers/preferences/preferences';
import { resources } from '@/resources/registry';

afterEach(() => vi.restoreAllMocks());

const addressesOf = (...args: Parameters<typeof pagesFor>) => pagesFor(...args).map(({ to }) => to);
const boUser = resources.find(({ name }) => name === 'bo-user');
const category = resources.find(({ name }) => name === 'category');
const appUser = resources.find(({ name }) => name === 'app-user');

describe('the pages of the palette', () => {
  it('are those of the menu first, for an admin', () => {
    expect(addressesOf(['admin']).slice(0, 3)).toEqual([
      '/dashboard',
      '/bo-user/list',
      '/app-user/list',
    ]);
  });

  it('are, for an agent, the reachable ones that the menu leaves out too', () => {
    const pages = addressesOf(['agent']);
    expect(pages).toEqual(expect.arrayContaining(['/app-user/list', '/dashboard', '/appactivity']));
    for (const closed of ['/company/list', '/bo-user/list', '/group/list']) {
      expect(pages).not.toContain(closed);
    }
  });

  it.each(ROLES)('are no account screens, no forms and no addresses with gaps: %s', (role) => {
    for (const to of addressesOf([role])) {
      expect(to).not.toMatch(/:|\/create$|^\/(auth|error|success|logout|firstlogin|terms)/);
    }
  });

  it('are listed once each, and none for a user without a role', () => {
    const pages = addressesOf(['admin', 'agent']);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pagesFor([])).toEqual([]);
  });

  it('offer to create what the role may create', () => {
    const made = (...roles: Parameters<typeof creationsFor>[0]) =>
      creationsFor(roles).map(({ to }) => to);
    expect(made('agent')).toEqual([]);
    expect(made('site_manager')).toContain('/bo-user/create');
    expect(made('site_manager')).not.toContain('/company/create');
    expect(made('admin')).toEqual(expect.arrayContaining(['/company/create', '/bo-user/create']));
  });
});

describe('the records of the palette', () => {
  it('are looked for where the role may list them, and in no log', () => {
    const names = (role: (typeof ROLES)[number]) => searchableFor([role]).map(({ name }) => name);
    expect(names('agent')).toContain('app-user');
    expect(names('agent')).not.toContain('bo-user');
    expect(names('agent')).not.toContain('company');
    expect(names('admin')).toEqual(expect.arrayContaining(['bo-user', 'company', 'group']));
    expect(names('admin')).not.toContain('app-activity');
  });

  it('open where the role may edit them, customers on their own page', () => {
    if (!boUser || !appUser) throw new Error('the registry lacks them');
    const person = { id: 'a1', code: 'U7', firstname: 'Ada', surname: 'Neri' };
    expect(hitOf(boUser, person, ['site_manager'])).toEqual({
      id: 'bo-user/a1',
      name: 'Ada Neri',
      code: 'U7',
      to: '/bo-user/edit/a1',
    });
    const customer = { id: 'c1', code: 'C 1', business_name: 'Bar & Co' };
    expect(hitOf(appUser, customer, ['agent'])?.to).toBe('/app-user/list?open=c1');
    expect(hitOf(appUser, customer, ['admin'])?.to).toBe('/app-user/edit/c1?tab=profile');
  });

  it('are sought in their list where the role may open none of them', () => {
    if (!category) throw new Error('the registry lacks it');
    const found = { id: 'k1', category_code: 'BAR', category_name: 'Bar' };
    const [path, query] = hitOf(category, found, ['agent'])?.to.split('?') ?? [];
    expect(path).toBe('/category/list');
    expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual({ q: 'BAR' });
  });

  it('say by which field they were found, after those found by their names', () => {
    if (!boUser) throw new Error('the registry lacks it');
    const people = [
      { id: 'a1', code: 'U1', firstname: 'Ada', surname: 'Neri', email: 'rossi@example.com' },
      { id: 'a2', code: 'U2', firstname: 'Ugo', surname: 'Ambrossi', email: 'ugo@example.com' },
      { id: 'a3', code: 'U3', firstname: 'Ròssi', surname: 'Bianchi', email: 'x@example.com' },
    ];
    const hits = people.flatMap((person) => hitOf(boUser, person, ['admin'], 'rossi') ?? []);
    expect(rankHits(hits, 'rossi').map(({ id, matched }) => [id, matched])).toEqual([
      ['bo-user/a3', undefined],
      ['bo-user/a2', undefined],
      ['bo-user/a1', { field: 'email', text: 'rossi@example.com' }],
    ]);
  });
});

describe('recent records', () => {
  beforeEach(() => preferences.reset());
  const at = (address: string) => {
    const [pathname = '', query = ''] = address.split('?');
    return recordAt(urlScheme, { pathname, search: query && `?${query}` });
  };

  it.each([
    ['/company/edit/5', { resource: 'company', id: '5' }],
    ['/user-sale/view/7', { resource: 'user-sale', id: '7' }],
    ['/app-user/list?open=9&page=2', { resource: 'app-user', id: '9' }],
    ['/category/list?edit=3', { resource: 'category', id: '3' }],
    ['/company/list', null],
    ['/company/create', null],
    ['/company/edit/..', null],
    ['/app/1/tile/edit/2', null],
    ['/dashboard', null],
    ['/no/such/page', null],
  ])('are what a page shows: %s', (address, expected) => {
    expect(at(address)).toEqual(expected);
  });

  it('are kept newest first, once each, as ids alone', () => {
    for (const id of ['1', '2', '1']) recentRecords.add({ resource: 'company', id });
    expect(recentRecords.read()).toEqual([
      { resource: 'company', id: '1' },
      { resource: 'company', id: '2' },
    ]);
  });

  it.each([[null], ['x'], [[{ resource: 'company' }, { resource: 1, id: '1' }, 7]]])(
    'survive a damaged %j',
    (kept) => {
      preferences.setItem(personalKey('recent_records'), kept);
      expect(recentRecords.read()).toEqual([]);
    },
  );
});

describe('names of found records', () => {
  const named = async (
    record: object,
    getList: () => Promise<unknown>,
    language: 'it' | 'en' = 'it',
  ) =>
    nameWithReferences(
      {
        translate: createI18nProvider(language, consoleCatalogue[language]).translate,
        formats: {
          ...numberFormats(language),
          ...dateFormats(language),
          ...relativeTimeFormats(language),
        },
        client: new QueryClient(),
        provider: { getList } as unknown as DataProvider,
        definitions: new Map(resources.map((one) => [one.name, one])),
      },
      target,
      { id: 't1', ...record },
    );
  const customers = async () => ({
    data: [{ id: 'c1', code: 'C1', business_name: 'Bar Sport' }],
    total: 1,
  });

  it('say whose a target is, where the customer can be read', async () => {
    const record = { customer_code: 'C1', year: 2026 };
    expect(await named(record, customers)).toEqual({ name: 'Bar Sport · 2026', codes: ['C1'] });
    expect(await named({ ...record, customer_code: 'C2' }, customers)).toEqual({
      name: 'C2 · 2026',
      codes: [],
    });
    const refused = () => Promise.reject(new Error('403'));
    expect((await named(record, refused)).name).toBe('C1 · 2026');
  });

  it.each([
    ['it', '2° semestre', 'Bar Sport · 2° semestre 2026'],
    ['en', '2° semestre', 'Bar Sport · H2 2026'],
    ['en', 'Annuale', 'Bar Sport · 2026'],
  ] as const)('have the period of a target as its list does, in %s: %s', async (...row) => {
    const [language, period, name] = row;
    const record = { customer_code: 'C1', year: 2026, period };
    expect((await named(record, customers, language)).name).toBe(name);
  });
});

describe('recent choices', () => {
  beforeEach(() => preferences.reset());

  it('are kept newest first, once each', () => {
    for (const id of ['/dashboard', '/group/list', '/dashboard']) recentChoices.add(id);
    expect(recentChoices.read()).toEqual(['/dashboard', '/group/list']);
  });

  it.each([[null], ['x'], [{ 0: 'a' }], [[1, null, '/dashboard']]])(
    'survive a damaged %j',
    (kept) => {
      preferences.setItem(personalKey('recent_choices'), kept);
      expect(recentChoices.read().every((id) => typeof id === 'string')).toBe(true);
    },
  );
});
