import { describe, expect, it, test } from 'vitest';
import { appUser } from '@/resources/app-user/app-user.definition';
import { currentTarget } from '@/resources/target/current-target';
import { marksOf } from '@/resources/target/milestone-marks';
import { addressFor } from '@/kit/links/record-address';

const DAY = new Date('2026-11-24T00:00:00Z');

test.each([
  ['admin', '/app-user/edit/c1?tab=profile'],
  ['company_manager', '/app-user/list?open=c1'],
  ['agent', '/app-user/list?open=c1'],
] as const)('a customer opens on the profile for the %s', (role, address) => {
  expect(addressFor(appUser, { id: 'c1' }, [role])).toBe(address);
});

describe('the target a customer is working for', () => {
  const target = (year: number, period: string) => ({ year, period });
  it.each([
    ['that of the year', [target(2025, 'Annuale'), target(2026, 'Annuale')], '2026 Annuale'],
    [
      'the longest that runs',
      [target(2026, 'Q4'), target(2026, 'Annuale'), target(2026, '2° semestre')],
      '2026 Annuale',
    ],
    ['the running half', [target(2026, 'H1'), target(2026, 'H2')], '2026 H2'],
    ['the last that ended', [target(2025, 'Annuale'), target(2026, 'H1')], '2026 H1'],
    ['what ended before what is to come', [target(2027, 'H1'), target(2026, 'H1')], '2026 H1'],
    ['the next to begin', [target(2027, 'H2'), target(2027, 'H1')], '2027 H1'],
    ['a readable period first', [target(2026, 'boh'), target(2024, 'H1')], '2024 H1'],
  ])('%s', (_, targets, expected) => {
    const found = currentTarget(targets, DAY);
    expect(`${found?.year} ${found?.period}`).toBe(expected);
  });

  it('none without targets', () => {
    expect(currentTarget([], DAY)).toBeUndefined();
  });
});

describe('milestones on the bar', () => {
  const milestone = (threshold: unknown, achieved = false) => ({
    threshold,
    reward_type: 'prize',
    achieved,
  });
  const marks = (year: number, ...milestones: object[]) => {
    const { end, marks: all } = marksOf({ year, period: '', target_value: 200, milestones }, DAY);
    return { end, marks: all.map(({ part, state }) => [part, state]) };
  };

  it('are placed at their thresholds, the lowest first', () => {
    expect(marks(2026, milestone(150), milestone(100, true))).toEqual({
      end: 1,
      marks: [
        [0.5, 'achieved'],
        [0.75, 'open'],
      ],
    });
  });

  it('above the target lengthen the bar', () => {
    expect(marks(2026, milestone(250))).toEqual({ end: 1.25, marks: [[1.25, 'open']] });
  });

  it('of a period that is over are missed, unless they were reached', () => {
    expect(marks(2025, milestone(100, true), milestone(200)).marks).toEqual([
      [0.5, 'achieved'],
      [1, 'missed'],
    ]);
  });

  it('without a readable threshold have no mark', () => {
    expect(marks(2026, milestone('?'), milestone(0), milestone(undefined)).marks).toEqual([]);
  });
});
