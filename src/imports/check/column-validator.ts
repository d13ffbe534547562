import * as z from '@/core/zod';
import { unescapeCells } from '@/core/csv';
import { readCells, type ImportColumn, type ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/validation-messages';
import { compileRules, firstIssue, REFUSED } from './compile-rules';
import { createCellCache } from './cell-cache';
import { vatDoubt } from './doubts';
import { similarCodeIn, type SimilarCode } from './similar-codes';
import type { TextReader } from '@/imports/read/cell-reading';
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
  /** A doubt about it (doubts.ts), likewise. */
  doubt?: string;
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
  codes?: ReadonlyMap<string, unknown>;
  isKey?: boolean;
  /** Reads cells that are not in the wire's form; cells it cannot read stay as they are. */
  reader?: TextReader;
  /** Called for each number that is, or may be, in another form. */
  onNumber?: () => void;
  /** Called for each cell that breaks the rules. */
  onProblem?: () => void;
  /** The value of all rows where the file lacks the column. */
  constant?: string;
};

/** Message of a number a spreadsheet has rounded: its last digits are lost. */
const ROUNDED = 'imports.check.rounded';
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+E\+\d+|E\+\d{2,})$/i;

/** Message of a formula that failed, as spreadsheets in English and Italian, and LibreOffice's numbers, name it. */
const FAILED_FORMULA = 'imports.check.failed_formula';
const FORMULA_ERRORS: ReadonlySet<string> = new Set([
  ...['#N/A', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#NULL!'],
  ...['#N/D', '#VALORE!', '#RIF!', '#NOME?', '#NULLO!'],
]);
const ERROR_NUMBER = /^Err:\d{3}$/;

/** Message of an unknown code. */
const UNKNOWN_CODE = 'imports.check.unknown_code';
/** Message of an unknown code that differs from a known one only by zeros or case. */
export const SIMILAR_CODE = 'imports.check.similar_code';

/**
 * Creates the validator of a column's cells from the field's rules in the `format` and the known codes; `isKey` where
 * the column is part of the key. Codes, years and names repeat in a file: their readings are cached. Other cells share
 * one object, since a million objects would have to be garbage-collected.
 */
export const createColumnValidator = (
  { schema }: ImportFormat,
  column: ImportColumn,
  { codes, isKey = false, reader, onNumber, onProblem, constant }: ColumnOptions = {},
): ColumnValidator => {
  const rules = rulesOf(schema, column);
  const cache = createCellCache<CellReading>();
  const passing = emptyReading();

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
    const isUnknown = codes && text !== undefined && hasUnknown(text, column, codes);
    reading.cell = cell;
    reading.isPlain = isPlain;
    reading.text = text ?? '';
    reading.value = value;
    reading.problem =
      (text === undefined ? undefined : damageIn(text)) ??
      problem ??
      (isUnknown ? unknownIn(text, column, codes) : undefined);
    reading.doubt = column.content === 'vat' && text ? vatDoubt(text) : undefined;
    reading.key = isKey ? comparable(value, text) : (text ?? '');
    reading.hash = reading.key === cell ? hash : hashOf(reading.key);
    return reading;
  };

  return {
    read: (text, start, end, hash, isPlain, isLast) => {
      const isWorth = cache.isWorth();
      const known = isWorth ? cache.find(text, start, end, hash) : undefined;
      if (known) return known;
      const cell = text.slice(start, end);
      const isRemembered = isPlain && isWorth;
      const into = isRemembered ? emptyReading() : passing;
      const says = isPlain ? cell.trim() : unescaped(cell, isLast);
      if (onNumber && isOtherNumber(says)) onNumber();
      const reading = readInto(into, cell, hash, isPlain, reader?.(says) ?? says);
      if (reading.problem !== undefined) onProblem?.();
      if (isRemembered) cache.add(reading, hash);
      return reading;
    },
    keyOf: (cell, isLast) => {
      const says = unescaped(cell, isLast);
      const text = reader?.(says) ?? says;
      const value = rules.valueOf(text);
      return comparable(value === REFUSED ? rules.refusal(text).value : value, text);
    },
    absent: readInto(emptyReading(), '', 0, true, constant),
  };
};

const comparable = (value: unknown, text = ''): string =>
  typeof value === 'number' ? String(value) : text;

