import type { ImportFormat } from '@/core/imports';
import type { CheckState } from '@/imports/check/check-state';
import { addFileRows, letMessagesIn, type Progress } from './add-file-rows';
import { createCheckedRows, type CheckedWith } from './checked-rows';
import { createCorrections } from './corrections';
import { openSource } from './file-source';
import { createResults } from './results';
import {
  columnNames,
  normalise,
  type ColumnMapping,
  type KnownColumn,
} from '@/imports/read/column-mapping';
import { createEditLog } from '@/imports/correct/edit-log';
import type { ColumnWords } from '@/imports/check/file-layout';
import { splitHead, type PeriodColumn } from '@/imports/read/period-column';
import { describeFormat } from '@/imports/read/format-info';
import { createIssueLines } from '@/imports/check/issue-lines';
import { createLookups } from '@/imports/compare/lookups';
import type { ReportedRow } from '@/imports/check/reported-errors';
import { wrongValues, type WrongValue } from '@/imports/check/wrong-values';
import { readCorrectedRows } from '@/imports/correct/corrected-rows';
import {
  WIRE_FORM,
  WrongEncoding,
  type FileHead,
  type FileProblem,
  type ReadOptions,
} from '@/imports/read/read-file';

/**
 * Reads, checks, corrects and writes a file of one kind. It runs in a worker, so that a million rows neither block the
 * page nor fill its memory.
 */
