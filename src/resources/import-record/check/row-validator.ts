import * as z from '@/core/zod';
import type { ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/validation-messages';
import type { ColumnMapping } from './column-mapping';
import { nextHash } from './cell-cache';
import { createColumnValidator, plainText, type CellReading } from './column-validator';
import { cellsOf, type RowText } from './csv-parser';
import { createKeyIndex } from './key-index';
import { END, joinKey, type LookUps } from './look-ups';

/** Something wrong with a row: the column it is about, and a packed message of the catalogue. */
export type RowIssue = { column: string; message: string };

/** What becomes of a row without errors, and which columns it changes. */
export type RowOutcome = {
  kind: 'fresh' | 'changed' | 'same' | 'unknown';
  columns: readonly string[];
};

/** What a row says, column by column of the format; `hasSurplus` where it has cells beyond the last column. */
export type RowReading = { cells: readonly CellReading[]; hasSurplus: boolean };

type RowSource = { mapping: ColumnMapping; lookUps: LookUps; rowAt: (row: number) => RowText };

const CHECK = 'resources.import-record.check';

/**
 * Validates rows of a file whose columns stand for those of the `format` as `mapping` says: by the rules of the form
 * and the backend, by the codes there are, and by the rows before it. Each column is checked by itself, then what
 * holds between them: a parse of a million whole rows takes longer than a reader waits.
 *
 * @param rowAt an earlier row, by its number
 */
export const createRowValidator = (
  format: ImportFormat,
  { mapping, lookUps, rowAt }: RowSource,
) => {
  const columns = format.columns.map((column, index) => {
    const at = mapping.indexOf(column.name);
    const codes = lookUps.codes.get(column.name);
    const known = at !== -1 && codes?.isWhole ? codes.known : undefined;
    return { ...createColumnValidator(format, column, known), name: column.name, index, at };
  });
  const byPlace = mapping.map((name) => columns.find((column) => column.name === name));
  const absent = new Set(columns.flatMap(({ name, at }) => (at === -1 ? [name] : [])));
  const keyIndexes = format.key.map((name) => columns.findIndex((column) => column.name === name));
  const rules = format.schema._zod.def.checks ?? [];
  const width = mapping.length;
  const tooManyCells = packMessage(`${CHECK}.too_many_cells`, { count: width });
  const { records } = lookUps;

  const readings = columns.map(({ absent }) => absent);
  const own: RowReading = { cells: readings, hasSurplus: false };
  /** What the cells of a row say; the next call writes over it. */
  const read = ({ text, start, end, separator }: RowText): RowReading => {
    const sign = separator.charCodeAt(0);
    let at = 0;
    let from = start;
    let hash = 0;
    own.hasSurplus = false;
    for (let to = start; to <= end; to += 1) {
      const code = to < end ? text.charCodeAt(to) : sign;
      if (code !== sign) {
        hash = nextHash(hash, code);
        continue;
      }
      const column = byPlace[at];
      if (column) readings[column.index] = column.read(text, from, to, hash, to === end);
      else if (at >= width) own.hasSurplus ||= text.slice(from, to).trim() !== '';
      at += 1;
      from = to + 1;
      hash = 0;
    }
    for (; at < width; at += 1) {
      const column = byPlace[at];
      if (column) readings[column.index] = column.read('', 0, 0, 0, false);
    }
    return own;
  };
  const keyOf = ({ cells }: RowReading): string =>
    joinKey(keyIndexes.map((index) => cells[index]?.text ?? ''));
  const keys = createKeyIndex((row, other) => keyTextOf(row) === keyTextOf(other));
  const keyTextOf = (row: number): string => {
    const cells = cellsOf(rowAt(row));
    const places = keyIndexes.map((index) => columns[index]?.at ?? -1);
    return joinKey(places.map((at) => plainText(cells[at] ?? '', at === cells.length - 1)));
  };

  const values: Record<string, unknown> = {};
  /** Rules between columns are told beside those of the columns, as a form does. */
  const addRuleIssues = ({ cells }: RowReading, issues: RowIssue[]) => {
    for (const { name, index } of columns) values[name] = cells[index]?.value;
    const payload: z.core.ParsePayload<never> = { value: values as never, issues: [] };
    for (const rule of rules) void rule._zod.check(payload);
    for (const raw of payload.issues) {
      const { path, message } = z.util.finalizeIssue(raw, undefined, z.config());
      const column = String(path[0] ?? '');
      if (!issues.some((issue) => issue.column === column)) issues.push({ column, message });
    }
  };

  const isRepeated = (row: number, { cells }: RowReading): boolean => {
    let hash = 0;
    let isEmpty = true;
    for (const index of keyIndexes) {
      const reading = cells[index];
      hash = nextHash(hash, reading?.hash ?? 0);
      isEmpty &&= !reading?.text;
    }
    return !isEmpty && keys.firstOf(row, hash) !== row;
  };

  const issuesOf = (row: number, own: RowReading): readonly RowIssue[] => {
    const issues: RowIssue[] = [];
    for (let index = 0; index < columns.length; index += 1) {
      const problem = own.cells[index]?.problem;
      if (problem === undefined) continue;
      issues.push({ column: columns[index]?.name ?? '', message: problem });
    }
    if (rules.length > 0) addRuleIssues(own, issues);
    const told =
      absent.size > 0 && issues.length > 0 && mayKeepAbsent(own)
        ? issues.filter(({ column }) => !absent.has(column))
        : issues;
    if (own.hasSurplus) told.push({ column: '', message: tooManyCells });
    if (!format.isGrouped && isRepeated(row, own)) {
      told.push({ column: format.key[0] ?? '', message: `${CHECK}.duplicate` });
    }
    return told;
  };

  /** Columns that the file lacks keep the value they have, in a record that is known or could not be read. */
  const mayKeepAbsent = (row: RowReading): boolean =>
    records !== undefined && (!records.isWhole || records.cells.has(keyOf(row)));

  const outcomeOf = ({ cells }: RowReading): RowOutcome => {
    if (!records) return UNKNOWN;
    const record = records.cells.get(keyOf(own));
    if (record === undefined) return records.isWhole ? FRESH : UNKNOWN;
    let changed: string[] | undefined;
    let start = 0;
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index];
      const reading = cells[index];
      if (!column || !reading) continue;
      const end = start + reading.text.length;
      if (record.startsWith(reading.text, start) && record[end] === END) {
        start = end + 1;
        continue;
      }
      const stored = record.slice(start, record.indexOf(END, start));
      if (column.at !== -1 && !isSame(reading, stored)) (changed ??= []).push(column.name);
      start += stored.length + 1;
    }
    return changed ? { kind: 'changed', columns: changed } : SAME;
  };

  return {
    read,
    /** What is wrong with `row`; rows are told in their order. */
    issuesOf,
    /** What becomes of a row without errors. */
    outcomeOf,
    /** Before all rows are validated anew: which of them came first counts no more. */
    forgetKeys: keys.clear,
  };
};

const UNKNOWN: RowOutcome = { kind: 'unknown', columns: [] };
const FRESH: RowOutcome = { kind: 'fresh', columns: [] };
const SAME: RowOutcome = { kind: 'same', columns: [] };

/** Whether a cell says what is `stored`: numbers by their worth, lists by their items. */
const isSame = ({ text, value }: CellReading, stored: string): boolean => {
  if (typeof value === 'number') return stored !== '' && value === Number(stored);
  return Array.isArray(value) && listText(text) === listText(stored);
};

const listText = (text: string) =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean)
    .join('|');
