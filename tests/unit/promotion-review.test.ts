// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { monthAt, monthsOf } from '@/core/months';
import type { Purchases } from '@/core/awards';
import { findingsOf } from '@/resources/promotion/preflight';
import {
  countedTargets,
  isUnreadableRow,
  monthsBefore,
  monthsByYear,
  simulate,
  simulatedTotals,
  targetWithin,
} from '@/resources/promotion/simulation';
import { bonusCostOf, exposureOf } from '@/domain/promotion/exposure';
import { isEligible } from '@/domain/promotion/eligible';
import { reachedIn, turnoverWithin } from '@/domain/promotion/purchases';
import { boughtFrom, handOut } from '../support/count-awards';
import { generateDatabase } from '../../fixtures/data/generate-database';
import type { Row } from '../../fixtures/database/store';

const promotionOf = (more: object = {}) => ({
  id: 'P',
  start_date: '2026-12-01',
  end_date: '2027-02-28',
  award_type: 'gift',
  max_per_client: 0,
  company_quotas: [{ company_code: 'A', quota: 50 }],
  recipients: ['customers'],
  categories: ['BAR'],
  status: 'active',
  ...more,
});
const giftOf = (id: string, worth: number, target: number, more: object = {}) => ({
  id,
  worth,
  target,
  free: false,
  quantity: null,
  ...more,
});
const NOW = new Date('2026-11-22');

describe('the checks of a promotion', () => {
  const clear = { given: [giftOf('G', 20, 1000)], customersIn: new Map([['BAR', 3]]), others: [] };
  const namesOf = (promotion: object, more: object = {}) =>
    findingsOf({ promotion: promotionOf(promotion), ...clear, ...more }, NOW).map(
      ({ name, at }) => [name, ...Object.values(at)],
    );

  it('find nothing where nothing is missing or odd', () => expect(namesOf({})).toEqual([]));

  it('do not say that nobody can win a promotion with winners', () => {
    const over = { end_date: '2020-01-31', start_date: '2020-01-01', recipients: ['agents'] };
    expect(namesOf(over).map(([name]) => name)).toEqual(['no_customers', 'over']);
    expect(namesOf(over, { isWon: true })).toEqual([]);
  });

  it('find no overlap of a promotion that has ended', () => {
    const others = [promotionOf({ id: 'Q' })];
    expect(namesOf({}, { others }).map(([name]) => name)).toEqual(['overlap']);
    expect(namesOf({ status: 'concluded' }, { others })).toEqual([]);
  });

  it('leave out what could not be read', () =>
    expect(findingsOf({ promotion: promotionOf() }, NOW)).toEqual([]));

  it.each([
    ['nothing to win', {}, { given: [] }, [['nothing_given', 'given']]],
    [
      'no customers among the recipients',
      { recipients: ['agents'] },
      {},
      [['no_customers', 'audience', 'recipients']],
    ],
    [
      'an end that is past',
      { start_date: '2026-09-01', end_date: '2026-11-21' },
      {},
      [['over', 'essentials', 'end_date']],
    ],
    ['an end today', { start_date: '2026-09-01', end_date: '2026-11-22' }, {}, []],
    [
      'an end before the first month is known',
      { end_date: '2026-12-30' },
      {},
      [['pays_nothing', 'essentials', 'end_date']],
    ],
    ['an end on the last day of the first month', { end_date: '2026-12-31' }, {}, []],
    [
      'a quota below the limit of a customer',
      {
        max_per_client: 3,
        company_quotas: [
          { company_code: 'A', quota: 3 },
          { company_code: 'B', quota: 2 },
          { company_code: 'C', quota: 0 },
        ],
      },
      {},
      [['quota_below_limit', 'audience', 'company_quotas.1.quota']],
    ],
    [
      'a category without customers',
      { categories: ['BAR', 'HOTEL'] },
      {
        customersIn: new Map([
          ['BAR', 3],
          ['HOTEL', 0],
        ]),
      },
      [['empty_category', 'audience', 'categories']],
    ],
    [
      'a company without an app',
      { company_quotas: ['A', 'B'].map((company_code) => ({ company_code, quota: 5 })) },
      {
        appsOf: new Map([
          ['A', 1],
          ['B', 0],
        ]),
      },
      [['no_app', 'audience', 'company_quotas.1.company_code']],
    ],
    [
      'no app of a company once it has ended',
      { status: 'concluded' },
      { appsOf: new Map([['A', 0]]) },
      [],
    ],
    [
      'a gift that costs more than it asks for',
      {},
      { given: [giftOf('G', 100.01, 100), giftOf('H', 100, 100)] },
      [['worth_over_target', 'given']],
    ],
  ])('find %s', (_what, promotion, more, expected) =>
    expect(namesOf(promotion, more)).toEqual(expected),
  );

  it.each([
    ['on a common day', { start_date: '2027-02-28', end_date: '2027-03-31' }, true],
    ['from the day after', { start_date: '2027-03-01', end_date: '2027-03-31' }, false],
    ['of another company', { company_quotas: [{ company_code: 'B', quota: 0 }] }, false],
    ['for another category', { categories: ['HOTEL'] }, false],
    ['for every category', { recipients: ['everyone'], categories: [] }, true],
    ['for agents', { recipients: ['agents'] }, false],
    ['that is concluded', { status: 'concluded' }, false],
    ['that is itself', { id: 'P' }, false],
  ])('find an overlap with one %s: %j, %s', (_what, more, isFound) => {
    const others = [promotionOf({ id: 'Q', ...more })];
    expect(namesOf({}, { others }).map(([name]) => name)).toEqual(isFound ? ['overlap'] : []);
  });

  it('show the days of an overlap, not those of the other promotion', () => {
    const other = promotionOf({ id: 'Q', start_date: '2026-03-01', end_date: '2026-05-31' });
    const own = promotionOf({ start_date: '2026-01-01', end_date: '2026-03-31' });
    const now = new Date('2026-01-01T00:00:00Z');
    expect(findingsOf({ promotion: own, others: [other] }, now)).toMatchObject([
      { name: 'overlap', from: '2026-03-01', to: '2026-03-31', isWhole: false },
    ]);
    const around = { ...other, start_date: '2025-01-01', end_date: '2026-12-31' };
    expect(findingsOf({ promotion: own, others: [around] }, now)).toMatchObject([
      { name: 'overlap', from: '2026-01-01', to: '2026-03-31', isWhole: true },
    ]);
  });
});

