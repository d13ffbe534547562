import { decimalSignIn, plainAmount, type DecimalSign } from '@/core/amount';
import { dayOrderIn, readDay } from '@/core/written-day';
import { createTextReader, type ValueWords } from './cell-reading';
import type { ColumnKind } from './column-kind';

/** A column whose cells people write in several ways; `at` is its place in the file. */
export type ReadableColumn = {
  name: string;
  kind: ColumnKind;
  at: number;
  /** Whether it holds euros: they have two decimals, never three. */
  isMoney: boolean;
  /** Whether the rules of its field take a text of the wire. */
  accepts: (text: string) => boolean;
  words: ValueWords;
};

/** How many cells of a column are written in which way. */
export type Tally = {
  /** Those the rules take only once they are read. */
  refused: number;
  /** Those that are not in the wire's form, the refused ones among them. */
  foreign: number;
  /** Those that can be read in one way alone: comma or point before the decimals; day or month first. */
  comma: number;
  point: number;
  dmy: number;
  mdy: number;
  /** Those that could be read in two ways, by the sign in them; days by neither. */
  either: { '.': number; ',': number; day: number };
  /** Of them, numbers in the wire's form that say something else with a comma before the decimals. */
  eitherInWire: number;
  /** Of them, those the rules take with a comma, or a point, before the decimals. */
  takenAs: { comma: number; point: number };
  example: string;
};

const emptyTally = (): Tally => ({
  refused: 0,
  foreign: 0,
  comma: 0,
  point: 0,
  dmy: 0,
  mdy: 0,
  either: { '.': 0, ',': 0, day: 0 },
  eitherInWire: 0,
  takenAs: { comma: 0, point: 0 },
  example: '',
});

/** Counts how the cells of a column are written. Days and values come again and again: each is looked at once. */
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
      if (kind === 'number') addNumber(tally, text, column);
      else addKnown(text, kind === 'day' ? ofDay : ofChoice);
    },
  };
};

/** What one text adds to the tally of its column. */
type Addend = (tally: Tally) => void;

export type ColumnTally = ReturnType<typeof createColumnTally>;

const REMEMBERED = 10_000;

const WIRE_NUMBER = /^-?\d+(\.\d+)?$/;

const addNumber = (tally: Tally, text: string, { accepts }: ReadableColumn): void => {
  const sign = decimalSignIn(text);
  const isWire = WIRE_NUMBER.test(text);
  if (isWire && sign !== 'either') {
    if (sign === '.') tally.point += 1;
    return;
  }
  const takes = (decimal: DecimalSign) => {
    const plain = plainAmount(text, decimal);
    return plain !== undefined && accepts(plain);
  };
  const asComma = takes(',');
  // What can be read in one way alone is read so with either sign.
  const asPoint = sign === 'either' ? takes('.') : asComma;
  if (!asComma && !asPoint) return;
  if (!accepts(text)) tally.refused += 1;
  if (!isWire) tally.foreign += 1;
  tally.example = better(tally.example, text);
  if (sign === ',') tally.comma += 1;
  if (sign === '.') tally.point += 1;
  if (sign !== 'either') return;
  tally.either[text.includes('.') ? '.' : ','] += 1;
  if (isWire) tally.eitherInWire += 1;
  if (asComma) tally.takenAs.comma += 1;
  if (asPoint) tally.takenAs.point += 1;
};

const ofDay = (text: string, { accepts }: ReadableColumn): Addend | undefined => {
  const day = accepts(text) ? undefined : readDay(text);
  if (day === undefined) return undefined;
  const order = dayOrderIn(text);
  return (tally) => {
    tally.refused += 1;
    tally.foreign += 1;
    tally.example ||= text;
    if (order === 'either') tally.either.day += 1;
    else if (order) tally[order] += 1;
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

/** Of two amounts the one that shows more of how they are written: thousands and decimals. */
const better = (one: string, other: string): string => {
  if (one === '') return other;
  const isFuller = !hasBothSigns(one) && hasBothSigns(other);
  return isFuller ? other : one;
};

const hasBothSigns = (text: string): boolean => text.includes('.') && text.includes(',');
