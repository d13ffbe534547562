import { foldAccents } from '@/core/fold-accents';
import type { KnownColumn } from '@/imports/read/column-mapping';
import type { RowStore } from '@/imports/read/row-store';
import type { RowIssue } from './issue-store';

/**
 * A row of the file that was not imported before, by its index, with the backend's message, '' without one; `line` is
 * its line in the file that the user has, where this file was made of its rows.
 */
export type ReportedRow = { row: number; message: string; line?: number };

/** Whether a file with these rows is the rest of a file whose other rows were sent. */
export const isRest = (reported: readonly ReportedRow[]): boolean =>
  reported.some(({ line }) => line !== undefined);

/** The message of an error that the backend reported when the row was sent before. */
export const REPORTED = 'imports.check.reported';

/**
 * The errors that the backend reported for the rows of a file that is opened again. Each is shown at the cell that its
 * message is about, until the cell is changed; if that is not known, at the row, until one of its cells is changed.
 */
export const createReportedErrors = (
  reported: readonly ReportedRow[],
  columns: readonly KnownColumn[],
  rows: RowStore,
  mapping: () => readonly (string | null)[],
) => {
  const messages = new Map(reported.map(({ row, message }) => [row, message]));
  const partsOf = (row: number): ReportedPart[] => {
    const message = messages.get(row);
    if (!message) return [];
    const cells = rows.cellsAsRead(row);
    return message.split('; ').map((part) => partIn(part, columns, mapping(), cells));
  };
  const isChanged = (row: number, column: string): boolean =>
    mapping().some((name, at) => (column === '' || name === column) && rows.placeAt(row, at) !== 0);
  return {
    /** Adds the errors of `row` that remain, where its cells have no other one. */
    addTo: (row: number, issues: RowIssue[]): void => {
      if (!messages.has(row)) return;
      for (const { column } of partsOf(row)) {
        const hasOther = issues.some((issue) => issue.column === column);
        if (!hasOther && !isChanged(row, column)) issues.push({ column, message: REPORTED });
      }
    },
    /** The backend's message about a cell. */
    detailOf: (row: number, column: string): string =>
      partsOf(row)
        .filter((part) => part.column === column)
        .map(({ text }) => text)
        .join('; '),
  };
};

export type ReportedErrors = ReturnType<typeof createReportedErrors>;

/** A part of a message: its text, and the column it is about; '' where that is unknown. */
type ReportedPart = { column: string; text: string };

/** Finds the column by the name a message begins with, by a cell's text in it, or by a label in it. */
const partIn = (
  part: string,
  columns: readonly KnownColumn[],
  mapping: readonly (string | null)[],
  cells: readonly string[],
): ReportedPart => {
  const [, name = '', rest = ''] = /^(\w+)(?:\.\w+)*:\s*(.*)$/s.exec(part) ?? [];
  if (columns.some((column) => column.name === name)) return { column: name, text: rest };
  const byCell = mapping.map((column, at) => ({ column, word: cells[at]?.trim() ?? '' }));
  const byLabel = columns.flatMap(({ name: column, labels }) =>
    labels.map((word) => ({ column, word })),
  );
  return { column: firstIn(part, byCell) ?? firstIn(part, byLabel) ?? '', text: part };
};

/** The column whose word comes first in a text; of several words at one place, the longest one counts. */
const firstIn = (
  text: string,
  words: readonly { column: string | null; word: string }[],
): string | undefined => {
  const folded = foldAccents(text);
  const found = words
    .filter(({ column, word }) => column && word.length >= LEAST_LENGTH)
    .map(({ column, word }) => ({ column, word, at: placeOf(folded, foldAccents(word)) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at || other.word.length - one.word.length);
  return found[0]?.column ?? undefined;
};

/** Shorter cells, such as a month, occur in many messages that are not about them. */
const LEAST_LENGTH = 3;

/** The index of `word` in a text as a whole word; -1 where it does not occur. */
const placeOf = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = !WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + word.length] ?? '');
    if (isWhole) return at;
  }
  return -1;
};

const WORD = /[\p{L}\d]/u;
