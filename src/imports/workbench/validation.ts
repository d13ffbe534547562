import type { ImportFormat } from '@/core/imports';
import { phoneFieldsOf } from '@/core/schema/phone';
import { createConstraintCheck } from '@/imports/check/constraint-check';
import { createAgentCheck } from '@/imports/check/customer-agent';
import type { CheckState } from '@/imports/check/check-state';
import type { FileLayout } from '@/imports/check/file-layout';
import { WARNINGS, isWarning } from '@/imports/check/warnings';
import { createIssueStore, type IssueStore, type RowIssue } from '@/imports/check/issue-store';
import type { Lookups } from '@/imports/compare/lookups';
import { BLANK } from '@/imports/compare/cell-fix';
import { createMissingLines } from '@/imports/compare/missing-lines';
import { createRowOutcomes, type RowOutcome } from '@/imports/compare/row-outcome';
import type { RowText } from '@/imports/read/csv-parser';
import type { RowStore } from '@/imports/read/row-store';
import { createFirstRows, createRepeats, createRowKey, EQUAL } from '@/imports/check/row-key';
import { createRowGroups, createSharedCheck, HELD } from '@/imports/check/row-groups';
import { createRowReader, formatColumns, type RowReading } from '@/imports/check/row-reader';
import { createTotalComparison } from '@/imports/check/lines-total';
import { createTotalCheck } from '@/imports/check/total-row';
import {
  nonDataKindOf,
  NON_DATA_ROWS,
  type NonDataKind,
  type NonDataChoices,
} from '@/imports/check/non-data-rows';
import { createDayCheck, createMonthCheck } from '@/imports/check/future-dates';
import { createPeriodCheck } from '@/imports/check/period-in-month';
import { createNoteCheck } from '@/imports/check/note-row';
import { createRowValidator } from '@/imports/check/row-validator';
import type { ReportedErrors } from '@/imports/check/reported-errors';
import { countOutcome, emptyTally, type Tally } from './outcome-tally';
import { createOutcomeWarnings } from './outcome-warnings';

type Validated = {
  layout: FileLayout;
  lookups: Lookups;
  rows: RowStore;
  reported: ReportedErrors;
  /** Whether a record may be repeated in equal rows. */
  mayRepeat: boolean;
  /** Whether year and month come from one column of the file. */
  isPeriodSplit: boolean;
  /** The names of the file's columns. */
  header: readonly string[];
  nonData: NonDataChoices;
  /** Rows that the user leaves out, whatever they are. */
  excluded: ReadonlySet<number>;
  onOtherWriting: () => void;
};

