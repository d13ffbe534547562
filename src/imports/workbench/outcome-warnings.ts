import type { ImportFormat } from '@/core/imports';
import { isBlank } from '@/core/validators';
import { SIMILAR_CODE } from '@/imports/check/column-codes';
import type { RowIssue } from '@/imports/check/issue-store';
import type { FormatColumn, RowReading } from '@/imports/check/row-reader';
import { createNameCheck } from '@/imports/check/record-name-check';
import type { RowKey } from '@/imports/check/row-key';
import { WARNINGS, hasLostStart } from '@/imports/check/warnings';
import type { RowText } from '@/imports/read/csv-parser';
import type { Lookups } from '@/imports/compare/lookups';
import type { createRowOutcomes, RowOutcome } from '@/imports/compare/row-outcome';
import { createTwinCheck } from '@/imports/compare/twin-codes';
import { createSimilarCheck } from '@/imports/compare/similar-record';

type Compared = Pick<ReturnType<typeof createRowOutcomes>, 'outcomeOf' | 'storedIn'> & {
  columns: readonly FormatColumn[];
  key: RowKey;
  rowAt: (row: number) => RowText;
  /** The names of the columns with phone numbers. */
  phones: readonly string[];
  lookups: Lookups;
};

/** Creates functions that add to a row's issues those that follow from the existing records. */
export const createOutcomeWarnings = (
  format: ImportFormat,
  { columns, key, rowAt, phones, lookups, outcomeOf, storedIn }: Compared,
) => {
  const { final } = format;
  const { nameIn, warningsIn } = createNameCheck(format, columns, lookups.codes);
  const twinOf = createTwinCheck(format, { key, lookups, rowAt });
  /** The row with almost the same code, by the row with a warning about it. */
  const twins = new Map<number, number>();
  const similarTo = createSimilarCheck(format, columns, lookups);
  const warningOfChange = (reading: RowReading, name: string): string | undefined => {
    const index = columns.findIndex((column) => column.name === name);
    const text = reading.cells[index]?.text ?? '';
    if (isBlank(text)) return format.isGrouped ? undefined : WARNINGS.emptied;
    // A spreadsheet removes leading zeros and a plus; the stored number still has them.
    return phones.includes(name) && hasLostStart(text, storedIn(reading, name) ?? '')
      ? WARNINGS.phone
      : undefined;
  };
  return {
    nameIn,
    /** The row whose code is almost that of a row with a warning about it. */
    twinOf: (row: number): number | undefined => twins.get(row),
    /** Adds the error of a similar code to a row with errors, most of which a new record causes that it is not. */
    addSimilarCode: (reading: RowReading, found: RowIssue[]): void => {
      const similar = similarTo?.(reading);
      if (similar && !found.some(({ column }) => column === similar.column)) {
        found.unshift({ column: similar.column, message: SIMILAR_CODE });
      }
    },
    /** Returns the outcome of a row without errors, and adds the warnings about it. */
    judge: (row: number, reading: RowReading, found: RowIssue[]): RowOutcome => {
      const outcome = outcomeOf(reading);
      const similar = outcome.kind === 'added' ? similarTo?.(reading) : undefined;
      if (similar) found.push(similar);
      const twin = outcome.kind === 'added' ? twinOf?.(row, reading) : undefined;
      if (twin !== undefined) {
        twins.set(row, twin);
        found.push({
          column: format.key[0] ?? '',
          message: format.isGrouped ? WARNINGS.twin_sale : WARNINGS.twin,
        });
      }
      if (final && outcome.kind === 'changed' && storedIn(reading, final.column) === final.value) {
        found.push({ column: format.key[0] ?? '', message: WARNINGS.final });
      }
      found.push(...warningsIn(reading));
      for (const name of outcome.columns) {
        const message = warningOfChange(reading, name);
        if (message) found.push({ column: name, message });
      }
      return outcome;
    },
  };
};
