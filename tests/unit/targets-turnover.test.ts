import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '@/core/days';
import { listQuery } from '@/providers/data/list-query';
import {
  milestonesOf,
  missingOf,
  percentOf,
  progressOf,
  reachedOf,
} from '@/resources/target/target-figures';
import { target } from '@/resources/target/target.definition';
import {
  comparedSums,
  isWithoutTurnover,
  monthsUpTo,
  sumOfPages,
  turnoverByMonth,
} from '@/resources/turnover/turnover-figures';
import { recentYears } from '@/kit/list/recent-years';
import type { Row } from '../../fixtures/database/store';
import { openScene, type Scene } from '../support/backend-scene';

describe('the progress of a target', () => {
  it.each([
    [1000, 0, 0, 0],
    [1000, 125.55, 0.12555, 12.6],
    [1000, 1000, 1, 100],
    [800, 1000, 1.25, 125],
    [1000, undefined, 0, 0],
    ['1000', '500', 0.5, 50],
  ])('of %s, %s is %s', (target_value, achieved_value, progress, percent) => {
    expect(progressOf({ target_value, achieved_value })).toBeCloseTo(progress, 10);
    expect(percentOf({ target_value, achieved_value })).toBe(percent);
  });

  it.each([0, -5, undefined, null, 'x'])('is none where the target is %s', (target_value) => {
    expect(progressOf({ target_value, achieved_value: 10 })).toBeNull();
    expect(percentOf({ target_value, achieved_value: 10 })).toBe('');
  });

  it('misses what is left, or goes beyond', () => {
    expect(missingOf({ target_value: 1000, achieved_value: 400 })).toBe(600);
    expect(missingOf({ target_value: 1000, achieved_value: 1200 })).toBe(-200);
  });

  it('passes milestones from the nearest on; reached are those the backend says', () => {
    const at = (threshold: number, achieved: boolean) => ({
      threshold,
      reward_type: 'prize',
      achieved,
    });
    const record = { milestones: [at(900, false), null, at(100, true), at(500, true)] };
    expect(milestonesOf(record).map(({ threshold }) => threshold)).toEqual([100, 500, 900]);
    expect(reachedOf(record)).toBe(2);
    expect([milestonesOf({}), reachedOf({ milestones: null })]).toEqual([[], 0]);
  });
});

describe('turnover by month', () => {
  const DAY = new Date('2026-03-18');
  const row = (year: number | string, month: number, amount: number) => ({ year, month, amount });
  const zeros = Array.from({ length: 12 }, () => 0);

  it('counts the running month and the 24 whole ones before it, the oldest first', () => {
    const months = monthsUpTo(DAY);
    expect(months).toHaveLength(25);
    expect([months[0], months[10], months[11], months[24]]).toEqual([
      { year: 2024, month: 3 },
      { year: 2025, month: 1 },
      { year: 2025, month: 2 },
      { year: 2026, month: 3 },
    ]);
  });

  it('has whole months beside those of the year before, and the running one apart', () => {
    const turnover = turnoverByMonth(
      [row(2026, 3, 30), row(2026, 2, 22), row(2025, 3, 4), row(2025, 2, 3), row(2024, 3, 44)],
      DAY,
    );
    expect(turnover.current).toEqual([4, ...zeros.slice(2), 22]);
    expect(turnover.previous).toEqual([44, ...zeros.slice(2), 3]);
    expect(turnover.running).toBe(30);
    expect(isWithoutTurnover(turnover)).toBe(false);
  });

  it('leaves out months before and to come, and adds up those that come twice, to the cent', () => {
    const turnover = turnoverByMonth(
      [row(2026, 4, 1), row(2024, 2, 1), row('2026', 1, 0.1), row(2026, 1, 0.2)],
      DAY,
    );
    expect(turnover).toEqual({
      current: [...zeros.slice(0, 10).map(() => null), 0.3, 0],
      previous: zeros.map(() => null),
      running: 0,
      unreadable: 0,
    });
    expect(isWithoutTurnover(turnoverByMonth([row(2026, 4, 1)], DAY))).toBe(true);
  });

  it('is unknown before the first month with rows, whatever they add up to', () => {
    const turnover = turnoverByMonth([row(2024, 5, 0), row(2025, 1, 7)], DAY);
    expect(turnover.previous).toEqual([null, null, ...zeros.slice(4), 7, 0]);
    expect(turnover.current).toEqual(zeros);
  });

  it('compares the same months of both years, from the first one on that the year before knows', () => {
    const compare = (previous: (number | null)[]) =>
      comparedSums({
        current: Array.from({ length: 12 }, () => 2),
        previous,
        running: 9,
        unreadable: 0,
      });
    expect(compare(zeros.map(() => 1))).toEqual({ current: 24, previous: 12 });
    expect(compare([0, 0, 1, 0, ...zeros.slice(4)])).toEqual({
      current: 20,
      previous: 1,
      months: 10,
    });
    expect(compare([null, null, 1, 0, ...zeros.slice(4)])).toEqual({
      current: 20,
      previous: 1,
      months: 10,
    });
    expect(compare(zeros)).toBeNull();
  });

  it.each([
    ['Europe/Rome', '2026-01-31T23:30:00Z', { year: 2026, month: 2 }],
    ['America/New_York', '2026-02-01T03:00:00Z', { year: 2026, month: 1 }],
    ['UTC', '2026-01-31T23:30:00Z', { year: 2026, month: 1 }],
  ])('is running in %s the month of the user’s calendar', (place, now, month) => {
    const zone = process.env.TZ;
    process.env.TZ = place;
    expect(monthsUpTo(today(new Date(now))).at(-1)).toEqual(month);
    process.env.TZ = zone;
  });
});

