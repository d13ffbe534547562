// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { comparedTrendOf, trendOf } from '@/domain/report/report-trend';

const STARTS: Record<string, string> = {
  OLD: '2025-03-15',
  NEW: '2026-03-01',
  MAY: '2026-05-31',
};
const startOf = (code: string) => STARTS[code];
const row = (promotion_code: string, achieved_total: unknown) => ({
  promotion_code,
  achieved_total,
});
const monthsOf = (starts: readonly Date[]) =>
  starts.map((start) => start.toISOString().slice(0, 7));

describe('the trend of report rows by the month in which their promotions began', () => {
  it('adds up to the rows, with a bar of zero for a month without any', () => {
    const { months, left } = trendOf(
      [row('NEW', 0.1), row('NEW', '0.2'), row('MAY', 5), row('OLD', 2)],
      startOf,
    );
    expect(monthsOf(months.starts).slice(-3)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(months.starts).toHaveLength(15);
    expect(months.current.slice(-3)).toEqual([0.3, 0, 5]);
    expect(months.current.reduce((sum, amount) => Number(sum) + Number(amount), 0)).toBeCloseTo(
      7.3,
    );
    expect(left).toBe(0);
  });

  it('names the month a year before only where it has promotions', () => {
    const { months } = trendOf([row('NEW', 3), row('OLD', 2), row('MAY', 5)], startOf);
    expect(months.previous.slice(-3)).toEqual([2, null, null]);
  });

  it('leaves out, and counts, rows whose promotion has no known start', () => {
    expect(trendOf([row('NEW', 3), row('GONE', 2)], startOf)).toMatchObject({
      left: 1,
      months: { current: [3] },
    });
    expect(trendOf([row('GONE', 2)], startOf).months.starts).toEqual([]);
  });

  it('has no bar where no amount of a month can be read', () => {
    expect(trendOf([row('NEW', {})], startOf).months.current).toEqual([null]);
  });

  it('puts months at the same distance from both periods beside each other', () => {
    const { months, left } = comparedTrendOf(
      { rows: [row('NEW', 3), row('MAY', 5)], period: { from: '2026-01-01', to: '2026-06-30' } },
      { rows: [row('OLD', 2), row('GONE', 1)], period: { from: '2025-01-01', to: '2025-06-30' } },
      startOf,
    );
    expect(monthsOf(months.starts)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(months.current).toEqual([3, 0, 5]);
    expect(months.previous).toEqual([2, 0, 0]);
    expect([months.shift, left]).toEqual([12, 1]);
  });
});
