import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fillPath, recordPath } from '@/core/routes';
import { createUrlScheme, type Route, type UrlScheme } from '@/core/url-scheme';
import { pages } from '@/pages/registry';
import { company } from '@/resources/company/company.definition';
import { resources } from '@/resources/registry';
import { nameOfAccess } from './granted';
import { CSV_RECORD_TYPES } from './entities/import-record.spec-table';
import { createTableScheme, patternOf } from './ad-hoc-scheme';
import { ADDED_DOCS_PAGES, DOCS_PAGES, ERROR_PAGES, UNKNOWN_ADDRESSES } from './routes.table';
import { ALIASES, ROUTES, sampleOf, type RouteRow } from './tables';

const table = createTableScheme();
const real = createUrlScheme(resources, pages);

/** The segments of the addresses themselves, and what ids are made of where it hurts. */
const HARD_IDS = [
  'list',
  'create',
  'edit',
  'view',
  'show',
  'custom',
  'email',
  'gift',
  'additional-award',
  '%',
  '%2F',
  '%25',
  'a/b',
  '/',
  '//',
  '..',
  '.',
  '?',
  '#',
  'a?b#c',
  ' ',
  '+',
  '&',
  '=',
  ':id',
  '{id}',
  '\\',
  'è',
  '日本',
  '🎁',
  '\u202eabc',
  '\u0000',
  "'",
  '"><script>',
  '$&',
  '$1',
  '__proto__',
  'constructor',
];

const id = fc.oneof(
  fc.constantFrom(...HARD_IDS),
  fc.stringMatching(/^[0-9a-f]{24}$/),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(isEncodable),
);

function isEncodable(text: string): boolean {
  try {
    return encodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

const parametersOf = (pattern: string) =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const paramsOf = (row: RouteRow): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      parametersOf(patternOf(row)).map((name) => [
        name,
        row.values?.[name] ? fc.constantFrom(...row.values[name]) : id,
      ]),
    ),
  );

/**
 * Words that cannot be ids: react-admin's own address of such a record is that of another view, or the
 * documented one is (`/promotion-report/company/list`). The list and the form of a new record win;
 * docs/decisions.md, 'Ids that look like words of an address'.
 */
const isReserved = (row: RouteRow, params: Record<string, string>) => {
  if (row.view === 'edit' && params.id === 'create') return true;
  if (params.id !== undefined && table.match(internalOf(row, params.id)) !== null) return true;
  const pattern = patternOf(row);
  const address = fillPath(pattern, params);
  return address !== pattern && PATTERNS.has(address);
};

const PATTERNS = new Set(ROUTES.map(patternOf));

describe.each(ROUTES)('$address', (row) => {
  const pattern = patternOf(row);

  it('is found with its parameters, and translated there and back', () => {
    fc.assert(
      fc.property(paramsOf(row), (params) => {
        fc.pre(!isReserved(row, params));
        const address = fillPath(pattern, params);
        const found = table.match(address);
        expect(found?.route.path).toBe(pattern);
        expect(found && nameOfAccess(found.route.access)).toBe(row.access);
        expect(found?.params).toEqual(params);

        const internal = table.toInternal(address);
        expect(internal).toBe(row.resource ? internalOf(row, params.id) : address);
        expect(table.toDocumented(internal, params)).toBe(address);
        expect(table.toDocumented(address, params)).toBe(address);
      }),
      { seed: 20261121, numRuns: parametersOf(pattern).length === 0 ? 1 : 80 },
    );
  });

  it('does not match with a segment more, less, or empty', () => {
    const address = sampleOf(row, 'x7');
    for (const other of [`${address}/x/y/z`, `${address}/`, `/${address}`, address.toUpperCase()]) {
      expect(table.match(other)).toBeNull();
    }
  });
});

/** How react-admin names the views of a resource. */
const internalOf = ({ resource, view }: RouteRow, recordId = '') =>
  ({
    list: `/${resource}`,
    create: `/${resource}/create`,
    edit: `/${resource}/${encodeURIComponent(recordId)}`,
    show: `/${resource}/${encodeURIComponent(recordId)}/show`,
  })[view ?? 'list'];

describe('reserved words', () => {
  it.each([
    ['/company/create', '/company/create'],
    ['/company/list', '/company'],
    ['/bo-user/create', '/bo-user/create'],
    ['/promotion-report/company/list', '/company-report'],
    ['/promotion/edit/P1/gift/create', '/gift/create'],
  ])('%s is no record', (address, internal) => {
    expect(table.toInternal(address)).toBe(internal);
    expect(table.match(address)?.params.id).toBeUndefined();
  });

  it('are few: every other word of an address can be an id', () => {
    const reserved = HARD_IDS.filter((word) =>
      isReserved(
        { address: '/company/edit/{id}', access: '', resource: 'company', view: 'edit' },
        { id: word },
      ),
    );
    expect(reserved).toEqual(['list', 'create']);
    const unseen = HARD_IDS.filter((word) =>
      isReserved(
        { address: '/target/view/{id}', access: '', resource: 'target', view: 'show' },
        { id: word },
      ),
    );
    expect(unseen).toEqual(['view']);
  });
});

