import { uploadRows, type UploadOutcome } from '@/providers/data/uploads';
import { ApiError } from '@/providers/http/api-error';
import { alerts } from '@/ui/alerts/alert-store';
import { errorLines } from '@/ui/alerts/error-lines';
import { createStateStore } from '../state-store';
import { rememberSent } from './sent-files';

export type UploadState =
  | { phase: 'idle' }
  /** Bytes; all of them have gone while the backend reads the rows. */
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'done'; outcome: UploadOutcome }
  /**
   * `isReadable` is false where the file was changed or taken from the disk since it was chosen; `isSent` where all
   * its bytes had gone: without an answer nobody knows whether its rows were imported.
   */
  | { phase: 'failed'; error: unknown; isReadable: boolean; isSent: boolean }
  | { phase: 'cancelled' };

/** Sends one file of a kind, as often as it takes, never twice at once. A page that is left does not call it off. */
export const createFileUpload = (recordType: string) => {
  const store = createStateStore<UploadState>({ phase: 'idle' });
  let abort = new AbortController();

  /**
   * @param fingerprint of the chosen file, where its rows are sent as they are
   * @param onImported called once the backend has taken the rows, or may have
   */
  const send = async (file: File, fingerprint: string | undefined, onImported: () => void) => {
    if (store.get().phase === 'sending') return;
    abort = new AbortController();
    const { signal } = abort;
    let isSent = false;
    const onProgress = (sent: number, total: number) => {
      isSent = sent >= total;
      store.set({ phase: 'sending', sent, total });
    };
    onProgress(0, file.size);
    try {
      const outcome = await uploadRows(recordType, { file, onProgress, signal });
      store.set({ phase: 'done', outcome });
      const message = outcome.message ?? 'resources.import-record.outcome.received';
      alerts.show({ kind: outcome.failed ? 'info' : 'success', lines: [{ message }] });
      if (fingerprint) rememberSent(recordType, fingerprint);
      onImported();
    } catch (error) {
      if (signal.aborted) {
        store.set({ phase: 'cancelled' });
        return;
      }
      // Whoever says that all is well has had the file, whatever the answer was meant to be.
      isSent ||= error instanceof ApiError && error.status >= 200 && error.status < 300;
      const isReadable = await canBeRead(file);
      store.set({ phase: 'failed', error, isReadable, isSent });
      const lines = isReadable ? errorLines(error) : [{ message: UNREADABLE }];
      alerts.show({ kind: 'error', lines });
      if (isSent) onImported();
    }
  };

  return { ...store, send, cancel: () => abort.abort() };
};

export type FileUpload = ReturnType<typeof createFileUpload>;

/** Message of a file that was changed or taken from the disk since it was chosen. */
export const UNREADABLE = 'resources.import-record.check.problems.unreadable';

/** A browser sends nothing of a file that has changed, and says no more than that the call failed. */
const canBeRead = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};
