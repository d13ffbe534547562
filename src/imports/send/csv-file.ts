import type { IssueStore } from '@/imports/check/issue-store';
import { csvOf, writeLine } from '@/imports/read/csv-line';
import { ERROR_COLUMN, isReportColumn, lineColumn } from '@/imports/read/report-columns';
import type { RowStore } from '@/imports/read/row-store';

/** The rows of a file to write: `rest` are the failed ones, without their errors, to be opened as a file. */
export type Part = 'all' | 'good' | 'failed' | 'rest';

type Written = {
  part: Part;
  /** Rows without errors that are not sent. */
  leftOut: ReadonlySet<number>;
  rows: RowStore;
  issues: IssueStore;
  /** Names of the columns. */
  names: readonly string[];
  /** Names of the columns that the file lacks, filled with one value for all rows or from each row's customer. */
  added: readonly string[];
  /** Returns the cells of a row in the wire's form, followed by those of the added columns. */
  wireOf: (cells: readonly string[]) => readonly string[];
  /** Fingerprint of the file the rows come from. */
  fingerprint?: string;
  /** Messages of errors in the user's language. */
  wordOf: Readonly<Record<string, string>>;
};

const ROWS_A_PIECE = 5_000;

/**
 * Writes rows as a CSV file for the backend: UTF-8 with a byte order mark, commas, columns named as the fields they are
 * mapped to, amounts, days and values in the wire's form, other texts as in the file. The part `failed` is written as in
 * the file, with their lines before and errors after its rows; surplus cells come last. Columns that the console added to an
 * earlier file of failed rows are left out.
 */
export const writeCsv = ({
  part,
  leftOut,
  rows,
  issues,
  names,
  added,
  wireOf,
  fingerprint = '',
  wordOf,
}: Written): Blob => {
  const failed = issues.failedFlags(rows.length());
  const messages = part === 'failed' ? messagesOf(issues, wordOf) : undefined;
  const dropped = new Set(names.flatMap((name, at) => (isReportColumn(name) ? at : [])));
  const keptOf = <Cell>(cells: readonly Cell[]): readonly Cell[] =>
    dropped.size === 0 ? cells : cells.filter((_, at) => !dropped.has(at));
  const kept = keptOf(names);
  const pieces = [
    writeLine(messages ? [lineColumn(fingerprint), ...kept, ERROR_COLUMN] : [...kept, ...added]),
  ];
  let piece = '';
  let count = 0;
  for (let row = 0; row < rows.length(); row += 1) {
    if (leftOut.has(row)) continue;
    const isFailed = failed[row] === 1;
    if (part !== 'all' && isFailed === (part === 'good')) continue;
    const cells = rows.cells(row);
    const own = messages
      ? [
          String(rows.line(row)),
          ...keptOf(names.map((_, at) => cells[at] ?? '')),
          messages.get(row) ?? '',
          ...cells.slice(names.length),
        ]
      : keptOf(wireOf(withoutEmptyEnd(cells, names.length)));
    piece += writeLine(own);
    count += 1;
    if (count % ROWS_A_PIECE > 0) continue;
    pieces.push(piece);
    piece = '';
  }
  pieces.push(piece);
  return csvOf(pieces);
};

/** Surplus cells, beyond the last of `columns`, that were emptied by a correction are removed. */
const withoutEmptyEnd = (cells: readonly string[], columns: number): readonly string[] =>
  cells.length > columns && cells.slice(columns).every((cell) => cell.trim() === '')
    ? cells.slice(0, columns)
    : cells;

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
