import type { ImportFormat } from '@/core/imports';
import type { ColumnConstraint } from '@/imports/check/column-constraints';
import { createKnownCodes, type KnownCodes } from '@/imports/check/known-codes';
import { createRecordTable, type RecordTable } from './record-table';

/** The backend's codes and records that a row may refer to or change. */
export type Lookups = {
  codes: KnownCodes;
  constraints: readonly ColumnConstraint[];
  /** The records that files of this kind change, `isWhole` where all were read; undefined while none has been read. */
  records?: { table: RecordTable; isWhole: boolean };
};

/** Collects the backend's data page by page. */
export const createLookups = (format: ImportFormat) => {
  const codes = createKnownCodes();
  const table = createRecordTable(format);
  let constraints: readonly ColumnConstraint[] = [];
  let records: Lookups['records'];
  return {
    addCodes: codes.add,
    offered: codes.offered,
    /** Sets which columns must agree, by the codes' owners. */
    setConstraints: (own: readonly ColumnConstraint[]): void => {
      constraints = own;
    },
    addRecords: (page: readonly Readonly<Record<string, unknown>>[], isWhole: boolean): void => {
      table.add(page);
      records = { table, isWhole };
    },
    all: (): Lookups => ({ codes: codes.all(), constraints, records }),
  };
};
