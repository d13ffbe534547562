import type { CheckState } from '@/imports/check/check-state';
import type { RowOutcome } from '@/imports/compare/row-outcome';

/** The numbers of rows without errors by their outcome, and of rows that change each column. */
export type Tally = Pick<CheckState, 'outcome'> & {
  changedColumns: Record<string, number>;
};

export const emptyTally = (): Tally => ({
  outcome: { added: 0, changed: 0, same: 0, unknown: 0 },
  changedColumns: {},
});

/** Adds the outcome of a row to a tally; subtracts it where `by` is -1. */
export const countOutcome = (tally: Tally, { kind, columns }: RowOutcome, by: 1 | -1 = 1): void => {
  tally.outcome[kind] += by;
  for (const column of columns) {
    tally.changedColumns[column] = (tally.changedColumns[column] ?? 0) + by;
  }
};
