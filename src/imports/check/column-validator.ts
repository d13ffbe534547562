import { unescapeCell } from '@/core/csv';
import type { ImportColumn, ImportFormat } from '@/core/imports';
import { REFUSED } from './compile-rules';
import { createCellCache } from './cell-cache';
import { codeProblem } from './column-codes';
import type { CodeList } from './known-codes';
import { rulesOf } from './column-rules';
import { damageIn } from './damaged-text';
import { letterWarning, vatWarning } from './warnings';
import type { TextReader } from '@/imports/read/cell-reading';
import { SIMILAR_VALUE } from './value-typos';
import { hashOf } from '@/imports/read/text-hash';

/** The reading of a cell. */
export type CellReading = {
  /** The cell as in the file. */
  cell: string;
  /** Unescaped and trimmed, in the wire's form. */
  text: string;
  /** The value that the rules of its field return for the text. */
  value: unknown;
  /** Its error, as a packed message of the catalogue. */
  problem?: string;
  /** A warning about it (warnings.ts), as a packed message. */
  warning?: string;
  /** The text; in a key column, a number in its canonical form, so that `09` equals 9. */
  key: string;
  /** Hash of the key ({@link hashOf}). */
  hash: number;
  /** Whether it reads the same at any position in a row: an export escapes the last cell differently. */
  isPlain: boolean;
};

export type ColumnValidator = {
  /**
   * Reads the cell from `start` to `end` in a text; `hash` is the cell's hash. `isPlain` where it has no apostrophe,
   * with which an export escapes cells, `isLast` where it ends its row: the last cell is escaped differently. The next
   * call may overwrite the returned object.
   */
  read: (
    text: string,
    start: number,
    end: number,
    hash: number,
    isPlain: boolean,
    isLast: boolean,
  ) => CellReading;
  /** The text of a cell to compare with another row's: numbers by their value. */
  keyOf: (cell: string, isLast: boolean) => string;
  /** The reading for rows that lack the column. */
  absent: CellReading;
};

type ColumnOptions = {
  codes?: Pick<CodeList, 'known' | 'names'>;
  isKey?: boolean;
  /** Whether it contains texts, which may have mojibake. */
  isText?: boolean;
  /** Reads cells that are not in the wire's form; cells it cannot read stay as they are. */
  reader?: TextReader;
  /** Reads values that may have a typo. */
  typoIn?: TextReader;
  /** Called for each number that is, or may be, in another form. */
  onNumber?: () => void;
  /** Called for each cell that breaks the rules. */
  onProblem?: () => void;
  /** The value of all rows where the file lacks the column. */
  constant?: string;
};

/**
 * Creates the validator of a column's cells from the field's rules in the `format` and the known codes; `isKey` where
 * the column is part of the key. Codes, years and names repeat in a file: their readings are cached. Other cells share
 * one object, since a million objects would have to be garbage-collected.
 */
export const createColumnValidator = (
  { schema }: ImportFormat,
  column: ImportColumn,
  {
    codes,
    isKey = false,
    isText = false,
    reader,
    typoIn,
    onNumber,
    onProblem,
    constant,
  }: ColumnOptions = {},
): ColumnValidator => {
  const rules = rulesOf(schema, column);
  const cache = createCellCache<CellReading>();
  const passing = emptyReading();
  // No warnings about codes: an unknown one is an error anyway, and a known one is correct.
  const warningOf = warningsIn(column, isText && !codes);

  const readInto = (
    reading: CellReading,
    cell: string,
    hash: number,
    isPlain: boolean,
    text: string | undefined,
  ): CellReading => {
    let value = rules.valueOf(text);
    let problem: string | undefined;
    if (value === REFUSED) ({ value, problem } = rules.refusal(text));
    reading.cell = cell;
    reading.isPlain = isPlain;
    reading.text = text ?? '';
    reading.value = value;
    if (text !== undefined) {
      problem = damageIn(text) ?? problem ?? (codes && codeProblem(text, column, codes));
    }
    const isTypo = problem !== undefined && text && typoIn?.(text) !== undefined;
    reading.problem = isTypo ? SIMILAR_VALUE : problem;
    reading.warning = text ? warningOf?.(text) : undefined;
    reading.key = isKey ? comparable(value, text) : (text ?? '');
    reading.hash = reading.key === cell ? hash : hashOf(reading.key);
    return reading;
  };

  return {
    read: (text, start, end, hash, isPlain, isLast) => {
      const isLookedUp = cache.shouldLookUp();
      const known = isLookedUp ? cache.find(text, start, end, hash) : undefined;
      if (known) return known;
      const cell = text.slice(start, end);
      const isCached = isPlain && isLookedUp;
      const into = isCached ? emptyReading() : passing;
      const plainText = isPlain ? cell.trim() : unescaped(cell, isLast);
      if (onNumber && isOtherNumber(plainText)) onNumber();
      const reading = readInto(into, cell, hash, isPlain, reader?.(plainText) ?? plainText);
      if (reading.problem !== undefined) onProblem?.();
      if (isCached) cache.add(reading, hash);
      return reading;
    },
    keyOf: (cell, isLast) => {
      const plainText = unescaped(cell, isLast);
      const text = reader?.(plainText) ?? plainText;
      const value = rules.valueOf(text);
      return comparable(value === REFUSED ? rules.refusal(text).value : value, text);
    },
    absent: readInto(emptyReading(), '', 0, true, constant),
  };
};

/** Returns the function that finds warnings in the texts of a column; undefined where no text can have one. */
const warningsIn = ({ content }: ImportColumn, isText: boolean) => {
  if (content === 'vat') return vatWarning;
  return isText ? letterWarning : undefined;
};

const comparable = (value: unknown, text = ''): string =>
  typeof value === 'number' ? String(value) : text;

const emptyReading = (): CellReading => ({
  cell: '',
  text: '',
  value: undefined,
  problem: undefined,
  warning: undefined,
  key: '',
  hash: 0,
  isPlain: true,
});

/** Whether a number has a comma, or three digits after a point, so that it may not be in the wire's form. */
const isOtherNumber = (text: string): boolean =>
  text.charCodeAt(text.length - 4) === POINT || text.includes(',');

const POINT = 46;

/** The text of a cell, unescaped as the last of its row or as another one, and trimmed. */
export const unescaped = (cell: string, isLast: boolean): string =>
  unescapeCell(cell, isLast).trim();
