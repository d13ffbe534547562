import { wrap, type Remote } from 'comlink';
import type { FormatInfo } from './check-types';
import type { CheckApi } from './check.worker';

export const startCheckWorker = (): Worker =>
  new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });

/** Asks a worker of its own, which ends with the answer. */
const askWorker = async <Answer>(
  ask: (api: Remote<CheckApi>) => Promise<Answer>,
): Promise<Answer> => {
  const worker = startCheckWorker();
  try {
    return await ask(wrap<CheckApi>(worker));
  } finally {
    worker.terminate();
  }
};

/** The columns of files of one kind; null where their format is not known. The rules themselves stay in the worker. */
export const loadFormat = (recordType: string): Promise<FormatInfo | null> =>
  askWorker(async (api) => {
    const bench = await api.workbench(recordType);
    return bench ? await bench.describe() : null;
  });

/** Rows of a file that was sent, by their numbers, as a file of their own; null where it cannot be read. */
export const pickRows = (file: Blob, numbers: readonly number[]): Promise<Blob | null> =>
  askWorker((api) => api.pickRows(file, numbers));
