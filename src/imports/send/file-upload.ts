import { uploadRows, type UploadOutcome } from '@/providers/data/uploads';
import { ApiError } from '@/providers/http/api-error';
import { alerts } from '@/ui/alerts/alert-store';
import { createStateStore } from '@/ui/hooks/state-store';
import { canBeRead } from '@/imports/read/can-be-read';
import { rememberSent } from './sent-files';
import { failureLines, GATEWAY_TIMEOUT } from './upload-failure';

/** The rows of the chosen file that are not sent: those left out, and the number of those with errors. */
export type Unsent = { leftOut: readonly number[]; failed: number };

export type UploadState =
  | { phase: 'idle' }
  /** In bytes; all of them are sent while the backend reads the rows. */
  | { phase: 'sending'; sent: number; total: number; file: File; before: string | undefined }
  | { phase: 'done'; outcome: UploadOutcome; unsent: Unsent }
  /**
   * `isReadable` is false where the file was changed or deleted since it was chosen; `isSent` where all its bytes were
   * sent: without an answer it is unknown whether its rows were imported. `before` is the key of the newest file at the
   * time, undefined where that is not known.
   */
  | {
      phase: 'failed';
      error: unknown;
      isReadable: boolean;
      isSent: boolean;
      file: File;
      before: string | undefined;
    }
  /** `isSent` and `before` as above: the rows of a file that was sent in full may be imported all the same. */
  | { phase: 'cancelled'; isSent: boolean; file: File; before: string | undefined };

/** Sends a file of one kind; can be repeated, but not concurrently. Leaving the page does not cancel it. */
export const createFileUpload = (recordType: string) => {
  const store = createStateStore<UploadState>({ phase: 'idle' });
  let abort = new AbortController();

  /**
   * @param fingerprint that of the chosen file, where its rows are sent unchanged
   * @param unsent the rows of the chosen file that `file` lacks
   * @param newestKey reads the key of the newest imported file, by which this one is found if its answer is lost
   * @param onImported called once the backend has, or may have, imported the rows
   */
  const send = async (
    file: File,
    fingerprint: string | undefined,
    { unsent, newestKey, onImported }: SendOptions,
  ) => {
    if (store.get().phase === 'sending') return;
    abort = new AbortController();
    const { signal } = abort;
    let isSent = false;
    store.set({ phase: 'sending', sent: 0, total: file.size, file, before: undefined });
    // Without the key, the file can be found only by its name.
    const before = await newestKey(signal).catch(() => undefined);
    const onProgress = (sent: number, total: number) => {
      isSent = sent >= total;
      store.set({ phase: 'sending', sent, total, file, before });
    };
    try {
      signal.throwIfAborted();
      const outcome = await uploadRows(recordType, { file, onProgress, signal });
      store.set({ phase: 'done', outcome, unsent });
      const message = outcome.message ?? 'imports.send.outcome.received';
      alerts.show({ kind: outcome.failed ? 'info' : 'success', lines: [{ message }] });
      if (fingerprint) rememberSent(recordType, fingerprint);
      onImported();
    } catch (error) {
      if (signal.aborted) {
        store.set({ phase: 'cancelled', isSent, file, before });
        if (isSent) onImported();
        return;
      }
      isSent ||= error instanceof ApiError && hasArrived(error.status);
      // The browser refuses to send a changed file, and reports only that the call failed.
      const isReadable = await canBeRead(file);
      store.set({ phase: 'failed', error, isReadable, isSent, file, before });
      alerts.show({ kind: 'error', lines: failureLines({ error, isReadable, isSent }) });
      if (isSent) onImported();
    }
  };

  return { ...store, send, cancel: () => abort.abort() };
};

type SendOptions = {
  unsent: Unsent;
  newestKey: (signal: AbortSignal) => Promise<string>;
  onImported: () => void;
};

export type FileUpload = ReturnType<typeof createFileUpload>;

/** A success means the backend got the file, even if its answer is invalid; a proxy that timed out has passed it on. */
const hasArrived = (status: number): boolean =>
  (status >= 200 && status < 300) || status === GATEWAY_TIMEOUT;