/** The errors of a file's rows, and the outcomes of rows without errors, by the backend's data known so far. */
export const createValidation = (
  format: ImportFormat,
  {
    layout,
    lookups,
    rows,
    reported,
    mayRepeat,
    isPeriodSplit,
    header,
    nonData,
    excluded,
    onOtherWriting,
  }: Validated,
) => {
  const { mapping } = layout;
  const columns = formatColumns(format, layout, lookups, onOtherWriting);
  const phones = phoneFieldsOf(format.schema);
  const key = createRowKey(columns, format.key);
  const { outcomeOf, storedIn, storedLines, mayExist } = createRowOutcomes(
    columns,
    key,
    format,
    lookups.records,
  );
  const read = createRowReader(columns, mapping.length);
  const constraints = createConstraintCheck(columns, lookups.codes, lookups.constraints);
  const rules = { columns, width: mapping.length, mayExist, constraints };
  const agents = createAgentCheck(columns, lookups);
  const ruled = createRowValidator(format, rules);
  const firstRowOf = createFirstRows(key, rows.at);
  const groups = format.isGrouped ? createRowGroups(key, firstRowOf) : undefined;
  const totals = groups && createTotalComparison(format, columns);
  const contradicts = groups && createSharedCheck(format, columns);
  const repeatOf = createRepeats({ format, columns, firstRowOf, mayRepeat, rowAt: rows.at });
  const isTotal = createTotalCheck({ columns, key, kinds: layout.kinds, rowAt: rows.at });
  const isNote = createNoteCheck({ columns, key: format.key, header, rowAt: rows.at });
  const warnings = createOutcomeWarnings(format, {
    columns,
    key,
    rowAt: rows.at,
    phones,
    lookups,
    outcomeOf,
    storedIn,
  });
  const missing = createMissingLines(format, { storedIn, storedLines });
  const futureIn = createMonthCheck(format, columns) ?? createDayCheck(format, columns);
  const namePeriods = createPeriodCheck(format, columns, isPeriodSplit);
  /** The errors of blank cells become {@link BLANK} where the record has a value: it can be kept. */
  const compareBlanks = (reading: RowReading, found: RowIssue[]): void => {
    if (format.isGrouped) return;
    for (const issue of found) {
      const { index = -1, at = -1 } = columns.find(({ name }) => name === issue.column) ?? {};
      if (at === -1 || reading.cells[index]?.text !== '') continue;
      if (storedIn(reading, issue.column)) issue.message = BLANK;
    }
  };
  /** The kind of a row with errors that seems to be no record; undefined for others, and where the user said so. */
  const nonDataKindIn = (row: number, reading: RowReading): NonDataKind | undefined => {
    if (nonData.total !== 'kept' && isTotal(row, reading)) return 'total';
    return nonData.note !== 'kept' && isNote(row) ? 'note' : undefined;
  };
  const nonDataIssue = (row: number, kind: NonDataKind): RowIssue[] => {
    const isAsked = nonData[kind] === 'asked';
    if (!isAsked) leftOutRows.add(row);
    return [{ column: '', message: NON_DATA_ROWS[kind][isAsked ? 'asked' : 'left_out'] }];
  };
  const issuesOf = (row: number, reading: RowReading): RowIssue[] => {
    if (excluded.has(row)) {
      leftOutRows.add(row);
      return [];
    }
    const found = ruled(reading);
    leftOutRows.delete(row);
    const kind = found.some(isError) ? nonDataKindIn(row, reading) : undefined;
    if (kind) return nonDataIssue(row, kind);
    compareBlanks(reading, found);
    if (found.length > 0) {
      namePeriods?.(reading, found);
      agents?.replaceIn(reading, found);
    }
    totals?.put(row, reading);
    if (groups) contradicts?.(row, groups.firstOf(row), reading, found);
    const repeat = repeatOf(row, reading);
    if (repeat === EQUAL) repeatedRows.add(row);
    else if (repeat) found.push(repeat);
    const future = futureIn?.(reading);
    if (future && !found.some(({ column }) => column === future.column)) found.push(future);
    reported.addTo(row, found);
    const stray = rows.strayAt(row);
    if (stray !== undefined) found.push({ column: mapping[stray] ?? '', message: WARNINGS.quote });
    return found;
  };
  /** The outcome of a row; undefined for a row with errors. Adds the issues that follow from the existing records. */
  const judge = (row: number, reading: RowReading, found: RowIssue[]): RowOutcome | undefined => {
    const outcome = found.some(isError) ? undefined : warnings.judge(row, reading, found);
    missing?.put(row, reading, outcome);
    if (!outcome) warnings.addSimilarCode(reading, found);
    return outcome;
  };
  let issues = createIssueStore();
  let tally = emptyTally();
  /** Rows that are equal to an earlier one. */
  const repeatedRows = new Set<number>();
  /** Rows that are left out: the user's, and those that seem to be totals or notes. */
  const leftOutRows = new Set<number>();
  let short: CheckState['short'];

  /** The results once rows are held back; undefined where rows have changed since. */
  let settled: { issues: IssueStore; tally: Tally; sums: ReadonlyMap<number, number> } | undefined;
  const settle = () => {
    if (!groups) return { issues, tally, sums: NO_SUMS };
    settled ??= compareTotals(groups);
    return settled;
  };
  /** Adds a warning to rows of records whose total is not the sum of their rows. */
  const compareTotals = (own: ReturnType<typeof createRowGroups>) => {
    const whole = holdBack(own);
    const held = { ...whole, issues: withMissingLines(own, whole.issues) };
    const sums = totals?.differing(own.firstOf) ?? NO_SUMS;
    if (!totals || sums.size === 0) return { ...held, sums };
    const flags = new Uint8Array(rows.length());
    for (const row of sums.keys()) if (!leftOutRows.has(row)) flags[row] = 1;
    const issue = { column: totals.column, message: WARNINGS.sum };
    return { ...held, issues: held.issues.withIssue(flags, issue), sums };
  };
  /** Adds the warning about a changed final record to rows whose file lacks other lines of it. */
  const withMissingLines = (
    own: ReturnType<typeof createRowGroups>,
    before: IssueStore,
  ): IssueStore => {
    const found = missing?.rows(own.firstOf, rows.length()) ?? [];
    if (!missing || found.length === 0) return before;
    const failed = before.failedFlags(rows.length());
    const flags = new Uint8Array(rows.length());
    for (const row of found) if (failed[row] === 0 && !leftOutRows.has(row)) flags[row] = 1;
    return flags.includes(1) ? before.withIssue(flags, missing.issue) : before;
  };
  /** Adds an error to rows whose record has another row that is not sent, and takes back their outcomes. */
  const holdBack = ({ heldBack }: ReturnType<typeof createRowGroups>) => {
    const unsent = issues.failedFlags(rows.length());
    for (const row of excluded) unsent[row] = 1;
    const held = heldBack(unsent);
    // Totals and notes are no rows of a record, whatever their cells are.
    for (const row of leftOutRows) held[row] = 0;
    if (!held.includes(1)) return { issues, tally };
    const sent = structuredClone(tally);
    for (const [row, isHeld] of held.entries()) {
      if (isHeld === 1) countOutcome(sent, outcomeOf(read(rows.at(row))), -1);
    }
    sent.changedColumns = Object.fromEntries(
      Object.entries(sent.changedColumns).filter(([, changed]) => changed > 0),
    );
    return { issues: issues.withIssue(held, { column: '', message: HELD }), tally: sent };
  };

  return {
    issues: () => settle().issues,
    tally: () => settle().tally,
    short: () => short,
    /** Rows without errors that are equal to an earlier one: their record is sent once. */
    repeatedRows: (): ReadonlySet<number> => repeatedRows,
    /** Rows that are left out: the user's, and those that seem to be totals or notes. */
    leftOutRows: (): ReadonlySet<number> => leftOutRows,
    /** The text of a column of a row's record; undefined without a record. */
    storedAt: (row: number, column: string): string | undefined =>
      storedIn(read(rows.at(row)), column),
    /** The agent of the customer that a row names; undefined where it is not known. */
    agentAt: (row: number): string | undefined => agents?.agentOf(read(rows.at(row))),
    /** The sum of the rows of a row's record, where its total is another. */
    sumAt: (row: number): number | undefined => settle().sums.get(row),
    /** The first row with the same key as a row that was added; undefined for the first itself. */
    firstRowOf: (row: number): number | undefined => firstRowOf(row, read(rows.at(row))),
    /** Another row whose code is almost that of a row with a warning about it. */
    twinOf: warnings.twinOf,
    /** The name of the record with the code beside a name. */
    nameAt: (row: number, column: string): string | undefined =>
      warnings.nameIn(read(rows.at(row)), column),
    /** The rows that form records with these rows, in order. */
    rowsWith: (own: Iterable<number>): number[] => groups?.rowsWith(own) ?? [...own],
    /** Validates a row; all rows must be added in order. `text` is that of a row that has not been corrected. */
    add: (row: number, text: RowText = rows.at(row)): void => {
      const reading = read(text);
      settled = undefined;
      groups?.add(row, reading);
      const found = issuesOf(row, reading);
      // A note has one cell because it is no record.
      if (
        reading.isShort &&
        !excluded.has(row) &&
        !found.some(({ message }) => nonDataKindOf(message))
      ) {
        short ??= { rows: 0, line: rows.line(row) };
        short.rows += 1;
      }
      const outcome = leftOutRows.has(row) ? undefined : judge(row, reading, found);
      for (const { column, message } of found) issues.add(row, column, message);
      if (!outcome) repeatedRows.delete(row);
      else if (!repeatedRows.has(row)) countOutcome(tally, outcome);
    },
    /**
     * Validates the `changed` rows (1 at their index) again; their keys must be unchanged, and no valid row may repeat
     * one of them, or be repeated by one.
     */
    again: (changed: Uint8Array): void => {
      settled = undefined;
      issues = issues.replaced(changed, (row) => {
        const reading = read(rows.at(row));
        const found = issuesOf(row, reading);
        if (!leftOutRows.has(row)) judge(row, reading, found);
        return found;
      });
      // The earlier outcome of a changed row is not kept: all outcomes are counted again.
      tally = emptyTally();
      const failed = issues.failedFlags(rows.length());
      for (let row = 0; row < rows.length(); row += 1) {
        if (failed[row] === 1) repeatedRows.delete(row);
        else if (!leftOutRows.has(row) && !repeatedRows.has(row))
          countOutcome(tally, outcomeOf(read(rows.at(row))));
      }
    },
  };
};

const NO_SUMS: ReadonlyMap<number, number> = new Map();

const isError = ({ message }: RowIssue): boolean => !isWarning(message);
