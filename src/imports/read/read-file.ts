import { detectEncoding, type Encoding, type NoText } from './encoding';
import {
  cellsOf,
  createCsvParser,
  rowAt,
  UnclosedQuote,
  type RowBatch,
  type Separator,
} from './csv-parser';
import { detectSeparator } from './detect-separator';

/** Encoding and separator of a file: detected, or as chosen by the user. */
export type ReadOptions = { encoding?: Encoding; separator?: Separator };

/** The beginning of a file. */
export type FileHead = {
  encoding: Encoding;
  separator: Separator;
  /** Names of the columns, trimmed. */
  header: string[];
  /** The first rows, for display. */
  rows: string[][];
};

/** Why a file cannot be read; `line` is that of the unclosed quote. */
export type FileProblem = {
  problem: NoText | 'empty' | 'no_rows' | 'unclosed_quote' | 'unreadable';
  line?: number;
};

const HEAD_BYTES = 256 * 1024;
const PIECE_BYTES = 2 * 1024 * 1024;
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
  const separator = options.separator ?? detectSeparator(text, isKnown);
  const first = firstRows(text, separator, isWhole);
  if (first instanceof UnclosedQuote) return { problem: 'unclosed_quote', line: first.line };
  const [header, ...rows] = first;
  if (!header) return { problem: 'empty' };
  if (isWhole && rows.length === 0) return { problem: 'no_rows' };
  return {
    encoding,
    separator,
    header: header.map((name) => name.trim()),
    rows: rows.slice(0, ROWS_SHOWN),
  };
};

const firstRows = (
  text: string,
  separator: Separator,
  isWhole: boolean,
): string[][] | UnclosedQuote => {
  const parser = createCsvParser(separator);
  try {
    const batches = [parser.push(text), ...(isWhole ? [parser.end()] : [])];
    return batches.flatMap((batch) =>
      Array.from(batch.starts.subarray(0, ROWS_SHOWN + 1), (start) => cellsOf(rowAt(batch, start))),
    );
  } catch (error) {
    if (error instanceof UnclosedQuote) return error;
    throw error;
  }
};

/** The file began as UTF-8, and then had an invalid byte. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
}

/**
 * Reads the rows of a file piece by piece, without its header. `bytes` is the number of bytes read.
 *
 * @throws UnclosedQuote, and WrongEncoding where a file read as UTF-8 is not UTF-8
 */
export async function* readRows(
  file: Blob,
  { encoding, separator }: Required<ReadOptions>,
): AsyncGenerator<{ batch: RowBatch; bytes: number; piece: Uint8Array }> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const parser = createCsvParser(separator);
  let isHeaderRead = false;
  const withoutHeader = (batch: RowBatch): RowBatch => {
    if (isHeaderRead || batch.lines.length === 0) return batch;
    isHeaderRead = true;
    return { ...batch, starts: batch.starts.subarray(1), lines: batch.lines.subarray(1) };
  };
  let bytes = 0;
  for await (const piece of readPieces(file)) {
    bytes += piece.length;
    const isLast = bytes === file.size;
    const text = decode(decoder, piece) + (isLast ? decode(decoder) : '');
    yield { batch: withoutHeader(parser.push(text)), bytes, piece };
    if (isLast) yield { batch: withoutHeader(parser.end()), bytes, piece: NOTHING };
  }
}

/** Yields the bytes of a file in pieces; reads the next one while the last is processed. */
async function* readPieces(file: Blob): AsyncGenerator<Uint8Array> {
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  // The first piece is small, so that rows are soon shown.
  let next = read(0, HEAD_BYTES);
  try {
    for (let bytes = 0; bytes < file.size;) {
      const piece = await next;
      bytes += piece.length;
      if (bytes < file.size) next = read(bytes, PIECE_BYTES);
      yield piece;
    }
  } finally {
    // Where the check ends before the file, a failed read no longer matters.
    next.catch(() => undefined);
  }
}

const NOTHING = new Uint8Array();

/** Decodes the next piece, or what is left of the last. Node 20 reads Windows-1252 as Latin-1 unless streaming. */
const decode = (decoder: TextDecoder, piece?: Uint8Array): string => {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new WrongEncoding(`No ${decoder.encoding}`);
  }
};
