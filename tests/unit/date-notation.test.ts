import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayNotation, loadDayWords } from '@/kit/inputs/date-notation';
import { momentNotation } from '@/kit/inputs/moment-notation';

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

beforeAll(loadDayWords);

describe('a day in words', () => {
  it.each([
    ['it', '15 dic 2026', '2026-12-15'],
    ['it', '15 DIC. 26', '2026-12-15'],
    ['it', '1° dicembre 2026', '2026-12-01'],
    ['it', 'martedì 15 dicembre 2026', '2026-12-15'],
    ['it', 'mar. 15 dic 2026', '2026-12-15'],
    ['it', '15 12 2026', '2026-12-15'],
    ['it', '2026/12/15', '2026-12-15'],
    ['it', '2026-12-15T18:30:00Z', '2026-12-15'],
    ['en', '15 December 2026', '2026-12-15'],
    ['en', 'Tuesday, 15 December 2026', '2026-12-15'],
    ['en', 'Dec 15, 2026', '2026-12-15'],
  ])('is read in %s: %s', (locale, typed, day) =>
    expect(dayNotation(locale).read(typed)).toBe(day),
  );

  it.each([
    ['it', '15 dicembre'],
    ['it', 'mar 15 dic'],
    ['en', 'Dec 15'],
  ])('without its year is of this one, in %s: %s', (locale, typed) =>
    expect(dayNotation(locale).read(typed)).toBe(`${new Date().getFullYear()}-12-15`),
  );

  it('without its year does not end a period before its start', () => {
    expect(dayNotation('it', '2099-11-30').read('1 gennaio')).toBe('2100-01-01');
    expect(dayNotation('it', '2099-11-30').read('1 gennaio 2099')).toBe('2099-01-01');
  });

  it('is near today by its name', () => {
    vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 30) });
    const days = (locale: string, ...names: string[]) => names.map(dayNotation(locale).read);
    expect(days('it', 'ieri', 'Oggi', ' domani ', 'dopodomani')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(days('en', 'yesterday', 'today', 'tomorrow')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(plain(momentNotation('it').write(momentNotation('it').read('domani 9:30') ?? ''))).toBe(
      '01/01/2027, 09:30',
    );
    vi.useRealTimers();
  });
});

describe('a day near today', () => {
  // A Monday.
  beforeAll(() => void vi.useFakeTimers({ now: new Date(2026, 11, 28, 23, 30) }));
  afterAll(() => void vi.useRealTimers());

  it.each([
    ['it', 'martedì', '2026-12-29'],
    ['it', 'Venerdi', '2027-01-01'],
    ['it', 'lunedì', '2027-01-04'],
    ['en', 'tuesday', '2026-12-29'],
    ['en', 'Monday', '2027-01-04'],
    ['it', 'fra 3 giorni', '2026-12-31'],
    ['it', 'tra 1 giorno', '2026-12-29'],
    ['it', 'Tra  2 settimane', '2027-01-11'],
    ['it', 'fra una settimana', '2027-01-04'],
    ['en', 'in 3 days', '2026-12-31'],
    ['en', 'in 2 weeks', '2027-01-11'],
    ['en', 'in a week', '2027-01-04'],
  ])('is its coming weekday or its distance, in %s: %s', (locale, typed, day) =>
    expect(dayNotation(locale).read(typed)).toBe(day),
  );

  it.each(['fra 0 giorni', 'fra giorni', 'lun', 'in 3 mesi'])('is none: %s', (typed) =>
    expect(dayNotation('it').read(typed)).toBeNull(),
  );

  it('has a time after it', () => {
    for (const typed of ['venerdì 9:30', 'fra 4 giorni alle 9:30']) {
      const moment = new Date(2027, 0, 1, 9, 30);
      expect(momentNotation('it').read(typed)).toBe(moment.toISOString());
    }
  });
});

