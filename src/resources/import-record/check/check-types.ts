import type { ImportFormat } from '@/core/imports';
import type { IssueKind } from './issue-store';
import type { Separator } from './csv-parser';
import type { Encoding } from './encoding';
import type { ColumnKind } from './column-kind';
import type { ChosenReading } from './find-readings';

/** A column of the format, as the page shows it. */
export type ColumnInfo = {
  name: string;
  aliases: readonly string[];
  examples: readonly [string, string];
  isList: boolean;
  /** Undefined where it holds texts. */
  kind?: ColumnKind;
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
  /** Columns that are read in another way than the wire's, or may be. */
  readings: readonly FoundReading[];
  /** Values that stand in every row for columns the file lacks, by the column. */
  constants: Readonly<Record<string, string>>;
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

/** Why a column is read as it is: by so many cells of its own, by what its field takes, by another column. */
export type Evidence =
  | { by: 'own' | 'thousands' | 'rules'; cells: number }
  | { by: 'column'; column: string };

/** How the cells of a column are read that are not in the wire's form. */
export type FoundReading = {
  column: string;
  kind: ColumnKind;
  /** Where it is asked, the one that stands in until it is answered. */
  reading: ChosenReading;
  /** Cells that are written anew. */
  cells: number;
  /** Cells that could be read in two ways. */
  either: number;
  because?: Evidence;
  /**
   * 'offered' where rows are wrong without it, and 'asked' where nothing decides: both wait for the reader. 'told' where
   * it is only to be known, 'chosen' where the reader chose.
   */
  status: 'offered' | 'asked' | 'told' | 'chosen';
  /** A cell as it stands in the file. */
  example: string;
};
