import { plainAmount, type DecimalSeparator } from '@/core/amount';
import { itemsOf } from '@/core/imports';
import { foldAccents } from '@/core/fold-accents';
import { readDay } from '@/core/written-day';
import type { ColumnKind } from './column-kind';
import { readSerialDay } from './serial-day';

/**
 * The reading of a column whose cells are not in the wire's form: amounts with a comma or a point before the decimals,
 * degrees with either, days with the day or the month first or as the numbers of a spreadsheet, values by their words.
 * An unambiguous number has the same value in both of its readings; a day that is impossible in the order of its column
 * cannot be read.
 */
export type Reading = 'comma' | 'point' | 'degrees' | 'dmy' | 'mdy' | 'serial' | 'words';

/** The two readings an ambiguous cell of each kind may have, the Italian one first; values have one. */
export const READINGS = {
  number: ['comma', 'point'],
  day: ['dmy', 'mdy'],
  choice: ['words'],
} as const satisfies Record<ColumnKind, readonly Reading[]>;

export const DECIMAL_SIGNS = { comma: ',', point: '.' } as const satisfies Partial<
  Record<Reading, DecimalSeparator>
>;

/** The values of a column by their words. */
export type ValueWords = Readonly<Record<string, string>>;

/**
 * Compares words without case, accents, surrounding spaces, the full stop of a shortened one and final vowels, which
 * only mark gender and number.
 */
const foldWord = (word: string): string =>
  foldAccents(word)
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .replace(/(?<=\p{L}{3})[aeio]+$/u, '');

/** Returns a text in the wire's form; undefined where it cannot be read. */
export type TextReader = (text: string) => string | undefined;

/** @param words the words of a column of choices */
export const createTextReader = (reading: Reading, words: ValueWords = {}): TextReader => {
  switch (reading) {
    case 'comma':
    case 'point':
      return amountReader(DECIMAL_SIGNS[reading]);
    case 'degrees':
      return (text) => plainAmount(text, text.includes(',') ? ',' : '.');
    case 'dmy':
    case 'mdy':
      return (text) => readDay(text, reading);
    case 'serial':
      return readSerialDay;
    default:
      return (text) => valuesIn(text, (word) => words[word]);
  }
};

/** Reads numbers in the usual notation, as most are, by a regular expression, and the others by the slower parser. */
const amountReader = (decimal: DecimalSeparator): TextReader => {
  const usual = decimal === ',' ? USUAL_COMMA : USUAL_POINT;
  const thousands = decimal === ',' ? '.' : ',';
  return (text) =>
    usual.test(text)
      ? text.replaceAll(thousands, '').replace(decimal, '.')
      : plainAmount(text, decimal);
};

const USUAL_COMMA = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
const USUAL_POINT = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/** The values of a list, each by its folded word; undefined where a word is unknown. */
export const valuesIn = (
  text: string,
  valueOf: (word: string) => string | undefined,
): string | undefined => {
  const values = itemsOf(text).map((item) => valueOf(foldWord(item)));
  return values.length > 0 && values.every((value) => value !== undefined)
    ? values.join('|')
    : undefined;
};

/** The words for `values`: the values themselves, their `labels`, and other common words for on and off. */
export const wordsOf = (
  values: readonly string[],
  labels: (value: string) => readonly string[],
): ValueWords => {
  const words: Record<string, string> = {};
  const add = (word: string, value: string) => {
    words[foldWord(word)] ??= value;
  };
  for (const value of values) add(value, value);
  for (const value of values) for (const label of labels(value)) add(label, value);
  for (const [value, others] of Object.entries(SWITCH)) {
    if (values.includes(value)) for (const word of others) add(word, value);
  }
  return words;
};

/** Common words in spreadsheets for active and deactivated accounts. */
const SWITCH: Readonly<Record<string, readonly string[]>> = {
  active: ['sì', 's', 'yes', 'y', 'vero', 'true', '1', 'x', 'abilitato', 'enabled'],
  deactivated: [
    'no',
    'n',
    'falso',
    'false',
    '0',
    'non attivo',
    'inattivo',
    'disabilitato',
    'inactive',
    'disabled',
  ],
};
