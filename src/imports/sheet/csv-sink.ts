import type { CellSink } from './book';
import { UnreadableSheet } from './sheet-problem';

/** Maximum rows of a sheet, because a million take a minute to unpack; CSV files may have more. */
const MAX_ROWS = 250_000;
/** Maximum length of the file, in characters. */
const MAX_TEXT = 400_000_000;
/** The first rows, among which is the header; the other rows are padded to their width. */
const HEAD_ROWS = 20;

/**
 * The form in which the numbers of a column are stored: as numbers, whose decimal separator is known; or some of them
 * as text, so that only the text has to be interpreted.
 */
export type NumberStorage = 'number' | 'both';

type CsvFile = {
  csv: Blob;
  continued: readonly number[];
  rows: number;
  /** By column; a column without stored numbers is not included. */
  numbers: ReadonlyMap<number, NumberStorage>;
};

/**
 * Collects the cells of a sheet as a CSV file with a line for each row of the sheet: empty rows become blank lines, so
 * that the line of a row is its number. Rows are padded to the width of the first ones.
 *
 * @param maxRows rows after which no more are wanted; without it, too many throw UnreadableSheet
 */
export const createCsvSink = (maxRows?: number) => {
  const lines: string[] = [];
  const widths: number[] = [];
  /** Lines that belong to the row before them: its texts have several. */
  const continued: number[] = [];
  /** Columns with numbers that are stored as numbers, and as text. */
  const numbers = new Set<number>();
  const numbersAsText = new Set<number>();
  let line = '';
  let next = 0;
  let isOpen = false;
  let length = 0;

  const endRow = () => {
    if (!isOpen) return;
    length += line.length;
    if (length > MAX_TEXT) throw new UnreadableSheet('too_large');
    lines.push(line);
    widths.push(next);
    isOpen = false;
  };

  const sink: CellSink = {
    row: (row) => {
      endRow();
      if (row >= (maxRows ?? MAX_ROWS)) {
        if (maxRows !== undefined) return false;
        throw new UnreadableSheet('too_many_rows');
      }
      while (lines.length < row) {
        lines.push('');
        widths.push(0);
      }
      line = '';
      next = 0;
      isOpen = true;
      return true;
    },
    cell: (column, text, isNumber) => {
      if (isNumber) numbers.add(column);
      else if (SEPARATED.test(text)) numbersAsText.add(column);
      if (next > 0) line += ','.repeat(Math.max(0, column - next + 1));
      else line += ','.repeat(column);
      line += MUST_QUOTE.test(text) ? quoted(text) : text;
      next = column + 1;
    },
  };

  const quoted = (text: string): string => {
    const plain = text.replace(/\r\n?/g, '\n');
    for (let at = plain.indexOf('\n'); at !== -1; at = plain.indexOf('\n', at + 1)) {
      continued.push(lines.length + continued.length + 2);
    }
    return `"${plain.replaceAll('"', '""')}"`;
  };

  /** The file, its lines that continue a row, and how the numbers of each column are stored. */
  const end = (): CsvFile => {
    endRow();
    const wide = Math.max(0, ...widths.slice(0, HEAD_ROWS));
    const pieces: string[] = [];
    for (let at = 0; at < lines.length; at += LINES_A_PIECE) {
      let piece = '';
      for (let row = at; row < Math.min(at + LINES_A_PIECE, lines.length); row += 1) {
        const width = widths[row] ?? 0;
        // A row without cells stays a blank line, which is left out.
        const rest = width > 0 ? ','.repeat(Math.max(0, wide - width)) : '';
        piece += `${lines[row]}${rest}\n`;
      }
      pieces.push(piece);
    }
    const stored = new Map<number, NumberStorage>();
    for (const column of numbers) stored.set(column, numbersAsText.has(column) ? 'both' : 'number');
    const csv = new Blob(pieces, { type: 'text/csv' });
    return { csv, continued, rows: lines.length, numbers: stored };
  };

  return { ...sink, end };
};

const LINES_A_PIECE = 5_000;
const MUST_QUOTE = /[",\n\r]/;
/** Digits around a point or a comma, as in a number written as text. */
const SEPARATED = /\d[.,]\d/;

/**
 * The row of the sheet that a line of its CSV file belongs to, both from 1.
 *
 * @param continued lines that belong to the row before them, in their order
 */
export const sheetRowOf = (line: number, continued: readonly number[]): number => {
  let [low, high] = [0, continued.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((continued[middle] ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return line - low;
};