describe('the sum of pages', () => {
  const pages = (counts: readonly number[], total: number) => {
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      const count = counts[page - 1] ?? 0;
      return { data: Array.from({ length: count }, () => ({ amount: 0.1 })), total };
    };
    return { asked, read };
  };

  it('adds up every page, to the cent', async () => {
    const { asked, read } = pages([2, 1], 3);
    expect(await sumOfPages(read)).toEqual({ amount: 0.3, unreadable: 0, read: 3, total: 3 });
    expect(asked).toEqual([1, 2]);
  });

  it('stops where a page is empty, and after twenty, telling how far it came', async () => {
    expect(await sumOfPages(pages([1], 5).read)).toEqual({
      amount: 0.1,
      unreadable: 0,
      read: 1,
      total: 5,
    });
    const long = pages(
      Array.from({ length: 30 }, () => 1),
      30,
    );
    expect(await sumOfPages(long.read)).toEqual({
      amount: 2,
      unreadable: 0,
      read: 20,
      total: 30,
    });
    expect(long.asked).toHaveLength(20);
  });
});

it('years are offered from the next one back', () => {
  const years = recentYears(new Date('2026-06-01')).map(({ id }) => id);
  expect(years).toEqual(['2027', '2026', '2025', '2024', '2023', '2022']);
});

it('filters of targets go over the wire by their names, and nothing else does', () => {
  const filter = { year: '2026', reward_type: 'prize', month: '1', agent_code: '' };
  expect(listQuery(target, { filter })).toMatchObject({ year: '2026', reward_type: 'prize' });
  expect(listQuery(target, { filter })).not.toHaveProperty('month');
});

describe('whose targets and turnovers', () => {
  let scene: Scene;
  const places = {
    K1: ['C1', 'C1-A', 'agent'],
    K4: ['C1', 'C1-B', 'agent2'],
    K6: ['C2', 'C2-A', 'x'],
  };
  const rowOf = (customer_code: keyof typeof places, more: object): Row => {
    const [company_code, location_code, agent_code] = places[customer_code];
    return {
      _id: customer_code,
      customer_code,
      company_code,
      location_code,
      agent_code,
      year: 2026,
      ...more,
    };
  };
  beforeAll(async () => {
    const codes = ['K1', 'K4', 'K6'] as const;
    const milestone = (reward_type: string) => ({ threshold: 50, reward_type, achieved: true });
    scene = await openScene(
      {},
      {
        targets: codes.map((code) =>
          rowOf(code, {
            period: 'Annuale',
            target_value: 100,
            achieved_value: 80,
            milestones: [milestone(code === 'K1' ? 'prize' : 'super_prize')],
          }),
        ),
        turnovers: codes.map((code, at) => rowOf(code, { month: at + 1, amount: 10.1 })),
      },
    );
  });
  afterAll(() => scene.close());

  const listed = async (who: string, path: string, plural: string): Promise<string[]> => {
    const { json } = await scene.call(who, `/api/v1/${path}`);
    return json.data[plural].map((row: Row) => row.customer_code);
  };

  it.each([
    ['admin', ['K1', 'K4', 'K6']],
    ['company', ['K1', 'K4']],
    ['area', ['K1', 'K4']],
    ['site', ['K1']],
    ['agent', ['K1']],
    ['agent2', ['K4']],
    ['other', ['K6']],
  ])('%s sees those of %j', async (who, expected) => {
    expect(await listed(who, 'targets', 'targets')).toEqual(expected);
    expect(await listed(who, 'turnovers', 'turnovers')).toEqual(expected);
    const { json } = await scene.call(who, '/api/v1/turnovers');
    expect(json.data.total_amount).toBe([0, 10.1, 20.2, 30.3][expected.length]);
    for (const code of ['K1', 'K4', 'K6']) {
      const { status } = await scene.call(who, `/api/v1/targets/${code}`);
      expect(status).toBe(expected.includes(code) ? 200 : 404);
    }
  });

  it('are found by the name of the customer, by reward and by month; the location of a target stays home', async () => {
    expect(await listed('admin', 'targets?searchTerm=caff%C3%A8%20k4', 'targets')).toEqual(['K4']);
    expect(await listed('admin', 'targets?reward_type=prize', 'targets')).toEqual(['K1']);
    expect(await listed('admin', 'turnovers?month=3', 'turnovers')).toEqual(['K6']);
    expect(await listed('admin', 'turnovers?year=2025', 'turnovers')).toEqual([]);
    const { json } = await scene.call('admin', '/api/v1/targets/K1');
    expect(json.data.target).not.toHaveProperty('location_code');
    expect(json.data.target).toMatchObject({ period: 'Annuale', achieved_value: 80 });
  });
});
