import { expect, it } from 'vitest';
import { createWorkbench } from '@/imports/workbench/workbench';
import { neededColumns } from '@/imports/check/needed-columns';
import { describeFormat } from '@/imports/read/format-info';
import { formats as customers } from '@/resources/app-user/app-user.import';
import { formats as turnovers } from '@/resources/turnover/turnover.import';

const formats = { ...customers, ...turnovers };

const columnsOf = async (
  recordType: 'Customer' | 'Turnover',
  text: string,
  { known, isCompared = true }: { known?: string; isCompared?: boolean } = {},
) => {
  const format = formats[recordType] ?? expect.fail('No such format');
  const bench = createWorkbench(format);
  const head = await bench.open(new Blob([text]), { separator: ';' });
  if ('problem' in head) throw new Error(head.problem);
  const info = describeFormat(format);
  const names = info.columns.map(({ name }) => name);
  const mapping = head.header.map((name) => (names.includes(name) ? name : null));
  const checked = await bench.check(mapping, () => undefined);
  if (known !== undefined) bench.addRecords([{ code: known }], true);
  const check = known === undefined ? checked : await bench.compare(() => undefined);
  return neededColumns({ info, mapping, check, isCompared });
};

it('rows of existing records need no other column', async () => {
  const text = 'code;email\nC1;a@x.it';
  expect((await columnsOf('Customer', text, { known: 'C1' })).needed).toEqual([]);
  const { needed } = await columnsOf('Customer', text, { known: 'C2' });
  expect(needed).toContain('location_code');
  expect(needed).not.toContain('email');
});

it('no column is asked for before the rows are compared', async () => {
  expect(
    (await columnsOf('Customer', 'code;email\nC1;a@x.it', { isCompared: false })).needed,
  ).toEqual([]);
});

it('a code of its own for each row is not offered one value for all rows', async () => {
  const text = 'email\na@x.it';
  expect(await columnsOf('Customer', text)).toEqual({ missingKey: ['code'], needed: [] });
});

it('a part of a key that several rows may share is offered one', async () => {
  const text = 'customer_code;company_code;location_code;month;amount\nC1;K;L;9;1';
  expect(await columnsOf('Turnover', text)).toEqual({ missingKey: ['year'], needed: ['year'] });
});
