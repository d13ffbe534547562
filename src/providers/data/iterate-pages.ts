/**
 * Reads the pages of a list one after the other, until all rows or `maxPages` pages are read. It counts the rows it
 * got, so a server that gives smaller pages than it was asked for is read to the end too.
 *
 * @param readPage reads the page of that number, from 1
 * @throws what `readPage` throws
 */
export async function* iteratePages<Page extends { data: readonly unknown[]; total?: number }>(
  readPage: (page: number) => Promise<Page>,
  maxPages = Infinity,
): AsyncGenerator<Page> {
  for (let page = 1, read = 0; page <= maxPages; page++) {
    const answer = await readPage(page);
    yield answer;
    read += answer.data.length;
    if (answer.data.length === 0 || read >= (answer.total ?? 0)) return;
  }
}

/**
 * The rows of all pages together, and how many there are: fewer are read where `maxPages` ended it.
 *
 * @param readPage reads the page of that number, from 1
 * @throws what `readPage` throws
 */
export const readPages = async <Row>(
  readPage: (page: number) => Promise<{ data: readonly Row[]; total?: number }>,
  maxPages?: number,
): Promise<{ rows: Row[]; total: number }> => {
  const rows: Row[] = [];
  let total = 0;
  for await (const page of iteratePages(readPage, maxPages)) {
    for (const row of page.data) rows.push(row);
    // A list that ends before its own total has no more than it gave.
    total = page.data.length === 0 ? rows.length : Math.max(page.total ?? 0, rows.length);
  }
  return { rows, total };
};
