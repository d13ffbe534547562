import { expect, it, test } from 'vitest';
import { findImportedFiles } from '@/imports/history/imported-files';
import { rowNames } from '@/imports/history/row-names';
import { filesInTurns } from '@/imports/history/searched-files';
import { findRows, pickRows, rowsByNumber } from '@/imports/read/pick-rows';

/** Three files of two rows each, one a day, the newest first. */
const RECORDS = ['2026-09-03', '2026-09-02', '2026-09-01'].flatMap((day) =>
  [1, 2].map((row) => ({
    id: `${day}-${row}`,
    file_key: day,
    file_name: `${day}.csv`,
    import_time: `${day}T12:00:00.000Z`,
    row,
  })),
);

const find = async (from: string, to: string) => {
  const asked: number[] = [];
  const { files } = await findImportedFiles(
    async (page) => {
      asked.push(page);
      return { data: page === 1 ? RECORDS : [], total: RECORDS.length };
    },
    async () => 2,
    { limit: 10, period: { from, to } },
  );
  return files.map(({ key }) => key);
};

it.each([
  ['all days', '', '', ['2026-09-03', '2026-09-02', '2026-09-01']],
  ['from a day on', '2026-09-02', '', ['2026-09-03', '2026-09-02']],
  ['up to a day', '', '2026-09-02', ['2026-09-02', '2026-09-01']],
  ['one day', '2026-09-02', '2026-09-02', ['2026-09-02']],
  ['days without a file', '2026-10-01', '', []],
])('files of %s', async (_, from, to, expected) => {
  expect(await find(from, to)).toEqual(expected);
});

const FILE = new Blob([
  'Codice;Ragione sociale;Email\n\nC1;"Bar\nCentrale";a@x.it\nC2;Al;b@x.it\nC3;Bar tre;c@x.it\n',
]);
const COLUMNS = [
  { name: 'code', labels: ['Codice'] },
  { name: 'business_name', labels: ['Ragione sociale'] },
];

test.each([
  ['a code, without its case', 'c2', [2]],
  ['a part of a name', 'bar', [1, 3]],
  ['a name, without its accents', 'CÉNTRALE', [1]],
  ['what stands in no code and no name', 'x.it', []],
])('rows of a sent file are found by %s', async (_, text, expected) => {
  const options = { columns: COLUMNS, wanted: ['code', 'business_name'], limit: 5 };
  const found = await findRows(FILE, text, options);
  expect(found?.rows.map(({ number }) => number)).toEqual(expected);
});

const LINES = new Blob(['code,sku\nV1,A\nV2,B\nV1,C\nV3,D\nV2,E\n']);
const SALE = { key: ['code'], columns: [{ name: 'code', labels: [] }] };

test.each([
  ['alone', undefined, [3], 'code,sku\r\nV1,C\r\n'],
  ['with the other lines of its sale', SALE, [1, 3], 'code,sku\r\nV1,A\r\nV1,C\r\n'],
])('a row of a sent file is picked %s', async (_, grouping, numbers, text) => {
  const picked = await pickRows(LINES, [3], grouping);
  expect(picked?.numbers).toEqual(numbers);
  expect((await picked?.file.text())?.replace('\uFEFF', '')).toBe(text);
});

test('of many rows with the text the first ones are listed, with the number of all', async () => {
  const found = await findRows(FILE, 'c', { columns: COLUMNS, wanted: ['code'], limit: 2 });
  expect(found?.rows.map(({ line }) => line)).toEqual([3, 5]);
  expect(found?.count).toBe(3);
});

test.each([
  ['twenty small files at a time', Array.from({ length: 30 }, () => 10), [20, 30]],
  ['as many as have twenty thousand rows', [8_000, 8_000, 8_000, 1], [2, 4]],
  ['a larger one only when asked for more', [50_000, 10, 10], [0, 1, 3]],
])('the search of sent files reads %s', (_, rows, expected) => {
  const files = rows.map((count, at) => ({ key: `${at}`, name: '', time: '', rows: count }));
  expect(expected.map((_, turn) => filesInTurns(files, turn + 1).length)).toEqual(expected);
});

test('rows that were sent show their line, code and name', async () => {
  const found = await rowsByNumber(FILE, [2, 3]);
  if (!found) throw new Error('The file is not read');
  const names = rowNames(
    found,
    { key: ['code'], columns: COLUMNS },
    { representation: '{business_name}' },
  );
  expect([...names]).toEqual([
    [2, { line: 5, code: 'C2', name: 'Al' }],
    [3, { line: 6, code: 'C3', name: 'Bar tre' }],
  ]);
});

test('a name that is made of the codes is not repeated', async () => {
  const found = await rowsByNumber(FILE, [2]);
  if (!found) throw new Error('The file is not read');
  const names = rowNames(
    found,
    { key: ['code', 'business_name'], columns: COLUMNS },
    { representation: '{code} · {business_name}' },
  );
  expect(names.get(2)).toEqual({ line: 5, code: 'C2 · Al', name: '' });
});

test('an empty file has no rows', async () => {
  expect(await rowsByNumber(new Blob([]), [1])).toBeNull();
});
