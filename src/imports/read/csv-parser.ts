import { QUOTINGS, type Dialect } from './dialect';
import { createIntList } from './int-list';
import { readQuotedRows } from './quoted-rows';

/**
 * Rows from one piece of a file. `text` contains them one after the other, without quotes: cells end at `separator`, a
 * single character, and rows at `newline`, to which a return before a line feed belongs. A row is split only when it is
 * used: as arrays of cells, a million rows would take ten times the memory, and most of the time.
 */
export type RowBatch = {
  text: string;
  separator: string;
  newline: string;
  /** Offset of each row in `text`. */
  starts: Int32Array;
  /** The line of the file on which each row begins, from 1. */
  lines: Int32Array;
  /** By the line they are in, the index of the cell that begins with a stray quote. */
  strays?: ReadonlyMap<number, number>;
  /** Whether its lines do not all end like the first one of the file. */
  isMixed?: boolean;
};

/** A row as a range of a text, without its newline. */
export type RowText = { text: string; start: number; end: number; separator: string };

/** The row of a batch that starts at `start` in its text. */
export const rowAt = (
  { text, separator, newline }: Pick<RowBatch, 'text' | 'separator' | 'newline'>,
  start: number,
): RowText => {
  const found = text.indexOf(newline, start);
  const end = found === -1 ? text.length : found;
  const hasReturn = newline === '\n' && end > start && text.charCodeAt(end - 1) === RETURN;
  return { text, start, end: hasReturn ? end - 1 : end, separator };
};

const RETURN = 13;

export const cellsOf = ({ text, start, end, separator }: RowText): string[] =>
  text.slice(start, end).split(separator);

/** The reverse of {@link cellsOf}. */
export const rowOf = (cells: readonly string[]): RowText => {
  const [separator] = unusedSigns(cells.join(''));
  const text = cells.join(separator);
  return { text, start: 0, end: text.length, separator };
};

/** A quoted cell longer than this (in characters) counts as one whose quote is never closed. */
const MAX_PENDING = 8 * 1024 * 1024;

/**
 * Returns a parser that splits a text, given in pieces, into rows by RFC 4180: separators and newlines count only
 * outside quotes. It leaves out blank rows, keeps text beside quotes as spreadsheets do, and reads a line with a stray
 * quote as if it had no quotes.
 */
export const createCsvParser = ({ separator, quoting }: Dialect) => {
  const { sign, escape } = QUOTINGS[quoting];
  let pending = '';
  let line = 1;
  let newline: string | undefined;
  /** Number of cells of the first row. */
  let width = 0;
  let strayCount = 0;

  /** Reads a text without quotes, in which each line is a row. */
  const readLines = (text: string, first: string, isLast: boolean): RowBatch => {
    const newline = first === '\r' ? '\r' : '\n';
    const starts = createIntList();
    const lines = createIntList();
    let isMixed = false;
    let start = 0;
    for (;;) {
      const found = text.indexOf(newline, start);
      if (found === -1 && (!isLast || start === text.length)) break;
      const end = found === -1 ? text.length : found;
      if (found !== -1 && newline === '\n') {
        isMixed ||= (text.charCodeAt(end - 1) === RETURN) !== (first === '\r\n');
      }
      if (!isBlank(text, start, end, separator)) {
        starts.push(start);
        lines.push(line);
      }
      line += 1;
      start = Math.min(end + newline.length, text.length);
    }
    pending = text.slice(start);
    return { text, separator, newline, starts: starts.toArray(), lines: lines.toArray(), isMixed };
  };

  /** Reads rows with quotes by papaparse, and joins their cells by characters that none of them contains. */
  const readQuoted = (text: string, newline: string, isLast: boolean): RowBatch => {
    const read = readQuotedRows(text, {
      separator,
      sign,
      escape,
      newline,
      isLast,
      width,
      strayCount,
      isTooLong: text.length > MAX_PENDING,
    });
    width ||= read.rows[0]?.length ?? 0;
    const [cellEnd, rowEnd] = unusedSigns(text);
    const starts = createIntList();
    const lines = createIntList();
    const strays = new Map<number, number>();
    const rows: string[] = [];
    let start = 0;
    for (const [at, cells] of read.rows.entries()) {
      const row = cells.join(cellEnd);
      if (!isBlank(row, 0, row.length, cellEnd)) {
        rows.push(row);
        starts.push(start);
        lines.push(line);
        start += row.length + rowEnd.length;
      }
      const stray = read.strays.get(at);
      if (stray !== undefined) strays.set(line, stray);
      line += 1 + breaksIn(row);
    }
    strayCount += strays.size;
    pending = text.slice(read.end);
    return {
      text: rows.join(rowEnd),
      separator: cellEnd,
      newline: rowEnd,
      strays,
      starts: starts.toArray(),
      lines: lines.toArray(),
    };
  };

  const read = (isLast: boolean): RowBatch => {
    newline ??= newlineOf(pending, sign, isLast);
    if (newline === undefined) return EMPTY();
    if (sign === '' || !pending.includes(sign)) return readLines(pending, newline, isLast);
    if (!hasOtherBreaks(pending, newline, sign)) return readQuoted(pending, newline, isLast);
    return { ...readQuoted(pending.replaceAll('\r\n', '\n'), '\n', isLast), isMixed: true };
  };

  return {
    /** Adds a piece of text, and returns the rows that it completes. */
    push: (text: string): RowBatch => {
      pending += text;
      return read(false);
    },
    /** Ends the text, and returns the last rows. */
    end: (): RowBatch => (pending === '' ? EMPTY() : read(true)),
  };
};

const EMPTY = (): RowBatch => ({
  text: '',
  separator: ',',
  newline: '\n',
  starts: new Int32Array(),
  lines: new Int32Array(),
});

/** Two characters that `text` does not contain: nearly always control characters. */
const unusedSigns = (text: string): [string, string] => {
  const found: string[] = [];
  for (let code = 1; found.length < 2; code += 1) {
    const sign = String.fromCharCode(code);
    if (!text.includes(sign)) found.push(sign);
  }
  return [found[0] ?? '', found[1] ?? ''];
};

/** The line break of a text, taken from the first one outside quotes. Undefined where no line has ended yet. */
const newlineOf = (text: string, sign: string, isWhole: boolean): string | undefined => {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === sign) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n') return '\n';
    if (character !== '\r') continue;
    if (at + 1 < text.length) return text[at + 1] === '\n' ? '\r\n' : '\r';
    return isWhole ? '\r' : undefined;
  }
  return isWhole ? '\n' : undefined;
};

/** Whether a text has line breaks, outside quotes, that are not the `newline` of its file. */
const hasOtherBreaks = (text: string, newline: string, sign: string): boolean => {
  if (newline === '\r') return false;
  const other = newline === '\n' ? /\r\n/ : /(?<!\r)\n/;
  const quoted = new RegExp(`${sign}[^${sign}]*(?:${sign}|$)`, 'g');
  return other.test(text) && other.test(text.replaceAll(quoted, ''));
};

const BREAK = /\r\n|\r|\n/g;

const breaksIn = (text: string): number =>
  text.includes('\n') || text.includes('\r') ? (text.match(BREAK)?.length ?? 0) : 0;

/** The range of printable characters. */
const SPACE = 32;
const DELETE = 127;

/** Whether there are only blanks and separators from `start` to `end`. */
const isBlank = (text: string, start: number, end: number, separator: string): boolean => {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code > SPACE && code < DELETE && code !== separator.charCodeAt(0)) return false;
    const character = text.charAt(at);
    if (character !== separator && character.trim() !== '') return false;
  }
  return true;
};
