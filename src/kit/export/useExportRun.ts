import { useEffect, useRef, useState } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Progress of an export in rows; `total` is null while the server makes the file. */
export type ExportProgress = { read: number; total: number | null };

type ExportCalls = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

/**
 * Runs an export, one at a time, and shows its success or its error. Leaving the page cancels it.
 *
 * @param write writes a file of the given kind. Resolves to the number of rows, or true if that is unknown; to false if
 * the file is incomplete, which is not reported as a success
 */
export const useExportRun = <Kind>(
  write: (kind: Kind, calls: ExportCalls) => Promise<boolean | number>,
) => {
  const { number } = useFormats();
  const translate = useTranslate();
  const alerts = useAlerts();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = useSingleFlight(async (kind: Kind) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress({ read: 0, total: null });
    try {
      const written = await write(kind, { signal, onProgress: setProgress });
      const rows =
        typeof written === 'number'
          ? translate('export.rows', { smart_count: written, count: number(written) })
          : undefined;
      if (written !== false) alerts.success(translate('export.done'), { detail: rows });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!signal.aborted && !isCancelled) alerts.failure(error);
    } finally {
      setProgress(null);
    }
  });
  return { progress, run, cancel: () => abort.current?.abort() };
};
