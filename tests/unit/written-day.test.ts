import { expect, it } from 'vitest';
import { dayOrderIn, readDay } from '@/core/written-day';

it.each([
  ['31/12/2026', '2026-12-31'],
  ['3/1/26', '2026-01-03'],
  ['3.1.2026', '2026-01-03'],
  ['3 1 2026', '2026-01-03'],
  ['2026-1-3', '2026-01-03'],
  ['2026/12/31', '2026-12-31'],
  ['9 set 2026', '2026-09-09'],
  ['9-set-26', '2026-09-09'],
  ['1° Settembre 2026', '2026-09-01'],
  ['9 sept 2026', '2026-09-09'],
  ['Sep 9, 2026', '2026-09-09'],
  ['31/12/2026 10:30', '2026-12-31'],
  ['2026-12-31T10:30:00Z', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
])('%j is the day %s', (text, day) => expect(readDay(text)).toBe(day));

it.each(['', 'ieri', '31/02/2026', '9 xyz 2026', '32/13/2026', '2026', '1.234', '9 se 2026'])(
  '%j is none',
  (text) => expect(readDay(text)).toBeUndefined(),
);

it('a day that could be two is read as the order says', () => {
  expect([readDay('3/4/2026', 'dmy'), readDay('3/4/2026', 'mdy')]).toEqual([
    '2026-04-03',
    '2026-03-04',
  ]);
  expect(
    ['31/12/2026', '12/31/2026', '3/4/2026', '4/4/2026', '9 set 2026'].map(dayOrderIn),
  ).toEqual(['dmy', 'mdy', 'either', undefined, undefined]);
});

it('a day that is impossible in a given order is none', () => {
  expect([readDay('08/14/2026', 'dmy'), readDay('09/14/26', 'dmy')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(readDay('14/08/2026', 'mdy')).toBeUndefined();
  expect(readDay('9 set 2026', 'mdy')).toBe('2026-09-09');
});
