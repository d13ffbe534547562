// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  afterChange,
  totalsIn,
  needsConfirmation,
  piecesBelowDelivered,
  type Change,
} from '@/domain/promotion/change-effect';
import { earnedAfter } from '@/domain/promotion/earned-after';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';
import { boughtFrom, handOut } from '../support/count-awards';
import type { Row } from '../../fixtures/database/row';

const GIFTS = [
  { id: 'G1', title: 'Tazzine', worth: 20, target: 1_000 },
  { id: 'G2', title: 'Macinino', worth: 90, target: 5_000 },
];
const AWARDS = [
  { id: 'A1', gift_id: 'G1', reward_amount: 100 },
  { id: 'A2', gift_id: 'G2', reward_amount: 200 },
];
const WHOLE = {
  promotion: {
    award_type: 'gift',
    start_date: '2026-01-01',
    end_date: '2026-03-31',
    max_per_client: 0,
    recipients: ['customers'],
    categories: ['BAR'],
    company_quotas: [{ company_code: 'A', quota: 0 }],
  },
  given: GIFTS,
  awards: AWARDS,
};
const reportOf = (payout: unknown) => ({
  company_code: 'A',
  awards_earned: 2,
  awards_delivered: 2,
  payout,
  lines: [{ customer_code: 'K', achieved_total: 2_500 }],
});
const gift = (before: object | undefined, after: object | undefined): Change =>
  ({ resource: 'gift', before, after }) as Change;

describe('a change of what a promotion gives', () => {
  const idsAfter = (change: Change) => {
    const after = afterChange(WHOLE, change);
    return after && [...after.given, ...after.awards].map(({ id }) => id);
  };
  it.each([
    ['a new gift', gift(undefined, { worth: 5 }), ['G1', 'G2', 'new', 'A1', 'A2']],
    ['a gift that changes', gift(GIFTS[0], { worth: 5 }), ['G1', 'G2', 'A1', 'A2']],
    ['a gift that goes, with its awards', gift(GIFTS[0], undefined), ['G2', 'A2']],
    ['an award that goes', { resource: 'additional-award', before: AWARDS[0] }, ['G1', 'G2', 'A2']],
    ['a promotion that goes', { resource: 'promotion', before: { id: 'P' } }, null],
  ])('is made of %s', (_, change, ids) => expect(idsAfter(change)).toEqual(ids));
});

describe('what was delivered', () => {
  it('is the sum of the reports; a figure that none of them has stays empty', () => {
    expect(totalsIn([{ awards_delivered: 3, payout: '10.5' }, { awards_delivered: 4 }])).toEqual({
      earned: null,
      delivered: 7,
      payout: 10.5,
    });
  });

  it.each([
    ['a concluded one', 'concluded', { earned: 0, delivered: 0, payout: 0 }, true],
    ['one that delivered', 'active', { earned: 5, delivered: 1, payout: 9 }, true],
    ['one that delivered nothing', 'active', { earned: 5, delivered: 0, payout: 9 }, false],
    ['one whose reports cannot be read', 'active', null, true],
    ['one of which it is not told', 'active', { earned: 5, delivered: null, payout: 9 }, true],
    ['one nobody won anything of', 'active', { earned: 0, delivered: null, payout: 0 }, false],
  ])('may be changed by a change of %s: %s', (_, status, told, expected) => {
    expect(needsConfirmation({ status }, told)).toBe(expected);
  });
});