describe('nested areas', () => {
  it('write the parents of the address the user is at', () => {
    const { params = {} } = table.match('/app/A%2F1/tile/list') ?? {};
    expect(table.toDocumented('/tile/T1', params)).toBe('/app/A%2F1/tile/edit/T1');
    expect(table.toDocumented('/tile/create', params)).toBe('/app/A%2F1/tile/create');
  });

  it('have no address without them', () => {
    expect(() => table.toDocumented('/tile/T1')).toThrow('app_id');
  });

  it('keep the record apart from a parent of the same id', () => {
    const address = '/promotion/edit/X/gift/edit/X';
    expect(table.match(address)?.params).toEqual({ promotion_id: 'X', id: 'X' });
  });
});

describe('a parameter with known values', () => {
  it('is filled by the record, and by the first value where the record is not known', () => {
    const { resource } = table.match('/promotion/view/P1/gift')?.route ?? {};
    if (!resource) throw new Error('There is no page of a promotion');
    const path = (record: object) => recordPath(resource, 'show', { id: 'P1', ...record });
    expect(path({ award_type: 'reward' })).toBe('/promotion/view/P1/reward');
    expect(path({ award_type: 'prize' })).toBe('/promotion/view/P1/gift');
    expect(path({})).toBe('/promotion/view/P1/gift');
    expect(table.toDocumented('/promotion/P1/show')).toBe('/promotion/view/P1/gift');
    expect(() => recordPath(company, 'show', { id: '5' })).toThrow('company has no show address');
  });
});

describe('other spellings', () => {
  it.each(Object.entries(ALIASES))('%s leads to %s', (from, to) => {
    for (const scheme of [table, real]) {
      expect(scheme.canonical(from)).toBe(to);
      expect(scheme.match(to)).not.toBeNull();
      expect(scheme.match(from)).toBeNull();
    }
  });

  it('are no others', () => {
    const aliases = [
      ...resources,
      ...resources.flatMap(({ pages: own }) => own ?? []),
      ...pages,
    ].flatMap((item) => Object.entries(item.aliases ?? {}));
    for (const [from, to] of aliases) expect(ALIASES[from]).toBe(to);
  });
});

describe('unknown addresses', () => {
  it.each(UNKNOWN_ADDRESSES)('%j is none', (address) => {
    expect(table.match(address)).toBeNull();
    expect(real.match(address)).toBeNull();
  });

  it('pass through untranslated', () => {
    expect(table.toInternal('/nowhere/at/all/5')).toBe('/nowhere/at/all/5');
    expect(table.toDocumented('/nowhere/5')).toBe('/nowhere/5');
  });
});

describe('the console', () => {
  const samples = [
    ...ROUTES.map((row) => sampleOf(row, 'X1')),
    ...ERROR_PAGES.map((name) => `/error/${name}`),
    ...CSV_RECORD_TYPES.map((name) => `/csv/list/${name}`),
    ...[...ADDED_DOCS_PAGES, ...DOCS_PAGES].map((name) => `/docs/${name}`),
  ];

  test.each(real.routes.map((route) => [route.path, route] as const))(
    '%s is a documented address, opened as documented',
    (_path, route) => {
      const row = rowOf(route);
      expect(row, 'has no row in a table of tests/spec').toBeDefined();
      expect(nameOfAccess(route.access)).toBe(row?.access);
      const { values = {} } = route.resource ?? route.page ?? {};
      const params = parametersOf(route.path).flatMap((name) => values[name] ?? []);
      expect(params).toEqual(Object.values(row?.values ?? {}).flat());
      if (row?.resource && route.resource) {
        expect([route.resource.name, route.view]).toEqual([row.resource, row.view]);
      }
    },
  );

  test('has each address once', () => {
    const paths = real.routes.map(({ path }) => path.replace(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('reads every documented address as the table does, or not at all yet', () => {
    for (const address of samples) {
      const found = accessAt(real, address);
      if (found) expect(found).toBe(accessAt(table, address));
    }
  });

  const accessAt = (scheme: UrlScheme, address: string) => {
    const access = scheme.match(address)?.route.access;
    return access && nameOfAccess(access);
  };

  const rowOf = (route: Route): RouteRow | undefined => {
    const shape = route.path.replace(/:\w+/g, ':');
    return (
      ROUTES.find(({ address }) => address.replace(/\{\w+\}/g, ':') === shape) ??
      ROUTES.find(
        (row) => table.match(route.path)?.route.path === patternOf(row) && !shape.includes(':'),
      )
    );
  };
});
