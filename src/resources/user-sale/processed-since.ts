import type { RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { iteratePages } from '@/providers/data/iterate-pages';

/** The processed sales of the latest days. */
export type ProcessedSales = {
  rows: readonly RaRecord[];
  /** A day whose sales, and those of the days before it, were not all read; null where all that matter were. */
  unreadUpTo: string | null;
};

/**
 * Reads the processed sales from the day `since` on, in epoch milliseconds, at most {@link MAX_PAGES}: with many sales
 * a day, a waiting sale of last month would mean reading them all at each visit.
 *
 * @param readPage reads the page with that number of processed sales, the latest day first
 */
export const readProcessedSince = async (
  readPage: (page: number) => Promise<{ data: RaRecord[]; total?: number }>,
  since: number,
): Promise<ProcessedSales> => {
  const rows: RaRecord[] = [];
  let unreadUpTo: string | null = null;
  for await (const { data, read, total } of iteratePages(readPage, MAX_PAGES)) {
    rows.push(...data);
    const last = dayOf(data.at(-1)?.date);
    // Sales without a day come last.
    const isWhole = read >= total || !last || last.getTime() < since;
    unreadUpTo = isWhole ? null : last.toISOString().slice(0, 10);
    if (isWhole) break;
  }
  return { rows, unreadUpTo };
};

const MAX_PAGES = 3;
