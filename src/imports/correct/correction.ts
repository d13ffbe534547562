import { plainAmount } from '@/core/amount';
import { readDay } from '@/core/written-day';
import { DECIMAL_SIGNS } from '@/imports/read/cell-reading';
import type { ColumnInfo } from '@/imports/read/format-info';
import { readSerialDay } from '@/imports/read/serial-day';
import type { ChosenReading } from '@/imports/read/find-readings';

/** Corrections for many cells at once; cells they cannot read stay as they are. */
export type Correction = 'trim' | 'number' | 'day' | 'phone';

/** The corrections that fit the cells of a column: a code, for example, is neither a number nor a day. */
export const correctionsFor = (
  column: Pick<ColumnInfo, 'kind' | 'isPhone'> | undefined,
): readonly Correction[] => {
  if (column?.kind === 'number' || column?.kind === 'day') return ['trim', column.kind];
  return column?.isPhone ? ['trim', 'phone'] : ['trim'];
};

/** The change of a cell: one of the corrections, or a new text. */
export type Change = { correction: Correction } | { text: string };

/** The text of a cell after `change`, in a column with this `reading`. */
export const corrected = (text: string, change: Change, reading?: ChosenReading): string =>
  'text' in change ? change.text : BY_NAME[change.correction](text, reading);

/** Removes surrounding spaces and invisible characters, which come from web pages and other spreadsheets. */
const trim = (text: string) =>
  text
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Converts `1.234,56 €`, `1,234.56` and `€ 1.234` to plain figures. */
const number = (text: string, reading?: ChosenReading) =>
  plainAmount(
    trim(text),
    reading === 'comma' || reading === 'point' ? DECIMAL_SIGNS[reading] : undefined,
  ) ?? text;

/**
 * Converts `3/1/2026`, `2026-1-3` and `9 set 26` to days in the wire's form. A day that is impossible in the order of its
 * column is read in the other order, and the number of a day as a spreadsheet counts them, since the user asks for it.
 */
const day = (text: string, reading?: ChosenReading) =>
  readDay(trim(text), reading === 'mdy' ? 'mdy' : 'dmy') ??
  readDay(trim(text)) ??
  readSerialDay(trim(text)) ??
  text;

/** Converts `0039 02/123.45.67` to `+39 021234567`; a number without a country code is Italian. */
const phone = (text: string) => {
  const figures = trim(text)
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d{6,15}$/.test(figures)) return text;
  if (!figures.startsWith('+')) return `+39 ${figures}`;
  return figures.startsWith('+39') ? `+39 ${figures.slice(3)}` : figures;
};

const BY_NAME: Readonly<Record<Correction, (text: string, reading?: ChosenReading) => string>> = {
  trim,
  number,
  day,
  phone,
};
