import type { ImportFormat } from '@/core/imports';
import { createTextReader, READINGS } from './cell-reading';
import type { CheckState } from './check-types';
import { createCheckedRows } from './checked-rows';
import type { ColumnMapping } from './column-mapping';
import { UnclosedQuote } from './csv-parser';
import { writeCsv, type Part } from './csv-file';
import { createEditLog, editOf, isEdit, type Choices, type Step } from './edit-log';
import { constantsBehind, kindsOf, wireWriter, type ColumnWords } from './file-layout';
import type { ChosenReading } from './find-readings';
import { createFingerprint } from './fingerprint';
import { describeFormat } from './format-info';
import { createIssueLines } from './issue-lines';
import { createLookUps } from './look-ups';
import { partOfFile } from './part-of-file';
import { previousValues, type PreviousValues } from './previous-values';
import { readCorrectedRows } from './corrected-rows';
import type { Change } from './correction';
import {
  readHead,
  readRows,
  WrongEncoding,
  type FileHead,
  type FileProblem,
  type ReadOptions,
} from './read-file';

/** How often the page hears of a check. */
const REPORT_MS = 150;

/**
 * A file of one kind on its way: its rows are read, checked, corrected and written again. It lives in a worker, so that
 * a million rows neither hold up the page nor lie in its memory.
 */
