import type { DataProvider, SortPayload } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { iteratePages } from '@/providers/data/iterate-pages';
import { personalKey, preferences } from '@/providers/preferences/preferences';
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
import { openFileSink } from './file-sink';
import { readReferenceNames } from './reference-names';

/** A list as it is narrowed and sorted now; `total` is how many rows it is known to have. */
type List = {
  filter: Record<string, unknown>;
  sort: SortPayload;
  meta: unknown;
  total: number;
};

type Source = {
  definition: ResourceDefinition;
  columns: readonly Column[];
  list: List;
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  translate: Translate;
  formats: ReturnType<typeof useFormats>;
  signal: AbortSignal;
  /** Told after each page, in rows. */
  onProgress: (progress: { done: number; total: number }) => void;
};

/**
 * Reads the `list` page by page and writes it to a CSV file. Fetched when a file is asked for: no list needs it to be
 * shown. Rejects with what a page rejects with, or the reason of the `signal`; then there is no file.
 */
export const writeListFile = async (kind: ExportKind, source: Source): Promise<void> => {
  const { definition, provider, signal, onProgress } = source;
  const { filter, sort, meta, total: known } = source.list;
  const { download, plural } = definition.endpoint;
  const sink = await openFileSink(download?.fileName ?? `${plural}.csv`, known);
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
        kind === 'data' ? dataTable(definition, source.columns, data) : await shownTableOf(source);
      const { header, rows, separator } = table;
      const head = done === 0 ? BYTE_ORDER_MARK + toCsvLines([header], separator) : '';
      await sink.write(head + (data.length > 0 ? toCsvLines(data.flatMap(rows), separator) : ''));
      done += data.length;
      onProgress({ done, total });
    }
    signal.throwIfAborted();
    await sink.close();
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

const shownTableOf = async (source: Source): Promise<ExportTable> => {
  const { definition, definitions, provider, translate, formats, signal } = source;
  const columns = chosenColumns(definition, source.columns);
  const references = columns.flatMap(
    ({ source: field }) => referenceOf(definition, field)?.reference ?? [],
  );
  const { meta } = source.list;
  const nameOf = await readReferenceNames(references, { provider, definitions, meta, signal });
  return shownTable(columns, { definition, translate, formats, nameOf });
};

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
