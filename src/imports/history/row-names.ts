import type { ResourceDefinition } from '@/core/resource';
import { mapColumns, type KnownColumn } from '@/imports/read/column-mapping';
import type { NumberedRow } from '@/imports/read/pick-rows';
import { namingColumns, recordNameOf, type RecordName } from '@/imports/read/record-name';

/** The line of a sent row, and the name of its record. */
export type RowName = RecordName & { line: number };

/** Reads the names of a file's rows, by their numbers. */
export const rowNames = (
  { header, rows }: { header: readonly string[]; rows: readonly NumberedRow[] },
  { key, columns }: { key: readonly string[]; columns: readonly KnownColumn[] },
  definition: Pick<ResourceDefinition, 'representation'>,
): Map<number, RowName> => {
  const mapping = mapColumns(header, columns);
  const naming = namingColumns({ key }, definition);
  return new Map(
    rows.map(({ number, line, cells }) => {
      const textOf = (column: string) => cells[mapping.indexOf(column)]?.trim() ?? '';
      return [number, { line, ...recordNameOf(textOf, key, naming) }];
    }),
  );
};
