import type { RaRecord } from 'react-admin';
import { textOf } from '@/core/text';
import { findImportedFiles } from './imported-files';
import { numberOfRow } from './RowStatus';
import { NEWEST_FIRST, type ImportsFilter } from './useImports';

/** The result, in the history of imports, of a file whose answer was lost. */
export type SentRows = {
  /** Number of its rows in the history, and of those that failed. */
  rows: number;
  failed: number;
  /** Whether these are its first rows: the backend imports rows in order, so only the last ones are missing. */
  areFirst: boolean;
  /** The backend's sentence on the whole file, for example that it kept none of its rows; '' without one. */
  message: string;
};

/**
 * Returns which of its sentences the history shows for a sent file.
 *
 * @param total number of the file's rows; undefined while they are counted, null where they cannot be
 */
export const sentState = (sent: SentRows | null, total: number | null | undefined) => {
  if (sent === null) return 'none';
  if (sent.message) return 'refused';
  if (total === undefined) return 'searching';
  return sent.rows === total ? 'all' : 'some';
};

type ReadImports = (query: {
  filter: ImportsFilter;
  page: number;
  perPage: number;
  sort: { field: string; order: 'ASC' | 'DESC' };
  signal?: AbortSignal;
}) => Promise<{ data: readonly RaRecord[]; total?: number }>;

/** The key of the file of a kind that was imported last; '' if none was. */
export const newestFileKey = async (
  read: ReadImports,
  recordType: string,
  signal?: AbortSignal,
): Promise<string> => {
  const { data } = await read({
    filter: { record_type: recordType },
    page: 1,
    perPage: 1,
    sort: NEWEST_FIRST,
    signal,
  });
  return textOf(data[0]?.file_key);
};

/**
 * Finds by its name a file that was sent after the one with the key `before`, with the results of its rows. Null where
 * the history does not have it.
 */
export const readSentRows = async (
  read: ReadImports,
  { recordType, name, before }: { recordType: string; name: string; before: string },
): Promise<SentRows | null> => {
  const filter = { record_type: recordType };
  const one = { page: 1, perPage: 1, sort: NEWEST_FIRST };
  const countOf = async (more: ImportsFilter) =>
    (await read({ filter: { ...filter, ...more }, ...one })).total ?? 0;
  const { files } = await findImportedFiles(
    (page, perPage) => read({ filter, page, perPage, sort: NEWEST_FIRST }),
    (file_key) => countOf({ file_key }),
    { limit: FILES_READ, period: { from: '', to: '' } },
  );
  const known = files.findIndex(({ key }) => key === before);
  const since = known === -1 ? files : files.slice(0, known);
  const file_key = since.find((file) => file.name === name)?.key;
  if (file_key === undefined) return null;
  const [last, failed] = await Promise.all([
    read({ filter: { ...filter, file_key }, ...one, sort: LAST_ROW_FIRST }),
    countOf({ file_key, status: 'failure' }),
  ]);
  const [record] = last.data;
  const number = record ? numberOfRow(record) : 0;
  // A record without a row is about the whole file.
  if (number === 0) {
    return { rows: 0, failed: 0, areFirst: true, message: textOf(record?.error_message) };
  }
  const rows = last.total ?? 0;
  return { rows, failed, areFirst: number === rows, message: '' };
};

/** Several files are read, because other users may send files of the kind meanwhile. */
const FILES_READ = 5;
const LAST_ROW_FIRST = { field: 'row', order: 'DESC' } as const;
