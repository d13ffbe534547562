import type { CheckState } from '@/imports/check/check-state';
import { createFingerprint } from '@/imports/read/fingerprint';
import { splitBatch, type PeriodColumn } from '@/imports/read/period-column';
import { readRows, type FileHead } from '@/imports/read/read-file';
import type { createCheckedRows } from './checked-rows';
import { withSheetRows } from './file-source';

type CheckedRows = ReturnType<typeof createCheckedRows>;

/** The progress of a check: the part of its state that depends on how much of the file has been read. */
export type Progress = Omit<
  CheckState,
  keyof ReturnType<CheckedRows['counts']> | 'undoable' | 'redoable' | 'hadErrors' | 'version'
>;

type FileRows = {
  file: Blob;
  head: FileHead;
  /** The column to be split into year and month. */
  period: PeriodColumn | undefined;
  checked: CheckedRows;
  /** Whether no other check has begun, and this one was not cancelled. */
  isCurrent: () => boolean;
  setProgress: (progress: Progress) => void;
  /** Reports the progress to the page. */
  report: () => unknown;
};

/**
 * Reads the rows of a file and adds them to `checked`; ends early once the check is not current.
 *
 * @throws WrongEncoding where a file read as UTF-8 is not UTF-8
 */
export const addFileRows = async ({
  file,
  head,
  period,
  checked,
  isCurrent,
  setProgress,
  report,
}: FileRows): Promise<void> => {
  const { encoding, separator, quoting, headerRow, firstRow } = head;
  const form = { encoding, separator, quoting, headerRow, firstRow };
  let progress: Progress = { bytes: 0, isDone: false, form };
  const advance = (more: Partial<Progress>) => {
    progress = { ...progress, ...more };
    setProgress(progress);
  };
  advance({});
  const fingerprint = createFingerprint();
  let reportedAt = -Infinity;
  for await (const { batch, bytes, piece } of readRows(file, form)) {
    if (!isCurrent()) return;
    fingerprint.add(piece);
    const rows = withSheetRows(batch, head);
    checked.add(period ? splitBatch(rows, period) : rows);
    advance({ bytes, isMixed: progress.isMixed || batch.isMixed });
    if (performance.now() - reportedAt < REPORT_MS) continue;
    // Waits until the page has shown the report: on a busy processor, the check would slow that down.
    await report();
    if (!isCurrent()) return;
    reportedAt = performance.now();
  }
  const isRead = await checked.readThrough(async () => {
    await letMessagesIn();
    return isCurrent();
  });
  if (isRead) advance({ bytes: file.size, isDone: true, fingerprint: fingerprint.value() });
};

/** Interval at which a check reports to the page. */
const REPORT_MS = 150;

/** Lets the worker handle messages from the page. */
export const letMessagesIn = () => new Promise((resolve) => setTimeout(resolve));
