import { plainAmount } from '@/core/amount';
import { readDay } from '@/core/written-day';
import { DECIMAL_SIGNS } from './cell-reading';
import type { ChosenReading } from './find-readings';

/** Ways to correct many cells alike; what one of them cannot read stays as it is. */
export const CORRECTIONS = ['trim', 'number', 'day', 'phone'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** What is done to a cell: one of the ways, or a text in its place. */
export type Change = { correction: Correction } | { text: string };

/** The text of a cell after `change`, in a column that is read as `reading` says. */
export const corrected = (text: string, change: Change, reading?: ChosenReading): string =>
  'text' in change ? change.text : BY_NAME[change.correction](text, reading);

/** Spaces around, and those that do not show: from web pages and other spreadsheets. */
const trim = (text: string) =>
  text
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** `1.234,56 €`, `1,234.56` and `€ 1.234` as plain figures. */
const number = (text: string, reading?: ChosenReading) =>
  plainAmount(
    trim(text),
    reading === 'comma' || reading === 'point' ? DECIMAL_SIGNS[reading] : undefined,
  ) ?? text;

/** `3/1/2026`, `2026-1-3` and `9 set 26` as the wire writes days. */
const day = (text: string, reading?: ChosenReading) =>
  readDay(trim(text), reading === 'mdy' ? 'mdy' : 'dmy') ?? text;

/** `0039 02/123.45.67` as `+39 021234567`; without a country's code it is Italian. */
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
