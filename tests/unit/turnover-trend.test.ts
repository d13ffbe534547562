import { describe, expect, it, test } from 'vitest';
import { changeAt } from '@/domain/months/compared-months';
import {
  comparedTrend,
  comparedPeriods,
  periodsOf,
  trendOf,
  trendOfMonth,
  monthsOfTrend,
} from '@/resources/turnover/turnover-trend';

const DAY = new Date('2026-11-24T00:00:00Z');
const name = ({ year, month }: { year: number; month: number }) => `${year}-${month}`;
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);
const NO_ROWS = { amount: 0, unreadable: 0, read: 0, total: 0 };
const sum = (amount: number | null, unreadable = 0) => ({
  amount,
  unreadable,
  read: unreadable + (amount === null ? 0 : 1),
  total: unreadable + (amount === null ? 0 : 1),
});

test.each<[name: string, year: number | undefined, on: string, whole: string, running: string]>([
  ['this year up to the month in progress', 2026, '2026-11-24', '2026-1 2026-10 10', '2026-11'],
  ['a year that is over', 2025, '2026-11-24', '2025-1 2025-12 12', ''],
  ['a year in its first month', 2026, '2026-01-31', '0', '2026-1'],
  ['a year to come', 2027, '2026-11-24', '0', ''],
  ['the last twelve months', undefined, '2026-01-05', '2025-1 2025-12 12', '2026-1'],
])('the trend of %s', (_, year, on, whole, running) => {
  const trend = trendOf(year, new Date(`${on}T00:00:00Z`));
  const ends = [trend.whole.at(0), trend.whole.at(-1)].flatMap((month) =>
    month ? [name(month)] : [],
  );
  expect([...ends, trend.whole.length].join(' ')).toBe(whole);
  expect(trend.running ? name(trend.running) : '').toBe(running);
});

test.each<[name: string, year: number | undefined, month: number, shown: string]>([
  ['of a year', 2026, 10, '2026-10'],
  ['of all years: the last that is over', undefined, 10, '2026-10'],
  ['of all years, where it is in progress', undefined, 11, '2025-11'],
  ['of all years, later in the year', undefined, 12, '2025-12'],
  ['in progress', 2026, 11, '2026-11 in progress'],
  ['to come', 2026, 12, ''],
])('the trend of a month %s', (_, year, month, shown) => {
  const { whole, running, isInProgress } = trendOfMonth(year, month, DAY);
  expect(running).toBeNull();
  expect(`${whole.map(name).join()}${isInProgress ? ' in progress' : ''}`).toBe(shown);
});

describe('a trend beside the year before', () => {
  const trend = {
    whole: [
      { year: 2026, month: 1 },
      { year: 2026, month: 2 },
    ],
    running: null,
  };

  it('asks for its months, those a year before, and the one in progress', () => {
    const running = { year: 2026, month: 3 };
    expect(monthsOfTrend({ ...trend, running }).map(name)).toEqual([
      '2026-1',
      '2026-2',
      '2025-1',
      '2025-2',
      '2026-3',
    ]);
  });

  it('puts each sum where it belongs', () => {
    const compared = comparedTrend(trend, [sum(100), sum(50), sum(80), sum(0)]);
    expect(compared).toMatchObject({ current: [100, 50], previous: [80, 0], running: null });
    expect([changeAt(compared, 0), changeAt(compared, 1)]).toEqual([0.25, null]);
    const periods = comparedPeriods(compared);
    expect([day(periods?.current.first), day(periods?.current.last)]).toEqual([
      '2026-01-01',
      '2026-02-28',
    ]);
    expect([day(periods?.previous.first), day(periods?.previous.last)]).toEqual([
      '2025-01-01',
      '2025-02-28',
    ]);
    expect([periods?.current.amount, periods?.previous.amount]).toEqual([150, 80]);
  });

  it('compares the months that the year before has: 150 euros with 130, not 250', () => {
    const months = { whole: [1, 2, 3].map((month) => ({ year: 2026, month })), running: null };
    const sums = [sum(100), sum(70), sum(80), sum(0), sum(60), sum(70)];
    const compared = comparedTrend(months, sums);
    expect(compared.previous).toEqual([null, 60, 70]);
    const periods = comparedPeriods(compared);
    expect([periods?.current.amount, periods?.previous.amount]).toEqual([150, 130]);
    expect([day(periods?.current.first), day(periods?.previous.first)]).toEqual([
      '2026-02-01',
      '2025-02-01',
    ]);
    expect(day(periodsOf(compared)?.current.first)).toBe('2026-01-01');
  });

  it('compares nothing with a year without turnover', () => {
    const compared = comparedTrend(trend, [sum(100), sum(50), sum(0), sum(0)]);
    expect(compared.previous).toEqual([null, null]);
    expect(comparedPeriods(compared)).toBeNull();
  });

  it('knows nothing of the months before the first with rows', () => {
    const compared = comparedTrend(trend, [NO_ROWS, sum(50), NO_ROWS, NO_ROWS]);
    expect(compared.current).toEqual([null, 50]);
    expect(comparedTrend(trend, [NO_ROWS, sum(50), NO_ROWS, sum(7)]).current).toEqual([0, 50]);
  });

  it('reports what it could not read', () => {
    const compared = comparedTrend(trend, [sum(null, 2), sum(50), sum(80), sum(70)]);
    expect(compared).toMatchObject({ current: [null, 50], unreadable: 2 });
    expect(changeAt(compared, 0)).toBeNull();
  });

  it('has no periods without a whole month', () => {
    const running = { whole: [], running: { year: 2026, month: 1 } };
    expect(comparedPeriods(comparedTrend(running, [sum(5)]))).toBeNull();
    expect(trendOf(2026, DAY).whole).toHaveLength(10);
  });
});
