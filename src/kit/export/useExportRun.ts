import { useEffect, useRef, useState } from 'react';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';

/** Progress of an export in rows; `total` is null while the server makes the file. */
export type ExportProgress = { read: number; total: number | null };

/** The signal that cancels an export, and the function that reports its progress. */
export type ExportCalls = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

/**
 * Runs an export, one at a time, with its progress. An alert announces that the file was saved, or the error. Leaving the
 * page cancels it.
 *
 * @param write saves a file of a kind; returns false if the file is not announced as saved
 */
export const useExportRun = <Kind>(write: (kind: Kind, calls: ExportCalls) => Promise<boolean>) => {
  const alerts = useAlerts();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = useSingleFlight(async (kind: Kind) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress({ read: 0, total: null });
    try {
      const isSaved = await write(kind, { signal, onProgress: setProgress });
      if (isSaved) alerts.success('export.done');
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!signal.aborted && !isCancelled) alerts.failure(error);
    } finally {
      setProgress(null);
    }
  });
  return { progress, run, cancel: () => abort.current?.abort() };
};