describe('a day in figures', () => {
  it.each([
    ['it', '31/12/2026', '2026-12-31'],
    ['it', '1/2/2026', '2026-02-01'],
    ['it', '1.2.26', '2026-02-01'],
    ['it', '01-02-2026', '2026-02-01'],
    ['it', ' 01022026 ', '2026-02-01'],
    ['it', '010226', '2026-02-01'],
    ['it', '2026-2-1', '2026-02-01'],
    ['en', '31/12/2026', '2026-12-31'],
    ['en-US', '12/31/2026', '2026-12-31'],
    ['en-US', '1/2/2026', '2026-01-02'],
    ['en-US', '01022026', '2026-01-02'],
  ])('is read in %s: %s', (locale, typed, day) => {
    expect(dayNotation(locale).read(typed)).toBe(day);
  });

  it.each([
    ['it', '1/12', '12-01'],
    ['it', '1.12', '12-01'],
    ['en', '1/12', '12-01'],
    ['en-US', '1/12', '01-12'],
  ])('without its year is of this one, in %s: %s', (locale, typed, day) => {
    expect(dayNotation(locale).read(typed)).toBe(`${new Date().getFullYear()}-${day}`);
  });

  it.each([
    ['2099-11-30', '1/1', '2100-01-01'],
    ['2099-11-30', '1/12', '2099-12-01'],
    ['2099-11-30', '30/11', '2099-11-30'],
    ['2099-11-30', '1/1/2099', '2099-01-01'],
    ['2020-11-30', '1/1', `${new Date().getFullYear()}-01-01`],
    ['2099-11-30T08:00:00Z', '1/1', '2100-01-01'],
  ])('without its year does not end a period before its start, %s: %s', (start, typed, day) => {
    expect(dayNotation('it', start).read(typed)).toBe(day);
  });

  it.each([
    '',
    '31/4/2026',
    '1/1/0001',
    '0001-01-01',
    '12/31/2026',
    '1/',
    '31/4',
    '1/2/202',
    '1/2/20266',
    'prima o poi',
    '15 brumaio 2026',
    '0/1/2026',
    '2026-01-155',
  ])('is none: %s', (typed) => expect(dayNotation('it').read(typed)).toBeNull());

  it.each([
    ['it', '31/12/2026', 'giovedì 31 dicembre 2026'],
    ['en', '31/12/2026', 'Thursday, 31 December 2026'],
  ])('is written and spelt in %s', (locale, figures, words) => {
    const notation = dayNotation(locale);
    expect(notation.example).toBe(figures);
    expect(notation.write('2026-12-31T22:15:00Z')).toBe(figures);
    expect(notation.spell('2026-12-31')).toBe(words);
  });

  it('stays as it was typed where it is none', () => {
    expect(dayNotation('it').write('31/4/20')).toBe('31/4/20');
    expect(dayNotation('it').spell('31/4/20')).toBeNull();
  });

  it('has no third figure after that of the day', () => {
    expect(dayNotation('it').isValid('2026-01-155')).toBe(false);
    expect(dayNotation('it').isValid('2026-01-15T08:00:00Z')).toBe(true);
  });
});

describe('a moment', () => {
  const zone = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = 'Europe/Rome';
  });
  afterAll(() => {
    process.env.TZ = zone;
  });

  it.each([
    ['it', '31/12/2026, 18:30', '2026-12-31T17:30:00.000Z'],
    ['it', '31/12/2026 18.30', '2026-12-31T17:30:00.000Z'],
    ['it', '1/7/2026 8', '2026-07-01T06:00:00.000Z'],
    ['it', '31/12/2026', '2026-12-30T23:00:00.000Z'],
    ['it', '31122026', '2026-12-30T23:00:00.000Z'],
    ['it', '311220261830', '2026-12-31T17:30:00.000Z'],
    ['it', '31122026 1830', '2026-12-31T17:30:00.000Z'],
    ['it', '1/7/2026 800', '2026-07-01T06:00:00.000Z'],
    ['en-US', '123120261830', '2026-12-31T17:30:00.000Z'],
    ['it', '2026-12-31T18:30', '2026-12-31T17:30:00.000Z'],
    ['it', '2026-12-31T18:30:00Z', '2026-12-31T18:30:00.000Z'],
    ['it', ' 2026-12-31T18:30:00Z ', '2026-12-31T18:30:00.000Z'],
    ['en', '31/12/2026, 18:30', '2026-12-31T17:30:00.000Z'],
    ['en-US', '12/31/2026, 6:30 PM', '2026-12-31T17:30:00.000Z'],
    ['en-US', '12/31/2026 12:05 a.m.', '2026-12-30T23:05:00.000Z'],
    ['en-US', '12/31/2026 18:30', '2026-12-31T17:30:00.000Z'],
    ['it', '31 dic 2026 18:30', '2026-12-31T17:30:00.000Z'],
    ['it', 'giovedì 31 dicembre 2026 alle ore 18.30', '2026-12-31T17:30:00.000Z'],
    ['it', '31 dicembre 2026', '2026-12-30T23:00:00.000Z'],
    ['en', 'Dec 31, 2026, 6:30 pm', '2026-12-31T17:30:00.000Z'],
  ])('is read in %s: %s', (locale, typed, moment) => {
    expect(momentNotation(locale).read(typed)).toBe(moment);
  });

  it.each([
    '',
    '18:30',
    '31/12/2026, 25:00',
    '31/12/2026 18:70',
    '31/12/2026 13 pm',
    '31/12/2026 x',
  ])('is none: %s', (typed) => expect(momentNotation('it').read(typed)).toBeNull());

  it.each(['1/12 9:30', '1/12, 9.30', '01/12 09:30'])(
    'without its year is of this one: %s',
    (typed) => {
      const moment = new Date(new Date().getFullYear(), 11, 1, 9, 30);
      expect(momentNotation('it').read(typed)).toBe(moment.toISOString());
    },
  );

  it('is written as it is read, and spelt with its zone', () => {
    for (const locale of ['it', 'en']) {
      const notation = momentNotation(locale);
      const moment = '2026-07-01T06:05:00.000Z';
      expect(notation.read(notation.write(moment))).toBe(moment);
    }
    expect(plain(momentNotation('it').example)).toBe('31/12/2026, 18:30');
    expect(plain(momentNotation('en').example)).toBe('31/12/2026, 18:30');
    expect(plain(momentNotation('it').spell('2026-07-01T06:05:00.000Z'))).toBe(
      'mercoledì 1 luglio 2026 alle ore 08:05 CEST',
    );
  });
});
