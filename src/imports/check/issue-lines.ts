import { lineOf } from '@/core/text';
import { recordNameOf } from '@/imports/read/record-name';
import type { RowStore } from '@/imports/read/row-store';
import type { FileLayout } from './file-layout';
import { REPORTED, type ReportedErrors } from './reported-errors';
import type { IssueLine } from './check-state';
import { ownersBehind } from './constraint-check';
import type { IssueStore } from './issue-store';
import { isTwin } from './warnings';
import { isRepeat } from './row-key';
import { wrongCells } from './wrong-values';

/** Maximum length at which a cell is shown. */
const SHOWN_LENGTH = 500;

/** The rows of a file, with their current errors and layout. */
type RowsWithIssues = {
  rows: RowStore;
  issues: () => IssueStore;
  layout: () => FileLayout;
  lookups: () => Parameters<typeof ownersBehind>[2];
  reported: ReportedErrors;
  /** Returns a function that fixes a cell with this warning. */
  cellFixOf: (
    warning: Pick<IssueLine, 'column' | 'message'>,
  ) => (text: string, row: number) => string | undefined;
  firstRowOf: (row: number) => number | undefined;
  /** Another row whose code is almost that of a row with a warning about it. */
  twinOf: (row: number) => number | undefined;
  /** Whether several rows form one record, such as a sale. */
  isGrouped: boolean;
  /** The columns that identify a row's record, and those with its name. */
  nameBy: () => { key: readonly string[]; naming: readonly string[] };
  /** The names of the file's columns, by which columns that are not sent are shown. */
  header: () => readonly string[];
};

/**
 * Creates a function that returns errors, of one `kind` or all, from `offset` on, as a list shows them; with a `text`,
 * only those of cells with this text.
 */
export const createIssueLines = ({
  rows,
  issues,
  layout,
  lookups,
  reported,
  cellFixOf,
  firstRowOf,
  twinOf,
  isGrouped,
  nameBy,
  header,
}: RowsWithIssues) => {
  let found:
    | { issues: IssueStore; kind: number; text: string | undefined; places: Int32Array }
    | undefined;
  /** The indexes of the errors of a kind, found once for all pages. */
  const placesOf = (kind: number, text: string | undefined): Int32Array => {
    const current = issues();
    if (found?.kind !== kind || found.text !== text || found.issues !== current) {
      const cellOf = text === undefined ? undefined : wrongCells({ rows, issues, layout }, kind);
      const all = current.placesOf(kind);
      const places = cellOf ? all.filter((at) => cellOf(current.at(at).row) === text) : all;
      found = { issues: current, kind, text, places };
    }
    return found.places;
  };
  const repeatsIn = (row: number, message: string): IssueLine['repeats'] => {
    const first = isTwin(message) ? twinOf(row) : isRepeat(message) ? firstRowOf(row) : undefined;
    if (first === undefined) return undefined;
    const { mapping } = layout();
    const { key } = nameBy();
    const firstCells = rows.cells(first);
    const ownCells = rows.cells(row);
    const codeAt = mapping.indexOf(key[0] ?? '');
    const codes = [ownCells, firstCells].map((cells) => lineOf(cells[codeAt]?.trim()));
    const differing = mapping.flatMap((column, at) => {
      if (column !== null && key.includes(column)) return [];
      const [one, own] = [firstCells, ownCells].map((cells) => lineOf(cells[at]?.trim()));
      const name = column ?? lineOf(header()[at]);
      return one === own ? [] : { column: name, first: one ?? '', own: own ?? '' };
    });
    return {
      row: first,
      line: rows.line(first),
      differing,
      ...(isGrouped && { sales: [...new Set(codes)] }),
    };
  };
  const lineAt = (place: number, index: number): IssueLine => {
    const { row, kind } = issues().at(index);
    const { column = '', message = '', isWarning = false } = issues().kinds()[kind] ?? {};
    const { mapping } = layout();
    const cells = rows.cells(row);
    const at = mapping.indexOf(column);
    const cell = at === -1 ? undefined : (cells[at] ?? '');
    const { key, naming } = nameBy();
    const textOf = (name: string) => lineOf(cells[mapping.indexOf(name)]?.trim());
    const text = cell?.slice(0, SHOWN_LENGTH);
    const isCut = text !== cell;
    const detail =
      message === REPORTED
        ? reported.detailOf(row, column)
        : lineOf(cellFixOf({ column, message })(cell ?? '', row)) ||
          ownersBehind({ column, message }, cell ?? '', lookups());
    return {
      place,
      row,
      line: rows.line(row),
      column,
      text,
      isCut,
      message,
      detail,
      repeats: repeatsIn(row, message),
      isWarning,
      ...recordNameOf(textOf, key, naming),
    };
  };
  return (kind: number | null, offset: number, limit: number, only?: string): IssueLine[] => {
    const places = kind === null ? undefined : placesOf(kind, only);
    const end = Math.min(offset + limit, places?.length ?? issues().length());
    return Array.from({ length: Math.max(0, end - offset) }, (_, at) =>
      lineAt(offset + at, places ? (places[offset + at] ?? 0) : offset + at),
    );
  };
};
