import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay, movedByDays } from '@/core/calendar-days';
import { today } from '@/core/days';
import { addDays, daysBetween, daysOfWeek } from '@/pages/calendar/days';
import { toIcs } from '@/pages/calendar/ics';
import { dayStarts, weekStarts } from '@/domain/activity/periods';
import { dayNotation } from '@/kit/inputs/date-notation';
import { momentNotation } from '@/kit/inputs/moment-notation';

/** Where users are: at home, behind UTC, and so far before it that it is another day for half of each. */
const ZONES = ['Europe/Rome', 'America/New_York', 'Pacific/Auckland'];
/** The days on which clocks are changed, in Italy and elsewhere, with the days around them. */
const NIGHTS = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'];

afterEach(() => vi.unstubAllEnvs());

describe.each(ZONES)('for a user in %s', (zone) => {
  const there = (): void => void vi.stubEnv('TZ', zone);

  it.each(NIGHTS)('%s is a day like any other', (day) => {
    there();
    const days = dayNotation('it');
    expect(days.read(days.write(day))).toBe(day);
    expect(addDays(addDays(day, -1), 2)).toBe(addDays(day, 1));
    expect(daysBetween(addDays(day, -1), addDays(day, 1))).toBe(2);
    expect(movedByDays(day, 1)).toBe(addDays(day, 1));
    expect(new Set(daysOfWeek(addDays(day, -6)))).toHaveLength(7);
    expect(localDay(day)).toBe(day);
  });

  it.each(NIGHTS)('a moment of %s is read as it is written, and moved to the same time', (day) => {
    there();
    const moments = momentNotation('it');
    for (const time of ['00:00', '09:30', '12:00', '23:59']) {
      const typed = `${dayNotation('it').write(day)}, ${time}`;
      const moment = moments.read(typed);
      expect(moments.write(moment ?? '')).toBe(typed);
      expect(localDay(moment ?? '')).toBe(day);
      const next = `${dayNotation('it').write(addDays(day, 1))}, ${time}`;
      expect(moments.write(movedByDays(moment ?? '', 1))).toBe(next);
    }
  });

  it('the file for other calendars holds the same days, and the same moments', () => {
    there();
    const days = { key: 'a', title: 'A', kind: 'News', address: 'https://x.example/' };
    const text = toIcs(
      [
        { ...days, start: '2026-10-24', end: '2026-10-25' },
        { ...days, start: '2026-10-25', end: '2026-10-25', moment: '2026-10-25T01:30:00.000Z' },
      ],
      new Date(0),
    );
    expect(text.match(/DT(?:START|END).*/g)).toEqual([
      'DTSTART;VALUE=DATE:20261024',
      'DTEND;VALUE=DATE:20261026',
      'DTSTART:20261025T013000Z',
    ]);
  });

  it('charts have every day and week once', () => {
    there();
    for (const day of NIGHTS) {
      const now = Date.parse(`${day}T12:00:00Z`);
      expect(new Set(dayStarts(now).map((start) => start.toISOString()))).toHaveLength(28);
      expect(new Set(weekStarts(now).map((start) => start.getUTCDay()))).toEqual(new Set([1]));
    }
  });
});

it('a late moment belongs to the day it is where the user is, and so does today', () => {
  const shown = ZONES.map((zone) => {
    vi.stubEnv('TZ', zone);
    const late = '2026-10-24T22:30:00Z';
    return [localDay(late), today(new Date(late)).toISOString().slice(0, 10)];
  });
  expect(shown).toEqual([
    ['2026-10-25', '2026-10-25'],
    ['2026-10-24', '2026-10-24'],
    ['2026-10-25', '2026-10-25'],
  ]);
});
