import type { RaRecord } from 'react-admin';
import { describe, expect, it, test } from 'vitest';
import { presenceOf } from '@/core/presence';
import { figureOfSum, sumOf } from '@/core/read-sum';
import { readAccessRow } from '@/resources/app-activity/app-activity.codec';
import { linesOf as reportLines } from '@/domain/report/report-lines';
import { sumsByAgent } from '@/resources/company-report/report-figures';
import { leaderboardOf } from '@/resources/journey/leaderboard';
import { isUnreadableRow, simulate } from '@/resources/promotion/simulation';
import { groupTargets } from '@/resources/target/target-groups';
import { missingOf, progressOf } from '@/resources/target/target-figures';
import { sumOfPages, turnoverByMonth } from '@/resources/turnover/turnover-figures';
import { groupTurnover, turnoverRowOf } from '@/resources/turnover/turnover-groups';
import { linesOf as saleLines } from '@/resources/user-sale/sale-figures';
import { isUnread, tallyOf } from '@/domain/activity/tally';
import { exposureOf } from '@/domain/promotion/exposure';
import { figuresOf, hasFigure, unreadableRows } from '@/domain/report/report-figures';

/** Values a backend may hold where a number belongs; the first three are no numbers, the others are no value. */
const UNREADABLE = [{ $numberDecimal: '12.50' }, 'abc', 'NaN'];
const ABSENT = [null, undefined, ''];

const DAY = new Date('2026-03-18');
const pageOf = (rows: object[]) => async () => ({
  data: rows as Record<string, unknown>[],
  total: rows.length,
});

describe.each([
  // The values, the number of unreadable ones, and the figure.
  ['nothing that can be read', UNREADABLE, 3, null],
  ['some that can', [...UNREADABLE, 10, '2.5'], 3, 12.5],
  ['no values', ABSENT, 0, 0],
  ['no values but one', [...ABSENT, 4], 0, 4],
] as const)('of %s', (_, amounts, unreadable, figure) => {
  test('a sum', () => {
    const sum = sumOf(amounts);
    expect([sum.unreadable, figureOfSum(sum)]).toEqual([unreadable, figure]);
  });

  test('the total of turnovers', async () => {
    const rows = amounts.map((amount) => ({ amount }));
    const { read, total } = { read: rows.length, total: rows.length };
    expect(await sumOfPages(pageOf(rows))).toEqual({ amount: figure, unreadable, read, total });
  });

  test('the turnover of a month', () => {
    const rows = amounts.map((amount) => ({ year: 2026, month: 2, amount }));
    const months = turnoverByMonth(rows, DAY);
    expect([months.current.at(-1), months.unreadable]).toEqual([figure, unreadable]);
  });

  test('the turnover of a group', () => {
    const rows = amounts.map((amount) =>
      turnoverRowOf({ agent_code: 'A', year: 2026, month: 2, amount }),
    );
    const month = { first: 2026 * 12 + 1, last: 2026 * 12 + 1 };
    const [group] = groupTurnover(rows, 'agent_code', month, DAY);
    expect(group).toMatchObject({ amount: figure, rank: 1 });
    expect(rows.filter((row) => row.isUnreadable)).toHaveLength(unreadable);
  });

  test('the targets of an agent', () => {
    const targets = amounts.map((achieved_value) => ({
      agent_code: 'A',
      year: 2026,
      target_value: 100,
      achieved_value,
    }));
    const [group] = groupTargets(targets, 'agent_code', DAY);
    expect(group).toMatchObject({ achieved_value: figure, target_value: amounts.length * 100 });
    expect(group?.needed === null).toBe(figure === null);
  });

  test('the totals of a report', () => {
    const rows = amounts.map((payout) => ({ payout }));
    // A figure that no row has is not in the report.
    const isAbsent = amounts.every((amount) => !amount);
    expect(figuresOf(rows).payout).toBe(isAbsent ? null : figure);
    expect([hasFigure(rows, 'payout'), unreadableRows(rows)]).toEqual([!isAbsent, unreadable]);
  });

  test('the lines of a report by agent', () => {
    const lines = reportLines({ lines: amounts.map((payout) => ({ agent_code: 'A', payout })) });
    const isAbsent = amounts.every((amount) => !amount);
    expect(sumsByAgent(lines)[0]?.payout).toBe(isAbsent ? null : figure);
    expect(lines.filter((line) => line.isUnreadable)).toHaveLength(unreadable);
  });

  test('the lines of a sale', () => {
    const lines = saleLines({ lines: amounts.map((amount) => ({ amount })) });
    expect(lines.filter((line) => line.isUnreadable)).toHaveLength(unreadable);
  });
});

