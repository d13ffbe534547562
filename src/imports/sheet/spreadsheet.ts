import type { Book, CellView, NumberFormatter, SheetName, SheetNotes } from './book';
import { createCsvSink, type NumberStorage } from './csv-sink';
import { openOds } from './ods-book';
import { UnreadableSheet } from './sheet-problem';
import { openXlsx } from './xlsx-book';
import { openArchive, type Archive } from './zip-archive';

/** The user's choices in a workbook. */
export type SheetOptions = {
  /** The index of the sheet. */
  sheet?: number | undefined;
  cells?: CellView | undefined;
};

/** A sheet of a workbook as a CSV file, in which each row of the sheet is a row. */
export type ReadSheet = {
  csv: Blob;
  /** Lines of the CSV file that belong to the row before them: see sheetRowOf. */
  continued: readonly number[];
  sheets: readonly SheetName[];
  sheet: number;
  cells: CellView;
  notes: SheetNotes;
  /** The notation of the numbers of each column, by its index. */
  numbers: ReadonlyMap<number, NumberStorage>;
};

/** Size of the largest file that is read, in bytes. */
const MAX_FILE = 200 * 1024 * 1024;

/**
 * Reads a sheet of an .xlsx or .ods file: the chosen one, otherwise the first visible one with the most known names in
 * its first rows.
 *
 * @param isKnown whether a column has this name
 * @throws UnreadableSheet
 */
export const readSpreadsheet = async (
  file: Blob,
  { sheet: chosen, cells = 'values' }: SheetOptions,
  isKnown: (name: string) => boolean,
): Promise<ReadSheet> => {
  if (file.size > MAX_FILE) throw new UnreadableSheet('too_large');
  const archive = openArchive(new Uint8Array(await file.arrayBuffer()));
  // Number formats are needed, and loaded, only for cells as they are shown.
  const format = cells === 'shown' ? (await import('./shown-numbers')).shownNumber : AS_IT_IS;
  const book = bookIn(archive)(archive, format);
  const sheet = chosen ?? likelySheet(book, isKnown);
  if (book.sheets.length === 0) throw new UnreadableSheet('damaged');
  const sink = createCsvSink();
  const notes = book.read(sheet, cells, sink);
  const { csv, continued, numbers } = sink.end();
  return { csv, continued, sheets: book.sheets, sheet, cells, notes, numbers };
};

const AS_IT_IS: NumberFormatter = (_, value) => String(value);

const bookIn = (archive: Archive) => {
  if (archive.has('xl/workbook.xml')) return openXlsx;
  if (!archive.has('content.xml')) throw new UnreadableSheet('zip');
  let manifest = '';
  archive.read('META-INF/manifest.xml', (text) => void (manifest += text));
  if (manifest.includes('encryption-data')) throw new UnreadableSheet('password');
  if (!manifest.includes('opendocument.spreadsheet')) throw new UnreadableSheet('zip');
  return openOds;
};

const ROWS_TRIED = 20;
const SHEETS_TRIED = 20;
/** In characters. Longer cells, which may have millions, are not compared, because that takes seconds. */
const LONGEST_NAME = 500;

const likelySheet = ({ sheets, read }: Book, isKnown: (name: string) => boolean): number => {
  const visible = sheets.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]));
  if (visible.length < 2) return visible[0] ?? 0;
  const known = visible.slice(0, SHEETS_TRIED).map((index) => {
    const names = new Set<string>();
    let filled = 0;
    read(index, 'values', {
      row: (row) => row < ROWS_TRIED,
      cell: (_, text) => {
        filled += 1;
        if (text.length <= LONGEST_NAME && isKnown(text)) names.add(text);
      },
    });
    // A sheet with any content precedes an empty one.
    return names.size * 2 + Math.min(filled, 1);
  });
  return visible[known.indexOf(Math.max(...known))] ?? 0;
};
