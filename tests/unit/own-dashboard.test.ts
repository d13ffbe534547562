import { describe, expect, it } from 'vitest';
import { generateDatabase } from '../../fixtures/data/generate-database';
import { hasOwnCustomers } from '@/pages/dashboard/contributions';
import { endingWithin } from '@/resources/promotion/promotion-terms';
import { summaryOf } from '@/resources/target/targets-summary';

const DAY = new Date('2026-11-23T00:00:00Z');

describe('the targets of a user', () => {
  const target = (customer_code: string, achieved_value: number, period = '', year = 2026) => ({
    customer_code,
    agent_code: 'A1',
    company_code: 'AURORA',
    year,
    period,
    target_value: 1000,
    achieved_value,
  });
  const targets = [
    target('C1', 900),
    target('C2', 400),
    target('C3', 600, '2° semestre'),
    // Missed, reached, not begun, unreadable: none of them needs anything this month.
    target('C4', 10, 'H1'),
    target('C5', 1000),
    target('C6', 0, 'dicembre'),
    target('C7', 10, 'Campagna'),
    // Behind as well, but its months count already.
    target('C2', 100, 'H2'),
  ];

  it('show who is behind and what they need this month, the current one included', () => {
    const { behind, needed, worst } = summaryOf(targets, DAY, 2);
    expect(behind).toBe(3);
    // 100, 600 and 400 euros in November and December.
    expect(needed).toBe(50 + 300 + 200);
    expect(
      worst.map(({ target: { customer_code }, needed: month }) => [customer_code, month]),
    ).toEqual([
      ['C2', 450],
      ['C2', 300],
    ]);
  });

  it.each(['2026-11-23', '2026-12-01', '2026-06-30'])(
    'behind on %s are those a count of the raw rows finds',
    async (day) => {
      const now = new Date(`${day}T09:00:00Z`);
      const { targets = [] } = await generateDatabase({ now, customers: 150 });
      const rows = targets.filter(({ year }) => year === 2026);
      const behind = rows.filter(({ period, target_value, achieved_value }) => {
        const first = period === '2° semestre' ? 6 : 0;
        const start = Date.UTC(2026, first);
        const end = Date.UTC(2026, period === '1° semestre' ? 6 : 12);
        const tonight = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
        const passed = (tonight - start) / (end - start);
        const share = Number(achieved_value) / Number(target_value);
        return passed > 0 && tonight <= end && share < 1 && share < passed - 0.05;
      });
      expect(behind.length).toBeGreaterThan(5);
      const found = summaryOf(rows, new Date(`${day}T00:00:00Z`), 5);
      expect(found.behind).toBe(behind.length);
      expect(found.worst).toHaveLength(5);
      expect(found.worst.every(({ target }) => behind.includes(target))).toBe(true);
    },
  );

  it('come first on the dashboard of those who work at locations, by their highest role', () => {
    expect(hasOwnCustomers(['agent'])).toBe(true);
    expect(hasOwnCustomers(['area_manager', 'agent'])).toBe(true);
    expect(hasOwnCustomers(['admin', 'agent'])).toBe(false);
    expect(hasOwnCustomers(['company_manager'])).toBe(false);
    expect(hasOwnCustomers([])).toBe(false);
  });
});

it('promotions end within days that include today and the last one', () => {
  const ending = (end_date: unknown) => ({ end_date });
  const promotions = [
    ending('2026-12-24'),
    ending('2026-12-23T22:00:00Z'),
    ending('2026-11-23'),
    ending('2026-11-22'),
    ending({}),
    ending(undefined),
  ];
  expect(endingWithin(promotions, DAY, 30)).toEqual([promotions[2], promotions[1]]);
});
