import type { ImportFormat } from '@/core/imports';
import { createRowKey } from '@/imports/check/row-key';
import { createRowReader, formatColumns, type RowReading } from '@/imports/check/row-reader';
import type { Source } from './previous-values';
import { createRowOutcomes, type RowOutcome } from './row-outcome';

/** A range of rows, and the columns with the name of a record. */
export type RowRange = { offset: number; limit: number; naming: readonly string[] };

type FoundRow = {
  row: number;
  outcome: RowOutcome;
  /** The next row overwrites it. */
  reading: RowReading;
};

/**
 * Finds the rows without errors that have an outcome, in the order of the file.
 *
 * @param make makes the result of a row from its reading, with the key of the rows and their columns
 */
export const rowsWith = <Row>(
  format: ImportFormat,
  { layout, lookups, rows, failed }: Source,
  { kind, offset, limit }: RowRange & { kind: RowOutcome['kind'] },
  make: (
    found: FoundRow,
    by: { key: ReturnType<typeof createRowKey>; columns: ReturnType<typeof formatColumns> },
  ) => Row,
): Row[] => {
  const { records } = lookups;
  if (!records) return [];
  const columns = formatColumns(format, layout, lookups);
  const key = createRowKey(columns, format.key);
  const outcomes = createRowOutcomes(columns, key, format, records);
  const read = createRowReader(columns, layout.mapping.length);
  const found: Row[] = [];
  let count = 0;
  for (let row = 0; row < rows.length() && found.length < limit; row += 1) {
    if (failed[row] === 1) continue;
    const reading = read(rows.at(row));
    const outcome = outcomes.outcomeOf(reading);
    if (outcome.kind !== kind) continue;
    count += 1;
    if (count > offset) found.push(make({ row, outcome, reading }, { key, columns }));
  }
  return found;
};

/** Returns a function that returns the cell of a row as in the file, by its column; undefined where the file lacks it. */
export const cellsByColumn = ({ layout, rows }: Source, row: number) => {
  const cells = rows.cells(row);
  return (column: string): string | undefined => {
    const at = layout.mapping.indexOf(column);
    return at === -1 ? undefined : (cells[at] ?? '');
  };
};
