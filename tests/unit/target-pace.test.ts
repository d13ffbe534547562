import { describe, expect, it } from 'vitest';
import { dateFormats } from '@/ui/formats/dates';
import type { Formats } from '@/ui/formats/useFormats';
import { periodName } from '@/resources/target/period-name';
import { messages } from '@/resources/target/target.messages';
import {
  monthsLeft,
  paceOf,
  neededAMonth,
  periodPassed,
  stillMissing,
} from '@/resources/target/target-pace';

const target = (achieved_value: number, year = 2026, period?: unknown) => ({
  year,
  period,
  target_value: 1000,
  achieved_value,
});
const MIDYEAR = new Date('2026-07-02T00:00:00Z');
const NOVEMBER = new Date('2026-11-23T00:00:00Z');

const LAST_DAY = new Date('2026-11-30T00:00:00Z');
const MONTHLY = { year: 2026, period: 'M11', target_value: 100, achieved_value: 90 };

it('the last day of its period is no day after it', () => {
  expect(paceOf(MONTHLY, LAST_DAY)).toBe('behind');
  expect(stillMissing(MONTHLY, LAST_DAY)).toBe(10);
  expect(paceOf(MONTHLY, new Date('2026-12-01T00:00:00Z'))).toBe('missed');
});

describe('the pace of a target', () => {
  it('is measured by the days of its period', () => {
    expect(periodPassed({ year: 2026 }, new Date('2026-12-31T00:00:00Z'))).toBe(1);
    expect(periodPassed({ year: 2026 }, new Date('2025-06-01T00:00:00Z'))).toBe(0);
    expect(periodPassed({ year: 2026 }, MIDYEAR)).toBeCloseTo(183 / 365, 10);
    expect(periodPassed({ year: 2026, period: 'H2' }, MIDYEAR)).toBeCloseTo(2 / 184, 10);
    expect(periodPassed({ year: 2026, period: 'II trimestre' }, MIDYEAR)).toBe(1);
    expect(periodPassed({ year: 'soon' }, MIDYEAR)).toBeNull();
  });

  it.each([
    [1000, 'reached'],
    [560, 'ahead'],
    [500, 'on_track'],
    [460, 'on_track'],
    [440, 'behind'],
  ])('in the middle of the year, with %i of 1000: %s', (achieved, pace) => {
    expect(paceOf(target(achieved), MIDYEAR)).toBe(pace);
  });

  it('is missed once its period is over', () => {
    expect(paceOf(target(999, 2025), MIDYEAR)).toBe('missed');
    const half = {
      year: 2026,
      period: '1° semestre 2026',
      target_value: 14_423,
      achieved_value: 12_923,
    };
    expect(paceOf(half, NOVEMBER)).toBe('missed');
    expect(neededAMonth(half, NOVEMBER)).toBeNull();
    expect(stillMissing(half, NOVEMBER)).toBeNull();
  });

  it.each([
    ['2026', undefined, [11, 12]],
    ['2026', 'dicembre', [12, 12]],
    ['2027', 'H1', [1, 6]],
    ['2026', 'H1', null],
    ['2026', 'Campagna estate', null],
  ])('in November the months left of %s %s are %j', (year, period, months) => {
    const left = monthsLeft({ year, period }, NOVEMBER);
    expect(left && [left.first, left.last]).toEqual(months);
  });

  it('is not started before its period', () => {
    expect(paceOf(target(0, 2027, 'H1'), NOVEMBER)).toBe('not_started');
    expect(paceOf(target(0, 2026, 'dicembre'), NOVEMBER)).toBe('not_started');
  });

  it('is unknown where nobody can read the period, but what is reached is', () => {
    expect(paceOf(target(10, 2026, 'Campagna estate'), NOVEMBER)).toBe('unknown');
    expect(paceOf(target(1000, 2026, 'Campagna estate'), NOVEMBER)).toBe('reached');
    expect(neededAMonth(target(10, 2026, 'Campagna estate'), NOVEMBER)).toBeNull();
    expect(stillMissing(target(10, 2026, 'Campagna estate'), NOVEMBER)).toBe(990);
  });

  it.each([
    { ...target(1), target_value: 0 },
    { ...target(1), target_value: {} },
    { ...target(1), achieved_value: { amount: 3 } },
    { ...target(1), achieved_value: 'abc' },
  ])('is none of %j', (odd) => {
    expect([paceOf(odd, MIDYEAR), neededAMonth(odd, MIDYEAR)]).toEqual([null, null]);
  });
});

describe('what a target needs a month', () => {
  it('is the rest in the months that are left, the running one included', () => {
    expect(neededAMonth(target(400), MIDYEAR)).toBe(100);
    expect(neededAMonth(target(400, 2026, 'H2'), MIDYEAR)).toBe(100);
    expect(neededAMonth(target(999.9, 2026, 'H2'), MIDYEAR)).toBe(0.02);
    const inFour = new Date('2026-09-24T00:00:00Z');
    expect(neededAMonth(target(995.6), inFour)).toBe(1.1);
    expect(neededAMonth(target(400, 2026, 'T3'), MIDYEAR)).toBe(200);
    expect(neededAMonth(target(400, 2025), MIDYEAR)).toBeNull();
    expect(neededAMonth(target(1200), MIDYEAR)).toBeNull();
  });

  it('is spread over the period’s own months before it starts', () => {
    expect(neededAMonth(target(400, 2027), MIDYEAR)).toBe(50);
    const half = { year: 2027, period: 'H1', target_value: 2310, achieved_value: 0 };
    expect(neededAMonth(half, NOVEMBER)).toBe(385);
  });
});

it.each([
  [{ year: 2026, period: 'Annuale' }, '2026', '2026'],
  [{ year: 2026, period: '1° semestre' }, '1° semestre 2026', 'H1 2026'],
  [{ year: 2027, period: 'H2' }, '2° semestre 2027', 'H2 2027'],
  [{ year: '2026', period: 'T3' }, '3° trimestre 2026', 'Q3 2026'],
  [{ year: 2026, period: 'M03' }, 'marzo 2026', 'March 2026'],
  [{ year: 2026, period: 'stagione fredda' }, '2026 · stagione fredda', '2026 · stagione fredda'],
  [{ year: 2026 }, '2026', '2026'],
])('tells the months of %j in short', (target, italian, english) => {
  const told = (['it', 'en'] as const).map((language) => {
    const { half, quarter } = messages[language].part;
    const translate = (key: string, { number = 0, year = 0 } = {}) =>
      (key.endsWith('half') ? half : quarter)
        .replace('%{number}', String(number))
        .replace('%{year}', String(year));
    return periodName(target, {
      translate,
      formats: { utc: dateFormats(language).utc } as Formats,
    });
  });
  expect(told).toEqual([italian, english]);
});
