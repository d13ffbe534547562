import { afterEach, describe, expect, it } from 'vitest';
import { readAccessRow } from '@/resources/app-activity/app-activity.codec';
import {
  dayStarts,
  monthStarts,
  sumTallies,
  tallyOf,
  totalOf,
  weekStarts,
} from '@/shared/activity/tally';

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
    const { days, previousDays } = tallyOf([seen(access)], NOW);
    expect([totalOf(days), totalOf(previousDays)]).toEqual([inside, before]);
  });

  it('count what the table counts in its column', () => {
    const accesses = Array.from({ length: 400 }, (_, step) => ago(step / 6));
    const { days } = tallyOf([seen(...accesses)], NOW);
    expect(totalOf(days)).toBe(readAccessRow({ accesses_list: accesses }, NOW).month_access);
  });

  it('lie day by day beside the 30 before them', () => {
    const { days, previousDays } = tallyOf([seen(ago(3), ago(33), ago(33), ago(0), ago(30))], NOW);
    const at = iso(dayStarts(NOW)).indexOf('2026-03-15');
    expect([days[at], previousDays[at]]).toEqual([1, 2]);
    expect([days.at(-1), previousDays.at(-1)]).toEqual([1, 1]);
  });

  it('touch 31 days', () => {
    const days = iso(dayStarts(NOW));
    expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-02-16', '2026-03-18']);
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
    expect(totalOf(tallyOf([seen('2025-03-16T23:59:59.999Z')], NOW).weeks)).toBe(0);
  });
});

describe('months', () => {
  it('are the one of now and the eleven before it', () => {
    const months = iso(monthStarts(NOW));
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04-01', '2026-03-01']);
  });

  it.each([
    ['2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['2026-02-28T23:59:59.999Z', '2026-02-01'],
    ['2025-12-31T23:59:59.999Z', '2025-12-01'],
    ['2025-04-01T00:00:00.000Z', '2025-04-01'],
  ])('%s', (access, month) => {
    const { months } = tallyOf([seen(access)], NOW);
    expect(iso(monthStarts(NOW))[months.indexOf(1)]).toBe(month);
  });

  it('leave out what is older', () => {
    expect(totalOf(tallyOf([seen('2025-03-31T23:59:59.999Z')], NOW).months)).toBe(0);
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
    ['with a list that is none', { accesses_list: 'x' }],
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
    expect(totalOf([...days, ...weeks, ...months])).toBe(0);
  });
});

describe('pages', () => {
  const rows = [seen(ago(1), ago(31)), seen(), seen(ago(100)), {}, seen(ago(1), ago(40), ago(300))];

  it('add up to what one reading counts', () => {
    const pages = [rows.slice(0, 2), rows.slice(2, 3), [], rows.slice(3)];
    expect(sumTallies(pages.map((page) => tallyOf(page, NOW)))).toEqual(tallyOf(rows, NOW));
  });

  it('of different moments do not add up', () => {
    expect(() => sumTallies([tallyOf(rows, NOW), tallyOf(rows, NOW + 1)])).toThrow(/moments/);
  });
});

describe('the last 30 days of a row', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['UTC', 'Europe/Rome', 'America/New_York'])('are as long in %s as anywhere', (place) => {
    process.env.TZ = place;
    // In Rome the clocks went back on the 25th of October.
    const now = Date.parse('2026-11-21T12:00:00Z');
    const accesses_list = ['2026-10-22T11:59:59Z', '2026-10-22T12:00:01Z', '2026-11-21T12:00:00Z'];
    expect(readAccessRow({ accesses_list }, now).month_access).toBe(2);
  });
});
