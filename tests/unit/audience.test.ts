import { describe, expect, it, test } from 'vitest';
import { isIncluded, RECIPIENTS, withRecipient, type Recipient } from '@/core/audience';
import { listsOf, mayOverlap } from '@/shared/audience/audience-lists';
import { isSeenBy, seenBy } from '@/resources/tile/visibility';

describe('recipients', () => {
  test.each([
    [['agents'], 'everyone', ['everyone']],
    [['everyone'], 'agents', ['agents']],
    [['agents', 'customers', 'admin'], 'company_users', ['customers', 'admin', 'company_users']],
    [['agents'], 'agents', ['agents']],
    [[], 'customers', ['customers']],
  ] as [Recipient[], Recipient, Recipient[]][])(
    '%j and %s become %j',
    (chosen, added, expected) => {
      expect(withRecipient(chosen, added)).toEqual(expected);
    },
  );

  it('everyone includes all others, the staff of a company its four roles', () => {
    const included = (chosen: Recipient[]) =>
      RECIPIENTS.filter((recipient) => isIncluded(chosen, recipient));
    expect(included(['everyone'])).toEqual(RECIPIENTS.slice(1));
    expect(included(['company_users'])).toEqual([
      'company_managers',
      'area_managers',
      'site_managers',
      'agents',
    ]);
    expect(included(['agents', 'customers'])).toEqual([]);
    expect(included(['everyone', 'agents'])).not.toContain('agents');
  });
});

describe('the lists that hold an audience', () => {
  const asked = (recipients: Recipient[], categories: string[] = [], company = 'AURORA') =>
    listsOf({ recipients, categories, company }).map(({ resource, filter }) => [resource, filter]);
  const active = { status: 'active' };

  it('ask by role and company, by category, and for active people alone', () => {
    expect(asked(['agents', 'customers'], ['A', 'B'])).toEqual([
      ['bo-user', { company_code: 'AURORA', role: 'agent', ...active }],
      ['app-user', { company_code: 'AURORA', category: 'A', ...active }],
      ['app-user', { company_code: 'AURORA', category: 'B', ...active }],
    ]);
    expect(asked(['admin'])).toEqual([['bo-user', { role: 'admin', ...active }]]);
    expect(asked(['company_users', 'agents'])).toEqual([
      ['bo-user', { company_code: 'AURORA', ...active }],
    ]);
    expect(asked([], ['A'])).toEqual([]);
  });

  it('hold admins, staff and customers where everyone is meant', () => {
    expect(asked(['everyone'])).toEqual([
      ['bo-user', { role: 'admin', ...active }],
      ['bo-user', { company_code: 'AURORA', ...active }],
      ['app-user', { company_code: 'AURORA', ...active }],
    ]);
    expect(asked(['everyone'], [], '')).toEqual([
      ['bo-user', active],
      ['app-user', active],
    ]);
  });

  it('may hold somebody twice by role or by category, not as staff and customer', () => {
    const overlaps = (recipients: Recipient[], categories: string[] = []) =>
      mayOverlap(listsOf({ recipients, categories, company: 'AURORA' }));
    expect(overlaps(['agents'])).toBe(false);
    expect(overlaps(['agents', 'customers'], ['A'])).toBe(false);
    expect(overlaps(['agents', 'site_managers'])).toBe(true);
    expect(overlaps(['customers'], ['A', 'B'])).toBe(true);
  });
});

describe('a tile is seen by whom its target and its recipients both admit', () => {
  test.each([
    ['both', ['everyone'], ['agents', 'customers']],
    ['both', ['agents'], ['agents']],
    ['both', ['company_users'], ['agents']],
    ['both', ['customers'], ['customers']],
    ['agents', ['everyone'], ['agents']],
    ['agents', ['customers'], []],
    ['customers', ['agents', 'company_users'], []],
    ['customers', ['everyone'], ['customers']],
    ['both', ['admin', 'site_managers'], []],
    ['both', [], []],
    ['both', 'agents', []],
  ] as [string, unknown, string[]][])('%s, %j: %j', (target, recipients, seen) => {
    expect(seenBy({ target, recipients })).toEqual(seen);
    expect(isSeenBy('agent', { target, recipients })).toBe(seen.includes('agents'));
  });
});
