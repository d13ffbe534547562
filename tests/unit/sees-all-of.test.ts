import { expect, test } from 'vitest';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { person } from '../support/people';

test.each([
  [['admin'], [], true],
  [['admin'], ['AURORA'], true],
  [['company_manager'], ['AURORA'], true],
  [['company_manager'], ['AURORA', 'MONVISO'], false],
  [['company_manager'], [], false],
  [['site_manager'], ['AURORA'], false],
] as const)('%j of AURORA and the people of %j: %s', (roles, companies, expected) => {
  const user = { ...person([...roles]), companyCodes: ['AURORA'] };
  expect(seesAllOf(user, companies)).toBe(expected);
});
