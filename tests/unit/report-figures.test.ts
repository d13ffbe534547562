// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changeOf } from '@/core/change';
import { gapBetween } from '@/domain/report/period-gap';
import {
  comparedFiguresOf,
  figuresOf,
  groupsOf,
  periodOf,
  periodProblem,
  periodYearBefore,
} from '@/domain/report/report-figures';

const ROWS = [
  { company_code: 'A', company_name: 'Aurora', participants: 2, achieved_total: 0.1, payout: '10' },
  { company_code: 'B', company_name: 'Aurora', participants: 1, achieved_total: 5, payout: null },
  { company_code: 'A', participants: 3, achieved_total: 0.2, payout: 'many' },
];

describe('the figures of several reports', () => {
  it('add up to the cent; a figure that none of them has stays empty', () => {
    expect(figuresOf(ROWS)).toEqual({
      customers: null,
      participants: 6,
      target_total: null,
      achieved_total: 5.3,
      awards_earned: null,
      awards_delivered: null,
      payout: 10,
    });
  });

  it('of several promotions are also those of one on average', () => {
    const rows = ['P1', 'P1', 'P2'].map((promotion_code) => ({
      promotion_code,
      achieved_total: 50,
    }));
    expect(comparedFiguresOf(rows)).toMatchObject({
      figures: { achieved_total: 150, promotions: 2, achieved_each: 75 },
      incomplete: 0,
    });
    expect(comparedFiguresOf([])).toMatchObject({
      figures: { promotions: 0, achieved_each: null },
      incomplete: 0,
    });
  });

  it.each([
    ['missing', undefined],
    ['unreadable', 'many'],
  ])('of a promotion whose turnover is %s at one company are not compared', (_, achieved_total) => {
    const row = (promotion_code: string, amount: unknown) => ({
      promotion_code,
      achieved_total: amount,
      awards_earned: 1,
    });
    const rows = [row('P1', 50), row('P2', 70), row('P2', achieved_total), row('P3', 100)];
    expect(comparedFiguresOf(rows)).toMatchObject({
      figures: { achieved_total: 150, awards_earned: 2, promotions: 2, achieved_each: 75 },
      incomplete: 1,
    });
  });

  it('are grouped by code, for two may have one name', () => {
    expect(
      groupsOf(ROWS, 'company').map(({ code, name, figures }) => [
        code,
        name,
        figures.achieved_total,
      ]),
    ).toEqual([
      ['B', 'Aurora', 5],
      ['A', 'Aurora', 0.3],
    ]);
    expect(groupsOf([{ agent_code: 'X' }, {}], 'agent').map(({ name }) => name)).toEqual(['X', '']);
  });

  it.each([
    [110, 100, 0.1],
    [50, 100, -0.5],
    [5, 0, null],
    [null, 100, null],
    [5, null, null],
  ])('%s against %s is a change of %s', (value, before, change) => {
    const found = changeOf(value, before);
    if (change === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(change, 10);
  });
});

it.each([
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2024-02-29', '2024-03-01T10:00:00Z', '2023-02-28', '2023-03-01'],
])('a year before %s to %s is %s to %s', (from, to, ...expected) => {
  expect(Object.values(periodYearBefore({ from, to }))).toEqual(expected);
});

describe('two periods that are compared begin with', () => {
  const day = new Date('2028-02-29T00:00:00Z');
  it.each([
    ['this year until today', {}, ['2028-01-01', '2028-02-29'], ['2027-01-01', '2027-02-28']],
    [
      'the days of the list',
      { from: '2027-05-01', to: '2027-05-31' },
      ['2027-05-01', '2027-05-31'],
      ['2026-05-01', '2026-05-31'],
    ],
    [
      'the year of a last day',
      { to: '2026-06-30' },
      ['2026-01-01', '2026-06-30'],
      ['2025-01-01', '2025-06-30'],
    ],
    [
      'the year of a first day to come',
      { from: '2028-10-01' },
      ['2028-10-01', '2028-12-31'],
      ['2027-10-01', '2027-12-31'],
    ],
  ])('%s, and the same days a year before', (_, filter, own, before) => {
    const period = periodOf(filter, day);
    expect(Object.values(period)).toEqual(own);
    expect(Object.values(periodYearBefore(period))).toEqual(before);
  });
});

describe('two periods', () => {
  const year = (number: number, to = '12-31') => ({
    from: `${number}-01-01`,
    to: `${number}-${to}`,
  });

  it.each([
    ['a year and the one before', year(2026), year(2025), undefined],
    ['a leap year and the one before', year(2024), year(2023), undefined],
    [
      'one that ends as the other begins',
      year(2026),
      { ...year(2025), to: '2026-01-01' },
      'overlap',
    ],
    ['a year and a half', year(2026), year(2025, '06-30'), 'length'],
  ])('%s', (_, one, other, problem) => {
    expect(periodProblem(one, other)).toBe(problem);
    expect(periodProblem(other, one)).toBe(problem);
  });
});

describe('periods with promotions', () => {
  const promotions = new Map([
    ['P1', { start_date: '2025-01-01', end_date: '2025-06-30' }],
    ['P2', { start_date: '2025-03-01', end_date: '2026-02-28' }],
    ['P3', { start_date: '2024-11-22T10:00:00Z', end_date: '2025-01-31' }],
  ]);
  const sideOf = (year: number, codes: string[]) => ({
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    rows: codes.map((promotion_code) => ({ promotion_code })),
  });
  const gap = (now: string[], before: string[]) =>
    gapBetween(sideOf(2025, now), sideOf(2024, before), (code) => promotions.get(code));

  it('of one of which nearly all days have none cannot be compared', () => {
    expect(gap(['P1', 'P2'], ['P3'])).toEqual({ period: sideOf(2024, []).period, days: 40 });
    expect(gap(['P1', 'P2'], [])).toMatchObject({ days: 0 });
    expect(gap([], ['P3'])).toMatchObject({ period: { from: '2025-01-01' }, days: 0 });
  });

  it('with about as many days of promotions each can be compared', () => {
    expect(gap(['P3'], ['P3'])).toBeNull();
    expect(gap([], [])).toBeNull();
  });

  it('of a promotion with unknown days are not judged', () => {
    expect(gap(['P1', 'P2'], ['P9'])).toBeNull();
  });
});
