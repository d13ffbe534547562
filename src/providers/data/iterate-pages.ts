import { MAX_PAGES_READ } from '@/core/constants';
import { isRecord } from '@/core/is-record';

type Page = { data: readonly unknown[]; total?: number };

/** The part of a list that has been read: `read` rows of `total`. */
export type Coverage = { read: number; total: number };

/**
 * Reads the pages of a list one after the other, until all rows or `maxPages` pages are read. Each page comes with the
 * {@link Coverage} so far. It counts the rows received, so a server that returns smaller pages than requested is read
 * to the end too. It stops at a repeated page, because no further page would hold anything new.
 *
 * @param readPage reads the page with that number, from 1
 * @throws the error of `readPage`
 */
export async function* iteratePages<P extends Page>(
  readPage: (page: number) => Promise<P>,
  maxPages = MAX_PAGES_READ,
): AsyncGenerator<P & Coverage> {
  let ids: string | undefined;
  for (let page = 1, read = 0; page <= maxPages; page++) {
    const answer = await readPage(page);
    const own = idsOf(answer.data);
    if (own !== undefined && own === ids) return;
    ids = own;
    read += answer.data.length;
    // A list that ends before its own total has no more rows.
    const total = answer.data.length === 0 ? read : Math.max(answer.total ?? 0, read);
    yield { ...answer, read, total };
    if (read >= total) return;
  }
}

/**
 * Reads all pages and returns their rows with the total, which is higher if `maxPages` is reached.
 *
 * @param readPage reads the page with that number, from 1
 * @throws the error of `readPage`
 */
export const readPages = async <Row>(
  readPage: (page: number) => Promise<{ data: readonly Row[]; total?: number }>,
  maxPages?: number,
): Promise<{ rows: Row[]; total: number }> => {
  const rows: Row[] = [];
  let total = 0;
  for await (const page of iteratePages(readPage, maxPages)) {
    for (const row of page.data) rows.push(row);
    ({ total } = page);
  }
  return { rows, total };
};

/** The ids of a page's rows as one text, to detect a repeated page; undefined without rows or ids. */
export const idsOf = (rows: readonly unknown[]): string | undefined => {
  const ids = rows.map((row) => (isRecord(row) ? row.id : undefined));
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids.join(' ') : undefined;
};
