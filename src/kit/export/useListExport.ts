import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { derivedFilters } from '@/providers/data/list-query';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import type { ExportKind } from './export-kinds';
import type { ExportedList } from './list-file';
import { useExportRun } from './useExportRun';

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
  const [cut, setCut] = useState<string | null>(null);
  const { filterValues: filter, rows } = list;
  const { download } = definition.endpoint.calls ?? {};
  // The server does not know derived filters: its file would hold rows the list does not show.
  const isServers = download !== undefined && !rows && !derivedFilters(definition, { filter });

  const exportRun = useExportRun(async (kind: ExportKind, calls) => {
    setCut(null);
    if (isServers) {
      const { saveServerFile } = await import('./server-file');
      calls.signal.throwIfAborted();
      await saveServerFile(download, definition, filter, calls.signal);
      return true;
    }
    const { cutNotice, writeListFile } = await import('./list-file');
    calls.signal.throwIfAborted();
    const coverage = await writeListFile(kind, {
      definition,
      list,
      meta,
      provider,
      definitions,
      translate,
      formats,
      ...calls,
    });
    const isWhole = coverage.read >= coverage.total;
    if (!isWhole) setCut(cutNotice(coverage, { translate, formats }));
    return isWhole && coverage.read;
  });

  return {
    ...exportRun,
    isServers,
    /** The notice that the file does not hold the whole list, until it is dismissed. */
    cut,
    dismiss: () => setCut(null),
  };
};
