import type { FileForm } from '@/imports/read/read-file';
import type { FoundReading } from '@/imports/read/find-readings';
import type { RecordName } from '@/imports/read/record-name';
import type { IssueKind } from './issue-store';

/** The result of a check, so far or at the end. */
export type CheckState = {
  rows: number;
  failedRows: number;
  issues: number;
  kinds: readonly IssueKind[];
  /** The cells that one press can fix, or that the user must check before rows are sent. */
  warnings: readonly Warning[];
  /** Counts of rows without errors; `unknown` where not all records of the backend could be read. */
  outcome: { added: number; changed: number; same: number; unknown: number };
  /** Rows without errors that are equal to an earlier one: their record is sent once. */
  repeatedRows: number;
  /** Rows that are left out: the user's, and those that seem to be totals or notes. */
  leftOutRows: number;
  /** Number of rows that change each column. */
  changedColumns: Readonly<Record<string, number>>;
  /** Bytes read. */
  bytes: number;
  isDone: boolean;
  /** Rows with fewer cells than the file has columns, and the line of the first; undefined without any. */
  short?: { rows: number; line: number };
  /** How the file is read. */
  form: FileForm;
  /** Whether its lines end in different ways: a backend may read them otherwise. */
  isMixed?: boolean;
  /** Identifies the file's contents; set once all of it is read. */
  fingerprint?: string;
  /** Columns that are, or may be, in another form than the wire's. */
  readings: readonly FoundReading[];
  /** Values used in every row for columns the file lacks, by column. */
  constants: Readonly<Record<string, string>>;
  /** Columns the file lacks that are filled from each row's customer, and those that could be. */
  inherited: readonly string[];
  inheritable: readonly string[];
  /** Number of corrections that can be undone; below, of those that can be redone. */
  undoable: number;
  redoable: number;
  /** Whether there were errors before one of the corrections that can be undone. */
  hadErrors: boolean;
  /** Number of the state: what was derived from an earlier one may be outdated. */
  version: number;
};

/** A kind of error or warning about cells that a spreadsheet may have damaged. */
export type Warning = Pick<IssueKind, 'column' | 'message' | 'count' | 'isWarning'> & {
  /** A cell as in the file, and the line it is in. */
  example: string;
  line: number;
  /** The line of the other row that it is about. */
  otherLine?: number;
  /** The right value of the cell; undefined where it is not known. */
  becomes?: string;
  /** Whether the user leaves the cells as they are. */
  isLeft: boolean;
};

/**
 * An earlier row with the same record: its index and line, and the cells that differ, as in the file. A column that is
 * not sent has its name in the file.
 */
export type RepeatedRow = {
  row: number;
  line: number;
  differing: readonly { column: string; first: string; own: string }[];
  /** The codes of the row's sale and of the earlier row's, once if they are equal; undefined where a row is a record. */
  sales?: readonly string[];
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
  /** The subject of the error: the company a record belongs to, the code that exists, or the backend's own words. */
  detail: string;
  /** The first row with the same record, where this one repeats it. */
  repeats?: RepeatedRow;
  /** Whether it is a warning and no error. */
  isWarning: boolean;
} & RecordName;
