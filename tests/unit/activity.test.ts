import { afterEach, describe, expect, it } from 'vitest';
import { sum } from '@/core/sum';
import { readAccessRow } from '@/resources/app-activity/app-activity.codec';
import { dayStarts, monthStarts, weekStarts } from '@/domain/activity/periods';
import { sumTallies, tallyOf } from '@/domain/activity/tally';

/** A Wednesday, in the middle of its day. */
const NOW = Date.parse('2026-03-18T10:30:00.000Z');
const DAY_MS = 86_400_000;
const ago = (days: number, ms = 0) => new Date(NOW - days * DAY_MS + ms).toISOString();
const seen = (...accesses: unknown[]) => ({ accesses_list: accesses });
const iso = (dates: Date[]) => dates.map((date) => date.toISOString().slice(0, 10));

describe('the last 30 days', () => {
  it.each([
    ['now', ago(0), 1, 0],
    ['in a moment', ago(0, 1), 0, 0],
    ['just inside', ago(30, 1), 1, 0],
    ['30 days ago to the millisecond', ago(30), 0, 1],
    ['just inside the 30 days before', ago(60, 1), 0, 1],
    ['60 days ago', ago(60), 0, 0],
  ])('an access %s', (_, access, inside, before) => {
    const { monthAccesses, previouslyActive, newcomers, previousNewcomers } = tallyOf(
      [seen(access)],
      NOW,
    );
    expect([monthAccesses, previouslyActive]).toEqual([inside, before]);
    expect([newcomers, previousNewcomers]).toEqual([inside, before]);
  });

  it('count what the table counts in its column', () => {
    const accesses = Array.from({ length: 400 }, (_, step) => ago(step / 6));
    const { monthAccesses } = tallyOf([seen(...accesses)], NOW);
    expect(monthAccesses).toBe(readAccessRow({ accesses_list: accesses }, NOW).month_access);
  });

  it('have as newcomers those whose first access lies in them, in whichever field it is', () => {
    const rows = [
      { initial_access: ago(3) },
      { initial_access: ago(200), accesses_list: [ago(3)] },
      seen(ago(3), ago(200)),
      seen(ago(4), ago(3)),
      {},
    ];
    const { newcomers, newcomersByWeek } = tallyOf(rows, NOW);
    expect(newcomers).toBe(2);
    expect(newcomersByWeek.slice(-2)).toEqual([2, 0]);
  });
});

describe('four weeks of whole days', () => {
  it('end with yesterday, and are 28', () => {
    const days = iso(dayStarts(NOW));
    expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-02-18', '2026-03-17']);
  });

  it.each([
    ['today', '2026-03-18T00:00:00.000Z', null, null],
    ['yesterday at its end', '2026-03-17T23:59:59.999Z', 27, null],
    ['the first day at its beginning', '2026-02-18T00:00:00.000Z', 0, null],
    ['the last of the days before', '2026-02-17T23:59:59.999Z', null, 27],
    ['the first of them', '2026-01-21T00:00:00.000Z', null, 0],
    ['the day before that', '2026-01-20T23:59:59.999Z', null, null],
  ])('%s', (_, access, at, before) => {
    const { days, previousDays } = tallyOf([seen(access)], NOW);
    const placeOf = (counts: number[]) => (counts.includes(1) ? counts.indexOf(1) : null);
    expect([placeOf(days), placeOf(previousDays)]).toEqual([at, before]);
  });

  it('lie beside the same weekdays of the four before', () => {
    const mondays = ['2026-03-16', '2026-02-16'].map((day) => `${day}T12:00:00.000Z`);
    const { days, previousDays } = tallyOf([seen(...mondays)], NOW);
    expect(days.indexOf(1)).toBe(previousDays.indexOf(1));
    expect(dayStarts(NOW)[days.indexOf(1)]?.getUTCDay()).toBe(1);
  });

  it('do not fall at their ends: as many accesses on each day make a level line', () => {
    const hourly = Array.from({ length: 24 * 70 }, (_, hours) => ago(hours / 24));
    const { days, previousDays, weeks } = tallyOf([seen(...hourly)], NOW);
    expect(new Set([...days, ...previousDays])).toEqual(new Set([24]));
    expect(new Set(weeks.slice(-9, -1))).toEqual(new Set([7 * 24]));
  });
});

describe('weeks', () => {
  it('start on Monday and end with that of now', () => {
    const weeks = iso(weekStarts(NOW));
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([53, '2025-03-17', '2026-03-16']);
  });

  it.each([
    ['Monday at midnight', '2026-03-16T00:00:00.000Z', '2026-03-16'],
    ['Sunday at its end', '2026-03-15T23:59:59.999Z', '2026-03-09'],
    ['the turn of the year', '2026-01-01T12:00:00.000Z', '2025-12-29'],
    ['the first week of all', '2025-03-17T00:00:00.000Z', '2025-03-17'],
  ])('%s', (_, access, week) => {
    const { weeks } = tallyOf([seen(access)], NOW);
    expect(iso(weekStarts(NOW))[weeks.indexOf(1)]).toBe(week);
  });

  it('leave out what is older', () => {
    expect(sum(tallyOf([seen('2025-03-16T23:59:59.999Z')], NOW).weeks)).toBe(0);
  });

  it('count a customer once each, however often they came', () => {
    const often = seen('2026-03-02T08:00:00Z', '2026-03-03T08:00:00Z', '2026-03-10T08:00:00Z');
    const { weeks, activeByWeek } = tallyOf([often, seen('2026-03-04T08:00:00Z')], NOW);
    expect(weeks.slice(-3)).toEqual([3, 1, 0]);
    expect(activeByWeek.slice(-3)).toEqual([2, 1, 0]);
  });
});

