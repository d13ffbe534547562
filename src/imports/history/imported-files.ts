import type { RaRecord } from 'react-admin';
import { dayText } from '@/core/days';
import { lineOf, textOf } from '@/core/text';

/** An imported file; `time` is ISO 8601. */
export type ImportedFile = { key: string; name: string; time: string };

type Page = { data: readonly RaRecord[]; total?: number };

/** Records per page when looking for files. */
const PAGE_SIZE = 100;

/** A range of days in which files were imported, in the user's time zone. */
export type Period = {
  /** `YYYY-MM-DD`; '' where the range is open. */
  from: string;
  to: string;
};

/**
 * Finds the files among import records, of which there is one per row: the other rows of a file are skipped without
 * being read. Returns the newest files first, up to `limit`, and only those in the `period`, for which the wire has no
 * filter; `isAll` if there are no more.
 *
 * @param readPage reads a page, from 1, of `PAGE_SIZE` records by time, the newest first
 * @param countRows returns the number of rows of a file
 */
export const findImportedFiles = async (
  readPage: (page: number, pageSize: number) => Promise<Page>,
  countRows: (fileKey: string) => Promise<number>,
  { limit, period }: { limit: number; period: Period },
): Promise<{ files: ImportedFile[]; isAll: boolean }> => {
  const files = new Map<string, ImportedFile & { first: number }>();
  const later = new Set<string>();
  let at = 0;
  let total = 1;
  let isBefore = false;
  while (at < total && files.size - later.size <= limit && !isBefore) {
    const page = Math.floor(at / PAGE_SIZE) + 1;
    const answer = await readPage(page, PAGE_SIZE);
    const start = (page - 1) * PAGE_SIZE;
    for (const [index, record] of answer.data.entries()) {
      const file = fileOf(record);
      const day = localDayOf(file.time);
      isBefore ||= day !== '' && day < period.from;
      if (isBefore) break;
      if (period.to !== '' && day > period.to) later.add(file.key);
      if (!files.has(file.key)) files.set(file.key, { ...file, first: start + index });
    }
    const last = files.get(textOf(answer.data.at(-1)?.file_key));
    if (!last || isBefore) break;
    total = answer.total ?? 0;
    at = start + answer.data.length;
    // Skips the rest of a file within which the page ends; its rows are adjacent, because they have the same time.
    if (at < total) at = Math.max(at, last.first + (await countRows(last.key)));
  }
  const found = [...files.values()]
    .filter(({ key }) => !later.has(key))
    .map(({ first: _, ...file }) => file);
  return { files: found.slice(0, limit), isAll: found.length <= limit };
};

/** The day of a time in the user's time zone; '' where it is unreadable, which matches any period. */
const localDayOf = (time: string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : dayText(date);
};

const fileOf = (record: RaRecord): ImportedFile => ({
  key: textOf(record.file_key),
  name: lineOf(textOf(record.file_name) || textOf(record.file_key)),
  time: textOf(record.import_time),
});
