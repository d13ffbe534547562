import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { iteratePages } from '@/providers/data/iterate-pages';
import { derivedFilters, listQuery } from '@/providers/data/list-query';
import { requestFile } from '@/providers/http/http';
import { personalKey, preferences } from '@/providers/preferences/preferences';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { saveFile } from '@/shared/browser/save-file';
import type { Column } from '@/shared/columns/column';
import { useFormats } from '@/shared/formats/useFormats';
import { useSingleFlight } from '@/shared/hooks/useSingleFlight';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useDefinition, useDefinitions } from '@/shared/registry/definitions';
import { useParentMeta } from '@/shared/registry/parent-ids';
import { dataTable, shownTable, type ExportKind, type ExportTable } from './export-kinds';
import { openFileSink } from './file-sink';
import { readReferenceNames } from './reference-names';

/** How far an export has come, in rows; `total` is null while the server makes the file. */
export type ExportProgress = { done: number; total: number | null };

/**
 * Exports all rows of the list as it is searched, filtered and sorted: the server's own file where it
 * makes one and can, otherwise every page read and written here. Leaving the list calls it off.
 */
export const useListExport = (columns: readonly Column[]) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const definitions = useDefinitions();
  const meta = useParentMeta(definition);
  const translate = useTranslate();
  const formats = useFormats();
  const alerts = useAlerts();
  const { filterValues, sort, total: known = 0 } = useListContext();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const filter = filterValues as Filter;
  const { download, plural } = definition.endpoint;
  // The server knows nothing of derived filters: its file would hold rows the list does not show.
  const isServers = download !== undefined && !derivedFilters(definition, filter);

  const writePages = async (kind: ExportKind, signal: AbortSignal) => {
    const sink = await openFileSink(download?.fileName ?? `${plural}.csv`, known);
    const chosen = kind === 'shown' ? chosenColumns(definition, columns) : columns;
    const { BYTE_ORDER_MARK, toCsvLines } = await import('./csv');
    let table: ExportTable | undefined;
    let done = 0;
    try {
      const pages = iteratePages((page) => {
        const pagination = { page, perPage: MAX_PAGE_SIZE };
        return provider.getList(definition.name, { filter, sort, meta, pagination, signal });
      });
      for await (const { data, total = 0 } of pages) {
        signal.throwIfAborted();
        table ??=
          kind === 'data'
            ? dataTable(definition, columns, data)
            : shownTable(chosen, {
                definition,
                translate,
                formats,
                nameOf: await readNames(chosen, signal),
              });
        const head =
          done === 0 ? BYTE_ORDER_MARK + toCsvLines([table.header], table.separator) : '';
        const { cells, separator } = table;
        await sink.write(head + (data.length > 0 ? toCsvLines(data.map(cells), separator) : ''));
        done += data.length;
        setProgress({ done, total });
      }
      signal.throwIfAborted();
      await sink.close();
    } catch (error) {
      await sink.abort();
      throw error;
    }
  };

  const readNames = (chosen: readonly Column[], signal: AbortSignal) => {
    const references = chosen.flatMap(({ source }) => definition.references?.[source] ?? []);
    return readReferenceNames(references, { provider, definitions, signal });
  };

  const run = useSingleFlight(async (kind: ExportKind) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress({ done: 0, total: null });
    try {
      if (isServers) {
        const query = exportQuery(definition, filter);
        saveFile(await requestFile({ path: download.path, query, signal }), download.fileName);
      } else {
        await writePages(kind, signal);
      }
      alerts.success(translate('export.done'));
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!signal.aborted && !isCancelled) alerts.failure(error);
    } finally {
      setProgress(null);
    }
  });

  return { progress, run, isServers, cancel: () => abort.current?.abort() };
};

type Filter = Record<string, unknown>;

/** The columns the reader has chosen to see; those that are told beside the rows are none of the file. */
const chosenColumns = ({ name }: ResourceDefinition, columns: readonly Column[]) => {
  const stored = preferences.getItem(personalKey(`${name}.datatable`));
  const hidden: unknown[] = Array.isArray(stored)
    ? stored
    : columns.filter(({ isOptional }) => isOptional).map(({ source }) => source);
  return columns.filter(
    ({ source, isExported }) => isExported !== false && !hidden.includes(source),
  );
};

/** The file is of the whole list: its search and filters, without page and order. */
const exportQuery = (definition: ResourceDefinition, filter: Filter) => ({
  ...listQuery(definition, { filter }),
  page: undefined,
  pageSize: undefined,
  sortField: undefined,
  sortDir: undefined,
});
