import { expect, it, test } from 'vitest';
import { findImportedFiles } from '@/imports/history/imported-files';
import { rowNames } from '@/imports/history/row-names';
import { rowsByNumber } from '@/imports/read/pick-rows';

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

test('rows that were sent tell their line, code and name', async () => {
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

test('a name that is made of the codes is not told twice', async () => {
  const found = await rowsByNumber(FILE, [2]);
  if (!found) throw new Error('The file is not read');
  const names = rowNames(
    found,
    { key: ['code', 'business_name'], columns: COLUMNS },
    { representation: '{code} · {business_name}' },
  );
  expect(names.get(2)).toEqual({ line: 5, code: 'C2 · Al', name: '' });
});

test('a file that is none tells nothing', async () => {
  expect(await rowsByNumber(new Blob([]), [1])).toBeNull();
});
