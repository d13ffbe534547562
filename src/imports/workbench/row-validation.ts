import type { Lookups } from '@/imports/compare/lookups';
import type { RowStore } from '@/imports/read/row-store';
import { ROWS_AT_A_TIME, type GoOn } from './readings';
import type { createValidation } from './validation';

type Validation = ReturnType<typeof createValidation>;

/**
 * The validation of all rows, by the lookups of the last comparison.
 *
 * @param begin creates a validation without rows, by the file's current layout and the user's choices
 */
export const createRowValidation = (
  rows: RowStore,
  lookups: Lookups,
  begin: (lookups: Lookups) => Validation,
) => {
  let known = lookups;
  let validation = begin(known);
  /** Number of times that rows were validated because cells, columns or choices changed. */
  let changes = 0;

  return {
    current: () => validation,
    lookups: () => known,
    /** Drops the results, for rows that are about to be added. */
    restart: (): void => {
      validation = begin(known);
    },
    /** Validates all rows again. */
    all: (): void => {
      changes += 1;
      validation = begin(known);
      for (let row = 0; row < rows.length(); row += 1) validation.add(row);
    },
    /** Validates the `changed` rows (1 at their index) again. */
    again: (changed: Uint8Array): void => {
      changes += 1;
      validation.again(changed);
    },
    /**
     * Validates all rows by `own` lookups; starts over if something changes meanwhile. Until it is done, the earlier
     * results stay valid. Returns whether it was completed.
     *
     * @param goOn receives the number of rows validated; cancels by returning false
     */
    inTurns: async (own: Lookups, goOn: GoOn): Promise<boolean> => {
      let next = begin(own);
      let changesBefore = changes;
      for (let row = 0; row < rows.length(); row += 1) {
        next.add(row);
        if ((row + 1) % ROWS_AT_A_TIME > 0) continue;
        if (!(await goOn(row + 1))) return false;
        if (changesBefore === changes) continue;
        changesBefore = changes;
        next = begin(own);
        row = -1;
      }
      known = own;
      validation = next;
      return true;
    },
  };
};
