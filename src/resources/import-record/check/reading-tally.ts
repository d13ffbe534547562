import { decimalSignIn, plainAmount } from '@/core/amount';
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
  /** Of them, those the rules take with a comma, or a point, before the decimals. */
  takenAs: { comma: number; point: number };
  example: string;
};

export const emptyTally = (): Tally => ({
  refused: 0,
  foreign: 0,
  comma: 0,
  point: 0,
  dmy: 0,
  mdy: 0,
  either: { '.': 0, ',': 0, day: 0 },
  takenAs: { comma: 0, point: 0 },
  example: '',
});

/** What one text adds to the tally of its column. */
type Addend = (tally: Tally) => void;

/** Counts how the cells of a column are written. Texts that come again are looked at once. */
export const createColumnTally = (column: ReadableColumn) => {
  const tally = emptyTally();
  const known = new Map<string, Addend | undefined>();
  const addendOf = ADDENDS[column.kind];
  return {
    column,
    tally,
    add: (text: string): void => {
      if (text === '') return;
      if (!known.has(text)) {
        if (known.size >= REMEMBERED) known.clear();
        known.set(text, addendOf(text, column));
      }
      known.get(text)?.(tally);
    },
  };
};

export type ColumnTally = ReturnType<typeof createColumnTally>;

const REMEMBERED = 10_000;

const WIRE_NUMBER = /^-?\d+(\.\d+)?$/;

const ofNumber = (text: string, { accepts }: ReadableColumn): Addend | undefined => {
  const sign = decimalSignIn(text);
  const isWire = WIRE_NUMBER.test(text);
  if (isWire && sign === undefined) return undefined;
  if (isWire && sign === '.') return (tally) => (tally.point += 1);
  const asComma = plainAmount(text, ',');
  const asPoint = plainAmount(text, '.');
  if (asComma === undefined || asPoint === undefined) return undefined;
  const isTakenAs = { comma: accepts(asComma), point: accepts(asPoint) };
  if (!isTakenAs.comma && !isTakenAs.point) return undefined;
  const isRefused = !accepts(text);
  const inFigures = sign === 'either' && text.includes('.') ? '.' : ',';
  return (tally) => {
    if (isRefused) tally.refused += 1;
    if (!isWire) tally.foreign += 1;
    if (!isWire || sign === 'either') tally.example = better(tally.example, text);
    if (sign === ',') tally.comma += 1;
    if (sign === '.') tally.point += 1;
    if (sign !== 'either') return;
    tally.either[inFigures] += 1;
    if (isTakenAs.comma) tally.takenAs.comma += 1;
    if (isTakenAs.point) tally.takenAs.point += 1;
  };
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

const ADDENDS = { number: ofNumber, day: ofDay, choice: ofChoice } as const;

/** Of two amounts the one that shows more of how they are written: thousands and decimals. */
const better = (one: string, other: string): string => {
  const signs = (text: string) => new Set(text.match(/[.,]/g)).size;
  return one === '' || signs(other) > signs(one) ? other : one;
};
