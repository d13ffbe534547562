import { expect, test } from 'vitest';
import { appUser } from '@/resources/app-user/app-user.definition';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { customerCodec } from '@/resources/app-user/app-user.codec';
import { createWorkbench } from '@/resources/import-record/check/workbench';
import { BYTE_ORDER_MARK, toCsvLines } from '@/shared/export/csv';
import { dataTable, shownTable } from '@/shared/export/export-kinds';
import { dateFormats } from '@/shared/formats/dates';
import { numberFormats } from '@/shared/formats/numbers';
import { relativeTimeFormats } from '@/shared/formats/relative-time';
import { generateDatabase } from '../../fixtures/data/generate-database';

const formatsOf = (locale: string) => ({
  ...numberFormats(locale),
  ...dateFormats(locale),
  ...relativeTimeFormats(locale),
});

const columns = [
  { source: 'code' },
  { source: 'company_code' },
  { source: 'status' },
  { source: 'balance', kind: 'euro' as const },
  { source: 'since' },
];
const record = {
  id: '1',
  code: 'C1',
  company_code: ['AURORA', 'GONE'],
  status: 'active',
  balance: -1234.5,
  since: '2026-03-01',
};

test.each([
  ['it', ';', ['C1', 'AURORA|GONE', 'Aurora, ', 'status.active', '-1234,5', '1 mar 2026']],
  ['en', ',', ['C1', 'AURORA|GONE', 'Aurora, ', 'status.active', '-1234.5', 'Mar 1, 2026']],
])('as shown in %s: words, names beside codes, the reader’s signs', (locale, separator, cells) => {
  const table = shownTable(columns, {
    definition: appUser,
    translate: (key: string) => key.replace('resources.app-user.', ''),
    formats: formatsOf(locale),
    nameOf: (_reference, code) => (code === 'AURORA' ? 'Aurora' : undefined),
  });
  expect(table.header).toHaveLength(cells.length);
  expect([table.separator, table.cells(record)]).toEqual([separator, cells]);
});

test('app users exported as data and imported again are all the same', async () => {
  const { customers = [] } = await generateDatabase({ customers: 300 });
  const records = customers.map((row) => ({ id: row._id, ...customerCodec.read?.(row) }));
  const hard = { ...records[0], id: 'x', code: 'HARD', business_name: 'Bar;=1+1, "l’Oca"\n@casa' };
  const all = [...records, hard];
  const { header, cells } = dataTable(appUser, [], all);
  const text = BYTE_ORDER_MARK + toCsvLines([header]) + toCsvLines(all.map(cells));
  const format = customerFormats.Customer;
  if (!format) throw new Error('There is no format of customers');
  const bench = createWorkbench(format);
  bench.addRecords(all, true);
  const head = await bench.open(new Blob([text]), {});
  if ('problem' in head) throw new Error(head.problem);
  const { outcome, failedRows } = await bench.check(head.header, () => undefined);
  expect([outcome, failedRows]).toEqual([
    { fresh: 0, changed: 0, unknown: 0, same: all.length },
    0,
  ]);
});
