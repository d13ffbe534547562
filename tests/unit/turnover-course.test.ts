import { describe, expect, it, test } from 'vitest';
import { changeAt } from '@/domain/months/compared-months';
import {
  comparedCourse,
  comparedPeriods,
  courseOf,
  monthsOfCourse,
} from '@/resources/turnover/turnover-course';

const DAY = new Date('2026-11-24T00:00:00Z');
const name = ({ year, month }: { year: number; month: number }) => `${year}-${month}`;
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);
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
])('the course of %s', (_, year, on, whole, running) => {
  const course = courseOf(year, new Date(`${on}T00:00:00Z`));
  const ends = [course.whole.at(0), course.whole.at(-1)].flatMap((month) =>
    month ? [name(month)] : [],
  );
  expect([...ends, course.whole.length].join(' ')).toBe(whole);
  expect(course.running ? name(course.running) : '').toBe(running);
});

describe('a course beside the year before', () => {
  const course = {
    whole: [
      { year: 2026, month: 1 },
      { year: 2026, month: 2 },
    ],
    running: null,
  };

  it('asks for its months, those a year before, and the one in progress', () => {
    const running = { year: 2026, month: 3 };
    expect(monthsOfCourse({ ...course, running }).map(name)).toEqual([
      '2026-1',
      '2026-2',
      '2025-1',
      '2025-2',
      '2026-3',
    ]);
  });

  it('puts each sum where it belongs', () => {
    const compared = comparedCourse(course, [sum(100), sum(50), sum(80), sum(0)]);
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

  it('tells what it could not read', () => {
    const compared = comparedCourse(course, [sum(null, 2), sum(50), sum(80), sum(70)]);
    expect(compared).toMatchObject({ current: [null, 50], unreadable: 2 });
    expect(changeAt(compared, 0)).toBeNull();
  });

  it('has no periods without a whole month', () => {
    const running = { whole: [], running: { year: 2026, month: 1 } };
    expect(comparedPeriods(comparedCourse(running, [sum(5)]))).toBeNull();
    expect(courseOf(2026, DAY).whole).toHaveLength(10);
  });
});
