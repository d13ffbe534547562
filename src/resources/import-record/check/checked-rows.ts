import type { ImportFormat } from '@/core/imports';
import type { ColumnMapping } from './column-mapping';
import type { RowBatch } from './csv-parser';
import type { Edit } from './edit-log';
import type { LookUps } from './look-ups';
import { createRowStore } from './row-store';
import { createValidation } from './validation';

/** Rows that are compared before messages of the page are heard. */
const ROWS_AT_A_TIME = 10_000;

/**
 * The rows of a file with what is wrong with each and what becomes of it, as they come and as their cells change. A
 * file that is read or matched anew has new ones.
 */
export const createCheckedRows = (
  format: ImportFormat,
  mapping: ColumnMapping,
  lookUps: LookUps,
) => {
  const rows = createRowStore();
  let known = lookUps;
  const validationWith = (own: LookUps) =>
    createValidation(format, { mapping, lookUps: own, rows });
  let validation = validationWith(known);
  /** Counts the steps that wrote over cells. */
  let edits = 0;

  const validateAll = () => {
    validation = validationWith(known);
    for (let row = 0; row < rows.length(); row += 1) validation.add(row);
  };

  return {
    rows,
    issues: () => validation.issues(),
    add: (batch: RowBatch): void => {
      for (let row = rows.add(batch); row < rows.length(); row += 1) validation.add(row);
    },
    /**
     * Validates the rows there are by what has become known since; what was found before counts until the end, and
     * where a cell is written over meanwhile it begins anew. Answers whether it came to its end.
     *
     * @param goOn told how many rows were compared; where it answers false, the comparison is called off
     */
    compareWith: async (
      own: LookUps,
      goOn: (done: number) => Promise<boolean>,
    ): Promise<boolean> => {
      let next = validationWith(own);
      let begunAt = edits;
      for (let row = 0; row < rows.length(); row += 1) {
        next.add(row);
        if ((row + 1) % ROWS_AT_A_TIME > 0) continue;
        if (!(await goOn(row + 1))) return false;
        if (begunAt === edits) continue;
        begunAt = edits;
        next = validationWith(own);
        row = -1;
      }
      known = own;
      validation = next;
      return true;
    },
    /** Puts the texts of a step in its cells: those it wrote, or those that were there before. */
    write: (edit: Edit, side: 'before' | 'after'): void => {
      edits += 1;
      const changed = new Uint8Array(rows.length());
      for (const [at, row] of edit.rows.entries()) {
        rows.write(row, edit.columns[at] ?? 0, edit[side][at] ?? 0);
        changed[row] = 1;
      }
      // A key tells what stands twice, in other rows as well.
      const hasKey = edit.columns.some((column) => format.key.includes(mapping[column] ?? ''));
      if (hasKey) validateAll();
      else validation.again(changed);
    },
    counts: () => ({
      rows: rows.length(),
      failedRows: validation.issues().failedRows(),
      issues: validation.issues().length(),
      kinds: validation.issues().kinds(),
      ...validation.tally(),
    }),
  };
};

export type CheckedRows = ReturnType<typeof createCheckedRows>;
