import type { ImportFormat } from '@/core/imports';
import { createRecordTable, type RecordTable } from './record-table';

/** What the backend holds that a row may refer to or change; `isWhole` where all of it was read. */
export type LookUps = {
  /** Codes there are, by the column that refers to them. */
  codes: ReadonlyMap<string, { known: ReadonlySet<string>; isWhole: boolean }>;
  /** The records that files of this kind change; undefined while none was read. */
  records?: { table: RecordTable; isWhole: boolean };
};

/** Gathers what the backend holds as its pages come. What was not read to the end refuses nothing. */
export const createLookUps = (format: Pick<ImportFormat, 'columns' | 'key'>) => {
  const codes = new Map<string, { known: Set<string>; isWhole: boolean }>();
  const table = createRecordTable(format);
  let records: LookUps['records'];
  return {
    /** Codes that `own` columns may hold; `isWhole` with the last of them. */
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