export const createWorkbench = (format: ImportFormat) => {
  const lookUps = createLookUps(format);
  const edits = createEditLog();
  let file: Blob = new Blob();
  let head: FileHead | undefined;
  let words: ColumnWords = {};
  let checked = newRows([]);
  let issueLines = createIssueLines(checked);
  let progress: Progress = { bytes: 0, isDone: false, encoding: 'utf-8', separator: ',' };
  /** Counts the checks: one that is not the last has been called off. */
  let run = 0;

  function newRows(mapping: ColumnMapping) {
    return createCheckedRows(format, mapping, { lookUps: lookUps.all(), words });
  }

  const state = (): CheckState => ({ ...progress, ...checked.counts(), ...edits.counts() });

  const open = async (chosen: Blob, options: ReadOptions): Promise<FileHead | FileProblem> => {
    run += 1;
    file = chosen;
    const known = new Set(format.columns.map(({ name }) => name));
    const read = await readHead(file, options, (name) => known.has(name.trim().toLowerCase()));
    head = 'problem' in read ? undefined : read;
    return read;
  };

  const check = async (
    chosen: ColumnMapping,
    onState: (state: CheckState) => void,
  ): Promise<CheckState> => {
    if (!head) throw new Error('No file is open');
    const own = ++run;
    const { encoding, separator } = head;
    checked = newRows(chosen);
    issueLines = createIssueLines(checked);
    edits.clear();
    progress = { bytes: 0, isDone: false, encoding, separator };
    const fingerprint = createFingerprint();
    let reportedAt = -Infinity;
    try {
      for await (const { batch, bytes, piece } of readRows(file, { encoding, separator })) {
        if (own !== run) return state();
        fingerprint.add(piece);
        checked.add(batch);
        progress = { ...progress, bytes };
        if (performance.now() - reportedAt < REPORT_MS) continue;
        onState(state());
        reportedAt = performance.now();
      }
    } catch (error) {
      if (error instanceof WrongEncoding) {
        head = { ...head, encoding: 'windows-1252' };
        return check(chosen, onState);
      }
      if (!(error instanceof UnclosedQuote)) throw error;
      progress = { ...progress, unclosedQuote: error.line };
    }
    const isRead = await checked.readThrough(async () => {
      await messagesHeard();
      return own === run;
    });
    if (!isRead) return state();
    progress = { ...progress, bytes: file.size, isDone: true, fingerprint: fingerprint.value() };
    return state();
  };

  const put = (step: Step | undefined, side: 'before' | 'after'): CheckState => {
    if (step && isEdit(step)) checked.write(step, side);
    else if (step) checked.choose(step[side]);
    return state();
  };
  const add = (step: Step | undefined): CheckState => {
    if (step) edits.add(step);
    return put(step, 'after');
  };
  const choose = (more: Partial<Choices>): CheckState => {
    const before = checked.choices();
    return add({ before, after: { ...before, ...more } });
  };
  const readingOf = (column: string | undefined) =>
    checked.counts().readings.find((found) => found.column === column)?.reading;

  return {
    describe: () => describeFormat(format),
    /** The words for values, by their columns: what files say for them from the next check on. */
    addWords: (own: ColumnWords): void => {
      words = own;
    },
    open,
    check,
    state,
    /** Lets the columns of the rows that were checked stand for others: what was corrected stays. */
    match: (mapping: ColumnMapping): CheckState => {
      run += 1;
      checked.match(mapping);
      return state();
    },
    /** Reads columns as chosen; a step that can be undone. */
    read: (chosen: Readonly<Record<string, ChosenReading>>): CheckState =>
      choose({
        readings: new Map([...checked.choices().readings, ...Object.entries(chosen)]),
      }),
    /** Lets a value stand in all rows for a column the file lacks, or none; a step that can be undone. */
    fill: (column: string, text: string | null): CheckState => {
      const constants = new Map(checked.choices().constants);
      if (text === null) constants.delete(column);
      else constants.set(column, wireText(format, column, text));
      return choose({ constants });
    },
    /** What the backend holds, page by page; counts from the next check on, or once it is compared. */
    addCodes: lookUps.addCodes,
    addRecords: lookUps.addRecords,
    /**
     * Compares the rows that were read with what the backend holds; what was corrected stays.
     *
     * @param onRows told how many rows are compared, now and then
     * @returns null where another check has begun, or this one was called off
     */
    compare: async (onRows: (done: number) => void): Promise<CheckState | null> => {
      const own = run;
      const isDone = await checked.compareWith(lookUps.all(), async (done) => {
        onRows(done);
        await messagesHeard();
        return own === run;
      });
      return isDone ? state() : null;
    },
    /** Calls a check off: what was read so far stays. */
    cancel: () => {
      run += 1;
    },
    /** Errors of `kind`, or all, from `offset` on. */
    issues: (kind: number | null, offset: number, limit: number) => issueLines(kind, offset, limit),
    /** Changes the cell of `row` in `column`, or all cells that have errors of `kind`. Answers how many changed. */
    correct: (target: { row: number; column: string } | { kind: number }, change: Change) => {
      const issues = checked.issues();
      const column = 'kind' in target ? issues.kinds()[target.kind]?.column : target.column;
      const at = checked.layout().mapping.indexOf(column ?? '');
      if (at === -1) return { changed: 0, state: state() };
      const targets = 'kind' in target ? issues.rowsOf(target.kind) : [target.row];
      const edit = editOf(checked.rows, targets, at, change, readingOf(column));
      return { changed: edit?.rows.length ?? 0, state: add(edit) };
    },
    undo: () => put(edits.undo(), 'before'),
    redo: () => put(edits.redo(), 'after'),
    /**
     * Puts rows in their places that were saved as failed ones and corrected elsewhere; answers how many. Null for a file
     * that is none of this one's failed rows.
     */
    replaceRows: async (
      corrected: Blob,
    ): Promise<{ replaced: number; state: CheckState } | null> => {
      const names = columnNames(head, checked.layout().mapping);
      const found = await readCorrectedRows(corrected, checked.rows, names, progress.fingerprint);
      if (!found) return null;
      return { replaced: found.rows, state: add(found.edit) };
    },
    /** What rows without errors change, as it is now; null where that is not known. */
    previous: (): PreviousValues | null =>
      previousValues(format, {
        layout: checked.layout(),
        lookUps: checked.lookUps(),
        rows: checked.rows,
        failed: checked.issues().failedFlags(checked.rows.length()),
      }),
    /** The rows that say something in the columns at `telling`, with the columns at `kept` alone. */
    part: (places: { kept: readonly number[]; telling: readonly number[] }): Blob =>
      partOfFile(checked.rows, head?.header ?? [], places),
    /** The rows as a file: all, those without errors, or those with, which name their row and say what is wrong. */
    write: (part: Part, wordOf: Readonly<Record<string, string>>): Blob =>
      writeCsv({
        part,
        rows: checked.rows,
        issues: checked.issues(),
        names: columnNames(head, checked.layout().mapping),
        constants: constantsBehind(checked.layout()).map(([name]) => name),
        wireOf: wireWriter(checked.layout()),
        fingerprint: progress.fingerprint,
        wordOf,
      }),
  };
};

export type Workbench = ReturnType<typeof createWorkbench>;

type Progress = Omit<
  CheckState,
  keyof ReturnType<ReturnType<typeof createCheckedRows>['counts']> | 'undoable' | 'redoable'
>;

/** Lets the worker hear what the page has said meanwhile. */
const messagesHeard = () => new Promise((resolve) => setTimeout(resolve));

/** A value somebody typed for all rows, in the wire's form. */
const wireText = (format: ImportFormat, column: string, text: string): string => {
  const kind = kindsOf(format).get(column);
  const read = kind && kind !== 'choice' ? createTextReader(READINGS[kind][0]) : undefined;
  return read?.(text) ?? text;
};

/** What the columns are called in files that are written: as the fields they stand for. */
const columnNames = (head: FileHead | undefined, mapping: ColumnMapping): string[] =>
  (head?.header ?? []).map((name, at) => mapping[at] ?? name);
