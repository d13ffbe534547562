import { ASIDES, asideOf } from '@/imports/check/asides';
import type { Doubt } from '@/imports/check/check-state';
import type { IssueKind } from '@/imports/check/issue-store';
import { isFixable, type CellFix } from '@/imports/compare/cell-fix';
import { doubtKey } from '@/imports/correct/edit-log';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import type { RowStore } from '@/imports/read/row-store';

type Listed = {
  rows: RowStore;
  mapping: ColumnMapping;
  /** The kinds of doubt whose cells are left as they are ({@link doubtKey}). */
  left: ReadonlySet<string>;
  cellFixOf: (kind: IssueKind) => CellFix;
};

/** The kinds of issues that one press fixes, or that the user must check, each with its first cell as the example. */
export const listDoubts = (
  kinds: readonly IssueKind[],
  { rows, mapping, left, cellFixOf }: Listed,
): Doubt[] =>
  kinds.filter(isFixable).map((issue) => {
    const { first, ...kind } = issue;
    const at = mapping.indexOf(kind.column);
    const cells = rows.cells(first).map((cell) => cell.trim());
    const example = (kind.column === '' ? cells.find(Boolean) : cells[at]) ?? '';
    const becomes = cellFixOf(issue)(example, first);
    const isLeft = isLeftOut(kind.message) || left.has(doubtKey(kind));
    return { ...kind, example, becomes, line: rows.line(first), isLeft };
  });

/** Whether a message is that of rows left out because they seem to be no record. */
const isLeftOut = (message: string): boolean => {
  const aside = asideOf(message);
  return aside !== undefined && ASIDES[aside].left_out === message;
};
