import { describe, expect, it } from 'vitest';
import { dateFormats } from '@/ui/formats/dates';
import { formatLocale } from '@/ui/formats/format-locale';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';

/** The spaces of a language's own formats may be of any kind. */
const plain = (text: string) => text.replace(/\s/g, ' ');

const formatsOf = (language: string) => {
  const locale = formatLocale(language);
  return { ...numberFormats(locale), ...dateFormats(locale), ...relativeTimeFormats(locale) };
};
type Formats = ReturnType<typeof formatsOf>;

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const NOW = Date.parse('2026-03-10T12:00:00Z');

describe.each<[name: string, write: (formats: Formats) => string, it: string, en: string]>([
  ['four digits are grouped', ({ number }) => number(1234.5), '1.234,5', '1,234.5'],
  ['an amount', ({ euro }) => euro(1234.5), '1.234,50 €', '€1,234.50'],
  ['an amount of a scale', ({ euroTick }) => euroTick(1234.4), '1.234 €', '€1,234'],
  ['a part', ({ share }) => share(0.125), '12,5%', '12.5%'],
  ['a part of a whole percent', ({ share }) => share(0.12), '12,0%', '12.0%'],
  ['a part that is set', ({ setShare }) => setShare(0.85), '85%', '85%'],
  ['growth', ({ change }) => change(0.125), '+12,5%', '+12.5%'],
  ['growth of a whole percent', ({ change }) => change(0.12), '+12,0%', '+12.0%'],
  ['no change', ({ change }) => change(0), '0,0%', '0.0%'],
  ['a coordinate', ({ degrees }) => degrees(45.4642135), '45,46421°', '45.46421°'],
  ['a count of few digits', ({ number }) => number(999), '999', '999'],
  ['the decimal separator', ({ decimalSeparator }) => decimalSeparator(), ',', '.'],
  [
    'a day in full',
    ({ fullDay }) => fullDay('2025-11-21T12:00:00'),
    'venerdì 21 novembre 2025',
    'Friday, 21 November 2025',
  ],
  [
    'a moment',
    ({ moment }) => moment('2025-11-21T15:30:00'),
    '21 nov 2025, 15:30',
    '21 Nov 2025, 15:30',
  ],
  ['the day of a moment', ({ date }) => date('2025-11-09T15:30:00'), '9 nov 2025', '9 Nov 2025'],
  [
    'a moment in figures',
    ({ momentFigures }) => momentFigures('2025-11-09T15:30:00'),
    '9/11/2025 15:30',
    '9/11/2025 15:30',
  ],
  ['a day in figures', ({ utc }) => utc.figures(day('2026-06-30')), '30/6/2026', '30/6/2026'],
  ['a time', ({ time }) => time('2025-11-21T15:30:00'), '15:30', '15:30'],
  [
    'what is no moment',
    ({ momentFigures }) => momentFigures('2025-99-01T10:00'),
    '2025-99-01T10:00',
    '2025-99-01T10:00',
  ],
  ['what is no date', ({ moment }) => moment('soon'), 'soon', 'soon'],
  ['a word with a number', ({ date }) => date('Fase 2'), 'Fase 2', 'Fase 2'],
  ['a number', ({ utc }) => utc.day('12'), '12', '12'],
  ['a day that no month has', ({ utc }) => utc.figures('2026-02-31'), '2026-02-31', '2026-02-31'],
  [
    'the week begins on Monday',
    ({ weekdays }) => weekdays('short').join(),
    'lun,mar,mer,gio,ven,sab,dom',
    'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  ],
  ['the year begins in January', ({ months }) => months()[0] ?? '', 'gennaio', 'January'],
  ['a day of UTC', ({ utc }) => utc.day(day('2026-06-30')), '30 giu 2026', '30 Jun 2026'],
  [
    'days of one month',
    ({ utc }) => utc.days(day('2026-06-01'), day('2026-06-30')),
    '1–30 giu 2026',
    '1–30 Jun 2026',
  ],
  [
    'a month that is whole',
    ({ utc }) => utc.span(day('2026-03-01'), day('2026-03-31')),
    'marzo 2026',
    'March 2026',
  ],
  [
    'months that are whole',
    ({ utc }) => utc.span(day('2026-03-01'), day('2026-05-31')),
    'marzo–maggio 2026',
    'March–May 2026',
  ],
  [
    'months of two years',
    ({ utc }) => utc.span(day('2026-12-01'), day('2027-02-28')),
    'dicembre 2026 – febbraio 2027',
    'December 2026 – February 2027',
  ],
  [
    'a part of a month',
    ({ utc }) => utc.span(day('2026-03-01'), day('2026-03-30')),
    '1–30 mar 2026',
    '1–30 Mar 2026',
  ],
  [
    'days that are one',
    ({ utc }) => utc.days(day('2026-06-30'), day('2026-06-30')),
    '30 giu 2026',
    '30 Jun 2026',
  ],
  [
    'days of one year',
    ({ utc }) => utc.days(day('2026-03-01'), day('2026-06-30')),
    '1 mar – 30 giu 2026',
    '1 Mar – 30 Jun 2026',
  ],
  [
    'days of two years',
    ({ utc }) => utc.days(day('2025-12-01'), day('2026-01-31')),
    '1 dic 2025 – 31 gen 2026',
    '1 Dec 2025 – 31 Jan 2026',
  ],
  ['a month', ({ utc }) => utc.month(day('2026-06-01')), 'giugno 2026', 'June 2026'],
  ['a month on an axis', ({ utc }) => utc.monthTick(day('2026-06-01')), 'giu', 'Jun'],
  ['January on an axis', ({ utc }) => utc.monthTick(day('2026-01-01')), 'gen 2026', 'Jan 2026'],
  ['a month by its name', ({ utc }) => utc.monthName(day('2026-01-01')), 'gennaio', 'January'],
  ['a day of the week', ({ utc }) => utc.weekday(day('2026-01-05')), 'lun 5 gen', 'Mon 5 Jan'],
  ['less than a minute', ({ duration }) => duration(19_001), '20 secondi', '20 seconds'],
  ['minutes', ({ duration }) => duration(121_000), '3 minuti', '3 minutes'],
  [
    'tomorrow',
    ({ fromToday }) => fromToday(day('2026-03-11'), day('2026-03-10')),
    'domani',
    'tomorrow',
  ],
  [
    'days until two months',
    ({ fromToday }) => fromToday(day('2026-05-08'), day('2026-03-10')),
    'tra 59 giorni',
    'in 59 days',
  ],
  [
    'months from then on',
    ({ fromToday }) => fromToday(day('2026-06-10'), day('2026-03-10')),
    'tra 3 mesi',
    'in 3 months',
  ],
  ['yesterday', ({ ago }) => ago('2026-03-09T12:00:00Z', NOW), 'ieri', 'yesterday'],
  [
    'days, never weeks',
    ({ ago }) => ago('2026-02-20T12:00:00Z', NOW),
    '18 giorni fa',
    '18 days ago',
  ],
  [
    'months after thirty days',
    ({ ago }) => ago('2026-02-05T12:00:00Z', NOW),
    'mese scorso',
    'last month',
  ],
  [
    'months, never quarters',
    ({ ago }) => ago('2025-11-10T12:00:00Z', NOW),
    '4 mesi fa',
    '4 months ago',
  ],
  ['what is no moment', ({ ago }) => ago('soon', NOW), 'soon', 'soon'],
])('%s', (_, write, italian, english) => {
  it.each([
    ['it', italian],
    ['en', english],
  ])('%s', (locale, text) => expect(plain(write(formatsOf(locale)))).toBe(text));
});
