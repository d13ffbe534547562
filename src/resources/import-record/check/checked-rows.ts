import type { ImportFormat } from '@/core/imports';
import type { CheckState } from './check-types';
import type { ColumnMapping } from './column-mapping';
import type { RowBatch } from './csv-parser';
import type { CellText } from './edit-log';
import { createIssueStore } from './issue-store';
import type { LookUps } from './look-ups';
import { createRowStore } from './row-store';
import { createRowValidator, type RowOutcome } from './row-validator';

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
  let issues = createIssueStore();
  let tally = emptyTally();
  const validatorWith = (known: LookUps) =>
    createRowValidator(format, { mapping, lookUps: known, rowAt: rows.at });
  let validator = validatorWith(lookUps);

  const count = ({ kind, columns }: RowOutcome) => {
    tally.outcome[kind] += 1;
    for (const column of columns) {
      tally.changedColumns[column] = (tally.changedColumns[column] ?? 0) + 1;
    }
  };

  const validate = (row: number) => {
    const own = validator.read(rows.at(row));
    const found = validator.issuesOf(row, own);
    for (const { column, message } of found) issues.add(row, column, message);
    if (found.length === 0) count(validator.outcomeOf(own));
  };

  const validateAll = () => {
    validator.forgetKeys();
    issues = createIssueStore();
    tally = emptyTally();
    for (let row = 0; row < rows.length(); row += 1) validate(row);
  };

  /** What becomes of the others is counted anew: which of them a changed row was is not known any more. */
  const validateAgain = (changed: ReadonlySet<number>) => {
    const { read, issuesOf, outcomeOf } = validator;
    issues = issues.replaced(changed, (row) => issuesOf(row, read(rows.at(row))));
    const failed = issues.failedFlags(rows.length());
    tally = emptyTally();
    for (let row = 0; row < rows.length(); row += 1) {
      if (failed[row] === 0) count(outcomeOf(read(rows.at(row))));
    }
  };

  return {
    rows,
    issues: () => issues,
    add: (batch: RowBatch): void => {
      for (let row = rows.add(batch); row < rows.length(); row += 1) validate(row);
    },
    /** Validates the rows there are by what has become known since; cells that were written over stay so. */
    compareWith: (known: LookUps): void => {
      validator = validatorWith(known);
      validateAll();
    },
    /** Writes over cells and validates their rows; all rows where a key changed, for it tells what stands twice. */
    write: (cells: readonly CellText[]): void => {
      for (const { row, column, text } of cells) rows.write(row, column, text);
      if (cells.some(({ column }) => format.key.includes(mapping[column] ?? ''))) validateAll();
      else validateAgain(new Set(cells.map(({ row }) => row)));
    },
    counts: (): Pick<CheckState, 'rows' | 'failedRows' | 'issues' | 'kinds' | keyof Tally> => ({
      rows: rows.length(),
      failedRows: issues.failedRows(),
      issues: issues.length(),
      kinds: issues.kinds(),
      ...tally,
    }),
  };
};

export type CheckedRows = ReturnType<typeof createCheckedRows>;

type Tally = { outcome: CheckState['outcome']; changedColumns: Record<string, number> };

const emptyTally = (): Tally => ({
  outcome: { fresh: 0, changed: 0, same: 0, unknown: 0 },
  changedColumns: {},
});
