import { NON_DATA_ROWS, nonDataKindOf } from '@/imports/check/non-data-rows';
import type { Warning } from '@/imports/check/check-state';
import { isTwin } from '@/imports/check/warnings';
import type { IssueKind } from '@/imports/check/issue-store';
import { isFixable, type CellFix } from '@/imports/compare/cell-fix';
import { warningKey } from '@/imports/correct/edit-log';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import type { RowStore } from '@/imports/read/row-store';

type Listed = {
  rows: RowStore;
  mapping: ColumnMapping;
  /** The kinds of warning whose cells are left as they are ({@link warningKey}). */
  left: ReadonlySet<string>;
  cellFixOf: (kind: IssueKind) => CellFix;
  /** The other row that a row's warning is about. */
  twinOf: (row: number) => number | undefined;
};

/** The kinds of issues that one press fixes, or that the user must check, each with its first cell as the example. */
export const listWarnings = (
  kinds: readonly IssueKind[],
  { rows, mapping, left, cellFixOf, twinOf }: Listed,
): Warning[] =>
  kinds.filter(isFixable).map((issue) => {
    const { first, ...kind } = issue;
    const at = mapping.indexOf(kind.column);
    const cells = rows.cells(first).map((cell) => cell.trim());
    const example = (kind.column === '' ? cells.find(Boolean) : cells[at]) ?? '';
    const becomes = cellFixOf(issue)(example, first);
    const isLeft = isLeftOut(kind.message) || left.has(warningKey(kind));
    const other = isTwin(kind.message) ? twinOf(first) : undefined;
    const otherLine = other === undefined ? undefined : rows.line(other);
    return { ...kind, example, becomes, line: rows.line(first), otherLine, isLeft };
  });

/** Whether a message is that of rows left out because they do not seem to be records. */
const isLeftOut = (message: string): boolean => {
  const kind = nonDataKindOf(message);
  return kind !== undefined && NON_DATA_ROWS[kind].left_out === message;
};
