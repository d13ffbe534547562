import { wrap, type Remote } from 'comlink';
import { watchWorker } from '@/ui/lazy/worker-failure';
import type { FormatInfo } from './check-types';
import type { RecordType } from '../import-record.definition';
import type { CheckApi } from './check.worker';
import { loadFileWords } from './column-labels';
import { knownKinds, type KnownKind } from './kind-of-file';

/** A worker with its one proxy: a second would be deaf once the first is collected, for comlink then ends the link. */
type CheckWorker = {
  api: Remote<CheckApi>;
  /** Rejects where the worker fails before `work` is done. */
  awaited: <T>(work: Promise<T>) => Promise<T>;
  end: () => void;
};

/** A worker that has answered and waits for a file: to start one takes longer than to check a small file. */
let spare: CheckWorker | undefined;

export const startCheckWorker = (): CheckWorker => {
  const waiting = spare;
  spare = undefined;
  return waiting ?? newWorker();
};

/** Ends the worker that waits, when no file is to be expected any more. */
export const endSpareWorker = (): void => {
  spare?.end();
  spare = undefined;
};

const newWorker = (): CheckWorker => {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  const awaited = watchWorker(worker);
  return { api: wrap<CheckApi>(worker), awaited, end: () => worker.terminate() };
};

/** Asks a worker, which then waits for a file. */
const askWorker = async <Answer>(
  ask: (api: Remote<CheckApi>) => Promise<Answer>,
): Promise<Answer> => {
  const worker = startCheckWorker();
  try {
    const answer = await worker.awaited(ask(worker.api));
    endSpareWorker();
    spare = worker;
    return answer;
  } catch (error) {
    worker.end();
    throw error;
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

/** The same with their lines and cells, and the names of the columns. */
export const rowsByNumber = (file: Blob, numbers: readonly number[]) =>
  askWorker((api) => api.rowsByNumber(file, numbers));

/** The columns of a kind of file with what they may be called, and its key; undefined where it is not known. */
export const loadKind = async (recordType: string): Promise<KnownKind | undefined> => {
  const [kinds, words] = await Promise.all([askWorker((api) => api.kinds()), loadFileWords()]);
  return knownKinds(kinds, words)[recordType as RecordType];
};
