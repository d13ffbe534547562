import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { derivedFilters } from '@/providers/data/list-query';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import type { ExportKind } from './export-kinds';
import type { ExportedList } from './list-file';

/** Progress of an export in rows; `total` is null while the server makes the file. */
export type ExportProgress = { read: number; total: number | null };

/**
 * Exports all rows of the list with its current search, filters and order: as the server's own file if there is one,
 * else page by page, written here. Leaving the list cancels it.
 */
export const useListExport = (list: ExportedList) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const definitions = useDefinitions();
  const meta = useParentMeta(definition);
  const translate = useTranslate();
  const formats = useFormats();
  const alerts = useAlerts();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [cut, setCut] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const { filterValues: filter, rows } = list;
  const { download } = definition.endpoint;
  // The server does not know derived filters: its file would hold rows the list does not show.
  const isServers = download !== undefined && !rows && !derivedFilters(definition, { filter });

  const run = useSingleFlight(async (kind: ExportKind) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress({ read: 0, total: null });
    setCut(null);
    try {
      if (isServers) {
        const { saveServerFile } = await import('./server-file');
        signal.throwIfAborted();
        await saveServerFile(download, definition, filter, signal);
      } else {
        const { cutText, writeListFile } = await import('./list-file');
        signal.throwIfAborted();
        const coverage = await writeListFile(kind, {
          ...{ definition, list, meta, provider, definitions, translate, formats, signal },
          onProgress: setProgress,
        });
        if (coverage.read < coverage.total) {
          return setCut(cutText(coverage, { translate, formats }));
        }
      }
      alerts.success(translate('export.done'));
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!signal.aborted && !isCancelled) alerts.failure(error);
    } finally {
      setProgress(null);
    }
  });

  return {
    progress,
    run,
    isServers,
    cancel: () => abort.current?.abort(),
    /** The notice that the file does not hold the whole list, until it is dismissed. */
    cut,
    dismiss: () => setCut(null),
  };
};