describe.each(UNREADABLE)('with %j', (wrong) => {
  it('a target has no progress, and misses nobody knows how much', () => {
    const target = { target_value: 100, achieved_value: wrong };
    expect([progressOf(target), missingOf(target)]).toEqual([null, null]);
    expect(progressOf({ target_value: wrong, achieved_value: 10 })).toBeNull();
  });

  it('nobody is on the way to a journey', async () => {
    const milestones = [{ reward_type: 'gold_journey', threshold: 100 }];
    const leaderboard = await leaderboardOf(
      'gold',
      pageOf([
        { customer_code: 'A', achieved_value: wrong, milestones },
        { customer_code: 'B', achieved_value: 95, milestones },
        {
          customer_code: 'C',
          achieved_value: 95,
          milestones: [{ ...milestones[0], threshold: wrong }],
        },
        { customer_code: 'D', milestones },
      ]),
    );
    expect(leaderboard).toMatchObject({ behind: 1, unreadable: 2, read: 4 });
    expect(leaderboard.near.map(({ customer }) => customer)).toEqual(['B']);
  });

  it('the cost of a gift is unknown, and so is the maximum cost of the promotion', () => {
    const promotion = { id: 'p', company_quotas: [{ company_code: 'C1', quota: 10 }] };
    const [dear, cheap] = [
      { id: 'dear', worth: wrong, target: 100 },
      { id: 'cheap', worth: 5, target: 100 },
    ];
    expect(exposureOf(promotion, [dear])).toMatchObject({ euros: null, unreadable: 1 });
    expect(exposureOf(promotion, [dear, cheap])).toMatchObject({ euros: 50, unreadable: 1 });
    const reached = [{ customer: 'A', company: 'C1', cents: 10_000 }];
    const lines = simulate(promotion, [dear, cheap], reached, { target: 1, worth: 1 });
    expect(lines.map(({ isUnreadable, costCents }) => [isUnreadable, costCents])).toEqual([
      [true, 0],
      [false, 500],
    ]);
  });

  it('a row counts nothing in a simulation, and is reported', () => {
    const row: RaRecord = { id: '1', year: 2025, month: 1, amount: 1, achieved_value: 1 };
    expect(isUnreadableRow('turnover')(row)).toBe(false);
    expect(isUnreadableRow('turnover')({ ...row, amount: wrong })).toBe(true);
    expect(isUnreadableRow('target')({ ...row, achieved_value: wrong })).toBe(true);
    expect(isUnreadableRow('target')({ ...row, achieved_value: null })).toBe(false);
  });

  it('a month falls into none, and is reported', () => {
    const rows = [
      { year: wrong, month: 2, amount: 1 },
      { year: 2026, month: wrong, amount: 1 },
    ];
    const months = turnoverByMonth(rows, DAY);
    expect([months.unreadable, months.current.at(-1)]).toEqual([2, null]);
  });
});

describe('accesses', () => {
  const NOW = Date.parse('2026-03-18T10:30:00.000Z');
  const yesterday = '2026-03-17T10:00:00.000Z';

  it.each([
    ['an object', { accesses_list: { 0: yesterday } }, 'unknown', [null, null]],
    ['a text', { accesses_list: 'abc' }, 'unknown', [null, null]],
    ['objects', { accesses_list: [{ $date: yesterday }] }, 'unknown', [1, null]],
    ['objects and a moment', { accesses_list: [{}, yesterday] }, 'active', [2, 1]],
    ['null', { accesses_list: null }, 'never', [0, 0]],
    ['a last access that is an object', { last_access: { $date: 1 } }, 'unknown', [0, 0]],
  ] as const)('that are %s', (_, row, presence, [total, month]) => {
    expect(presenceOf(row, NOW)).toBe(presence);
    expect(readAccessRow(row, NOW)).toMatchObject({ total_access: total, month_access: month });
    const tally = tallyOf([row], NOW);
    expect([tally.unreadable, isUnread(tally)]).toEqual([
      presence === 'never' ? 0 : 1,
      presence === 'unknown',
    ]);
  });
});