export const createWorkbench = (format: ImportFormat) => {
  const lookups = createLookups(format);
  const edits = createEditLog();
  let file: Blob = new Blob();
  let head: FileHead | undefined;
  const header = () => head?.header ?? [];
  let period: PeriodColumn | undefined;
  /** The options of the next check, besides its lookups. */
  const given: Omit<CheckedWith, 'lookups' | 'numbers' | 'isPeriodSplit'> = {
    words: {},
    reported: { rows: [], columns: [] },
    mayRepeat: false,
  };
  let naming: readonly string[] = [];
  let checked = newRows([]);
  let issueLines = linesOf(checked);
  let progress: Progress = { bytes: 0, isDone: false, form: WIRE_FORM };
  /** The number of checks started; all but the last are cancelled. */
  let run = 0;
  let version = 0;

  function newRows(mapping: ColumnMapping) {
    const { numbers } = head?.book ?? {};
    // Where year and month are split from one column, the name of a month by itself is not a value.
    const [, month] = period?.fields ?? [];
    const words = month ? { ...given.words, [month]: {} } : given.words;
    return createCheckedRows(
      format,
      { header: head?.header ?? [], mapped: mapping },
      { lookups: lookups.all(), numbers, isPeriodSplit: period !== undefined, ...given, words },
    );
  }

  function linesOf(own: typeof checked) {
    return createIssueLines({
      ...own,
      isGrouped: format.isGrouped === true,
      nameBy: () => ({ key: format.key, naming }),
      header,
    });
  }

  const state = (): CheckState => {
    version += 1;
    return { ...progress, ...checked.counts(), ...edits.counts(), version };
  };

  const fields = format.columns.map(({ name }) => name);
  const namesOfColumns = () => columnNames(header(), checked.layout().mapping, fields);

  const open = async (
    chosen: Blob,
    options: ReadOptions,
    labels: readonly string[] = [],
  ): Promise<FileHead | FileProblem> => {
    run += 1;
    period = undefined;
    const known = new Set([...fields, ...labels].map(normalise).filter(Boolean));
    const source = await openSource(chosen, options, (name) => known.has(normalise(name)));
    if ('problem' in source) {
      head = undefined;
      return source;
    }
    file = source.csv;
    head = source.head;
    return head;
  };

  const check = async (
    chosen: ColumnMapping,
    onState: (state: CheckState) => unknown,
  ): Promise<CheckState> => {
    if (!head) throw new Error('No file is open');
    const own = ++run;
    checked = newRows(chosen);
    issueLines = linesOf(checked);
    edits.clear();
    try {
      await addFileRows({
        file,
        head,
        period,
        checked,
        isCurrent: () => own === run,
        setProgress: (next) => {
          progress = next;
        },
        report: () => onState(state()),
      });
    } catch (error) {
      if (!(error instanceof WrongEncoding)) throw error;
      head = { ...head, encoding: error.encoding };
      return check(chosen, onState);
    }
    return state();
  };

  const { add, ...corrections } = createCorrections({
    format,
    checked: () => checked,
    edits,
    state,
    linesOf: (row) =>
      checked
        .issues()
        .placesIn(row)
        .flatMap((at) => issueLines(null, at, 1)),
  });

  const results = createResults({
    format,
    checked: () => checked,
    header,
    columnNames: namesOfColumns,
    fingerprint: () => progress.fingerprint,
    naming: () => naming,
  });

  return {
    describe: () => describeFormat(format),
    /** Adds the words for values, by column; used from the next check on. */
    addWords: (words: ColumnWords): void => {
      given.words = words;
    },
    /** Adds the errors the backend gave for rows that were sent before; used from the next check on. */
    addReported: (rows: readonly ReportedRow[], columns: readonly KnownColumn[]): void => {
      given.reported = { rows, columns };
    },
    /** Sets whether a record may be repeated in equal rows; used from the next check on. */
    allowRepeats: (isAllowed: boolean): void => {
      given.mayRepeat = isAllowed;
    },
    /** Sets the columns with the name of a row's record. */
    nameBy: (columns: readonly string[]): void => {
      naming = columns;
    },
    /** Opens a file; its header is recognised by the names of the format's columns and by their `labels`. */
    open,
    /** Splits a column of the open file into year and month; returns the new head of the file. */
    split: (column: PeriodColumn): FileHead | undefined => {
      period = column;
      head &&= splitHead(head, column);
      return head;
    },
    check,
    state,
    ...corrections,
    ...results,
    /** Changes the mapping of the checked rows' columns; corrections are kept. */
    match: (mapping: ColumnMapping): CheckState => {
      run += 1;
      checked.match(mapping);
      return state();
    },
    /** Adds the backend's data, page by page; used from the next check or comparison on. */
    addCodes: lookups.addCodes,
    addRecords: lookups.addRecords,
    setConstraints: lookups.setConstraints,
    /** The known codes of a column, with their names. */
    offered: lookups.offered,
    /**
     * Compares the rows that were read with the backend's data; corrections are kept.
     *
     * @param onRows receives the number of rows compared, at intervals
     * @returns null where another check has begun, or this one was cancelled
     */
    compare: async (onRows: (done: number) => void): Promise<CheckState | null> => {
      const own = run;
      const isDone = await checked.compareWith(lookups.all(), async (done) => {
        onRows(done);
        await letMessagesIn();
        return own === run;
      });
      return isDone ? state() : null;
    },
    /** Cancels a check: the rows read so far are kept. */
    cancel: () => {
      run += 1;
    },
    /** Errors of `kind`, or all, from `offset` on; with a `text`, only those of cells with this text. */
    issues: (kind: number | null, offset: number, limit: number, text?: string) =>
      issueLines(kind, offset, limit, text),
    /** The most frequent texts of the cells with errors of `kind`, with their numbers. */
    wrongValues: (kind: number): WrongValue[] => wrongValues(checked, kind),
    /**
     * Replaces failed rows by those of a file in which they were corrected elsewhere; returns their number. Null for a
     * file without failed rows of this one.
     */
    replaceRows: async (
      corrected: Blob,
    ): Promise<{ replaced: number; state: CheckState } | null> => {
      const names = namesOfColumns();
      const source = await openSource(corrected, {}, (name) => names.includes(name.trim()));
      if ('problem' in source) return null;
      const found = await readCorrectedRows(source, checked.rows, names, progress.fingerprint);
      if (!found) return null;
      return { replaced: found.rows, state: add(found.edit) };
    },
  };
};

export type Workbench = ReturnType<typeof createWorkbench>;
