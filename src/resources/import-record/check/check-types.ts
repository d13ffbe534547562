import type { ImportFormat } from '@/core/imports';
import type { IssueKind } from './issue-store';
import type { Separator } from './csv-parser';
import type { Encoding } from './encoding';

/** A column of the format, as the page shows it. */
export type ColumnInfo = {
  name: string;
  aliases: readonly string[];
  examples: readonly [string, string];
  isList: boolean;
  /** Those there are, where it holds one or some of a few. */
  values: readonly string[];
  /** Whether a new record needs it. */
  isRequired: boolean;
};

export type FormatInfo = Pick<ImportFormat, 'key' | 'lines'> & {
  columns: ColumnInfo[];
};

/** What is known of a file so far, or at the end. */
export type CheckState = {
  rows: number;
  failedRows: number;
  issues: number;
  kinds: readonly IssueKind[];
  /** Of the rows without errors; unknown where not all records of the backend could be read. */
  outcome: { fresh: number; changed: number; same: number; unknown: number };
  /** How many rows change which column. */
  changedColumns: Readonly<Record<string, number>>;
  /** Bytes that were read. */
  bytes: number;
  isDone: boolean;
  /** The line of a quote that is never closed, where the file ends in one. */
  unclosedQuote?: number;
  encoding: Encoding;
  separator: Separator;
  /** Tells the file's contents apart from others'; once it is read. */
  fingerprint?: string;
  /** Corrections that can be undone, and done again. */
  undoable: number;
  redoable: number;
};

/**
 * An error as it is shown: `text` is the cell, undefined where the file lacks the column; a long one `isCut`. `column` is
 * empty where the error is the row's.
 */
export type IssueLine = {
  place: number;
  row: number;
  line: number;
  column: string;
  text?: string;
  isCut: boolean;
  message: string;
};
