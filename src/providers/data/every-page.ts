/**
 * The pages of a list, one call after the other until all its rows are read; `most` pages at most. A server
 * that gives smaller pages than it was asked for is read to the end all the same.
 *
 * @throws what `readPage` throws; it counts pages from one.
 */
export async function* everyPage<Page extends { data: readonly unknown[]; total?: number }>(
  readPage: (page: number) => Promise<Page>,
  most = Infinity,
): AsyncGenerator<Page> {
  for (let page = 1, read = 0; page <= most; page++) {
    const answer = await readPage(page);
    yield answer;
    read += answer.data.length;
    if (answer.data.length === 0 || read >= (answer.total ?? 0)) return;
  }
}
