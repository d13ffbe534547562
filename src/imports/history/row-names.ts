import type { ResourceDefinition } from '@/core/resource';
import { mapColumns, type KnownColumn } from '@/imports/read/column-mapping';
import type { NumberedRow } from '@/imports/read/pick-rows';

/** The line of a sent row, and the record it is about: its key, and its name where the file has one. */
export type RowName = { line: number; code: string; name: string };

type Kind = { key: readonly string[]; columns: readonly KnownColumn[] };

/** The columns with the name of a row's record, besides its key. */
export const namingColumns = (
  { key }: Pick<Kind, 'key'>,
  { representation }: Pick<ResourceDefinition, 'representation'>,
): readonly string[] => {
  const fields = [...representation.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  return fields.some((field) => !key.includes(field)) ? fields : ['customer_name'];
};

/** Reads the names of a file's rows, by their numbers. */
export const rowNames = (
  { header, rows }: { header: readonly string[]; rows: readonly NumberedRow[] },
  { key, columns }: Kind,
  definition: Pick<ResourceDefinition, 'representation'>,
): Map<number, RowName> => {
  const mapping = mapColumns(header, columns);
  const textOf = (cells: readonly string[], column: string): string =>
    cells[mapping.indexOf(column)]?.trim() ?? '';
  const naming = namingColumns({ key }, definition);
  return new Map(
    rows.map(({ number, line, cells }) => {
      const join = (names: readonly string[], between: string) =>
        names
          .map((name) => textOf(cells, name))
          .filter(Boolean)
          .join(between);
      // A name made only of codes adds nothing to them.
      const isOwnName = naming.every((field) => !key.includes(field));
      return [number, { line, code: join(key, ' · '), name: isOwnName ? join(naming, ' ') : '' }];
    }),
  );
};