describe('the exposure', () => {
  const of = (promotion: object, given: object[]) =>
    exposureOf(
      promotionOf(promotion),
      given.map((record, id) => ({ id, ...record })),
    );

  it.each([
    ['the quota times the dearest worth', {}, [giftOf('', 20, 1), giftOf('', 189.9, 1)], 9_495],
    [
      'the dearest as far as its pieces go, then the next',
      {},
      [giftOf('', 20, 1), giftOf('', 100, 1, { quantity: 20 })],
      2_600,
    ],
    [
      'what is free besides',
      {},
      [giftOf('', 20, 1), giftOf('', 4.5, 1, { free: true, quantity: 200 })],
      1_900,
    ],
    [
      'the pieces where there is no quota',
      { company_quotas: [{ company_code: 'A', quota: 0 }] },
      [giftOf('', 20, 1, { quantity: 7 })],
      140,
    ],
    ['nothing where nothing is given', {}, [], 0],
    [
      'an amount of money',
      { award_type: 'reward' },
      [
        { type: 'money_fixed', amount: 150.1 },
        { type: 'super_prize', prize_title: 'x' },
      ],
      7_505,
    ],
  ])('is %s', (_what, promotion, given, euros) => {
    expect(of(promotion, given)).toMatchObject({ euros });
    expect(of(promotion, given).unlimited).toBeUndefined();
  });

  it('has no limit without a quota, or as a share of turnovers', () => {
    const unlimited = { company_quotas: [{ company_code: 'A', quota: 0 }] };
    expect(of(unlimited, [giftOf('', 20, 1)]).unlimited).toBe('quota');
    const share = [{ type: 'money_percent', percent: 3 }];
    expect(of({ award_type: 'reward' }, share).unlimited).toBe('turnover');
  });
});

