import { expose, proxy } from 'comlink';
import type { ImportFormats } from '@/core/imports';
import { pickRows, rowsByNumber } from './pick-rows';
import { createWorkbench } from './workbench';

/** The formats of all resources, found by their names as their schemas are. */
const files = import.meta.glob<ImportFormats>('../../*/*.import.ts', {
  eager: true,
  import: 'formats',
});

const formats: ImportFormats = Object.assign({}, ...Object.values(files)) as ImportFormats;

/** What the page asks the worker for: a workbench for files of one kind; null where their format is not known. */
const api = {
  workbench: (recordType: string) => {
    const format = Object.hasOwn(formats, recordType) ? formats[recordType] : undefined;
    return format ? proxy(createWorkbench(format)) : null;
  },
  pickRows,
  rowsByNumber,
  /** The columns of each kind with the aliases they have, and its key. */
  kinds: () =>
    Object.entries(formats).map(([recordType, { key, columns }]) => ({
      recordType,
      key,
      columns: columns.map(({ name, aliases = [] }) => ({ name, aliases })),
    })),
};

export type CheckApi = typeof api;

expose(api);
