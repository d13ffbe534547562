import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { can, consoleRoles, grantableRoles, homeOf, ROLES, type Role } from '@/core/permissions';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import {
  appPayload,
  bouserPayload,
  categoryPayload,
  companyPayload,
  customerPayload,
  groupPayload,
  locationPayload,
  tilePayload,
} from './payloads';
import {
  ACTIONS,
  ALL_ROLES,
  GUARDED_CALLS,
  MATRIX,
  MENU,
  type GuardedCall,
} from './permissions.table';
import { openSeededBackend, type SeededBackend } from './seeded-backend';

test('there are five roles, customer being none', () => {
  expect(ROLES).toEqual(ALL_ROLES);
  expect(consoleRoles(['customer', 'agent', 'x', 'admin'])).toEqual(['admin', 'agent']);
});

describe.each(Object.keys(MATRIX))('%s', (area) => {
  it.each(ACTIONS)('%s', (action) => {
    const allowed = action === 'delete' ? ['admin'] : (MATRIX[area]?.[action] ?? []);
    expect(ALL_ROLES.filter((role) => can([role], `${area}:${action}`))).toEqual(allowed);
  });
});

test('several roles may do what any of them may, and none nothing', () => {
  expect(can([], 'app-user:list')).toBe(false);
  expect(can(['agent', 'site_manager'], 'news:edit')).toBe(true);
  expect(can(['agent', 'site_manager'], 'company:list')).toBe(false);
  expect(can(['agent', 'admin'], 'company:delete')).toBe(true);
});

test('a role is given up to and including the highest of one’s own', () => {
  expect(grantableRoles(['admin'])).toEqual(ALL_ROLES);
  expect(grantableRoles(['agent', 'area_manager'])).toEqual([
    'area_manager',
    'site_manager',
    'agent',
  ]);
  expect(grantableRoles(['agent'])).toEqual(['agent']);
  expect(grantableRoles([])).toEqual([]);
});

test.each([
  [['admin'], '/'],
  [['company_manager'], '/bo-user/list'],
  [['area_manager'], '/bo-user/list'],
  [['site_manager'], '/bo-user/list'],
  [['agent'], '/app-user/list'],
  [['agent', 'site_manager'], '/bo-user/list'],
  [['agent', 'admin'], '/'],
] as [Role[], string][])('%j land on %s', (roles, home) => {
  expect(homeOf(roles)).toBe(home);
});

test('permissions named by definitions are those of the matrix', () => {
  const named = [
    ...resources.flatMap(({ access }) => Object.values(access)),
    ...[...resources.flatMap((resource) => resource.pages ?? []), ...pages].map(
      ({ access }) => access,
    ),
  ].filter((access) => access.includes(':'));
  for (const permission of named) {
    const [area = '', action = ''] = permission.split(':');
    expect(Object.keys(MATRIX)).toContain(area);
    if (action !== 'delete') expect(Object.keys(MATRIX[area] ?? {})).toContain(action);
  }
});

describe('the menu', () => {
  const entries = [...resources, ...pages].filter(({ menu }) => menu);

  it.each(entries.map((entry) => [entry.name, entry] as const))('%s', (name, { menu }) => {
    expect([...(menu?.roles ?? [])].sort()).toEqual([...(MENU[name] ?? [])].sort());
  });
});

describe('the backend refuses by itself', () => {
  let backend: SeededBackend;
  beforeAll(async () => {
    backend = await openSeededBackend();
  });
  afterAll(() => backend.close());

  const rows = GUARDED_CALLS.flatMap((call) => ALL_ROLES.map((role) => ({ ...call, role })));

  test.each(rows)('$role: $method $path', async ({ role, ...call }) => {
    const path = `/${await fill(role, call)}`;
    const body = bodyOf(call);
    const before = backend.state();
    const response = await backend.call(role, path, body);
    if (!call.roles.includes(role)) {
      expect(response.status).toBe(403);
      // The permission's own refusal: a payload outside the caller's rows would be a 403 as well.
      const { errors } = (await response.json()) as { errors: unknown[] };
      expect(errors).toEqual(['Non hai il permesso per questa operazione']);
      expect(backend.state()).toEqual(before);
      return;
    }
    expect(response.status).toBe(successOf(call));
  });

  test.each(GUARDED_CALLS)('nobody: $method $path', async (call) => {
    const before = backend.state();
    const response = await backend.call(null, `/${call.path.replace('{id}', '0')}`, bodyOf(call));
    expect(response.status).toBe(401);
    expect(backend.state()).toEqual(before);
  });

  let count = 0;
  const bodyOf = ({ area, verb, method }: GuardedCall): unknown => {
    if (method === 'GET') return undefined;
    if (verb === 'upload') return new FormData();
    const unique = `P-${++count}`;
    if (area === 'companies') return companyPayload({ company_code: unique });
    if (area === 'locations') return locationPayload({ code: unique });
    if (area === 'customers') return customerPayload({ code: unique });
    if (area === 'categories') return categoryPayload({ category_code: unique });
    if (area === 'apps') return appPayload();
    if (area === 'tiles') return tilePayload();
    if (area === 'groups') return groupPayload(backend.store.rows('customers'));
    return bouserPayload({ code: unique, email: `${unique}@example.com` });
  };

  /** An upload without its file is a broken rule, and so past the permission. */
  const successOf = ({ verb }: GuardedCall) =>
    ({ create: 201, upload: 422 })[verb as 'create'] ?? 200;

  /** Puts the id of a row in: one the caller sees, and one that may be changed or deleted. */
  const fill = async (role: Role, { area, verb, path }: GuardedCall) => {
    if (!path.includes('{id}')) return path;
    if (verb === 'one') {
      const seen = await idSeenBy(role, area);
      return path.replace('{id}', seen);
    }
    const make = GUARDED_CALLS.find((call) => call.area === area && call.verb === 'create')!;
    await backend.call('admin', `/${make.path}`, bodyOf(make));
    return path.replace('{id}', backend.store.rows(area).at(-1)?._id ?? '');
  };

  const idSeenBy = async (role: Role, area: string): Promise<string> => {
    const list = GUARDED_CALLS.find((call) => call.area === area && call.verb === 'list');
    const response = await backend.call(role, `/${list?.path ?? ''}`);
    const { data } = (await response.json()) as { data?: Record<string, { _id: string }[]> };
    return data?.[area]?.[0]?._id ?? backend.store.rows(area)[0]?._id ?? '';
  };
});
