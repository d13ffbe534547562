import type { ImportFormat } from '@/core/imports';
import type { RowReading } from '@/imports/check/row-reader';
import { WARNINGS } from '@/imports/check/warnings';
import type { createRowOutcomes, RowOutcome } from './row-outcome';

type Stored = Pick<ReturnType<typeof createRowOutcomes>, 'storedIn' | 'storedLines'>;

/**
 * Creates the check of files that lack lines of a final record, such as a processed sale: sent, its equal rows would
 * remove those. Undefined for formats without final records.
 */
export const createMissingLines = (
  { final, key: [column = ''] }: ImportFormat,
  { storedIn, storedLines }: Stored,
) => {
  if (!final) return undefined;
  /** The number of existing lines of the final record that a row is equal to a line of. */
  const linesOf = new Map<number, number>();
  return {
    issue: { column, message: WARNINGS.final },
    /** Notes the outcome of a row, again after it has changed; undefined for a row with errors. */
    put: (row: number, reading: RowReading, outcome: RowOutcome | undefined): void => {
      if (outcome?.kind === 'same' && storedIn(reading, final.column) === final.value) {
        linesOf.set(row, storedLines(reading));
      } else linesOf.delete(row);
    },
    /** The equal rows of records that have fewer rows in the file than existing lines. */
    rows: (firstOf: (row: number) => number, length: number): number[] => {
      if (linesOf.size === 0) return [];
      const counts = new Uint32Array(length);
      for (let row = 0; row < length; row += 1) {
        counts[firstOf(row)] = (counts[firstOf(row)] ?? 0) + 1;
      }
      return [...linesOf].flatMap(([row, lines]) =>
        lines > (counts[firstOf(row)] ?? 0) ? row : [],
      );
    },
  };
};
