import type { ImportFormat } from '@/core/imports';
import { constantsBehind, wireWriter } from '@/imports/check/file-layout';
import { inheritedColumns } from '@/imports/check/inherited-columns';
import { changedRows, type ChangedRow } from '@/imports/compare/changed-rows';
import {
  previousValues,
  type PreviousValues,
  type Source,
} from '@/imports/compare/previous-values';
import { excludedRows, type ExcludedRow } from '@/imports/compare/excluded-rows';
import { addedRows, type AddedRow } from '@/imports/compare/added-rows';
import { partOfFile, type FilePart } from '@/imports/read/part-of-file';
import type { ReportedRow } from '@/imports/check/reported-errors';
import { HELD } from '@/imports/check/row-groups';
import { isRepeat } from '@/imports/check/row-key';
import { writeCsv, type Part } from '@/imports/send/csv-file';
import type { createCheckedRows } from './checked-rows';

type Checked = {
  format: ImportFormat;
  /** The current rows; each check makes new ones. */
  checked: () => ReturnType<typeof createCheckedRows>;
  /** The first row of the file that is open. */
  header: () => readonly string[];
  /** Its columns as written files name them. */
  columnNames: () => readonly string[];
  fingerprint: () => string | undefined;
  /** The columns with the name of a row's record. */
  naming: () => readonly string[];
};

/** The results of a check: the files written from its rows, and what those rows change. */
export const createResults = ({
  format,
  checked,
  header,
  columnNames,
  fingerprint,
  naming,
}: Checked) => {
  const compared = (leftOut: readonly number[] = []): Source => {
    const { issues, layout, lookups, unsentRows, rows } = checked();
    const failed = issues().failedFlags(rows.length());
    for (const row of [...leftOut, ...unsentRows()]) failed[row] = 1;
    return { layout: layout(), lookups: lookups(), rows, failed };
  };

  const write = (
    part: Part,
    wordOf: Readonly<Record<string, string>>,
    leftOut: readonly number[] = [],
  ): Blob => {
    const { issues, layout, lookups, unsentRows, rows } = checked();
    const { inherited, mapping } = layout();
    const ofCustomers = inheritedColumns(inherited, mapping, lookups());
    return writeCsv({
      part,
      leftOut: new Set([...leftOut, ...unsentRows()]),
      rows,
      issues: issues(),
      names: columnNames(),
      added: [
        ...constantsBehind(layout()).map(([name]) => name),
        ...ofCustomers.map(({ name }) => name),
      ],
      wireOf: wireWriter(layout(), ofCustomers),
      fingerprint: fingerprint(),
      wordOf,
    });
  };

  return {
    /** The current values that rows without errors change, except those left out; null where these are unknown. */
    previous: (leftOut: readonly number[] = []): PreviousValues | null =>
      previousValues(format, compared(leftOut)),
    /** The same as .xlsx files, whose sheet is named `sheet`. */
    previousSheet: async (
      sheet: string,
      leftOut: readonly number[] = [],
    ): Promise<PreviousValues | null> => {
      const { sheetRows } = await import('@/imports/compare/previous-sheet');
      return previousValues(format, compared(leftOut), sheetRows(format, sheet));
    },
    /** Rows without errors that change a record, with each field before and after. */
    changes: (offset: number, limit: number): ChangedRow[] =>
      changedRows(format, compared(), { offset, limit, naming: naming() }),
    /** Rows without errors that create a record, with their fields. */
    added: (offset: number, limit: number): AddedRow[] =>
      addedRows(format, compared(), { offset, limit, naming: naming() }),
    /** Rows that are left out. */
    excluded: (offset: number, limit: number): ExcludedRow[] => {
      const { rows, layout, leftOutRows } = checked();
      return excludedRows(
        { rows, layout: layout(), excluded: leftOutRows(), key: format.key },
        { offset, limit, naming: naming() },
      );
    },
    /** The rows of another kind that are in the file: see {@link partOfFile}. */
    part: (places: FilePart): Blob => partOfFile(checked().rows, header(), places),
    /**
     * The rows as a file: all, those without errors, or those with errors, with their lines and messages. Rows that are
     * left out, and those that repeat an equal one, are not in it.
     */
    write,
    /**
     * The failed rows as a file to be opened once the others were sent, with their lines in this one. Those that repeat
     * one of the others, or whose record has one that is left out, come with that error: the new file does not show it.
     */
    rest: (wordOf: Readonly<Record<string, string>>): { file: Blob; reported: ReportedRow[] } => {
      const { choices, firstRowOf, issues, rows, rowsWith } = checked();
      const store = issues();
      const failed = store.failedFlags(rows.length());
      const repeats = new Map<number, string>();
      for (const [kind, { column, message }] of store.kinds().entries()) {
        if (message === HELD && choices().excluded.size > 0) {
          for (const row of store.rowsOf(kind)) {
            const isPart = rowsWith([row]).some((own) => choices().excluded.has(own));
            if (isPart) repeats.set(row, wordOf[message] ?? message);
          }
        }
        if (!isRepeat(message)) continue;
        for (const row of store.rowsOf(kind)) {
          if (failed[firstRowOf(row) ?? row] === 1) continue;
          repeats.set(row, `${column}: ${wordOf[message] ?? message}`);
        }
      }
      const reported: ReportedRow[] = [];
      for (const [old, flag] of failed.entries()) {
        if (flag === 0) continue;
        const message = repeats.get(old) ?? '';
        reported.push({ row: reported.length, message, line: rows.line(old) });
      }
      return { file: write('rest', wordOf), reported };
    },
  };
};
