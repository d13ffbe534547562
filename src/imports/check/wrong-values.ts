import type { RowStore } from '@/imports/read/row-store';
import type { FileLayout } from './file-layout';
import type { IssueStore } from './issue-store';

/** A text of the cells with errors of a kind, and the number of these cells. */
export type WrongValue = { text: string; count: number };

type RowsWithKinds = {
  rows: RowStore;
  issues: () => IssueStore;
  layout: () => Pick<FileLayout, 'mapping'>;
};

/** Maximum number of listed texts, so that they can be surveyed. */
const VALUES_SHOWN = 12;
/** Maximum number of different texts that are counted, because each of a million cells may have another one. */
const MAX_COUNTED = 10_000;

/** Returns a function that returns the cell of a row with an error of `kind`; undefined where the file lacks it. */
export const wrongCells = ({ rows, issues, layout }: RowsWithKinds, kind: number) => {
  const column = issues().kinds()[kind]?.column ?? '';
  const at = layout().mapping.indexOf(column);
  return at === -1 ? undefined : (row: number): string => rows.cells(row)[at] ?? '';
};

/** The texts of the cells with errors of `kind`, the most frequent first. */
export const wrongValues = (checked: RowsWithKinds, kind: number): WrongValue[] => {
  const cellOf = wrongCells(checked, kind);
  if (!cellOf) return [];
  const counts = new Map<string, number>();
  for (const row of checked.issues().rowsOf(kind)) {
    const text = cellOf(row);
    const before = counts.get(text);
    if (before !== undefined || counts.size < MAX_COUNTED) counts.set(text, (before ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, VALUES_SHOWN);
};
