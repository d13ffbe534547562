import * as z from '@/core/zod';
import { unescapeCells } from '@/core/csv';
import { readCells, type ImportColumn, type ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/validation-messages';
import { compileRules, REFUSED } from './compile-rules';
import { createCellCache } from './cell-cache';
import type { TextReader } from './cell-reading';
import { hashOf } from './text-hash';

/** What a cell says. */
export type CellReading = {
  /** As it stands in the file. */
  cell: string;
  /** Unescaped and trimmed, in the wire's form. */
  text: string;
  /** What the rules of its field make of the text. */
  value: unknown;
  /** What is wrong with it: a packed message of the catalogue. */
  problem?: string;
  /** The text; where the column is one of a key a number by its worth, for `09` is 9. */
  key: string;
  /** Of the key ({@link hashOf}). */
  hash: number;
  /** Whether it says the same wherever it stands in a row: an export escapes the last cell in another way. */
  isPlain: boolean;
};

export type ColumnValidator = {
  /**
   * Reads the cell from `start` to `end` in a text; `hash` is that of the cell. `isLast` where it ends its row: an
   * export escapes it in another way. The next call may write over what it answers.
   */
  read: (text: string, start: number, end: number, hash: number, isLast: boolean) => CellReading;
  /** What a cell says as a part of a key. */
  keyOf: (cell: string, isLast: boolean) => string;
  /** What a row says that lacks the column. */
  absent: CellReading;
};

type ColumnOptions = {
  codes?: ReadonlySet<string>;
  isKey?: boolean;
  /** Reads cells that are not in the wire's form; what it makes nothing of stays as it is. */
  reader?: TextReader;
  /** Told of each number that is written in another way, or could be. */
  onNumber?: () => void;
  /** Told of each cell that breaks the rules. */
  onProblem?: () => void;
  /** What all rows say where the file lacks the column. */
  constant?: string;
};

/** Message of a code that is not there. */
const UNKNOWN_CODE = 'resources.import-record.check.unknown_code';

/**
 * Makes the check of a column's cells from the rules its field has in the schema of the `format`, and from the codes
 * there are; `isKey` where it tells which record a row is. Codes, years and names come again and again in a file: what
 * was read of a cell is remembered. What does not come again is read into one object, for a million would be collected.
 */
export const createColumnValidator = (
  { schema }: ImportFormat,
  column: ImportColumn,
  { codes, isKey = false, reader, onNumber, onProblem, constant }: ColumnOptions = {},
): ColumnValidator => {
  const rules = rulesOf(schema, column);
  const cache = createCellCache<CellReading>();
  const passing = emptyReading();
  const keyIn = (value: unknown, text = '') =>
    isKey && typeof value === 'number' ? String(value) : text;

  const readInto = (
    reading: CellReading,
    { cell, hash, isPlain }: Pick<CellReading, 'cell' | 'hash' | 'isPlain'>,
    text: string | undefined,
  ): CellReading => {
    const { value, problem } = rules(text);
    const isUnknown = codes && text !== undefined && hasUnknown(text, column, codes);
    reading.cell = cell;
    reading.isPlain = isPlain;
    reading.text = text ?? '';
    reading.value = value;
    reading.problem = problem ?? (isUnknown ? UNKNOWN_CODE : undefined);
    reading.key = keyIn(value, text);
    reading.hash = reading.key === cell ? hash : hashOf(reading.key);
    return reading;
  };

  return {
    read: (text, start, end, hash, isLast) => {
      const isWorth = cache.isWorth();
      const known = isWorth ? cache.find(text, start, end, hash) : undefined;
      if (known) return known;
      const cell = text.slice(start, end);
      const isPlain = !cell.includes(ESCAPE);
      const isRemembered = isPlain && isWorth;
      const into = isRemembered ? emptyReading() : passing;
      const says = isPlain ? cell.trim() : unescaped(cell, isLast);
      if (onNumber && isOtherNumber(says)) onNumber();
      const reading = readInto(into, { cell, hash, isPlain }, reader?.(says) ?? says);
      if (reading.problem !== undefined) onProblem?.();
      if (isRemembered) cache.add(reading, hash);
      return reading;
    },
    keyOf: (cell, isLast) => {
      const says = unescaped(cell, isLast);
      const text = reader?.(says) ?? says;
      return keyIn(rules(text).value, text);
    },
    absent: readInto(emptyReading(), emptyReading(), constant),
  };
};

const emptyReading = (): CellReading => ({
  cell: '',
  text: '',
  value: undefined,
  problem: undefined,
  key: '',
  hash: 0,
  isPlain: true,
});

/** Whether a number has a comma, or three digits behind a point: it may say something else than the wire's would. */
const isOtherNumber = (text: string): boolean =>
  text.charCodeAt(text.length - 4) === POINT || text.includes(',');

const POINT = 46;
const ESCAPE = "'";

/** What a cell says: unescaped as the last of its row or as another one, without the spaces around. */
export const unescaped = (cell: string, isLast: boolean): string => {
  const [plain = ''] = unescapeCells(isLast ? [cell] : [cell, '']);
  return plain.trim();
};

type Rules = (text: string | undefined) => { value: unknown; problem?: string };

/** The rules of the column's field, as a form and the backend have them; none where the schema lacks it. */
const rulesOf = (schema: ImportFormat['schema'], column: ImportColumn): Rules => {
  const { name, isList } = column;
  const type: unknown = schema.shape[name];
  const valueOf = (text: string | undefined) =>
    !isList || text === undefined ? text : readCells({ columns: [column] }, { [name]: text })[name];
  if (!(type instanceof z.ZodType)) return (text) => ({ value: valueOf(text) });
  const rules = compileRules(type);
  return (text) => {
    const given = valueOf(text);
    const value = rules(given);
    if (value !== REFUSED) return { value };
    const [first] = type.safeParse(given).error?.issues ?? [];
    return { value: isList ? [] : given, problem: first ? messageOf(first, text) : '' };
  };
};

/** Who writes a file sees no list to choose from: a value that is none of the field's is answered with those there are. */
const messageOf = (issue: z.core.$ZodIssue, text = ''): string => {
  if (issue.code !== 'invalid_value' || text === '') return issue.message;
  const values = issue.values.filter((value) => value !== '').join(', ');
  return packMessage('resources.import-record.check.one_of', { values });
};

const hasUnknown = (
  text: string,
  { isList }: ImportColumn,
  codes: ReadonlySet<string>,
): boolean => {
  if (text === '') return false;
  if (!isList || !text.includes('|')) return !codes.has(text);
  return text
    .split('|')
    .map((item) => item.trim())
    .some((item) => item !== '' && !codes.has(item));
};
