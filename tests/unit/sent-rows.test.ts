import { expect, test } from 'vitest';
import { newestFileKey, readSentRows, sentState } from '@/imports/history/sent-rows';
import { restOfFile } from '@/imports/read/pick-rows';

type Row = { file_key: string; file_name: string; row: number | null; status: string };

const rowsOf = (file_key: string, file_name: string, rows: readonly number[], failed = 0): Row[] =>
  rows.map((row) => ({
    file_key,
    file_name,
    row,
    status: row <= failed ? 'failure' : 'success',
  }));

/** The import records of a backend with these files, the newest first. */
const recordsOf =
  (...files: readonly (readonly Row[])[]): Parameters<typeof newestFileKey>[0] =>
  ({ filter, page, perPage, sort }) => {
    const all = files.flatMap((rows, at) =>
      rows.map((row) => ({
        ...row,
        id: `${row.file_key}-${row.row}`,
        import_time: `2026-11-${24 - at}T12:00:00.000Z`,
        error_message: row.row === null ? 'Interrotta' : '',
      })),
    );
    const found = all
      .filter(({ file_key }) => filter.file_key === undefined || file_key === filter.file_key)
      .filter(({ status }) => filter.status === undefined || status === filter.status);
    const sorted =
      sort.field === 'row'
        ? found.toSorted((one, other) => (other.row ?? 0) - (one.row ?? 0))
        : found;
    const start = (page - 1) * perPage;
    return Promise.resolve({ data: sorted.slice(start, start + perPage), total: found.length });
  };

const OLD = rowsOf('k0', 'clienti.csv', [1, 2, 3]);
const SENT = { recordType: 'Customer', name: 'clienti.csv', before: 'k0' };

test.each([
  ['nothing of it', null, 4, 'none'],
  ['some of its rows', { rows: 3, message: '' }, 4, 'some'],
  ['all of its rows', { rows: 4, message: '' }, 4, 'all'],
  ['rows of a file whose rows are still counted', { rows: 3, message: '' }, undefined, 'searching'],
  ['rows of a file that cannot be read', { rows: 3, message: '' }, null, 'some'],
  ['a sentence about all of it', { rows: 0, message: 'Interrotta' }, undefined, 'refused'],
] as const)('the history tells %s', (_what, sent, total, expected) => {
  expect(sentState(sent && { failed: 0, areFirst: true, ...sent }, total)).toBe(expected);
});

test('the newest file is known by its key, where there is one', async () => {
  expect(await newestFileKey(recordsOf(OLD), 'Customer')).toBe('k0');
  expect(await newestFileKey(recordsOf(), 'Customer')).toBe('');
});

test.each([
  ['none of its rows: one of the same name was sent before', [OLD], null],
  ['its first rows', [rowsOf('k1', 'clienti.csv', [1, 2, 3, 4], 1), OLD], [4, 1, true, '']],
  ['rows with gaps', [rowsOf('k1', 'clienti.csv', [1, 2, 5]), OLD], [3, 0, false, '']],
  [
    'rows of it behind a file of someone else',
    [rowsOf('k2', 'altri.csv', [1]), rowsOf('k1', 'clienti.csv', [1, 2]), OLD],
    [2, 0, true, ''],
  ],
  [
    'that none was kept',
    [[{ file_key: 'k1', file_name: 'clienti.csv', row: null, status: 'failure' }], OLD],
    [0, 0, true, 'Interrotta'],
  ],
] as const)('after a lost answer the history has %s', async (_what, files, expected) => {
  const told = await readSentRows(recordsOf(...files), SENT);
  expect(told && [told.rows, told.failed, told.areFirst, told.message]).toEqual(expected);
});

test('the rows that did not come in are a file of their own', async () => {
  const sent = new Blob(['code,name\n1,a\n2,"b\nb"\n\n3,"c, d"\n']);
  const rest = await restOfFile(sent, 1);
  expect([rest?.rows, await rest?.file.text()]).toEqual([
    2,
    'code,name\r\n2,"b\nb"\r\n3,"c, d"\r\n',
  ]);
  expect((await restOfFile(sent, 3))?.rows).toBe(0);
});
