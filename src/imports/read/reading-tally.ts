import type { ImportColumn } from '@/core/imports';
import { decimalSeparatorIn, plainAmount, type DecimalSeparator } from '@/core/amount';
import { dayOrderIn, readDay, type DayOrder } from '@/core/written-day';
import { createTextReader, type ValueWords } from './cell-reading';
import type { NumberStorage } from '@/imports/sheet/csv-sink';
import type { ColumnKind } from './column-kind';
import { readSerialDay } from './serial-day';

/** A column whose cells people write in several forms; `at` is its index in the file. */
export type ReadableColumn = {
  name: string;
  kind: ColumnKind;
  at: number;
  unit: ImportColumn['unit'];
  /** How a sheet stores its numbers; undefined where all of them are text, as in a CSV file. */
  stored: NumberStorage | undefined;
  /** Whether the rules of its field accept a text in the wire's form. */
  accepts: (text: string) => boolean;
  words: ValueWords;
};

/** Counts of a column's cells by the form they are in. */
export type Tally = {
  /** Cells that the rules accept only once they are converted. */
  refused: number;
  /** Cells that are not in the wire's form, including the refused ones. */
  foreign: number;
  /** Unambiguous cells: with a comma or a point before the decimals; with the day or the month first. */
  comma: number;
  point: number;
  dmy: number;
  mdy: number;
  /** Days as serial numbers of a spreadsheet, which no other count includes, and the first of them. */
  serial: number;
  serialExample: string;
  /** Cells of a column of days that are not days. */
  unread: number;
  /** Ambiguous cells: numbers by the sign in them, and days. */
  either: { '.': number; ',': number; day: number };
  /** Ambiguous numbers in the wire's form that have another value when read with a decimal comma. */
  eitherInWire: number;
  /** Ambiguous numbers that the rules accept with a decimal comma, or with a decimal point. */
  takenAs: { comma: number; point: number };
  example: string;
  /** The first day that is possible in only one order, by that order. */
  exampleIn: Record<DayOrder, string>;
  /** The first ambiguous cell. */
  eitherExample: string;
};

const emptyTally = (): Tally => ({
  refused: 0,
  foreign: 0,
  comma: 0,
  point: 0,
  dmy: 0,
  mdy: 0,
  serial: 0,
  serialExample: '',
  unread: 0,
  either: { '.': 0, ',': 0, day: 0 },
  eitherInWire: 0,
  takenAs: { comma: 0, point: 0 },
  example: '',
  exampleIn: { dmy: '', mdy: '' },
  eitherExample: '',
});

/** Tallies the forms of a column's cells. Days and values repeat: each distinct text is examined once. */
export const createColumnTally = (column: ReadableColumn) => {
  const tally = emptyTally();
  const { kind } = column;
  const known = new Map<string, Addend | undefined>();
  const addKnown = (
    text: string,
    addendOf: (text: string, column: ReadableColumn) => Addend | undefined,
  ) => {
    if (!known.has(text)) {
      if (known.size >= REMEMBERED) known.clear();
      known.set(text, addendOf(text, column));
    }
    known.get(text)?.(tally);
  };
  return {
    column,
    tally,
    add: (text: string): void => {
      if (text === '') return;
      if (column.unit === 'degree') addDegrees(tally, text, column);
      else if (kind === 'number') addNumber(tally, text, column);
      else addKnown(text, kind === 'day' ? ofDay : ofChoice);
    },
  };
};

/** Adds one text to the tally of its column. */
type Addend = (tally: Tally) => void;

export type ColumnTally = ReturnType<typeof createColumnTally>;

const REMEMBERED = 10_000;

const WIRE_NUMBER = /^-?\d+(\.\d+)?$/;

const addNumber = (tally: Tally, text: string, { accepts, stored }: ReadableColumn): void => {
  const isWire = WIRE_NUMBER.test(text);
  // Years and months need no further look.
  if (isWire && !text.includes('.')) return;
  const sign = decimalSeparatorIn(text);
  if (isWire && sign !== 'either') {
    // Numbers stored by a sheet always have a point, while the texts beside them may have a comma.
    if (sign === '.' && !stored) tally.point += 1;
    return;
  }
  const takes = (decimal: DecimalSeparator) => {
    const plain = plainAmount(text, decimal);
    return plain !== undefined && accepts(plain);
  };
  const asComma = takes(',');
  // An unambiguous number is read the same with either sign.
  const asPoint = sign === 'either' ? takes('.') : asComma;
  if (!asComma && !asPoint) return;
  if (!accepts(text)) tally.refused += 1;
  if (!isWire) tally.foreign += 1;
  tally.example = better(tally.example, text);
  if (sign === ',') tally.comma += 1;
  if (sign === '.') tally.point += 1;
  if (sign !== 'either') return;
  tally.eitherExample ||= text;
  tally.either[text.includes('.') ? '.' : ','] += 1;
  if (isWire) tally.eitherInWire += 1;
  if (asComma) tally.takenAs.comma += 1;
  if (asPoint) tally.takenAs.point += 1;
};

/** A coordinate never has thousands: `45,123` has three decimals, beside any other cell. */
const addDegrees = (tally: Tally, text: string, { accepts }: ReadableColumn): void => {
  const plain = readDegrees(text);
  if (plain === undefined || plain === text || !accepts(plain)) return;
  if (!accepts(text)) tally.refused += 1;
  tally.foreign += 1;
  tally.example ||= text;
};

const readDegrees = createTextReader('degrees');

const ofDay = (text: string, { accepts }: ReadableColumn): Addend | undefined => {
  if (accepts(text)) return undefined;
  if (readSerialDay(text) !== undefined) {
    return (tally) => {
      tally.serial += 1;
      tally.serialExample ||= text;
    };
  }
  if (readDay(text) === undefined) return (tally) => void (tally.unread += 1);
  const order = dayOrderIn(text);
  return (tally) => {
    tally.refused += 1;
    tally.foreign += 1;
    tally.example ||= text;
    if (order === 'either') {
      tally.either.day += 1;
      tally.eitherExample ||= text;
    } else if (order) {
      tally[order] += 1;
      tally.exampleIn[order] ||= text;
    }
  };
};

const ofChoice = (text: string, { accepts, words }: ReadableColumn): Addend | undefined => {
  if (accepts(text) || createTextReader('words', words)(text) === undefined) return undefined;
  return (tally) => {
    tally.refused += 1;
    tally.foreign += 1;
    tally.example ||= text;
  };
};

/** Returns the better example of two amounts: the one with both thousands and decimals. */
const better = (one: string, other: string): string => {
  if (one === '') return other;
  const isFuller = !hasBothSigns(one) && hasBothSigns(other);
  return isFuller ? other : one;
};

const hasBothSigns = (text: string): boolean => text.includes('.') && text.includes(',');