const emptyReading = (): CellReading => ({
  cell: '',
  text: '',
  value: undefined,
  problem: undefined,
  doubt: undefined,
  key: '',
  hash: 0,
  isPlain: true,
});

/** Whether a number has a comma, or three digits after a point: it may mean something else than on the wire. */
const isOtherNumber = (text: string): boolean =>
  text.charCodeAt(text.length - 4) === POINT || text.includes(',');

/** The message of a value that was lost in a spreadsheet; the first characters of most texts rule this out. */
const damageIn = (text: string): string | undefined => {
  const first = text.charCodeAt(0);
  if (isDigit(first) || first === PLUS || first === MINUS) return isRounded(text, first);
  const isFailed =
    (first === HASH && FORMULA_ERRORS.has(text)) || (first === LETTER_E && ERROR_NUMBER.test(text));
  return isFailed ? FAILED_FORMULA : undefined;
};

/** The message of a long number, such as a VAT number, that a spreadsheet wrote as `1,23457E+09`. */
const isRounded = (text: string, first: number): string | undefined => {
  const after = text.charCodeAt(isDigit(first) ? 1 : 2);
  const isPossible = after === POINT || after === COMMA || after === LETTER_E || after === SMALL_E;
  return isPossible && SCIENTIFIC.test(text) ? ROUNDED : undefined;
};

const HASH = 35;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const LETTER_E = 69;
const SMALL_E = 101;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const POINT = 46;

/** The text of a cell, unescaped as the last of its row or as another one, and trimmed. */
export const unescaped = (cell: string, isLast: boolean): string => {
  const [plain = ''] = unescapeCells(isLast ? [cell] : [cell, '']);
  return plain.trim();
};

type Rules = {
  /** The value of a text; {@link REFUSED} where it breaks the rules. */
  valueOf: (text: string | undefined) => unknown;
  /** The value that counts for a refused text all the same, and its error. */
  refusal: (text: string | undefined) => { value: unknown; problem: string };
};

/** The rules of the column's field, as used by forms and the backend; none where the schema lacks it. */
const rulesOf = (schema: ImportFormat['schema'], column: ImportColumn): Rules => {
  const { name, isList } = column;
  const type: unknown = schema.shape[name];
  const itemsOf = (text: string | undefined) =>
    text === undefined ? text : readCells({ columns: [column] }, { [name]: text })[name];
  const given = isList ? itemsOf : (text: string | undefined) => text;
  if (!(type instanceof z.ZodType)) {
    return { valueOf: given, refusal: (text) => ({ value: given(text), problem: '' }) };
  }
  const rules = compileRules(type);
  return {
    valueOf: isList ? (text) => rules(given(text)) : rules,
    refusal: (text) => {
      const first = firstIssue(type, given(text));
      return { value: isList ? [] : given(text), problem: first ? messageOf(first, text) : '' };
    },
  };
};

/** The author of a file sees no list to choose from: an invalid value's message lists the allowed ones. */
const messageOf = (issue: z.core.$ZodIssue, text = ''): string => {
  if (issue.code !== 'invalid_value' || text === '') return issue.message;
  const values = issue.values.filter((value) => value !== '').join(', ');
  return packMessage('imports.check.one_of', { values });
};

/** The text with each unknown code replaced by the known one that is similar; undefined where one of them has none. */
export const withSimilarCodes = (
  text: string,
  { isList }: Pick<ImportColumn, 'isList'>,
  codes: ReadonlyMap<string, unknown>,
): string | undefined => {
  const similarTo: SimilarCode = similarCodeIn(codes, () => codes.keys());
  const items = (isList ? text.split('|') : [text]).map((item) => item.trim()).filter(Boolean);
  const found = items.map((item) => (codes.has(item) ? item : similarTo(item)));
  return found.every((item) => item !== undefined) ? found.join('|') : undefined;
};

const unknownIn = (text: string, column: ImportColumn, codes: ReadonlyMap<string, unknown>) =>
  withSimilarCodes(text, column, codes) === undefined ? UNKNOWN_CODE : SIMILAR_CODE;

const hasUnknown = (
  text: string,
  { isList }: ImportColumn,
  codes: ReadonlyMap<string, unknown>,
): boolean => {
  if (text === '') return false;
  if (!isList || !text.includes('|')) return !codes.has(text);
  return text
    .split('|')
    .map((item) => item.trim())
    .some((item) => item !== '' && !codes.has(item));
};