describe('what the awards would be worth', () => {
  const after = (change: Change, payout: unknown = 40) =>
    earnedAfter(WHOLE, afterChange(WHOLE, change), [reportOf(payout)])?.payout ?? null;

  it('follows the worth, the threshold and the limits', () => {
    expect(after(gift(GIFTS[0], { worth: 25 }))).toBe(50);
    expect(after(gift(GIFTS[0], { target: 2_500 }))).toBe(20);
    expect(after(gift(GIFTS[1], { target: 2_000 }))).toBe(130);
    const limited = { resource: 'promotion', after: { max_per_client: 1 } };
    expect(after(limited)).toBe(20);
    expect(after(gift(GIFTS[0], undefined))).toBe(0);
  });

  it.each([
    ['other days', { end_date: '2026-04-30' }],
    ['other categories', { categories: [] }],
    ['another company', { company_quotas: [{ company_code: 'B', quota: 0 }] }],
  ])(
    'is not known of %s without the turnovers: who takes part is not in the reports',
    (_, change) => {
      expect(after({ resource: 'promotion', after: change })).toBeNull();
    },
  );

  it('is nothing once the promotion starts after today, also where its reports cannot be read', () => {
    const change = { resource: 'promotion', after: { start_date: '2090-01-01' } };
    const put = afterChange(WHOLE, change);
    expect(earnedAfter(WHOLE, put, [reportOf(40)])).toEqual({
      awards: 0,
      payout: 0,
      fewer: 0,
      more: 0,
    });
    expect(earnedAfter(WHOLE, put, null)).toMatchObject({ awards: 0, payout: 0 });
  });

  it('stays where only an end changes that is still to come', () => {
    const before = { ...WHOLE, promotion: { ...WHOLE.promotion, end_date: '2090-03-31' } };
    const change = { resource: 'promotion', after: { end_date: '2090-01-31' } };
    const all = earnedAfter(before, afterChange(before, change), [reportOf(40)]);
    expect(all).toEqual({ awards: 2, payout: 40, fewer: 0, more: 0 });
  });

  it.each([
    ['fewer pieces than were delivered', 1, { pieces: 1, delivered: 2 }],
    ['as many pieces as were delivered', 2, undefined],
    ['no limit', null, undefined],
  ])('tells %s of a gift', (_, quantity, pieces) => {
    const lines = [
      { achieved_total: 2_500, awards_earned: 2, awards_delivered: 2, payout: 40 },
      { achieved_total: 1_500, awards_earned: 1, awards_delivered: 0, payout: 20 },
    ];
    const change = gift(GIFTS[0], { ...GIFTS[0], quantity });
    expect(piecesBelowDelivered(WHOLE, change, [{ lines }])).toEqual(pieces);
  });

  it('is not known where the promotion as it was comes to something else, or cannot be read', () => {
    expect(after(gift(GIFTS[0], { worth: 25 }), 41)).toBeNull();
    expect(after(gift(GIFTS[0], { worth: 25 }), {})).toBeNull();
    expect(
      earnedAfter(WHOLE, WHOLE, [{ ...reportOf(40), lines: [{ achieved_total: 'x' }] }]),
    ).toBeNull();
  });
});

describe('a change of who takes part', () => {
  const CUSTOMERS = [
    { code: 'K', company_code: ['A'], categories: ['BAR'], status: 'active' },
    { code: 'L', company_code: ['A', 'B'], categories: ['HOTEL'], status: 'active' },
    { code: 'M', company_code: ['A'], categories: ['HOTEL'], status: 'deactivated' },
  ];
  const bought = (customer_code: string, month: number, amount: unknown, company_code = 'A') => ({
    customer_code,
    company_code,
    year: 2026,
    month,
    amount,
  });
  const ROWS = [
    bought('K', 1, 500),
    bought('K', 3, 2_000),
    bought('K', 4, 500),
    bought('L', 2, 1_000),
    bought('L', 2, 9_000, 'B'),
    bought('M', 2, 9_000),
  ];
  const after = (change: object, rows: readonly object[] = ROWS) => {
    const turnovers = { customers: CUSTOMERS, rows: rows as typeof ROWS };
    const changed = afterChange(WHOLE, { resource: 'promotion', after: change } as Change);
    return earnedAfter(WHOLE, changed, [reportOf(40)], turnovers);
  };

  it.each([
    ['a later end', { end_date: '2026-04-10' }, { awards: 3, payout: 60, fewer: 0, more: 1 }],
    [
      'a later start',
      { start_date: '2026-04-01', end_date: '2026-04-30' },
      { awards: 0, payout: 0, fewer: 1, more: 0 },
    ],
    ['all categories', { categories: [] }, { awards: 3, payout: 60, fewer: 0, more: 1 }],
    ['another category', { categories: ['HOTEL'] }, { awards: 1, payout: 20, fewer: 1, more: 1 }],
    ['agents only', { recipients: ['agents'] }, { awards: 0, payout: 0, fewer: 1, more: 0 }],
  ])('is counted for %s', (_, change, expected) => expect(after(change)).toEqual(expected));

  it.each([
    ['the turnovers are not those of the report', { categories: [] }, [bought('K', 1, 2_600)]],
    ['an amount cannot be read', { categories: [] }, [...ROWS, bought('L', 3, 'x')]],
    ['rewards take the place of gifts', { award_type: 'reward' }, ROWS],
  ])('is not known where %s', (_, change, rows) => expect(after(change, rows)).toBeNull());
});

