import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { MAX_PAGE_SIZE, MAX_PAGES_EXPORTED } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { iteratePages, type Coverage } from '@/providers/data/iterate-pages';
import type { Column } from '@/kit/fields/column';
import type { useFormats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import { createCsv } from './csv';
import { dataSheet, dataTable } from './data-table';
import {
  referenceOf,
  sheetTable,
  shownTable,
  type ExportKind,
  type ExportTable,
  type SheetTable,
} from './export-kinds';
import type { DataFile } from './data-file';
import { openFileSink, XLSX, type FilePiece, type FileSink } from './file-sink';
import { readReferenceNames } from './reference-names';
import { createXlsx } from './xlsx-writer';

/** A list with its filters and order at this moment. */
export type ExportedList = {
  columns: readonly Column[];
  /** The `columns` that the user has chosen, in the user's order; by default all. */
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
 * Writes the `list` to a file page by page. Resolves to how much of it the file holds: a list with too many pages is
 * cut, and a file for people says so in its last line. Loaded on demand, because no list needs it to render.
 *
 * @throws the error of a page, or the reason of the `signal`; then there is no file
 */
export const writeListFile = async (kind: ExportKind, source: Source): Promise<Coverage> => {
  const { definition, list } = source;
  const { calls, plural } = definition.endpoint;
  const ownName = list.fileName && `${list.fileName}.csv`;
  const fileName = ownName ?? calls?.download?.fileName ?? `${plural}.csv`;
  const isSheet = kind === 'sheet' || kind === 'data_sheet';
  const sink = isSheet
    ? await openFileSink(fileName.replace(/\.csv$/, '.xlsx'), list.total ?? 0, XLSX)
    : await openFileSink(fileName, list.total ?? 0);
  try {
    let written = await writePages(kind, source, sink);
    while ('wider' in written) {
      await sink.restart();
      written = await writePages(kind, source, sink, written.wider);
    }
    await sink.close();
    return written;
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

/** The notice that a file does not hold the whole list. */
export const cutNotice = (
  { read, total }: Coverage,
  { translate, formats: { number } }: Pick<Source, 'translate' | 'formats'>,
): string => translate('export.cut', { read: number(read), total: number(total) });

/**
 * Writes the pages of the list; a data export has at least the columns `fields`. If a page has a field that no earlier
 * page had, the header lacks it: writing stops and returns the `wider` fields with which to restart.
 */
const writePages = async (
  kind: ExportKind,
  source: Source,
  sink: FileSink,
  fields?: readonly string[],
): Promise<Coverage | { wider: readonly string[] }> => {
  const isData = kind === 'data' || kind === 'data_sheet';
  let draft: Draft | undefined;
  let file: ReturnType<Draft['begin']> | undefined;
  let coverage: Coverage = { read: 0, total: 0 };
  for await (const { data, read, total } of pagesOf(source)) {
    source.signal.throwIfAborted();
    if (!draft || isData) {
      const next = await draftOf(kind, source, data, draft?.header ?? fields);
      if (draft && next.header.length > draft.header.length) return { wider: next.header };
      draft ??= next;
    }
    file ??= draft.begin();
    for (const piece of file.write(data)) await sink.write(piece);
    coverage = { read, total };
    source.onProgress(coverage);
  }
  source.signal.throwIfAborted();
  const note = !isData && coverage.read < coverage.total ? cutNotice(coverage, source) : undefined;
  for (const piece of file?.end(note) ?? []) await sink.write(piece);
  return coverage;
};

/** The columns of a file, and a function that begins it. */
type Draft = {
  header: readonly string[];
  begin: () => {
    write: (records: readonly RaRecord[]) => readonly FilePiece[];
    end: (note?: string) => readonly FilePiece[];
  };
};

const draftOf = async (
  kind: ExportKind,
  source: Source,
  records: readonly RaRecord[],
  fields?: readonly string[],
): Promise<Draft> => {
  const { definition, list, translate } = source;
  // Rows computed by the page are not on the wire: their columns are their fields.
  const owner = list.rows ? COMPUTED_ROWS : definition;
  const title = translate(`resources.${definition.name}.name`, { smart_count: 2 });
  if (kind === 'data') return csvDraft(dataTable(owner, list, records, fields));
  if (kind === 'data_sheet') return sheetDraft(title, dataSheet(owner, list, records, fields));
  const shown = await shownColumnsOf(source);
  return kind === 'sheet'
    ? sheetDraft(title, sheetTable(...shown))
    : csvDraft(shownTable(...shown));
};

const COMPUTED_ROWS = { endpoint: { writable: [] } };

const csvDraft = ({ header, separator, rows }: ExportTable): Draft => ({
  header,
  begin: () => {
    const file = createCsv(header, separator);
    return { ...file, write: (records) => file.write(records.flatMap(rows)) };
  },
});

const sheetDraft = (title: string, { columns, rows }: SheetTable): Draft => ({
  header: columns.map(({ label }) => label),
  begin: () => {
    const file = createXlsx(title, columns);
    return { ...file, write: (records) => file.write(records.flatMap(rows)) };
  },
});

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

const shownColumnsOf = async (source: Source): Promise<Parameters<typeof shownTable>> => {
  const { definition, definitions, list, meta, provider, translate, formats, signal } = source;
  const { columns: all, shown = all } = list;
  // Values counted separately from the rows are not exported.
  const columns = shown.filter(({ isExported }) => isExported !== false);
  const references = columns.flatMap((column) => referenceOf(definition, column)?.reference ?? []);
  const nameOf = await readReferenceNames(references, { provider, definitions, meta, signal });
  return [columns, { definition, translate, formats, nameOf }];
};
