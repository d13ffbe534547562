import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { MAX_PAGE_SIZE, MAX_PAGES_EXPORTED } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { iteratePages, type Coverage } from '@/providers/data/iterate-pages';
import type { Column } from '@/kit/columns/column';
import type { useFormats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import { BYTE_ORDER_MARK, toCsvLines } from './csv';
import {
  dataTable,
  referenceOf,
  sheetTable,
  shownTable,
  type ExportKind,
  type ExportTable,
} from './export-kinds';
import type { DataFile } from './data-file';
import { openFileSink, type FileSink } from './file-sink';
import { readReferenceNames } from './reference-names';
import { createXlsx } from './xlsx-writer';

/** A list with its filters and order at this moment. */
export type ExportedList = {
  columns: readonly Column[];
  /** The `columns` that the user has chosen to see, in the user's order; all of them by default. */
  shown?: readonly Column[];
  /** The columns of the export as data, where they are not the writable fields. */
  file?: DataFile;
  filterValues: Record<string, unknown>;
  sort: SortPayload;
  /** The known number of rows. */
  total?: number;
  /** All rows in their order, if the page computed them; otherwise they are read page by page. */
  rows?: readonly RaRecord[];
  /** The name of the file, without its extension. */
  fileName?: string;
};

type Source = {
  definition: ResourceDefinition;
  list: ExportedList;
  /** The parents of the list's records. */
  meta: unknown;
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  translate: Translate;
  formats: ReturnType<typeof useFormats>;
  signal: AbortSignal;
  /** Called after each page, in rows. */
  onProgress: (progress: Coverage) => void;
};

/**
 * Writes the `list` to a file page by page and returns how much of it the file holds: a list with too many pages
 * is cut, and the file for people says so in its last line. Loaded on demand: no list needs it to render. Rejects with
 * the error of a page or the reason of the `signal`; then there is no file.
 */
export const writeListFile = async (kind: ExportKind, source: Source): Promise<Coverage> => {
  const { definition, list, signal } = source;
  const { download, plural } = definition.endpoint;
  const ownName = list.fileName && `${list.fileName}.csv`;
  const fileName = ownName ?? download?.fileName ?? `${plural}.csv`;
  if (kind === 'sheet') return writeSheet(fileName.replace(/\.csv$/, '.xlsx'), source);
  const sink = await openFileSink(fileName, list.total ?? 0);
  try {
    let written = await writePages(kind, source, sink);
    while ('wider' in written) {
      await sink.restart();
      written = await writePages(kind, source, sink, written.wider);
    }
    signal.throwIfAborted();
    if (kind === 'shown' && written.read < written.total) {
      await sink.write(toCsvLines([[cutText(written, source)]]));
    }
    await sink.close();
    return written;
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

/** Writes the list to an .xlsx: for people, with values as spreadsheets have them. */
const writeSheet = async (fileName: string, source: Source): Promise<Coverage> => {
  const { definition, list, signal, translate } = source;
  const sink = await openFileSink(fileName, list.total ?? 0, XLSX);
  try {
    const { columns, cells } = sheetTable(...(await shownColumnsOf(source)));
    const title = translate(`resources.${definition.name}.name`, { smart_count: 2 });
    const file = createXlsx(title, columns);
    let written: Coverage = { read: 0, total: 0 };
    for await (const { data, ...coverage } of pagesOf(source)) {
      signal.throwIfAborted();
      for (const piece of file.write(data.map(cells))) await sink.write(piece);
      written = coverage;
      source.onProgress(coverage);
    }
    const note = written.read < written.total ? cutText(written, source) : undefined;
    for (const piece of file.end(note)) await sink.write(piece);
    await sink.close();
    return written;
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The notice that a file does not hold the whole list. */
export const cutText = (
  { read, total }: Coverage,
  { translate, formats: { number } }: Pick<Source, 'translate' | 'formats'>,
): string => translate('export.cut', { read: number(read), total: number(total) });

/**
 * Writes the pages of the list; a data export has a column for each of the `fields` at least. If a page has a field
 * that none before it had, the header lacks it: writing stops and returns the `wider` fields to restart with.
 */
const writePages = async (
  kind: ExportKind,
  source: Source,
  sink: FileSink,
  fields?: readonly string[],
): Promise<Coverage | { wider: readonly string[] }> => {
  let table: ExportTable | undefined;
  let coverage: Coverage = { read: 0, total: 0 };
  for await (const { data, read, total } of pagesOf(source)) {
    source.signal.throwIfAborted();
    const known = table;
    table =
      kind === 'data'
        ? dataTableOf(source, data, known?.header ?? fields)
        : (known ?? (await shownTableOf(source)));
    const { header, rows, separator } = table;
    if (known && header.length > known.header.length) return { wider: header };
    const head = known ? '' : BYTE_ORDER_MARK + toCsvLines([header], separator);
    await sink.write(head + (data.length > 0 ? toCsvLines(data.flatMap(rows), separator) : ''));
    coverage = { read, total };
    source.onProgress(coverage);
  }
  return coverage;
};

type Page = Coverage & { data: readonly RaRecord[] };

const pagesOf = (source: Source): AsyncIterable<Page> | Iterable<Page> => {
  const { definition, list, meta, provider, signal } = source;
  const { filterValues: filter, sort, rows } = list;
  if (rows) return [{ data: rows, read: rows.length, total: rows.length }];
  return iteratePages((page) => {
    const pagination = { page, perPage: MAX_PAGE_SIZE };
    return provider.getList(definition.name, { filter, sort, meta, pagination, signal });
  }, MAX_PAGES_EXPORTED);
};

const dataTableOf = (
  { definition, list }: Source,
  records: readonly RaRecord[],
  fields?: readonly string[],
) => dataTable(list.rows ? MADE_ROWS : definition, list, records, fields);

/** Rows computed by the page are not on the wire: their columns are their fields. */
const MADE_ROWS = { endpoint: { writable: [] } };

const shownTableOf = async (source: Source): Promise<ExportTable> =>
  shownTable(...(await shownColumnsOf(source)));

const shownColumnsOf = async (source: Source): Promise<Parameters<typeof shownTable>> => {
  const { definition, definitions, list, meta, provider, translate, formats, signal } = source;
  const { columns: all, shown = all } = list;
  // Values counted separately from the rows are not exported.
  const columns = shown.filter(({ isExported }) => isExported !== false);
  const references = columns.flatMap((column) => referenceOf(definition, column)?.reference ?? []);
  const nameOf = await readReferenceNames(references, { provider, definitions, meta, signal });
  return [columns, { definition, translate, formats, nameOf }];
};
