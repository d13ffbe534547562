import { wrap } from 'comlink';
import type { FormatInfo } from './check-types';
import type { CheckApi } from './check.worker';

/** The columns of files of one kind; null where their format is not known. The rules themselves stay in the worker. */
export const describeFormat = async (recordType: string): Promise<FormatInfo | null> => {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  try {
    const bench = await wrap<CheckApi>(worker).workbench(recordType);
    return bench ? await bench.describe() : null;
  } finally {
    worker.terminate();
  }
};
