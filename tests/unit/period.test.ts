import { describe, expect, it } from 'vitest';
import { daysOf, monthsIn, overlaps, periodOf } from '@/core/period';

const monthsOf = (period: unknown, year: unknown = 2026) => {
  const read = periodOf(year, period);
  return read && [read.first, read.last];
};

describe('a period', () => {
  it.each([
    [
      [1, 12],
      ['', undefined, null, 'year', 'anno', 'Annuale', 'Intero anno', '2026', 'Full year 2026'],
    ],
    [
      [1, 6],
      [
        'H1',
        'S1',
        '1S',
        '1° semestre',
        'I semestre',
        'primo semestre',
        'first half',
        '1st half',
        'H1 2026',
      ],
    ],
    [
      [7, 12],
      ['h2', 'S2', '2S', '2° Semestre 2026', 'II semestre', 'second half', 'Half 2', '2026-H2'],
    ],
    [
      [1, 3],
      ['Q1', 'T1', '1T', '1° trimestre', 'first quarter'],
    ],
    [
      [4, 6],
      ['Q2', '2T', 'II trimestre', 'secondo trimestre', '2nd quarter'],
    ],
    [
      [7, 9],
      ['Q3', 'T3', 'III trimestre', 'third quarter'],
    ],
    [
      [10, 12],
      ['Q4', '4T', 'IV trimestre', 'Quarto Trimestre', 'fourth quarter'],
    ],
    [
      [3, 3],
      ['M03', 'M3', '3', '03', 3, 'marzo', 'March', 'mar', 'Marzo 2026', 'mese 3'],
    ],
    [
      [5, 5],
      ['maggio', 'May', 'mag'],
    ],
    [
      [12, 12],
      ['M12', 12, 'dicembre', 'Dec', 'December'],
    ],
  ])('of the months %j', (months, spellings) => {
    for (const spelling of spellings)
      expect([spelling, monthsOf(spelling)]).toEqual([spelling, months]);
  });

  it.each([
    'Campagna estate',
    'H3',
    'Q5',
    'M13',
    0,
    13,
    'V trimestre',
    '1° semestre 2025',
    'si',
    {},
    ['H1', 'H2'],
    'x'.repeat(1_000_000),
  ])('that nobody can read is none: %s', (period) => expect(monthsOf(period)).toBeNull());

  it.each(['soon', undefined, 26, 2026.5, Number.NaN, {}])('of the year %s is none', (year) => {
    expect(periodOf(year, 'H1')).toBeNull();
  });

  it('takes a year that is written as text', () => {
    expect(periodOf('2026', 'H1')).toEqual({ year: 2026, first: 1, last: 6 });
  });

  it('has months, days, and overlaps', () => {
    const half = { year: 2026, first: 1, last: 6 };
    expect(monthsIn(half)).toBe(6);
    expect(daysOf(half)).toEqual({ start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 6, 1) });
    expect(overlaps(half, { year: 2026, first: 6, last: 6 })).toBe(true);
    expect(overlaps(half, { year: 2026, first: 7, last: 12 })).toBe(false);
    expect(overlaps(half, { year: 2025, first: 1, last: 12 })).toBe(false);
  });
});
