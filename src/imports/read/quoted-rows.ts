import Papa, { type ParseError } from 'papaparse';

type QuotedText = {
  separator: string;
  sign: string;
  escape: string;
  newline: string;
  /** Whether nothing follows the text; otherwise its last row may be incomplete and is left out. */
  isLast: boolean;
  /** Number of cells of a usual row; 0 where it is not known. */
  width: number;
  /** Whether the text is too long for one row, so that the quote that keeps it open must be a stray one. */
  isTooLong: boolean;
  /** Number of stray quotes found before. */
  strayCount: number;
};

/** The cells of rows; `end` is the offset after them, `strays` the index of the cell with a stray quote by row. */
type QuotedRows = { rows: string[][]; strays: Map<number, number>; end: number };

/**
 * Reads rows with quotes. A quote that is never closed, or that runs on into lines that are rows themselves, is a stray
 * one: its line is read as if it had no quotes, and a new row begins with the next line.
 */
export const readQuotedRows = (text: string, options: QuotedText): QuotedRows => {
  const { separator, sign, newline, isLast, isTooLong } = options;
  const rows: string[][] = [];
  const strays = new Map<number, number>();
  let from = 0;
  const addPlain = (line: string): void => {
    const cells = line.split(separator);
    if (line.includes(sign)) strays.set(rows.length, openCell(cells, sign));
    rows.push(cells);
  };
  for (;;) {
    if (options.strayCount + strays.size >= MAX_STRAYS) {
      const end = isLast ? text.length : Math.max(from, endOfLines(text, newline));
      const lines = text.slice(from, end).split(newline);
      // Nothing follows the last newline.
      if (lines.at(-1) === '') lines.pop();
      lines.forEach(addPlain);
      return { rows, strays, end };
    }
    const rest = from === 0 ? text : text.slice(from);
    const parsed = parse(rest, options);
    const width = options.width || (rows[0] ?? parsed.data[0] ?? []).length;
    const isOpen = isTooLong && parsed.data.length === 0;
    const bad = isOpen ? 0 : strayRow(rest, parsed, { ...options, width });
    if (bad === undefined) {
      append(rows, parsed.data);
      return { rows, strays, end: isLast ? text.length : from + parsed.meta.cursor };
    }
    const before = bad === 0 ? undefined : parse(rest, options, bad);
    append(rows, before?.data ?? []);
    const start = before?.meta.cursor ?? 0;
    const found = rest.indexOf(newline, start);
    if (found === -1 && !isLast) return { rows, strays, end: from + start };
    const end = found === -1 ? rest.length : found;
    addPlain(rest.slice(start, end));
    from += Math.min(end + newline.length, rest.length);
    if (from === text.length) return { rows, strays, end: from };
  }
};

/** After this many stray quotes, further quotes are plain text, because a piece is read again for each stray one. */
const MAX_STRAYS = 50;

/** The offset after the last complete line. */
const endOfLines = (text: string, newline: string): number => {
  const at = text.lastIndexOf(newline);
  return at === -1 ? 0 : at + newline.length;
};

type Parsed = { data: string[][]; errors: ParseError[]; meta: { cursor: number } };

const parse = (
  text: string,
  { separator, sign, escape, newline, isLast }: QuotedText,
  preview?: number,
): Parsed =>
  new Papa.Parser({
    delimiter: separator,
    newline: newline as '\n',
    preview,
    quoteChar: sign,
    escapeChar: escape,
  }).parse(text, 0, !isLast) as Parsed;

const append = (rows: string[][], more: readonly string[][]): void => {
  for (const cells of more) rows.push(cells);
};

/** The first row with a stray quote; undefined without one. */
const strayRow = (
  text: string,
  { data, errors }: Parsed,
  options: QuotedText,
): number | undefined => {
  const found = errors.find(({ code, row, index = 0 }) => {
    if (row === undefined) return false;
    if (code === 'MissingQuotes') return options.isLast;
    return data[row] !== undefined && runsOn(text, index, data[row], options);
  });
  return found?.row;
};

/** Whether a cell with text after its closing quote contains a line that is a row itself. */
const runsOn = (
  text: string,
  index: number,
  cells: readonly string[],
  { separator, newline, sign, width }: QuotedText,
): boolean => {
  if (!cells.some((cell) => cell.includes(newline) && cell.includes(sign))) return false;
  const start = text.indexOf(newline, index) + newline.length;
  const end = text.indexOf(newline, start);
  const line = text.slice(start, end === -1 ? undefined : end);
  return width > 1 && line.split(separator).length === width;
};

/** The index of the last cell that opens a quote and does not close it. */
const openCell = (cells: readonly string[], sign: string): number => {
  const isOpen = (cell: string) => {
    const text = cell.trim();
    return text.startsWith(sign) && (text.length === 1 || !text.endsWith(sign));
  };
  return Math.max(0, cells.findLastIndex(isOpen));
};
