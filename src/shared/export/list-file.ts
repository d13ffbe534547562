import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { iteratePages } from '@/providers/data/iterate-pages';
import type { Column } from '@/shared/columns/column';
import type { useFormats } from '@/shared/formats/useFormats';
import type { Translate } from '@/shared/i18n/useTranslate';
import { BYTE_ORDER_MARK, toCsvLines } from './csv';
import {
  dataTable,
  referenceOf,
  shownTable,
  type ExportKind,
  type ExportTable,
} from './export-kinds';
import { openFileSink, type FileSink } from './file-sink';
import { readReferenceNames } from './reference-names';

/** A list with its filters and order at this moment. */
export type ExportedList = {
  columns: readonly Column[];
  /** Those of the `columns` that the reader has chosen to see, in the reader's order; all of them by default. */
  shown?: readonly Column[];
  filterValues: Record<string, unknown>;
  sort: SortPayload;
  /** How many rows it is known to have. */
  total?: number;
  /** All its rows in their order, where the page made them of what it has read; otherwise they are read page by page. */
  rows?: readonly RaRecord[];
  /** The name of the file, without its extension. */
  fileName?: string;
};

type Source = {
  definition: ResourceDefinition;
  list: ExportedList;
  /** Of the list: the parents of its records. */
  meta: unknown;
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  translate: Translate;
  formats: ReturnType<typeof useFormats>;
  signal: AbortSignal;
  /** Called after each page, in rows. */
  onProgress: (progress: { done: number; total: number }) => void;
};

/**
 * Writes the `list` to a CSV file, page by page. Fetched when a file is asked for: no list needs it to be shown. Rejects
 * with what a page rejects with, or the reason of the `signal`; then there is no file.
 */
export const writeListFile = async (kind: ExportKind, source: Source): Promise<void> => {
  const { definition, list, signal } = source;
  const { download, plural } = definition.endpoint;
  const ownName = list.fileName && `${list.fileName}.csv`;
  const fileName = ownName ?? download?.fileName ?? `${plural}.csv`;
  const sink = await openFileSink(fileName, list.total ?? 0);
  try {
    let wider = await writePages(kind, source, sink);
    while (wider) {
      await sink.restart();
      wider = await writePages(kind, source, sink, wider);
    }
    signal.throwIfAborted();
    await sink.close();
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

/**
 * Writes the pages of the list, as data with a column for each of the `fields` at least. Where a page has a field that
 * none before it had, the head of the file lacks it: it ends there, and answers the fields to begin anew with.
 */
const writePages = async (
  kind: ExportKind,
  source: Source,
  sink: FileSink,
  fields?: readonly string[],
): Promise<readonly string[] | undefined> => {
  let table: ExportTable | undefined;
  let done = 0;
  for await (const { data, total = 0 } of pagesOf(source)) {
    source.signal.throwIfAborted();
    const known = table;
    table =
      kind === 'data'
        ? dataTableOf(source, data, known?.header ?? fields)
        : (known ?? (await shownTableOf(source)));
    const { header, rows, separator } = table;
    if (known && header.length > known.header.length) return header;
    const head = known ? '' : BYTE_ORDER_MARK + toCsvLines([header], separator);
    await sink.write(head + (data.length > 0 ? toCsvLines(data.flatMap(rows), separator) : ''));
    done += data.length;
    source.onProgress({ done, total });
  }
  return undefined;
};

type Page = { data: readonly RaRecord[]; total?: number };

const pagesOf = (source: Source): AsyncIterable<Page> | Iterable<Page> => {
  const { definition, list, meta, provider, signal } = source;
  const { filterValues: filter, sort, rows } = list;
  if (rows) return [{ data: rows, total: rows.length }];
  return iteratePages((page) => {
    const pagination = { page, perPage: MAX_PAGE_SIZE };
    return provider.getList(definition.name, { filter, sort, meta, pagination, signal });
  });
};

const dataTableOf = (
  { definition, list: { columns, rows } }: Source,
  records: readonly RaRecord[],
  fields?: readonly string[],
) => dataTable(rows ? MADE_ROWS : definition, columns, records, fields);

/** Rows computed by the page are not the wire's: their columns say what they hold. */
const MADE_ROWS = { endpoint: { writable: [] } };

const shownTableOf = async (source: Source): Promise<ExportTable> => {
  const { definition, definitions, list, meta, provider, translate, formats, signal } = source;
  const { columns: all, shown = all } = list;
  // What is told beside the rows is none of the file.
  const columns = shown.filter(({ isExported }) => isExported !== false);
  const references = columns.flatMap(
    ({ source: field }) => referenceOf(definition, field)?.reference ?? [],
  );
  const nameOf = await readReferenceNames(references, { provider, definitions, meta, signal });
  return shownTable(columns, { definition, translate, formats, nameOf });
};
