import type { ImportFormat } from '@/core/imports';
import type { CheckState, FormatInfo, IssueLine } from './check-types';
import type { Matching } from './column-matching';
import { cellsOf, rowAt, UnclosedQuote } from './csv-parser';
import { ROW_COLUMN, writeCsv, type Part } from './csv-file';
import { createEditLog } from './edit-log';
import { createFingerprint } from './fingerprint';
import { createIssueStore } from './issue-store';
import { createLookUps } from './look-ups';
import type { Change } from './mending';
import {
  readHead,
  readRows,
  WrongEncoding,
  type FileHead,
  type FileProblem,
  type ReadOptions,
} from './read-file';
import { createRowValidator, type Fate, type RowValidator } from './row-validator';
import { createRowStore } from './row-store';

/** How often the page hears of a check. */
const REPORT_MS = 150;

type Tally = Pick<CheckState, 'fate' | 'changedColumns'>;

const emptyTally = (): Tally => ({
  fate: { fresh: 0, changed: 0, same: 0, unknown: 0 },
  changedColumns: {},
});

/**
 * A file of one kind on its way: its rows are read, checked, mended and written again. It lives in a worker, so that
 * a million rows neither hold up the page nor lie in its memory.
 */
export const createWorkbench = (format: ImportFormat) => {
  let file: Blob = new Blob();
  let head: FileHead | undefined;
  let rows = createRowStore();
  let issues = createIssueStore();
  let checker: RowValidator | undefined;
  const lookUps = createLookUps(format);
  let matching: Matching = [];
  let places: { kind: number; found: Int32Array } | undefined;
  let run = 0;
  let state: Omit<
    CheckState,
    keyof Tally | 'rows' | 'failedRows' | 'issues' | 'kinds' | 'undoable' | 'redoable'
  >;
  let tally = emptyTally();
  const edits = createEditLog();

  const describe = (): FormatInfo => {
    const missing = format.schema.safeParse({});
    const required = new Set(
      missing.success ? [] : missing.error.issues.map(({ path }) => path[0]),
    );
    return {
      key: format.key,
      isGrouped: format.isGrouped ?? false,
      columns: format.columns.map(({ name, examples, isList = false }) => ({
        name,
        examples,
        isList,
        isRequired: required.has(name) || format.key.includes(name),
      })),
    };
  };

  const open = async (chosen: Blob, options: ReadOptions): Promise<FileHead | FileProblem> => {
    run += 1;
    file = chosen;
    const known = new Set(format.columns.map(({ name }) => name));
    const read = await readHead(file, options, (name) => known.has(name.trim().toLowerCase()));
    head = typeof read === 'string' ? undefined : read;
    return read;
  };

  const count = (fate: Fate) => {
    tally.fate[fate.kind] += 1;
    const changed = tally.changedColumns as Record<string, number>;
    for (const column of fate.columns) changed[column] = (changed[column] ?? 0) + 1;
  };

  const report = (): CheckState => ({
    ...state,
    ...tally,
    rows: rows.length(),
    failedRows: issues.failedRows(),
    issues: issues.length(),
    kinds: issues.kinds(),
    ...edits.counts(),
  });

  const check = async (
    chosen: Matching,
    onState: (state: CheckState) => void,
  ): Promise<CheckState> => {
    if (!head) throw new Error('No file is open');
    const own = ++run;
    const { encoding, separator } = head;
    rows = createRowStore();
    issues = createIssueStore();
    places = undefined;
    tally = emptyTally();
    edits.clear();
    matching = chosen;
    checker = createRowValidator(format, {
      matching,
      lookUps: lookUps.all(),
      rowAt: rows.at,
    });
    state = { bytes: 0, isDone: false, encoding, separator };
    const fingerprint = createFingerprint();
    let reported = 0;
    try {
      for await (const { batch, bytes, piece } of readRows(file, { encoding, separator })) {
        if (own !== run) return report();
        fingerprint.add(piece);
        for (let row = rows.add(batch); row < rows.length(); row += 1) {
          const own = checker.read(rows.at(row));
          const found = checker.issuesOf(row, own);
          for (const { column, message } of found) issues.add(row, column, message);
          if (found.length === 0) count(checker.fateOf(own));
        }
        state = { ...state, bytes };
        if (performance.now() - reported < REPORT_MS) continue;
        onState(report());
        reported = performance.now();
      }
    } catch (error) {
      if (error instanceof WrongEncoding) {
        head = { ...head, encoding: 'windows-1252' };
        return check(chosen, onState);
      }
      if (!(error instanceof UnclosedQuote)) throw error;
      state = { ...state, unclosedQuote: error.line };
    }
    state = { ...state, bytes: file.size, isDone: true, fingerprint: fingerprint.value() };
    return report();
  };

  /** Checks rows whose cells have changed; all of them where a key did, for it tells what stands twice. */
  const checkAgain = (changed: ReadonlySet<number>, columns: Iterable<number>) => {
    if (!checker) return;
    const { read, issuesOf, fateOf } = checker;
    const touchesKey = [...columns].some((at) => format.key.includes(matching[at] ?? ''));
    const again = (row: number) => issuesOf(row, read(rows.at(row)));
    if (touchesKey) {
      checker.forgetKeys();
      issues = createIssueStore();
      for (let row = 0; row < rows.length(); row += 1) {
        for (const { column, message } of again(row)) issues.add(row, column, message);
      }
    } else {
      issues = issues.replaced(changed, again);
    }
    places = undefined;
    const failed = new Uint8Array(rows.length());
    issues.markRows(failed);
    tally = emptyTally();
    for (let row = 0; row < rows.length(); row += 1)
      if (failed[row] === 0) count(fateOf(read(rows.at(row))));
  };

  const write = (cells: readonly { row: number; column: number; text: string }[]) => {
    for (const { row, column, text } of cells) rows.write(row, column, text);
    checkAgain(new Set(cells.map(({ row }) => row)), new Set(cells.map(({ column }) => column)));
  };

  const placesOf = (kind: number | null) => {
    if (kind === null) return null;
    if (places?.kind !== kind) places = { kind, found: issues.placesOf(kind) };
    return places.found;
  };

  return {
    describe,
    open,
    check,
    /** What the backend holds, page by page; counts from the next check on. */
    addCodes: lookUps.addCodes,
    addRecords: lookUps.addRecords,
    /** Calls a check off: what was read so far stays. */
    cancel: () => {
      run += 1;
    },
    /** Errors of `kind`, or all, from `offset` on. */
    issues: (kind: number | null, offset: number, limit: number): IssueLine[] => {
      const found = placesOf(kind);
      const length = found?.length ?? issues.length();
      const lines: IssueLine[] = [];
      for (let place = offset; place < Math.min(offset + limit, length); place += 1) {
        const { row, kind: own } = issues.at(found ? (found[place] ?? 0) : place);
        const { column = '', message = '' } = issues.kinds()[own] ?? {};
        const at = matching.indexOf(column);
        const text = at === -1 ? undefined : (rows.cells(row)[at] ?? '');
        lines.push({
          place,
          row,
          line: rows.line(row),
          column,
          text: text?.slice(0, 500),
          message,
        });
      }
      return lines;
    },
    /** Changes the cell of `row` in `column`, or all cells that have errors of `kind`. Answers how many changed. */
    mend: (target: { row: number; column: string } | { kind: number }, change: Change) => {
      const { column = '' } = 'kind' in target ? (issues.kinds()[target.kind] ?? {}) : target;
      const at = matching.indexOf(column);
      if (at === -1) return { changed: 0, state: report() };
      const targets =
        'kind' in target
          ? Array.from(issues.placesOf(target.kind), (place) => issues.at(place).row)
          : [target.row];
      const cells = edits.change(rows, targets, at, change);
      if (cells.length > 0) write(cells);
      return { changed: cells.length, state: report() };
    },
    undo: (): CheckState => {
      write(edits.undo());
      return report();
    },
    redo: (): CheckState => {
      write(edits.redo());
      return report();
    },
    /** Replaces the rows of a file of failed rows that was mended elsewhere. Answers how many; null for any other file. */
    replaceRows: async (
      mendedFile: Blob,
    ): Promise<{ replaced: number; state: CheckState } | null> => {
      const read = await readHead(mendedFile, {}, () => false);
      if (typeof read === 'string' || read.header[0] !== ROW_COLUMN) return null;
      const cells: { row: number; column: number; text: string }[] = [];
      const changed = new Set<number>();
      for await (const { batch } of readRows(mendedFile, read)) {
        for (const start of batch.starts) {
          const own = cellsOf(rowAt(batch, start));
          const row = Number(own[0]) - 1;
          if (!Number.isInteger(row) || row < 0 || row >= rows.length()) continue;
          changed.add(row);
          for (let column = 0; column < matching.length; column += 1) {
            const text = own[column + 1] ?? '';
            if (text !== (rows.cells(row)[column] ?? '')) cells.push({ row, column, text });
          }
        }
      }
      edits.record(rows, cells);
      if (cells.length > 0) write(cells);
      return { replaced: changed.size, state: report() };
    },
    /** The rows as a file: all, those without errors, or those with, which name their row and say what is wrong. */
    write: (part: Part, wordOf: Readonly<Record<string, string>>): Blob =>
      writeCsv({ part, rows, issues, matching, header: head?.header ?? [], wordOf }),
    state: report,
  };
};

export type Workbench = ReturnType<typeof createWorkbench>;
