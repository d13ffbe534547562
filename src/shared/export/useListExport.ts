import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, type DataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { iteratePages } from '@/providers/data/iterate-pages';
import { requestFile } from '@/providers/http/http';
import { derivedFilters, listQuery } from '@/providers/data/list-query';
import { useAlerts } from '../alerts/useAlerts';
import { useDefinition } from '@/shared/registry/definitions';
import type { Column } from '@/shared/columns/column';
import { useParentMeta, type ParentMeta } from '@/shared/registry/parent-ids';
import { useSingleFlight } from '@/shared/hooks/useSingleFlight';
import { saveFile } from '@/shared/browser/save-file';

/** How far an export has come, in rows; `total` is null while the server makes the file. */
export type ExportProgress = { done: number; total: number | null };

/**
 * Exports all rows of the list as it is searched, filtered and sorted: the server's own file where it
 * makes one and can, otherwise every page read and written here. Leaving the list calls it off.
 */
export const useListExport = (columns: readonly Column[]) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const translate = useTranslate();
  const alerts = useAlerts();
  const { filterValues, sort } = useListContext();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = useSingleFlight(async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress({ done: 0, total: null });
    try {
      const { download, plural } = definition.endpoint;
      // The server knows nothing of derived filters: its file would hold rows the list does not show.
      if (download && !derivedFilters(definition, filterValues)) {
        const query = exportQuery(definition, filterValues as Filter);
        saveFile(await requestFile({ path: download.path, query, signal }), download.fileName);
      } else {
        const query = { filter: filterValues as Filter, sort, meta };
        const rows = await readAll(provider, definition.name, query, signal, setProgress);
        const { toCsv } = await import('./csv');
        const written = columns.filter(({ isExported }) => isExported !== false);
        const csv = toCsv(
          written.map(({ source }) => translate(`resources.${definition.name}.fields.${source}`)),
          rows.map((record) => written.map((column) => exportedCell(column, record))),
        );
        const fileName = download?.fileName ?? `${plural}.csv`;
        saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
      }
      if (!signal.aborted) alerts.success(translate('export.done'));
    } catch (error) {
      if (!signal.aborted) alerts.failure(error);
    } finally {
      setProgress(null);
    }
  });

  return { progress, run, cancel: () => abort.current?.abort() };
};

type Filter = Record<string, unknown>;

/** The file is of the whole list: its search and filters, without page and order. */
const exportQuery = (definition: ResourceDefinition, filter: Filter) => ({
  ...listQuery(definition, { filter }),
  page: undefined,
  pageSize: undefined,
  sortField: undefined,
  sortDir: undefined,
});

const readAll = async (
  provider: DataProvider,
  resource: string,
  query: { filter: Filter; sort: { field: string; order: 'ASC' | 'DESC' }; meta?: ParentMeta },
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<RaRecord[]> => {
  const rows: RaRecord[] = [];
  const pages = iteratePages((page) => {
    const pagination = { page, perPage: MAX_PAGE_SIZE };
    return provider.getList(resource, { ...query, pagination, signal });
  });
  for await (const { data, total = 0 } of pages) {
    signal.throwIfAborted();
    rows.push(...data);
    onProgress({ done: rows.length, total });
  }
  return rows;
};

const exportedCell = (column: Column, record: RaRecord): string | number => {
  const value: unknown = column.exported?.(record) ?? record[column.source];
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.join('|') : String(value ?? '');
};
