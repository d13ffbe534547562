import { useEffect, useRef, useState } from 'react';
import { uploadRows, type UploadOutcome } from '@/providers/data/uploads';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { rememberSent } from './sent-files';
import { useSingleFlight } from '@/shared/hooks/useSingleFlight';

export type UploadState =
  | { phase: 'idle' }
  /** Bytes; all of them have gone while the backend reads the rows. */
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'done'; outcome: UploadOutcome }
  /** `isReadable` is false where the file was changed or taken from the disk since it was chosen. */
  | { phase: 'failed'; error: unknown; isReadable: boolean }
  | { phase: 'cancelled' };

const IDLE: UploadState = { phase: 'idle' };

/** Sends files of one kind, one at a time; leaving the page calls it off. */
export const useUpload = (recordType: string, onImported: () => void) => {
  const alerts = useAlerts();
  const [state, setState] = useState<UploadState>(IDLE);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = useSingleFlight(async (file: File, fingerprint?: string) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ phase: 'sending', sent: 0, total: file.size });
    try {
      const onProgress = (sent: number, total: number) =>
        setState({ phase: 'sending', sent, total });
      const outcome = await uploadRows(recordType, { file, onProgress, signal });
      setState({ phase: 'done', outcome });
      alerts.success(outcome.message ?? 'resources.import-record.outcome.received');
      if (fingerprint) rememberSent(recordType, fingerprint);
      onImported();
    } catch (error) {
      if (signal.aborted) {
        setState({ phase: 'cancelled' });
        return;
      }
      const isReadable = await canBeRead(file);
      setState({ phase: 'failed', error, isReadable });
      if (isReadable) alerts.failure(error);
      else alerts.error('resources.import-record.check.problems.unreadable');
    }
  });

  return { state, send, cancel: () => abort.current?.abort(), reset: () => setState(IDLE) };
};

/** A browser sends nothing of a file that has changed, and says no more than that the call failed. */
const canBeRead = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};

export type Upload = ReturnType<typeof useUpload>;
