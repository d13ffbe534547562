import type { IssueStore } from './issue-store';
import type { RowStore } from './row-store';

/** Which rows of a file are written. */
export type Part = 'all' | 'good' | 'failed';

type Written = {
  part: Part;
  rows: RowStore;
  issues: IssueStore;
  /** What the columns are called. */
  names: readonly string[];
  /** Names of the values that stand in all rows. */
  constants: readonly string[];
  /** Writes the cells of a row in the wire's form, those values behind the last column. */
  wireOf: (cells: readonly string[]) => readonly string[];
  /** Of the file the rows come from. */
  fingerprint?: string;
  /** What an error's message says in the reader's language. */
  wordOf: Readonly<Record<string, string>>;
};

const ROWS_A_PIECE = 5_000;

/** The column before failed rows, with their numbers: its name tells the file they come from. */
export const rowColumn = (fingerprint: string): string => `#${fingerprint}`;
/** The column behind them, with what is wrong. */
const ERROR_COLUMN = '#error';

/**
 * Rows as a CSV file the backend reads: UTF-8 with a byte order mark, commas, the names of the fields over the columns
 * that stand for them, amounts, days and values in the wire's form, other texts as they stand in the file. Failed rows, as they stand in
 * the file, have their number before them and what is wrong with them behind; cells for which there are no columns stand behind that.
 */
export const writeCsv = ({
  part,
  rows,
  issues,
  names,
  constants,
  wireOf,
  fingerprint = '',
  wordOf,
}: Written): Blob => {
  const failed = issues.failedFlags(rows.length());
  const messages = part === 'failed' ? messagesOf(issues, wordOf) : undefined;
  const pieces: string[] = ['\uFEFF'];
  pieces.push(
    writeLine(
      messages ? [rowColumn(fingerprint), ...names, ERROR_COLUMN] : [...names, ...constants],
    ),
  );
  let piece = '';
  let count = 0;
  for (let row = 0; row < rows.length(); row += 1) {
    const isFailed = failed[row] === 1;
    if ((part === 'good' && isFailed) || (part === 'failed' && !isFailed)) continue;
    const cells = rows.cells(row);
    const own = messages
      ? [
          String(row + 1),
          ...names.map((_, at) => cells[at] ?? ''),
          messages.get(row) ?? '',
          ...cells.slice(names.length),
        ]
      : wireOf(withoutEmptyEnd(cells, names.length));
    piece += writeLine(own);
    count += 1;
    if (count % ROWS_A_PIECE > 0) continue;
    pieces.push(piece);
    piece = '';
  }
  pieces.push(piece);
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
};

/** Cells beyond the last of `columns` were emptied where a row had too many: they are no cells any more. */
const withoutEmptyEnd = (cells: readonly string[], columns: number): readonly string[] =>
  cells.length > columns && cells.slice(columns).every((cell) => cell.trim() === '')
    ? cells.slice(0, columns)
    : cells;

/** A row as a line of a CSV file, ended. */
export const writeLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const messagesOf = (issues: IssueStore, wordOf: Readonly<Record<string, string>>) => {
  const messages = new Map<number, string>();
  for (let place = 0; place < issues.length(); place += 1) {
    const { row, kind } = issues.at(place);
    const { column = '', message = '' } = issues.kinds()[kind] ?? {};
    const said = `${column ? `${column}: ` : ''}${wordOf[message] ?? message}`;
    const before = messages.get(row);
    messages.set(row, before ? `${before}; ${said}` : said);
  }
  return messages;
};

const SPECIAL = /[",\r\n]|^\s|\s$/;

const quoted = (cell: string): string =>
  SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
