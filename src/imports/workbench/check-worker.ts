import { wrap, type Remote } from 'comlink';
import { watchWorker } from '@/ui/lazy/worker-failure';
import type { FormatInfo } from '@/imports/read/format-info';
import type { RecordType } from '@/imports/read/record-types';
import type { CheckApi } from './check.worker';
import { loadFileWords } from '@/imports/read/column-labels';
import { knownKinds, type KnownKind } from '@/imports/read/kind-of-file';

/** A worker and its only proxy: comlink closes the connection when any proxy of it is garbage-collected. */
type CheckWorker = {
  api: Remote<CheckApi>;
  /** Rejects if the worker fails before `work` is done. */
  awaited: <T>(work: Promise<T>) => Promise<T>;
  end: () => void;
};

/** An idle worker for the next file: starting one takes longer than checking a small file. */
let spare: CheckWorker | undefined;

export const startCheckWorker = (): CheckWorker => {
  const waiting = spare;
  spare = undefined;
  return waiting ?? newWorker();
};

/** Ends the idle worker, when no file is expected any more. */
export const endSpareWorker = (): void => {
  spare?.end();
  spare = undefined;
};

const newWorker = (): CheckWorker => {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  const awaited = watchWorker(worker);
  return { api: wrap<CheckApi>(worker), awaited, end: () => worker.terminate() };
};

/** Calls a worker, and keeps it for the next file. */
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

/** The columns of files of one kind; null where their format is unknown. The rules themselves stay in the worker. */
export const loadFormat = (recordType: string): Promise<FormatInfo | null> =>
  askWorker(async (api) => {
    const bench = await api.workbench(recordType);
    return bench ? await bench.describe() : null;
  });

/** Rows of a sent file as a new file (`pickRows` of pick-rows.ts), by the rules of its kind. */
export const pickRows = (recordType: string, file: Blob, numbers: readonly number[]) =>
  askWorker((api) => api.pickRows(recordType, file, numbers));

/** The same rows with their lines and cells, and the names of the columns. */
export const rowsByNumber = (file: Blob, numbers: readonly number[]) =>
  askWorker((api) => api.rowsByNumber(file, numbers));

/** The rows of a sent file after the first `known` ones; null where it cannot be read. */
export const restOfFile = (file: Blob, known: number) =>
  askWorker((api) => api.restOfFile(file, known));

/** The rows with `text` in one of the wanted columns. */
export const findRows = (file: Blob, text: string, options: Parameters<CheckApi['findRows']>[2]) =>
  askWorker((api) => api.findRows(file, text, options));

/** The columns of a kind of file with their labels, and its key; undefined where it is unknown. */
export const loadKind = async (recordType: string): Promise<KnownKind | undefined> => {
  const [kinds, words] = await Promise.all([askWorker((api) => api.kinds()), loadFileWords()]);
  return knownKinds(kinds, words)[recordType as RecordType];
};
