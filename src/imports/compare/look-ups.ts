import type { ImportFormat } from '@/core/imports';
import { createRecordTable, type RecordTable } from './record-table';

/** The backend's codes and records that a row may refer to or change; `isWhole` where all of them were read. */
export type LookUps = {
  /** Known codes, by the column that refers to them. */
  codes: ReadonlyMap<string, { known: ReadonlySet<string>; isWhole: boolean }>;
  /** The records that files of this kind change; undefined while none has been read. */
  records?: { table: RecordTable; isWhole: boolean };
};

/** Collects the backend's data page by page. A list that was not read to the end makes no code invalid. */
export const createLookUps = (format: Pick<ImportFormat, 'columns' | 'key'>) => {
  const codes = new Map<string, { known: Set<string>; isWhole: boolean }>();
  const table = createRecordTable(format);
  let records: LookUps['records'];
  return {
    /** Adds codes of the `own` columns; `isWhole` with the last page. */
    addCodes: (own: readonly string[], page: readonly string[], isWhole: boolean): void => {
      for (const column of own) {
        const known = codes.get(column)?.known ?? new Set<string>();
        for (const code of page) known.add(code);
        codes.set(column, { known, isWhole });
      }
    },
    addRecords: (page: readonly Readonly<Record<string, unknown>>[], isWhole: boolean): void => {
      table.add(page);
      records = { table, isWhole };
    },
    all: (): LookUps => ({ codes, records }),
  };
};
