import Papa, { type ParseError } from 'papaparse';

/** A row of a file as its cells stand there; `line` is that of the file it begins in, from 1. */
export type RawRow = { cells: string[]; line: number };

/** The separators a file may have. */
export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What makes the rest of a file unreadable. */
export class UnclosedQuote extends Error {
  override readonly name = 'UnclosedQuote';
  constructor(readonly line: number) {
    super(`The quote opened in line ${line} is never closed`);
  }
}

type Parsed = { data: string[][]; errors: ParseError[]; meta: { cursor: number } };

/** A quoted cell longer than this has lost its end. */
const MAX_PENDING = 8 * 1024 * 1024;

/**
 * Splits a text that comes in pieces into rows by RFC 4180: a separator and a newline count outside quotes alone.
 * Rows of nothing but blanks are left out. What stands around quotes is taken as it is, as spreadsheets do.
 *
 * @throws UnclosedQuote from `push`, once that is clear
 */
export const createCsvParser = (separator: Separator) => {
  let pending = '';
  let line = 1;
  let newline: string | undefined;

  const read = (isLast: boolean): RawRow[] => {
    newline ??= newlineOf(pending, isLast);
    if (newline === undefined) return [];
    const parser = new Papa.Parser({ delimiter: separator, newline: newline as '\n' });
    const { data, errors, meta } = parser.parse(pending, 0, !isLast) as Parsed;
    const unclosed = isLast && errors.find(({ code }) => code === 'MissingQuotes');
    const rows: RawRow[] = [];
    const hasBreaks = pending.includes('"');
    for (const cells of data) {
      const at = line;
      line += 1 + (hasBreaks ? breaksIn(cells) : 0);
      if (!isBlankRow(cells)) rows.push({ cells, line: at });
    }
    if (unclosed) throw new UnclosedQuote(rows.at(-1)?.line ?? line);
    pending = isLast ? '' : pending.slice(meta.cursor);
    if (pending.length > MAX_PENDING) throw new UnclosedQuote(line);
    return rows;
  };

  return {
    /** The rows that `text` ends, with what came before it. */
    push: (text: string): RawRow[] => {
      pending += text;
      return read(false);
    },
    /** The rest. */
    end: (): RawRow[] => (pending === '' ? [] : read(true)),
  };
};

/** How the lines of a text end: as the first one outside quotes does. Undefined while none has ended. */
const newlineOf = (text: string, isWhole: boolean): string | undefined => {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n') return '\n';
    if (character !== '\r') continue;
    if (at + 1 < text.length) return text[at + 1] === '\n' ? '\r\n' : '\r';
    return isWhole ? '\r' : undefined;
  }
  return isWhole ? '\n' : undefined;
};

const BREAK = /\r\n|\r|\n/g;

const breaksIn = (cells: readonly string[]): number => {
  let count = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(BREAK)?.length ?? 0;
  }
  return count;
};

const isBlankRow = (cells: readonly string[]): boolean => {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
};

/**
 * The separator of a file by its first lines: the one by which most of the names are known, else by which most
 * rows have as many cells as the header.
 */
export const detectSeparator = (head: string, isKnown: (name: string) => boolean): Separator => {
  const scoreOf = (separator: Separator): number => {
    let rows: RawRow[];
    try {
      const parser = createCsvParser(separator);
      rows = [...parser.push(head), ...parser.end()].slice(0, 20);
    } catch (error) {
      if (error instanceof UnclosedQuote) return 0;
      throw error;
    }
    const [header, ...others] = rows;
    const width = header?.cells.length ?? 0;
    if (width < 2) return 0;
    const known = header?.cells.filter(isKnown).length ?? 0;
    const even = others.filter(({ cells }) => cells.length === width).length;
    return known * 10_000 + even * 100 + Math.min(width, 99);
  };
  return SEPARATORS.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? ',';
};
