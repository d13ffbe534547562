import type { ImportFormat } from '@/core/imports';
import type { IssueKind } from './issue-store';
import type { Separator } from '@/imports/read/csv-parser';
import type { Encoding } from '@/imports/read/encoding';
import type { ColumnKind } from '@/imports/read/column-kind';
import type { ChosenReading } from '@/imports/read/find-readings';

/** A column of the format, as the page shows it. */
export type ColumnInfo = {
  name: string;
  aliases: readonly string[];
  examples: readonly [string, string];
  isList: boolean;
  /** Undefined where it contains texts. */
  kind?: ColumnKind;
  /** The allowed values, where it contains one or several of a fixed set. */
  values: readonly string[];
  /** Whether a new record must have it. */
  isRequired: boolean;
};

export type FormatInfo = Pick<ImportFormat, 'key' | 'lines'> & {
  columns: ColumnInfo[];
};

/** The result of a check, so far or at the end. */
export type CheckState = {
  rows: number;
  failedRows: number;
  issues: number;
  kinds: readonly IssueKind[];
  /** Counts of rows without errors; `unknown` where not all records of the backend could be read. */
  outcome: { fresh: number; changed: number; same: number; unknown: number };
  /** Number of rows that change each column. */
  changedColumns: Readonly<Record<string, number>>;
  /** Bytes read. */
  bytes: number;
  isDone: boolean;
  /** The line of an unclosed quote that continues to the end of the file. */
  unclosedQuote?: number;
  encoding: Encoding;
  separator: Separator;
  /** Identifies the file's contents; set once all of it is read. */
  fingerprint?: string;
  /** Columns that are, or may be, in another form than the wire's. */
  readings: readonly FoundReading[];
  /** Values used in every row for columns the file lacks, by column. */
  constants: Readonly<Record<string, string>>;
  /** Number of corrections that can be undone; below, of those that can be redone. */
  undoable: number;
  redoable: number;
};

/**
 * An error as shown: `text` is the cell, undefined where the file lacks the column; `isCut` where it is too long to be
 * shown in full. `column` is empty where the error concerns the whole row.
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

/** Why a column is read this way: by a number of its own cells, by the rules of its field, or by another column. */
export type Evidence =
  | { by: 'own' | 'thousands' | 'rules'; cells: number }
  | { by: 'column'; column: string };

/** The reading of a column whose cells are not in the wire's form. */
export type FoundReading = {
  column: string;
  kind: ColumnKind;
  /** The reading in use; where the user is still asked, the default. */
  reading: ChosenReading;
  /** Number of cells that are rewritten. */
  cells: number;
  /** Number of ambiguous cells. */
  either: number;
  because?: Evidence;
  /**
   * 'offered' where rows are invalid without the reading, 'asked' where it is ambiguous: both wait for the user. 'told'
   * is only for information, 'chosen' was chosen by the user.
   */
  status: 'offered' | 'asked' | 'told' | 'chosen';
  /** A cell as in the file. */
  example: string;
};