describe('the cost of additional awards', () => {
  it('is each amount as often as somebody can win it', () => {
    const awards = [
      { award_option_id: 'agents', reward_amount: 100.1 },
      { award_option_id: 'managers', reward_amount: '250' },
      { award_option_id: 'nobody', reward_amount: 999 },
    ];
    const counts: Record<string, number> = { agents: 30, managers: 2 };
    expect(
      bonusCostOf(awards, ({ award_option_id }) => counts[String(award_option_id)] ?? 0),
    ).toEqual({ euros: 3_503, winners: 32, unreadable: 0 });
    expect(bonusCostOf([], () => 1)).toEqual({ euros: 0, winners: 0, unreadable: 0 });
  });
});

describe('what a promotion would have cost', () => {
  const AS_WRITTEN = { target: 1, worth: 1 };
  const reached: Purchases[] = [
    { customer: 'K1', company: 'A', cents: 250_000 },
    { customer: 'K2', company: 'A', cents: 100_000 },
    { customer: 'K3', company: 'A', cents: 99_999 },
    { customer: 'K4', company: 'B', cents: 900_000 },
  ];
  const won = (promotion: object, given: object[], scale = AS_WRITTEN) =>
    simulate(
      promotionOf(promotion),
      given.map((record, id) => ({ id, ...record })),
      reached,
      scale,
    ).map(({ winners, costCents }) => [
      winners.map(({ customer, awards }) => `${customer}×${awards}`).join(' '),
      costCents,
    ]);

  it.each([
    ['where it decides', { company_quotas: [{ company_code: 'A', quota: 2 }] }, 2],
    ['where it is not used up', {}, undefined],
    ['where there is none', { company_quotas: [{ company_code: 'A', quota: 0 }] }, undefined],
    [
      'within the limit per customer',
      { max_per_client: 1, company_quotas: [{ company_code: 'A', quota: 1 }] },
      2,
    ],
  ])('say who would win without the quota %s', (_, promotion, withoutQuota) => {
    const given = [giftOf('G', 20, 1000)];
    const [line] = simulate(promotionOf(promotion), given, reached, AS_WRITTEN);
    expect(line?.withoutQuota).toBe(withoutQuota);
  });

  it.each([
    ['each time the target is reached', {}, [giftOf('', 20, 1000)], [['K1×2 K2×1', 6_000]]],
    ['up to the limit', { max_per_client: 1 }, [giftOf('', 20, 1000)], [['K1×1 K2×1', 4_000]]],
    [
      'up to the quota, who reached most first',
      { company_quotas: [{ company_code: 'A', quota: 2 }] },
      [giftOf('', 20, 1000)],
      [['K1×2', 4_000]],
    ],
    ['up to the pieces', {}, [giftOf('', 20, 1000, { quantity: 1 })], [['K1×1', 2_000]]],
    [
      'the highest target first',
      { max_per_client: 1 },
      [giftOf('', 20, 1000), giftOf('', 90, 2000)],
      [
        ['K2×1', 2_000],
        ['K1×1', 9_000],
      ],
    ],
    [
      'what is free once, beyond limit and quota',
      { max_per_client: 1, company_quotas: [{ company_code: 'A', quota: 1 }] },
      [giftOf('', 4.5, 500, { free: true, quantity: 9 }), giftOf('', 20, 1000)],
      [
        ['K1×1 K2×1 K3×1', 1_350],
        ['K1×1', 2_000],
      ],
    ],
    [
      'a percentage once, of all that was reached',
      { award_type: 'reward' },
      [{ type: 'money_percent', target_value: 1000, percent: 3 }],
      [['K1×1 K2×1', 10_500]],
    ],
    [
      'a super prize for nothing',
      { award_type: 'reward' },
      [{ type: 'super_prize', target_value: 2000, prize_title: 'x' }],
      [['K1×1', 0]],
    ],
  ])('is won %s', (_what, promotion, given, expected) =>
    expect(won(promotion, given)).toEqual(expected),
  );

  it('follows the sliders', () => {
    const given = [giftOf('', 20, 1000)];
    expect(won({}, given, { target: 1.25, worth: 1 })).toEqual([['K1×2', 4_000]]);
    expect(won({}, given, { target: 1, worth: 0.5 })).toEqual([['K1×2 K2×1', 3_000]]);
  });

  it('counts the whole months that the promotion touches, a year before', () => {
    const months = monthsBefore(promotionOf({ start_date: '2026-12-20', end_date: '2027-02-01' }));
    expect(months && monthsOf(months).map(monthAt)).toEqual([
      { year: 2025, month: 12 },
      { year: 2026, month: 1 },
      { year: 2026, month: 2 },
    ]);
    const within = (year: number, month: number) =>
      months && turnoverWithin(months)({ id: 0, year, month, amount: 5 });
    expect([within(2025, 11), within(2025, 12), within(2026, 2), within(2026, 3)]).toEqual([
      0, 5, 5, 0,
    ]);
  });

  it.each([
    ['a part of one year', '2026-03-15', '2026-05-01', [[2025, 3]]],
    ['a whole year', '2026-01-01', '2026-12-31', [[2025, 12]]],
    [
      'parts of two',
      '2026-12-01',
      '2027-02-28',
      [
        [2025, 1],
        [2026, 2],
      ],
    ],
    ['no year that is still to come', '2027-11-01', '2028-01-31', [[2026, 2]]],
    [
      'the last five of a span without end',
      '1900-01-01',
      '9999-12-31',
      [2022, 2023, 2024, 2025, 2026].map((year) => [year, 12]),
    ],
    ['none at all of what is to come', '2030-01-01', '2030-12-31', []],
  ])('takes %s by its months', (_what, start_date, end_date, expected) => {
    const months = monthsBefore(promotionOf({ start_date, end_date }));
    expect(months && [...monthsByYear(months, NOW)]).toEqual(expected);
  });

  it('counts the part of a year’s targets that its months are', () => {
    const months = monthsBefore(promotionOf({ start_date: '2025-10-01', end_date: '2026-02-28' }));
    if (!months) throw new Error('It has days');
    const rows = [
      { id: 1, customer_code: 'K', company_code: 'A', year: 2024, achieved_value: 1_200 },
      { id: 2, customer_code: 'K', company_code: 'A', year: '2025', achieved_value: '600.03' },
      { id: 3, customer_code: 'K', company_code: 'A', year: 2026, achieved_value: 9_999 },
      { id: 4, customer_code: 'K', company_code: 'B', year: 2024, achieved_value: null },
    ];
    expect(reachedIn(rows, targetWithin(months))).toEqual([
      // 3/12 of 1,200 and 2/12 of 600.03.
      { customer: 'K', company: 'A', cents: 40_001 },
      { customer: 'K', company: 'B', cents: 0 },
    ]);
  });

  it('counts a target by its own period, and of two that overlap the longer', () => {
    const months = monthsBefore(promotionOf({ start_date: '2026-05-01', end_date: '2026-07-31' }));
    if (!months) throw new Error('It has days');
    const of = (id: number, customer_code: string, period: string, achieved_value: number) => ({
      id,
      customer_code,
      company_code: 'A',
      year: 2025,
      period,
      achieved_value,
    });
    const rows = [
      of(1, 'HALF', 'H1', 600),
      of(2, 'QUARTER', '3° trimestre', 900),
      of(3, 'MONTH', 'maggio', 50),
      of(4, 'BEFORE', 'Q1', 5_000),
      of(5, 'BOTH', 'Q2', 7_000),
      of(6, 'BOTH', 'Annuale', 1_200),
      of(7, 'NOBODY', 'Saldi', 800),
    ];
    expect(
      reachedIn(countedTargets(rows, months), targetWithin(months)).map(({ customer, cents }) => [
        customer,
        cents,
      ]),
    ).toEqual([
      // Three months of twelve, two of six, one of three, the one there is.
      ['BOTH', 30_000],
      ['HALF', 20_000],
      ['QUARTER', 30_000],
      ['MONTH', 5_000],
    ]);
    expect(rows.filter(isUnreadableRow('target'))).toHaveLength(1);
  });

  it('is what the turnovers of the fixtures come to, handed out one by one', async () => {
    const database = await generateDatabase({ now: new Date('2026-11-21T10:00:00Z') });
    const rows = (name: string): Row[] => database[name] ?? [];
    const records = (name: string) => rows(name).map((row) => ({ ...row, id: row._id }));
    let winners = 0;
    for (const stored of rows('promotions')) {
      // The same a year later would have been won by what was bought in the promotion's own months.
      const promotion = {
        ...stored,
        id: stored._id,
        start_date: yearLater(stored.start_date),
        end_date: yearLater(stored.end_date),
      };
      const months = monthsBefore(promotion);
      if (!months) throw new Error('It has no days');
      const meant = new Set(
        records('customers')
          .filter((customer) => isEligible(promotion, customer))
          .map(({ code }: Row) => code),
      );
      const turnovers = records('turnovers').filter(({ customer_code }: Row) =>
        meant.has(customer_code),
      );
      const given = records(stored.award_type === 'gift' ? 'gifts' : 'rewards').filter(
        ({ promotion_id }: Row) => promotion_id === stored._id,
      );
      const lines = simulate(
        promotion,
        given,
        reachedIn(turnovers, turnoverWithin(months)).filter(({ cents }) => cents > 0),
        AS_WRITTEN,
      );
      const expected = [...handOut(rows, stored, boughtFrom(rows, stored))];
      const won = new Map<string, number>();
      for (const { customer, company, awards } of lines.flatMap((line) => line.winners)) {
        const key = `${customer} ${company}`;
        won.set(key, (won.get(key) ?? 0) + awards);
      }
      expect([stored.code, won]).toEqual([
        stored.code,
        new Map(expected.map(([key, { awards }]) => [key, awards])),
      ]);
      const cost = lines.reduce((sum, { costCents }) => sum + costCents, 0) / 100;
      expect(cost).toBeCloseTo(
        expected.reduce((sum, [, { payout }]) => sum + payout, 0),
        2,
      );
      winners += won.size;
    }
    expect(winners).toBeGreaterThan(100);
  });
});

/** The same day a year later; no promotion of the fixtures has a 29th of February. */
const yearLater = (day: unknown) =>
  `${Number(String(day).slice(0, 4)) + 1}${String(day).slice(4, 10)}`;

describe('the totals of a simulation', () => {
  const line = (customers: string[], costCents: number, isUnreadable = false) => ({
    record: { id: 'G' },
    winners: customers.map((customer) => ({
      customer,
      company: 'A',
      cents: 1,
      awards: 1,
      costCents,
    })),
    awards: customers.length,
    costCents: customers.length * costCents,
    isUnreadable,
  });

  it('count a customer once, however much they won', () => {
    expect(simulatedTotals([line(['1', '2'], 100), line(['2', '3'], 50)])).toEqual({
      costCents: 300,
      customers: 3,
      wins: 4,
      awards: 4,
      unreadable: 0,
    });
  });

  it('leave out what cannot be read, and say so', () => {
    expect(simulatedTotals([line(['1'], 100), line([], 0, true)])).toMatchObject({
      costCents: 100,
      unreadable: 1,
    });
    expect(simulatedTotals([line([], 0, true)]).costCents).toBeNull();
  });
});
