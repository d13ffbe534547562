import { describe, expect, it, test } from 'vitest';
import { can, consoleRoles, grantableRoles, homeOf, ROLES, type Role } from '@/core/permissions';
import { MENU_GROUPS } from '@/core/menu-entry';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import { NAMED, permissionCalled } from './granted';
import { ACTIONS, EVERYBODY } from './roles';
import { MATRIX, MENU } from './tables';

test('there are five roles, customer being none', () => {
  expect(ROLES).toEqual(EVERYBODY);
  expect(consoleRoles(['customer', 'agent', 'x', 'admin'])).toEqual(['admin', 'agent']);
});

test.each(Object.entries(MATRIX))('%s', (area, permissions) => {
  const documented = ACTIONS.map((action) => [
    action,
    action === 'delete' && isNamed(`${area}:delete`) ? ['admin'] : (permissions[action] ?? []),
  ]);
  const granted = ACTIONS.map((action) => [
    action,
    EVERYBODY.filter((role) => can([role], permissionCalled(`${area}:${action}`))),
  ]);
  expect(Object.fromEntries(granted)).toEqual(Object.fromEntries(documented));
});

const isNamed = (name: string) => NAMED.some((permission) => permission.name === name);

test('a permission is given to the same roles wherever a definition names it', () => {
  const differing = NAMED.filter(
    ({ name, roles }) => String(roles) !== String(permissionCalled(name).roles),
  );
  expect(differing).toEqual([]);
});

test('several roles may do what any of them may, and none nothing', () => {
  expect(can([], permissionCalled('app-user:list'))).toBe(false);
  expect(can(['agent', 'site_manager'], permissionCalled('news:edit'))).toBe(true);
  expect(can(['agent', 'site_manager'], permissionCalled('company:list'))).toBe(false);
  expect(can(['agent', 'admin'], permissionCalled('company:delete'))).toBe(true);
});

test('a role is given up to and including the highest of one’s own', () => {
  expect(grantableRoles(['admin'])).toEqual(EVERYBODY);
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
  const missing = NAMED.filter(({ name }) => {
    const [area = '', action = ''] = name.split(':');
    return MATRIX[area] === undefined || (action !== 'delete' && !(action in MATRIX[area]));
  });
  expect(missing.map(({ name }) => `${name} is in no \`permissions\` of a spec table`)).toEqual([]);
});

describe('the menu', () => {
  const entries = [...resources, ...pages].flatMap(({ name, menu }) =>
    menu ? [{ name, menu }] : [],
  );

  it.each(entries)('$name', ({ name, menu }) => {
    expect([menu.group, [...menu.roles].sort()]).toEqual([
      MENU[name]?.group,
      [...(MENU[name]?.roles ?? [])].sort(),
    ]);
  });

  it('has its entries in the order of the specification', () => {
    const documented = entries.flatMap(({ name, menu }) => {
      const place = MENU[name]?.place;
      return place === undefined ? [] : [{ name, menu, place }];
    });
    const shown = documented.toSorted(
      (one, other) =>
        MENU_GROUPS.indexOf(one.menu.group) - MENU_GROUPS.indexOf(other.menu.group) ||
        one.menu.order - other.menu.order,
    );
    const inOrder = documented.toSorted((one, other) => one.place - other.place);
    expect(shown.map(({ name }) => name)).toEqual(inOrder.map(({ name }) => name));
  });
});
