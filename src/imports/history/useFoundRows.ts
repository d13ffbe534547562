import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IMPORT_RECORD } from '@/core/resource-names';
import { filledResource } from '@/imports/read/record-types';
import { findRows, loadKind } from '@/imports/workbench/check-worker';
import { namingColumns } from '@/imports/read/record-name';
import { useDefinitions } from '@/kit/registry/definitions';
import { downloadImportedFile } from '@/providers/data/uploads';
import type { HistoryFilter } from './HistoryFilters';
import { findImportedFiles, type ImportedFile } from './imported-files';
import { rowNames, type RowName } from './row-names';
import { FILES_A_TURN, filesInTurns, type SearchedFile } from './searched-files';
import { NEWEST_FIRST, useReadImports } from './useImports';

/** The first rows of a file that have the searched text in their code or name, and the number of all such rows. */
export type FoundRows = {
  file: ImportedFile;
  rows: readonly (RowName & { number: number })[];
  count: number;
};

export type RowSearch = {
  found: readonly FoundRows[];
  /** Number of files that were read, and of their rows. */
  files: number;
  rows: number;
  /** Number of files that could not be read. */
  unreadable: number;
  /** Whether no file is left to be read. */
  isAll: boolean;
};

/** Minimum length of a searched text: a shorter one is in nearly every code. */
const LEAST_LENGTH = 2;
/** Number of rows shown for a file. */
const ROWS_SHOWN = 5;

/**
 * Searches codes and names in the rows of the newest files of a kind: import records do not have them, so the files are
 * read as they were sent. `turns` of the search read more of them ({@link filesInTurns}).
 */
export const useFoundRows = (recordType: string, filters: HistoryFilter, turns: number) => {
  const read = useReadImports();
  const definitions = useDefinitions();
  const cache = useQueryClient();
  const { q, isFailedOnly, period } = filters;
  const filter = { record_type: recordType, ...(isFailedOnly ? { status: 'failure' } : {}) };

  const readFiles = async (
    signal: AbortSignal,
  ): Promise<{ files: SearchedFile[]; isAll: boolean }> => {
    const countRows = async (file_key: string) =>
      (
        await read({
          filter: { record_type: recordType, file_key },
          page: 1,
          perPage: 1,
          sort: NEWEST_FIRST,
          signal,
        })
      ).total ?? 0;
    const { files, isAll } = await findImportedFiles(
      (page, perPage) => read({ filter, page, perPage, sort: NEWEST_FIRST, signal }),
      countRows,
      { limit: FILES_A_TURN * turns, period },
    );
    const counted: SearchedFile[] = [];
    for (const file of files) counted.push({ ...file, rows: await countRows(file.key) });
    return { files: counted, isAll };
  };

  const download = (key: string) =>
    cache.fetchQuery({
      queryKey: [IMPORT_RECORD, 'sent-file', key],
      staleTime: Infinity,
      retry: false,
      queryFn: ({ signal }) => downloadImportedFile(key, signal),
    });

  const search = async (signal: AbortSignal): Promise<RowSearch | null> => {
    const kind = await loadKind(recordType);
    const definition = definitions.get(filledResource(recordType));
    if (!kind || !definition) return null;
    const wanted = [...kind.key, ...namingColumns(kind, definition)];
    const { files, isAll } = await readFiles(signal);
    const read = filesInTurns(files, turns);
    const found: FoundRows[] = [];
    let unreadable = 0;
    for (const file of read) {
      signal.throwIfAborted();
      const sent = await download(file.key).catch(() => null);
      const options = { columns: kind.columns, wanted, limit: ROWS_SHOWN };
      const rows = sent && (await findRows(sent, q, options));
      if (!rows) unreadable += 1;
      else if (rows.count > 0) {
        const names = [...rowNames(rows, kind, definition)];
        const named = names.map(([number, name]) => ({ number, ...name }));
        found.push({ file, rows: named, count: rows.count });
      }
    }
    return {
      found,
      files: read.length - unreadable,
      rows: read.reduce((sum, { rows }) => sum + rows, 0),
      unreadable,
      isAll: isAll && read.length === files.length,
    };
  };

  return useQuery<RowSearch | null>({
    queryKey: [IMPORT_RECORD, 'found-rows', q, filter, period, turns],
    // Keeps the found rows while the same search reads more files.
    placeholderData: (found, query) => (query?.queryKey[2] === q ? found : undefined),
    enabled: q.length >= LEAST_LENGTH,
    queryFn: ({ signal }) => search(signal),
  });
};