describe('of the demo data', () => {
  let backend: SeededBackend;
  beforeAll(async () => {
    backend = await openSeededBackend();
  });
  afterAll(() => backend.close());

  it('is what is handed out one by one once the change is made, for every concluded promotion', async () => {
    const { rows } = backend.store;
    let total = 0;
    for (const promotion of rows('promotions').filter(({ status }) => status === 'concluded')) {
      const isGift = promotion.award_type === 'gift';
      const name = isGift ? 'gifts' : 'rewards';
      const given = rows(name)
        .filter(({ promotion_id }) => promotion_id === promotion._id)
        .map((row): Row & { id: string } => ({ ...row, id: row._id }));
      const [first] = given;
      if (!first) continue;
      const reports = await reportsOfStored(promotion);
      const change = isGift ? { worth: Number(first.worth) + 3 } : { target_value: 2_000 };
      const whole = { promotion, given, awards: [] };
      const told = earnedAfter(
        whole,
        afterChange(whole, { resource: isGift ? 'gift' : 'reward', before: first, after: change }),
        reports,
      );
      const changed = (table: string) =>
        table === name
          ? rows(table).map((row) => (row._id === first._id ? { ...row, ...change } : row))
          : rows(table);
      const expected = [...handOut(changed, promotion, boughtFrom(rows, promotion)).values()];
      const euros = expected.reduce((sum, { payout }) => sum + payout, 0);
      expect([promotion.code, told?.payout.toFixed(2)]).toEqual([promotion.code, euros.toFixed(2)]);
      total += euros;
    }
    expect(total).toBeGreaterThan(10_000);
  });

  it('is what is handed out one by one to the customers of other days or categories', async () => {
    const { rows } = backend.store;
    const tables = { customers: rows('customers'), rows: rows('turnovers') };
    const changed = { fewer: 0, more: 0, known: 0 };
    for (const promotion of rows('promotions')) {
      const given = rows(promotion.award_type === 'gift' ? 'gifts' : 'rewards')
        .filter(({ promotion_id }) => promotion_id === promotion._id)
        .map((row): Row & { id: string } => ({ ...row, id: row._id }));
      const reports = await reportsOfStored(promotion);
      if (reports.every(({ lines }) => (lines as unknown[]).length === 0)) continue;
      for (const change of [
        { start_date: monthEarlier(promotion.start_date) },
        { end_date: `${String(promotion.start_date).slice(0, 7)}-28` },
        { categories: [] },
        { categories: ['HOTEL'] },
      ]) {
        const whole = { promotion, given, awards: [] };
        const after = { ...promotion, ...change };
        const told = earnedAfter(whole, { ...whole, promotion: after }, reports, tables);
        const was = handOut(rows, promotion, boughtFrom(rows, promotion));
        const will = handOut(rows, after, boughtFrom(rows, after));
        const gains = [...new Set([...was.keys(), ...will.keys()].map(customerIn))].map(
          (customer) => wonBy(will, customer) - wonBy(was, customer),
        );
        const euros = [...will.values()].reduce((sum, { payout }) => sum + payout, 0);
        expect([
          promotion.code,
          change,
          told && { ...told, payout: told.payout.toFixed(2) },
        ]).toEqual([
          promotion.code,
          change,
          {
            awards: [...will.values()].reduce((sum, { awards }) => sum + awards, 0),
            payout: euros.toFixed(2),
            fewer: gains.filter((gain) => gain < 0).length,
            more: gains.filter((gain) => gain > 0).length,
          },
        ]);
        changed.fewer += told?.fewer ?? 0;
        changed.more += told?.more ?? 0;
        changed.known += 1;
      }
    }
    expect(changed.known).toBeGreaterThan(20);
    expect(Math.min(changed.fewer, changed.more)).toBeGreaterThan(100);
  });

  const reportsOfStored = (promotion: Row): Promise<Row[]> =>
    Promise.all(
      (promotion.company_quotas as Row[]).map(async ({ company_code }) => {
        const path = `/api/v1/promotions/reports/${String(promotion.code)}?company_code=${String(company_code)}`;
        const answer = await backend.call('admin', path);
        return ((await answer.json()) as { data: { report: Row } }).data.report;
      }),
    );
});

const customerIn = (key: string) => key.split(' ')[0] ?? '';

const wonBy = (given: ReadonlyMap<string, { awards: number }>, customer: string) =>
  [...given].reduce(
    (sum, [key, { awards }]) => (customerIn(key) === customer ? sum + awards : sum),
    0,
  );

/** The day a month before, near enough for whole months. */
const monthEarlier = (day: unknown) => {
  const [year = 0, month = 0] = String(day).split('-').map(Number);
  return month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`;
};
