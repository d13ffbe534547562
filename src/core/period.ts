import { foldAccents } from './fold-accents';
import { numberOf } from './number';
import { textOrNumberOf } from './text';

/** Whole months of one year, January as 1, both ends included. */
export type Period = { year: number; first: number; last: number };

/**
 * The months that `period` names within `year` (docs/wire-format.md, section 4: targets): the year, a half, a quarter
 * or a month, by code (`H1`, `T2`, `M03`) or in Italian or English words (`1° semestre`, `first half`, `marzo`). The
 * text may repeat the year. Null where the year is not a number, and where the text is none of these.
 */
export const periodOf = (year: unknown, period: unknown): Period | null => {
  const number = numberOf(year);
  if (!isYear(number)) return null;
  if (typeof period === 'object' && period !== null) return null;
  const words = foldAccents(textOrNumberOf(period).slice(0, LONGEST)).split(/[^a-z0-9]+/);
  const spelling = words.filter((word) => word !== String(number)).join('');
  const months = (monthsBySpelling ??= allSpellings()).get(spelling);
  return months ? { year: number, first: months[0], last: months[1] } : null;
};

/** Whether `value` is a number of four digits. */
export const isYear = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1000 && value <= 9999;

/** The number of months of a period. */
export const monthsIn = ({ first, last }: Period): number => last - first + 1;

/** Whether two periods have a month in common. */
export const overlaps = (one: Period, other: Period): boolean =>
  one.year === other.year && one.first <= other.last && other.first <= one.last;

/** The first day of the period and the day after its last one, in epoch milliseconds of midnight UTC. */
export const daysOf = ({ year, first, last }: Period): { start: number; end: number } => ({
  start: Date.UTC(year, first - 1, 1),
  end: Date.UTC(year, last, 1),
});

/** Longer texts name no period. */
const LONGEST = 60;

type Months = readonly [first: number, last: number];

let monthsBySpelling: ReadonlyMap<string, Months> | undefined;

const YEAR = ['', 'y', 'year', 'anno', 'annuale', 'annual', 'yearly', 'interoanno', 'fullyear'];
/**
 * The parts of a year by their length in months: codes of a letter, which are only combined with figures, and words.
 */
const PARTS = [
  { length: 6, letters: ['h', 's'], words: ['semestre', 'semester', 'half', 'sem'] },
  { length: 3, letters: ['q', 't'], words: ['trimestre', 'quarter', 'trim'] },
  { length: 1, letters: ['m'], words: ['mese', 'month'] },
] as const;
/** Ordinals, besides figures; months are usually called by name. */
const ORDINALS = [
  ['i', 'primo', 'first', '1st', '1o'],
  ['ii', 'secondo', 'second', '2nd', '2o'],
  ['iii', 'terzo', 'third', '3rd', '3o'],
  ['iv', 'quarto', 'fourth', '4th', '4o'],
] as const;

/** Each accepted text of a period, folded and without spaces, with its months. */
const allSpellings = (): ReadonlyMap<string, Months> => {
  const spellings = new Map<string, Months>(YEAR.map((word) => [word, [1, 12]]));
  for (const { length, letters, words } of PARTS) {
    for (let at = 0; at < 12 / length; at++) {
      const months: Months = [at * length + 1, (at + 1) * length];
      const figures = [String(at + 1), String(at + 1).padStart(2, '0')];
      const numbers = [...figures, ...(ORDINALS[at] ?? [])];
      const add = (unit: string, number: string) =>
        spellings.set(unit + number, months).set(number + unit, months);
      for (const letter of letters) for (const figure of figures) add(letter, figure);
      for (const word of words) for (const number of numbers) add(word, number);
      if (length === 1)
        for (const name of [...figures, ...namesOfMonth(at)]) spellings.set(name, months);
    }
  }
  return spellings;
};

/** Its Italian and English names, in full and short: 'marzo', 'mar', 'march'. */
const namesOfMonth = (at: number): string[] =>
  ['it', 'en'].flatMap((locale) =>
    (['long', 'short'] as const).map((month) =>
      foldAccents(
        new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 1)),
      ),
    ),
  );
