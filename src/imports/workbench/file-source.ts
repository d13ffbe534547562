import type { RowBatch } from '@/imports/read/csv-parser';
import {
  readHead,
  WIRE_FORM,
  type FileHead,
  type FileProblem,
  type ReadOptions,
} from '@/imports/read/read-file';
import { isArchive, isNamedAsBook, problemByName } from '@/imports/sheet/kind-of-bytes';
import { sheetRowOf } from '@/imports/sheet/csv-sink';
import { UnreadableSheet } from '@/imports/sheet/sheet-problem';

/** A file as CSV, and its beginning. */
export type FileSource = { csv: Blob; head: FileHead };

/**
 * Opens a file of rows: CSV as it is, a workbook by one of its sheets, which becomes a CSV file of the same rows.
 *
 * @param isKnown whether a column has this name
 */
export const openSource = async (
  file: Blob,
  options: ReadOptions,
  isKnown: (name: string) => boolean,
): Promise<FileSource | FileProblem> => {
  try {
    if (await isArchive(file)) return await openSheet(file, options, isKnown);
  } catch (error) {
    if (error instanceof UnreadableSheet) return { problem: error.problem };
    throw error;
  }
  const head = await readHead(file, options, isKnown);
  if (!('problem' in head)) {
    // A CSV file named like a workbook is read, unless no name of a column is known: then its name misled the user.
    const isRenamed = isNamedAsBook(file) && !head.header.some(isKnown);
    return isRenamed ? { problem: 'renamed' } : { csv: file, head };
  }
  return head.problem === 'binary' ? { problem: problemByName(file) ?? 'binary' } : head;
};

const openSheet = async (
  file: Blob,
  options: ReadOptions,
  isKnown: (name: string) => boolean,
): Promise<FileSource | FileProblem> => {
  const { readSpreadsheet } = await import('@/imports/sheet/spreadsheet');
  const { csv, ...sheet } = await readSpreadsheet(file, options, isKnown);
  const book = { ...sheet, size: csv.size };
  const { headerRow, firstRow } = options;
  const { encoding, separator, quoting } = WIRE_FORM;
  const head = await readHead(
    csv,
    { encoding, separator, quoting, ...(headerRow !== undefined && { headerRow, firstRow }) },
    isKnown,
  );
  if ('problem' in head) return { ...head, book };
  const beginning = head.beginning.map((row) => ({
    ...row,
    line: sheetRowOf(row.line, sheet.continued),
  }));
  return { csv, head: { ...head, beginning, book } };
};

/** The rows of a sheet with its own row numbers in place of the lines of the CSV file made of it. */
export const withSheetRows = (batch: RowBatch, head: FileHead): RowBatch => {
  const { continued = [] } = head.book ?? {};
  if (continued.length === 0) return batch;
  return { ...batch, lines: batch.lines.map((line) => sheetRowOf(line, continued)) };
};
