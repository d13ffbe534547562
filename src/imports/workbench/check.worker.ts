import { expose, proxy } from 'comlink';
import type { ImportFormats } from '@/core/imports';
import { findRows, pickRows, restOfFile, rowsByNumber } from '@/imports/read/pick-rows';
import { createWorkbench } from './workbench';

/** The import formats of all resources, found by file name as their schemas are. */
const files = import.meta.glob<ImportFormats>('../../resources/*/*.import.ts', {
  eager: true,
  import: 'formats',
});

const formats: ImportFormats = Object.assign({}, ...Object.values(files)) as ImportFormats;

const formatOf = (recordType: string) =>
  Object.hasOwn(formats, recordType) ? formats[recordType] : undefined;

/** The worker's API: `workbench` creates a workbench for files of one kind; null where their format is unknown. */
const api = {
  workbench: (recordType: string) => {
    const format = formatOf(recordType);
    return format ? proxy(createWorkbench(format)) : null;
  },
  /** Rows of a sent file by their numbers; in a kind whose rows of one key are one record, with all rows of it. */
  pickRows: (recordType: string, file: Blob, numbers: readonly number[]) => {
    const format = formatOf(recordType);
    if (!format?.isGrouped) return pickRows(file, numbers);
    const columns = format.columns.map(({ name, aliases = [] }) => ({ name, labels: aliases }));
    return pickRows(file, numbers, { key: format.key, columns });
  },
  rowsByNumber,
  findRows,
  restOfFile,
  /** The columns of each kind with their aliases, and its key. */
  kinds: () =>
    Object.entries(formats).map(([recordType, { key, columns, lines }]) => ({
      recordType,
      key,
      lines,
      columns: columns.map(({ name, aliases = [], form }) => ({ name, aliases, form })),
    })),
};

export type CheckApi = typeof api;

expose(api);
