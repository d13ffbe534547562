import { describe, expect, it } from 'vitest';
import {
  groupTurnover,
  monthsCompared,
  monthsSummed,
  turnoverRowOf,
  type TurnoverRow,
} from '@/resources/turnover/turnover-groups';

const row = (customer_code: string, year: number, month: number, amount: number): TurnoverRow =>
  turnoverRowOf({ customer_code, agent_code: `A-${customer_code}`, year, month, amount });

const DAY = new Date('2026-11-22T00:00:00Z');
const at = (year: number, month: number) => year * 12 + month - 1;

describe('turnover summed by something', () => {
  it.each([
    ['no year', undefined, at(2025, 11), at(2026, 10)],
    ['the running year', 2026, at(2026, 1), at(2026, 10)],
    ['a year that is over', 2025, at(2025, 1), at(2025, 12)],
    ['a year to come', 2027, at(2027, 1), at(2027, 12)],
  ])('is of whole months: %s', (_, year, first, last) => {
    expect(monthsSummed({ year }, DAY)).toEqual({ first, last });
  });

  it.each([
    ['of a year', 2026, 10, at(2026, 10)],
    ['of all years: the last that is over', undefined, 12, at(2025, 12)],
    ['in progress', 2026, 11, at(2026, 11)],
  ])('is of the chosen month %s', (_, year, month, only) => {
    expect(monthsSummed({ year, month }, DAY)).toEqual({ first: only, last: only });
  });

  it('does not compare a month in progress with a whole one', () => {
    const months = monthsSummed({ year: 2026, month: 11 }, DAY);
    const own = [row('C1', 2026, 11, 40), row('C1', 2025, 11, 100)];
    const { first, last } = monthsCompared(own, months, DAY);
    expect(first).toBeGreaterThan(last);
    expect(groupTurnover(own, 'customer_code', months, DAY)).toMatchObject([
      { id: 'C1', amount: 40, before: null, change: null },
    ]);
  });

  const rows = [
    row('C1', 2026, 1, 100.1),
    row('C1', 2026, 2, 0.2),
    row('C1', 2025, 2, 50),
    row('C2', 2026, 3, 300),
    row('C3', 2025, 3, 10),
    row('C2', 2026, 11, 9999),
    row('C2', 2024, 3, 9999),
  ];

  it('ranks, shares and compares with the same months of the year before', () => {
    const groups = groupTurnover(rows, 'customer_code', monthsSummed({ year: 2026 }, DAY), DAY);
    expect(groups).toEqual([
      { id: 'C2', rank: 1, amount: 300, share: 300 / 400.3, before: 0, change: null },
      {
        id: 'C1',
        rank: 2,
        amount: 100.3,
        share: expect.closeTo(100.3 / 400.3, 10) as number,
        before: 50,
        change: expect.closeTo(1.006, 10) as number,
      },
      { id: 'C3', rank: 3, amount: 0, share: 0, before: 10, change: -1 },
    ]);
  });

  it('is month by month beside the month a year before', () => {
    const groups = groupTurnover(rows, 'month', monthsSummed({ year: 2026 }, DAY), DAY);
    expect(groups.map(({ id, amount, before }) => [id, amount, before])).toEqual([
      ['2026-03', 300, 10],
      ['2026-01', 100.1, 0],
      ['2026-02', 0.2, 50],
    ]);
  });

  describe('whose year before begins in November', () => {
    const since = [
      ...[1, 11, 12].map((month) => row('C1', 2025, month, 100)),
      ...[11, 12].map((month) => row('C1', 2024, month, 90)),
    ];
    const months = monthsSummed({ year: 2025 }, DAY);

    it('compares 200 euros with 180, not the 300 of the year', () => {
      expect(monthsCompared(since, months, DAY)).toEqual({
        first: at(2025, 11),
        last: at(2025, 12),
      });
      expect(groupTurnover(since, 'customer_code', months, DAY)).toMatchObject([
        { amount: 300, before: 180, change: expect.closeTo(0.1111, 4) as number },
      ]);
    });

    it('does not know the months before in the year before', () => {
      const groups = groupTurnover(since, 'month', months, DAY);
      expect(groups.map(({ id, before, change }) => [id, before, change])).toEqual([
        ['2025-01', null, null],
        ['2025-11', 90, expect.closeTo(0.1111, 4)],
        ['2025-12', 90, expect.closeTo(0.1111, 4)],
      ]);
    });

    it('compares nothing where there is no year before', () => {
      const { first, last } = monthsCompared(since, monthsSummed({ year: 2024 }, DAY), DAY);
      expect(first).toBeGreaterThan(last);
      expect(
        groupTurnover(since, 'customer_code', monthsSummed({ year: 2024 }, DAY), DAY),
      ).toMatchObject([{ amount: 180, before: null, change: null }]);
    });
  });

  it('adds up a hundred thousand rows at once', () => {
    const many = Array.from({ length: 100_000 }, (_, index) =>
      row(`C${index % 500}`, 2026, (index % 10) + 1, 1),
    );
    const groups = groupTurnover(many, 'customer_code', monthsSummed({ year: 2026 }, DAY), DAY);
    expect(groups).toHaveLength(500);
    expect(groups.every(({ amount }) => amount === 200)).toBe(true);
  });
});
