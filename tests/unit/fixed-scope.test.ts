import { expect, test } from 'vitest';
import { fixedCodes, fixedScope, type CurrentUser } from '@/core/current-user';

const user = (change: Partial<CurrentUser>): CurrentUser => ({
  id: '1',
  code: 'U1',
  firstname: 'Ada',
  surname: 'Neri',
  email: 'ada@example.com',
  roles: [],
  companyCodes: ['AURORA'],
  locationCodes: ['AUR-MIL'],
  firstLogin: false,
  ...change,
});

test.each([
  ['nothing for an admin', { roles: ['admin'] }, []],
  ['the company of a manager of one', { roles: ['company_manager'] }, ['company']],
  ['nothing of several companies', { roles: ['company_manager'], companyCodes: ['A', 'B'] }, []],
  ['company and location of one place', { roles: ['site_manager'] }, ['company', 'location']],
  [
    'the company of several places in it',
    { roles: ['area_manager'], locationCodes: ['A', 'B'] },
    ['company'],
  ],
  ['an agent themselves, wherever their customers are', { roles: ['agent'] }, ['company', 'agent']],
  ['what the highest of several roles sees', { roles: ['admin', 'agent'] }, []],
  ['nothing without a role', {}, []],
] satisfies [string, Partial<CurrentUser>, string[]][])('is %s', (_, change, parts) => {
  const fixed = Object.entries(fixedScope(user(change))).filter(([, isFixed]) => isFixed);
  expect(fixed.map(([part]) => part)).toEqual(parts);
});

test.each([
  ['none for an admin', { roles: ['admin'] }, {}],
  ['the company of a manager of one', { roles: ['company_manager'] }, { company_code: 'AURORA' }],
  ['none of several companies', { roles: ['company_manager'], companyCodes: ['A', 'B'] }, {}],
  [
    'company and location of one place',
    { roles: ['site_manager'] },
    { company_code: 'AURORA', location_code: 'AUR-MIL' },
  ],
] satisfies [string, Partial<CurrentUser>, object][])(
  'the codes of a field: %s',
  (_, change, codes) => {
    const scope = { company: 'company_code', location: 'location_code', agent: 'code' };
    expect(fixedCodes(user(change), scope)).toEqual(codes);
  },
);
