import { describe, expect, it, test } from 'vitest';
import { isIncluded, RECIPIENTS, withRecipient, type Recipient } from '@/core/audience';
import {
  audienceOf,
  boundsOf,
  countedFor,
  listsOf,
  listsOfAll,
  mostOfAll,
} from '@/domain/audience/audience-lists';
import { lineOf } from '@/core/text';
import { companyAudience } from '@/resources/promotion/company-audience';
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

  it('everyone includes all others, the users of a company its four roles', () => {
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

  it('hold admins, back-office users and customers where everyone is meant', () => {
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
});

describe('how many people an audience has', () => {
  type Totals = Readonly<Record<string, number | undefined>>;
  const bounds = (
    recipients: Recipient[],
    categories: string[],
    totals: Totals,
    company = 'AURORA',
  ) =>
    boundsOf(
      listsOf({ recipients, categories, company }),
      ({ filter: { role, category }, resource }) => totals[category ?? role ?? resource],
    );

  it('is known where one list holds them', () => {
    expect(bounds(['agents'], [], { agent: 12 })).toEqual({ least: 12, most: 12 });
    expect(bounds(['customers'], ['A'], { A: 40 })).toEqual({ least: 40, most: 40 });
    expect(bounds(['agents', 'customers'], ['A'], { agent: 12, A: 40 })).toEqual({
      least: 52,
      most: 52,
    });
  });

  it('is never more than the company has: 908 in its categories are 817 customers', () => {
    const totals = { A: 400, B: 308, C: 200, 'app-user': 817 };
    expect(bounds(['customers'], ['A', 'B', 'C'], totals)).toEqual({ least: 400, most: 817 });
    expect(bounds(['customers'], ['B', 'C'], totals)).toEqual({ least: 308, most: 508 });
  });

  it('is known from below and above for back-office users of several roles', () => {
    const totals = { agent: 30, site_manager: 10, 'bo-user': 35, admin: 2, A: 5 };
    expect(bounds(['agents', 'site_managers'], [], totals)).toEqual({ least: 30, most: 35 });
    // An admin may be an agent, too, and belong to no company.
    expect(bounds(['admin', 'agents', 'customers'], ['A'], totals)).toEqual({
      least: 35,
      most: 37,
    });
    expect(bounds(['everyone'], ['A'], totals)).toEqual({ least: 40, most: 42 });
  });

  it('is the sum where the whole is not known, and unknown where a list is', () => {
    expect(bounds(['customers'], ['A', 'B'], { A: 4, B: 3 })).toEqual({ least: 4, most: 7 });
    expect(bounds(['customers'], ['A', 'B'], { A: 4 })).toBeUndefined();
    expect(bounds([], [], {})).toEqual({ least: 0, most: 0 });
  });

  it('asks for the whole only where several lists are within it', () => {
    const counted = (recipients: Recipient[], categories: string[] = []) =>
      countedFor(listsOf({ recipients, categories, company: 'AURORA' })).length;
    expect([counted(['agents']), counted(['customers'], ['A'])]).toEqual([1, 1]);
    expect([counted(['agents', 'site_managers']), counted(['customers'], ['A', 'B'])]).toEqual([
      3, 3,
    ]);
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

describe('several audiences together', () => {
  const ALL: Record<string, number> = {
    '{"status":"active"}': 1000,
    '{"company_code":"AURORA","status":"active"}': 600,
    '{"company_code":"MONVISO","status":"active"}': 700,
    '{"company_code":"AURORA","status":"active","category":"bar"}': 200,
    '{"company_code":"AURORA","status":"active","category":"hotel"}': 500,
  };
  const totalOf = ({ filter }: { filter: object }) => ALL[JSON.stringify(filter)];
  const customersOf = (company: string, ...categories: string[]) => ({
    recipients: ['customers'] as const,
    categories,
    company,
  });

  it('reach each list once, and never more than there are', () => {
    const bars = customersOf('AURORA', 'bar');
    expect(mostOfAll([bars, bars], totalOf)).toBe(200);
    expect(mostOfAll([bars, customersOf('AURORA', 'hotel')], totalOf)).toBe(600);
    expect(mostOfAll([customersOf('AURORA'), customersOf('MONVISO')], totalOf)).toBe(1000);
    expect(mostOfAll([], totalOf)).toBe(0);
    expect(mostOfAll([customersOf('ELSEWHERE')], totalOf)).toBeUndefined();
  });

  it('are asked for in few calls, however many categories they name', () => {
    const many = Array.from({ length: 40 }, (_, at) => customersOf('AURORA', `K${at}`));
    expect(listsOfAll(many).map(({ filter }) => JSON.stringify(filter))).toEqual([
      '{"company_code":"AURORA","status":"active"}',
      '{"status":"active"}',
    ]);
    expect(mostOfAll(many, totalOf)).toBe(600);
  });
});

test('a company and categories longer than any code are asked for by a line of them, not by the whole', () => {
  const long = 'x'.repeat(300_000);
  expect(
    audienceOf({ recipients: ['customers'], categories: ['C-1', long], company_code: long }),
  ).toEqual({
    recipients: ['customers'],
    categories: ['C-1', lineOf(long)],
    company: lineOf(long),
  });
});

describe('the audience of a promotion in one of its companies', () => {
  const companies = new Map([
    ['AUR-BAR', 'AURORA'],
    ['DAN-ENO', 'DANGELO'],
  ]);
  const categoriesIn = (company: string, ...categories: string[]) =>
    companyAudience({ recipients: ['customers'], categories }, company, (code) =>
      companies.get(code),
    ).categories;

  it('is in the categories of the company, and in those nobody knows', () => {
    expect(categoriesIn('AURORA', 'AUR-BAR', 'DAN-ENO', 'X')).toEqual(['AUR-BAR', 'X']);
    expect(categoriesIn('DANGELO', 'AUR-BAR', 'DAN-ENO')).toEqual(['DAN-ENO']);
  });

  it('is not all 817 customers of a company that has none of the categories', () => {
    const audience = { recipients: ['customers'] as const, categories: ['DAN-ENO'] };
    const aurora = companyAudience(audience, 'AURORA', (code) => companies.get(code));
    const inCategory = { company_code: 'AURORA', category: 'DAN-ENO', status: 'active' };
    expect(listsOf(aurora).map(({ filter }) => filter)).toEqual([inCategory]);
    expect(boundsOf(listsOf(aurora), ({ filter }) => (filter.category ? 3 : 817))).toEqual({
      least: 3,
      most: 3,
    });
  });
});
