import type { ResourceDefinition } from '@/core/resource';
import { mapColumns, type KnownColumn } from '@/imports/read/column-mapping';
import type { NumberedRow } from '@/imports/read/pick-rows';

/** The line of a sent row, and the record it is about: its key, and its name where the file has one. */
export type RowName = { line: number; code: string; name: string };

/** Reads the names of a file's rows, by their numbers. */
export const rowNames = (
  { header, rows }: { header: readonly string[]; rows: readonly NumberedRow[] },
  { key, columns }: { key: readonly string[]; columns: readonly KnownColumn[] },
  { representation }: Pick<ResourceDefinition, 'representation'>,
): Map<number, RowName> => {
  const mapping = mapColumns(header, columns);
  const textOf = (cells: readonly string[], column: string): string =>
    cells[mapping.indexOf(column)]?.trim() ?? '';
  const fields = [...representation.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const naming = fields.some((field) => !key.includes(field)) ? fields : ['customer_name'];
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