describe('months', () => {
  it('are the running one and the twelve whole ones before it', () => {
    const months = iso(monthStarts(NOW));
    expect([months.length, months[0], months.at(-1)]).toEqual([13, '2025-03-01', '2026-03-01']);
  });

  it.each([
    ['2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['2026-02-28T23:59:59.999Z', '2026-02-01'],
    ['2025-12-31T23:59:59.999Z', '2025-12-01'],
    ['2025-03-01T00:00:00.000Z', '2025-03-01'],
  ])('%s', (access, month) => {
    const { months } = tallyOf([seen(access)], NOW);
    expect(iso(monthStarts(NOW))[months.indexOf(1)]).toBe(month);
  });

  it('leave out what is older', () => {
    expect(sum(tallyOf([seen('2025-02-28T23:59:59.999Z')], NOW).months)).toBe(0);
  });
});

describe('customers', () => {
  const fate = (row: object) => {
    const { customers, never, dormant, active } = tallyOf([row], NOW);
    return { customers, never, dormant, active };
  };
  const alone = { customers: 1, never: 0, dormant: 0, active: 0 };

  it.each([
    ['with no list of accesses', {}],
    ['with an empty one', seen()],
    ['with empty dates', { initial_access: null, last_access: '', accesses_list: null }],
  ])('%s have never been seen', (_, row) => {
    expect(fate(row)).toEqual({ ...alone, never: 1 });
  });

  it.each([
    ['90 days ago to the millisecond', seen(ago(90)), { ...alone, dormant: 1 }],
    ['a millisecond later', seen(ago(90, 1)), alone],
    ['a year ago', seen(ago(365)), { ...alone, dormant: 1 }],
    ['30 days ago', seen(ago(30)), alone],
    ['a millisecond less than 30 days ago', seen(ago(30, 1)), { ...alone, active: 1 }],
    ['long ago and lately', seen(ago(200), ago(1), ago(120)), { ...alone, active: 1 }],
    ['lately, says the last access alone', { last_access: ago(2) }, { ...alone, active: 1 }],
    ['once, says the first access alone', { initial_access: ago(99) }, { ...alone, dormant: 1 }],
    ['tomorrow, by a clock that is fast', seen(ago(-1)), { ...alone, active: 1 }],
  ])('last seen %s', (_, row, expected) => {
    expect(fate(row)).toEqual(expected);
  });

  it('with dates that nobody can read were seen, nobody knows when', () => {
    const row = seen('31/12/2025 at noon', null, 7, {}, '');
    expect(fate(row)).toEqual(alone);
    const { days, weeks, months } = tallyOf([row], NOW);
    expect(sum([...days, ...weeks, ...months])).toBe(0);
  });
});

describe('pages', () => {
  const rows = [seen(ago(1), ago(31)), seen(), seen(ago(100)), {}, seen(ago(1), ago(40), ago(300))];

  it('add up to what one reading counts', () => {
    const pages = [rows.slice(0, 2), rows.slice(2, 3), [], rows.slice(3)];
    expect(sumTallies(pages.map((page) => tallyOf(page, NOW)))).toEqual(tallyOf(rows, NOW));
  });

  it('of different moments do not add up', () => {
    expect(() => sumTallies([tallyOf(rows, NOW), tallyOf(rows, NOW + 1)])).toThrow(/same moment/);
  });
});

describe('where the clocks of the user change', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  // In Rome the clocks went back on the 25th of October, in New York on the 1st of November.
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each(['UTC', 'Europe/Rome', 'America/New_York', 'Pacific/Kiritimati'])(
    'the 30 days of a row are as long in %s as anywhere',
    (place) => {
      process.env.TZ = place;
      const accesses_list = [
        '2026-10-22T11:59:59Z',
        '2026-10-22T12:00:01Z',
        '2026-11-21T12:00:00Z',
      ];
      expect(readAccessRow({ accesses_list }, now).month_access).toBe(2);
    },
  );

  it.each(['UTC', 'Europe/Rome', 'America/New_York', 'Pacific/Kiritimati'])(
    'no day, week or month is longer in %s',
    (place) => {
      process.env.TZ = place;
      const hourly = Array.from({ length: 24 * 90 }, (_, hours) =>
        new Date(now - hours * 3_600_000).toISOString(),
      );
      const { days, previousDays, weeks, months } = tallyOf([seen(...hourly)], now);
      expect(new Set([...days, ...previousDays])).toEqual(new Set([24]));
      expect(new Set(weeks.slice(-12, -1))).toEqual(new Set([7 * 24]));
      expect(months.slice(-3, -1)).toEqual([30 * 24, 31 * 24]);
      expect(iso(dayStarts(now)).at(-1)).toBe('2026-11-20');
      expect(iso(monthStarts(now)).at(-1)).toBe('2026-11-01');
    },
  );
});
