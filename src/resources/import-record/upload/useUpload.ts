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
  | { phase: 'failed'; error: unknown }
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
      setState({ phase: 'failed', error });
      alerts.failure(error);
    }
  });

  return { state, send, cancel: () => abort.current?.abort(), reset: () => setState(IDLE) };
};

export type Upload = ReturnType<typeof useUpload>;
