import { expect, test, vi } from 'vitest';
import { iteratePages, readPages } from '@/providers/data/iterate-pages';

const pagesOf = (sizes: number[], total?: number) =>
  vi.fn(async (page: number) => ({ data: Array.from({ length: sizes[page - 1] ?? 0 }), total }));

const readAll = async (readPage: ReturnType<typeof pagesOf>, most?: number) => {
  const sizes: number[] = [];
  for await (const { data } of iteratePages(readPage, most)) sizes.push(data.length);
  return sizes;
};

test.each<[string, number[], number | undefined, number | undefined, number[]]>([
  ['ends once as many rows are read as there are', [2, 2, 1, 1], 5, undefined, [2, 2, 1]],
  ['ends where a page is empty, however many are said to be left', [2], 9, undefined, [2, 0]],
  ['takes a list without a total for one page', [2, 2], undefined, undefined, [2]],
  ['reads no more pages than it may', [2, 2, 2], 6, 2, [2, 2]],
])('%s', async (_, sizes, total, most, expected) => {
  const readPage = pagesOf(sizes, total);
  expect(await readAll(readPage, most)).toEqual(expected);
  expect(readPage.mock.calls).toEqual(expected.map((_size, at) => [at + 1]));
});

test('leaves a server whose total grows with every page after twenty of them', async () => {
  const readPage = vi.fn(async (page: number) => ({ data: [page], total: page + 1 }));
  const { rows, total } = await readPages(readPage);
  expect([readPage.mock.calls.length, rows.length, total]).toEqual([20, 20, 21]);
});

test('leaves a server that repeats a page, and counts it once', async () => {
  const readPage = vi.fn(async () => ({ data: [{ id: 'a' }, { id: 'b' }], total: 9 }));
  const { rows, total } = await readPages(readPage, 9);
  expect([readPage.mock.calls.length, rows.length, total]).toEqual([2, 2, 9]);
});

test('reports with each page how much of the list has been read', async () => {
  const told: (readonly [number, number])[] = [];
  for await (const { read, total } of iteratePages(pagesOf([2, 1, 0], 9))) told.push([read, total]);
  expect(told).toEqual([
    [2, 9],
    [3, 9],
    [3, 3],
  ]);
});

test('asks for no page that nobody wants any more', async () => {
  const readPage = pagesOf([1, 1, 1], 3);
  for await (const { data } of iteratePages(readPage)) if (data.length > 0) break;
  expect(readPage).toHaveBeenCalledTimes(1);
});

test.each<[string, number[], number | undefined, number, object]>([
  ['all rows and their number', [2, 1], 3, 9, { rows: 3, total: 3 }],
  ['fewer rows than there are', [2, 2, 2], 6, 2, { rows: 4, total: 6 }],
  ['no more than a list gives, whatever it says', [2], 9, 9, { rows: 2, total: 2 }],
  ['the rows of a list without a total', [2], undefined, 9, { rows: 2, total: 2 }],
])('together they are %s', async (_, sizes, said, most, expected) => {
  const { rows, total } = await readPages(pagesOf(sizes, said), most);
  expect({ rows: rows.length, total }).toEqual(expected);
});
