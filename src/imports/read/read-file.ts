import { byteEncodingOf, detectEncoding, type Encoding, type NoText } from './encoding';
import { createCsvParser, type RowBatch } from './csv-parser';
import { detectQuoting, type Dialect } from './dialect';
import { detectSeparator, firstRows, type FirstRow } from './detect-separator';
import type { SheetProblem } from '@/imports/sheet/sheet-problem';
import type { ReadSheet, SheetOptions } from '@/imports/sheet/spreadsheet';
import { findHeader, HEADER_ROWS, type HeaderRows } from './header-rows';

/** The form of a file: its encoding, its dialect, and the rows of its header. */
export type FileForm = Dialect & HeaderRows & { encoding: Encoding };

/** The form in which the console writes files, and every backend reads them. */
export const WIRE_FORM: FileForm = {
  encoding: 'utf-8',
  separator: ',',
  quoting: 'double',
  headerRow: 0,
  firstRow: 1,
};

/** The options the user chose; the rest is detected. */
export type ReadOptions = Partial<FileForm> & SheetOptions;

/** The workbook a file was read from, and its chosen sheet; the size of the CSV file made of it is in bytes. */
export type WorkbookInfo = Omit<ReadSheet, 'csv'> & { size: number };

/** The beginning of a file. */
export type FileHead = FileForm & {
  /** Its first rows, from which the header is chosen. */
  beginning: FirstRow[];
  /** Names of the columns, trimmed. */
  header: string[];
  /** The first rows, for display. */
  rows: string[][];
  /** Set where the file is a workbook. */
  book?: WorkbookInfo;
  /** The name of the column that was split into year and month. */
  period?: string;
};

/** The reason why a file cannot be read. */
export type FileProblem = {
  problem: NoText | SheetProblem | 'empty' | 'no_rows' | 'unreadable' | 'not_checked';
  /** Set where another sheet of the workbook can be chosen. */
  book?: WorkbookInfo;
};

const HEAD_BYTES = 256 * 1024;
const FIRST_BYTES = 16 * 1024;
const PIECE_BYTES = 1024 * 1024;
const ROWS_SHOWN = 5;

/**
 * Reads the beginning of a file.
 *
 * @param isKnown whether a column has this name
 */
export const readHead = async (
  file: Blob,
  options: ReadOptions,
  isKnown: (name: string) => boolean,
): Promise<FileHead | FileProblem> => {
  if (file.size === 0) return { problem: 'empty' };
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const detected = options.encoding ?? detectEncoding(bytes);
  if (detected === 'zip' || detected === 'binary') return { problem: detected };
  const encoding = detected;
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  const isWhole = file.size <= HEAD_BYTES;
  const quoting = options.quoting ?? detectQuoting(text);
  const separator = options.separator ?? detectSeparator(text, quoting, isKnown);
  const beginning = firstRows(text, { separator, quoting });
  if (beginning.length === 0) return { problem: 'empty' };
  const cells = beginning.map((row) => row.cells);
  const found = findHeader(cells, isKnown, options.headerRow);
  const firstRow = options.firstRow ?? found.firstRow;
  const rows = cells.slice(firstRow);
  if (isWhole && rows.length === 0 && beginning.length < HEADER_ROWS) return { problem: 'no_rows' };
  return {
    encoding,
    separator,
    quoting,
    beginning,
    headerRow: found.headerRow,
    firstRow,
    header: (cells[found.headerRow] ?? []).map((name) => name.trim()),
    rows: rows.slice(0, ROWS_SHOWN),
  };
};

/** Thrown if a file that began as UTF-8 has an invalid byte. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
  /** @param encoding what it probably is */
  constructor(readonly encoding: Encoding) {
    super(`Not UTF-8 but ${encoding}`);
  }
}

/**
 * Reads the rows of a file piece by piece, without those up to its header. `bytes` is the number of bytes read.
 *
 * @throws WrongEncoding where a file read as UTF-8 is not UTF-8
 */
export async function* readRows(
  file: Blob,
  { encoding, separator, quoting, firstRow }: Omit<FileForm, 'headerRow'>,
): AsyncGenerator<{ batch: RowBatch; bytes: number; piece: Uint8Array }> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const parser = createCsvParser({ separator, quoting });
  let skipped = 0;
  const withoutHeader = (batch: RowBatch): RowBatch => {
    const more = Math.min(firstRow - skipped, batch.lines.length);
    if (more === 0) return batch;
    skipped += more;
    return { ...batch, starts: batch.starts.subarray(more), lines: batch.lines.subarray(more) };
  };
  let bytes = 0;
  let rest: Uint8Array = NOTHING;
  for await (const piece of readPieces(file)) {
    bytes += piece.length;
    const isLast = bytes === file.size;
    // A line that two pieces share is read by itself, so that only its bytes are copied.
    const start = rest.length === 0 ? 0 : piece.indexOf(NEWLINE) + 1 || piece.length;
    const end = isLast ? piece.length : Math.max(start, endOfLines(piece));
    if (start > 0) {
      const line = decode(decoder, joined(rest, piece.subarray(0, start)));
      yield { batch: withoutHeader(parser.push(line)), bytes, piece: NOTHING };
    }
    const lines = decode(decoder, piece.subarray(start, end));
    rest = piece.subarray(end);
    const text = isLast ? lines + decode(decoder) : lines;
    yield { batch: withoutHeader(parser.push(text)), bytes, piece };
    if (isLast) yield { batch: withoutHeader(parser.end()), bytes, piece: NOTHING };
  }
}

/**
 * The offset after the last complete line of a piece; its length if it has none. Pieces are cut there so that each is
 * decoded into a single string: reading a character of a concatenated string is slower.
 */
const endOfLines = (piece: Uint8Array): number => piece.lastIndexOf(NEWLINE) + 1 || piece.length;

const NEWLINE = 10;

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/** Yields the bytes of a file in pieces; reads the next one while the last is processed. */
async function* readPieces(file: Blob): AsyncGenerator<Uint8Array> {
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  // The first pieces are small, so that rows and errors are shown soon: the page gets messages between pieces.
  let next = read(0, FIRST_BYTES);
  try {
    for (let bytes = 0; bytes < file.size;) {
      const piece = await next;
      bytes += piece.length;
      if (bytes < file.size) next = read(bytes, Math.min(bytes, PIECE_BYTES));
      yield piece;
    }
  } finally {
    // If the check ends before the file does, a failed read does not matter.
    next.catch(() => undefined);
  }
}

const NOTHING = new Uint8Array();

/** Decodes the next piece, or what is left of the last. Node 20 reads Windows-1252 as Latin-1 unless streaming. */
const decode = (decoder: TextDecoder, piece?: Uint8Array): string => {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new WrongEncoding(byteEncodingOf(piece ?? NOTHING));
  }
};
