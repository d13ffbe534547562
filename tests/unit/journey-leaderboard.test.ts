import { expect, it } from 'vitest';
import { leaderboardOf } from '@/resources/journey/leaderboard';

const target = (customer_code: string, achieved_value: unknown, ...milestones: unknown[]) => ({
  customer_code,
  achieved_value,
  milestones,
});
const gold = (threshold: unknown, achieved = false) => ({
  threshold,
  reward_type: 'gold_journey',
  achieved,
});
const pages =
  (...all: ReturnType<typeof target>[][]) =>
  async (page: number) => ({ data: all[page - 1] ?? [], total: all.flat().length });

it('lists winners and those who are close, the nearest first, over all pages', async () => {
  const leaderboard = await leaderboardOf(
    'gold',
    pages(
      [
        target('C1', 90, gold(100)),
        target('C2', 70, gold(100)),
        target('C3', 120, gold(100, true)),
      ],
      [
        target('C4', 99, gold(100)),
        target('C5', 10, gold(100)),
        target('C6', 500, gold(100, true)),
      ],
    ),
  );
  expect(leaderboard.reached.map(({ customer }) => customer)).toEqual(['C6', 'C3']);
  expect(leaderboard.near.map(({ customer }) => customer)).toEqual(['C4', 'C1']);
  expect(leaderboard).toMatchObject({ behind: 2, read: 6, total: 6 });
});

it('counts the best target of a customer, and believes the backend that a milestone is reached', async () => {
  const leaderboard = await leaderboardOf(
    'gold',
    pages([
      target('C1', 50, gold(100)),
      target('C1', 40, gold(80, true)),
      target('C2', 200, gold(100)),
    ]),
  );
  expect(leaderboard.reached).toEqual([
    { customer: 'C1', achieved: 40, threshold: 80, isReached: true },
  ]);
  expect(leaderboard.near.map(({ customer }) => customer)).toEqual(['C2']);
});

it('passes over other milestones and what is none', async () => {
  const platinum = { ...gold(100, true), reward_type: 'platinum_journey' };
  const broken = { ...target('C4', 1), milestones: 'gold' as unknown as unknown[] };
  const leaderboard = await leaderboardOf(
    'gold',
    pages([target('C1', 90, platinum), target('C2', 90, gold(0), null), target('C3', 'x'), broken]),
  );
  expect(leaderboard).toEqual({
    reached: [],
    near: [],
    behind: 0,
    unreadable: 0,
    read: 4,
    total: 4,
  });
});

it('stops at the twenty thousandth target and says so', async () => {
  const page = Array.from({ length: 1000 }, (_, at) => target(`C${at}`, 1, gold(100)));
  const leaderboard = await leaderboardOf('gold', async () => ({ data: page, total: 30_000 }));
  expect(leaderboard).toMatchObject({ read: 20_000, total: 30_000 });
});
