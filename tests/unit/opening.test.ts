import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cellOf } from '@/core/imports';
import { locationCodec } from '@/resources/location/location.codec';
import { intervalError, schema, validIntervals } from '@/resources/location/location.schema';
import { readCsvHours, readTime, sortIntervals, type Interval } from '@/resources/location/opening';
import { summaryOf } from '@/resources/location/hours-in-words';
import { readCoordinate, readPair } from '@/resources/location/coordinates';

const csvHours = (week: readonly Interval[]) => cellOf(sortIntervals(week));

const NAMES = ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'];
const at = (day: number, from: string, to: string): Interval => ({ day, from, to });
const daily = (days: readonly number[], ...hours: [string, string][]) =>
  days.flatMap((day) => hours.map(([from, to]) => at(day, from, to)));

describe('the week in a line', () => {
  const WORKING = [0, 1, 2, 3, 4];
  test.each<[string, Interval[], string]>([
    ['nothing', [], ''],
    ['one day', daily([2], ['09:00', '13:00']), 'Mer 9:00–13:00'],
    [
      'the working week in two parts',
      daily(WORKING, ['09:00', '13:00'], ['15:00', '19:00']),
      'Lun–Ven 9:00–13:00, 15:00–19:00',
    ],
    [
      'and a shorter Saturday',
      [...daily(WORKING, ['08:30', '18:30']), at(5, '08:30', '12:30')],
      'Lun–Ven 8:30–18:30 · Sab 8:30–12:30',
    ],
    [
      'a day off in the middle',
      daily([0, 1, 3], ['10:00', '12:00']),
      'Lun–Mar 10:00–12:00 · Gio 10:00–12:00',
    ],
    [
      'in any order',
      [at(0, '15:00', '19:00'), at(0, '09:00', '13:00')],
      'Lun 9:00–13:00, 15:00–19:00',
    ],
    ['every day', daily([0, 1, 2, 3, 4, 5, 6], ['00:00', '23:59']), 'Lun–Dom 0:00–23:59'],
  ])('%s', (_what, week, line) => {
    expect(summaryOf(week, NAMES)).toBe(line);
  });
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  ['09:30', '09:30'],
  ['1830', '18:30'],
  [' 7:05 ', '07:05'],
  ['24', '24'],
  ['9:75', '9:75'],
  ['alba', 'alba'],
  ['', ''],
])('%j typed as a time is %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const interval = fc
  .tuple(fc.integer({ min: 0, max: 6 }), minute, minute)
  .map(([day, one, other]) => at(day, clock(one), clock(other)));

describe('any week', () => {
  it('is accepted exactly where no minute of a day occurs twice', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (week) => {
        const minutes = week.flatMap(({ day, from, to }) => (from < to ? [{ day, from, to }] : []));
        const isDisjoint = minutes.every((one, index) =>
          minutes.every(
            (other, place) =>
              place <= index ||
              one.day !== other.day ||
              one.to <= other.from ||
              other.to <= one.from,
          ),
        );
        const isSound = minutes.length === week.length && isDisjoint;
        expect(week.every((_, place) => intervalError(week, place) === null)).toBe(isSound);
      }),
      { seed: 5451 },
    );
  });

  it('goes into a file and comes back in its order', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (week) => {
        const written = csvHours(week);
        expect(csvHours(readCsvHours(written) ?? [])).toBe(written);
        expect(readCsvHours(written)).toHaveLength(week.length);
      }),
      { seed: 5451 },
    );
  });
});

test('hours past midnight have an error of their own', () => {
  const errorOf = (from: string, to: string) => intervalError([at(0, from, to)], 0);
  expect(errorOf('18:00', '02:00')).toBe('opening_midnight');
  expect(errorOf('18:00', '00:00')).toBe('opening_midnight');
  expect(errorOf('14:00', '13:00')).toBe('opening_order');
});

test('a summary leaves out the hours with an error', () => {
  const good = at(0, '09:00', '13:00');
  expect(validIntervals([good, at(0, '18:00', '02:00'), at(1, '18:00', '24:00')])).toEqual([good]);
});

test('a file writes the hours as `day from-to`, and reads them with an hour of one digit too', () => {
  expect(csvHours([at(1, '15:00', '19:00'), at(0, '09:00', '13:00')])).toBe(
    '0 09:00-13:00|1 15:00-19:00',
  );
  expect(readCsvHours('0 9:00 - 13:00 | 6 10:00-12:00')).toEqual([
    at(0, '09:00', '13:00'),
    at(6, '10:00', '12:00'),
  ]);
  expect(readCsvHours('7 09:00-13:00')).toBeNull();
  expect(readCsvHours('lunedì mattina')).toBeNull();
  expect(schema.shape.opening.safeParse('lunedì').success).toBe(false);
});

describe('a location on its way', () => {
  it('is read with numbers and hours, whatever the backend wrote', () => {
    expect(locationCodec.read?.({ latitude: '45.5', longitude: null, opening: undefined })).toEqual(
      {
        latitude: 45.5,
        longitude: null,
        opening: [],
      },
    );
  });

  it('is sent with its hours in order, and says null of a coordinate that was taken away', () => {
    const record = {
      code: 'X',
      latitude: null,
      longitude: 9,
      opening: [at(1, '09:00', '10:00'), { ...at(0, '11:00', '12:00'), id: 'x' }],
    };
    const opening = [at(0, '11:00', '12:00'), at(1, '09:00', '10:00')];
    expect(locationCodec.write?.(record)).toEqual({ code: 'X', longitude: 9, opening });
    expect(locationCodec.write?.(record, { latitude: 45, longitude: 9 })).toEqual({
      code: 'X',
      latitude: null,
      longitude: 9,
      opening,
    });
  });
});

test.each([
  ['45.4642, 9.19', { latitude: 45.4642, longitude: 9.19 }],
  ['45.4642 9.19', { latitude: 45.4642, longitude: 9.19 }],
  ['-33.86; 151.2', { latitude: -33.86, longitude: 151.2 }],
  ['91, 9', null],
  ['45.4642', null],
  ['Milano', null],
])('%j pasted is %j', (text, pair) => {
  expect(readPair(text)).toEqual(pair);
});

// A pattern that tries each blank as the separator would take minutes.
test('a long column of blanks pasted is no pair, at once', () => {
  expect(readPair(`45${' '.repeat(300_000)}x`)).toBeNull();
});

test.each([
  ['45,46', 45.46],
  ['-90', -90],
  ['90.1', null],
  ['', null],
  [null, null],
  ['nord', null],
])('%j is a latitude of %j', (text, degrees) => {
  expect(readCoordinate(text, 90)).toBe(degrees);
});
