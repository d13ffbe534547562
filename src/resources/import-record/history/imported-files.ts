import type { RaRecord } from 'react-admin';
import { dayText } from '@/core/days';
import { lineOf, textOf } from '@/core/text';

/** A file that was imported; `time` is ISO 8601. */
export type ImportedFile = { key: string; name: string; time: string };

type Page = { data: readonly RaRecord[]; total?: number };

/** Rows of a page that is read to find files in. */
const PAGE_SIZE = 100;

/** The days in which files were imported, as the reader's clock has them. */
export type Period = {
  /** `YYYY-MM-DD`; '' where it has no beginning, or no end. */
  from: string;
  to: string;
};

/**
 * The files among import records, of which there is one a row: a million rows of one file are passed over by
 * their number instead of being read. The newest come first, up to `limit`, those of the `period` alone: the wire has no
 * filter of days, so the others are passed over; `isAll` where there are no others.
 *
 * @param readPage reads a page, from 1, of `PAGE_SIZE` records in the order of their time, the newest first
 * @param countRows tells how many rows a file has
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
      const day = dayOf(file.time);
      isBefore ||= day !== '' && day < period.from;
      if (isBefore) break;
      if (period.to !== '' && day > period.to) later.add(file.key);
      if (!files.has(file.key)) files.set(file.key, { ...file, first: start + index });
    }
    const last = files.get(textOf(answer.data.at(-1)?.file_key));
    if (!last || isBefore) break;
    total = answer.total ?? 0;
    at = start + answer.data.length;
    // The page may end among the rows of a file: they stand together, as they have one time.
    if (at < total) at = Math.max(at, last.first + (await countRows(last.key)));
  }
  const found = [...files.values()]
    .filter(({ key }) => !later.has(key))
    .map(({ first: _, ...file }) => file);
  return { files: found.slice(0, limit), isAll: found.length <= limit };
};

/** The day of a moment where the reader is; '' where it is none, which no period leaves out. */
const dayOf = (time: string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : dayText(date);
};

const fileOf = (record: RaRecord): ImportedFile => ({
  key: textOf(record.file_key),
  name: lineOf(textOf(record.file_name) || textOf(record.file_key)),
  time: textOf(record.import_time),
});
