import { expect, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { amount } from '@/core/schema/number';
import { optionalText, requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { createWorkbench } from '@/imports/workbench/workbench';
import { DUPLICATE } from '@/imports/check/row-key';
import { isAsNamed, type ColumnMapping } from '@/imports/read/column-mapping';

const format: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText(), name: requiredText(), note: optionalText() }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'name', examples: ['a', 'b'] },
    { name: 'note', examples: ['c', 'd'] },
  ],
};
const fields = format.columns.map(({ name }) => name);

test.each<[string, string, ColumnMapping, sent: string, isUnchanged: boolean]>([
  ['that is left out', 'code,name,note', ['code', 'name', null], 'code,name,#note', false],
  ['in capitals', 'CODE,Name,NOTE', ['code', 'name', null], 'code,name,#NOTE', false],
  ['for the second time', 'code,name,name', ['code', 'name', null], 'code,name,#name', false],
  ['beside the one used', 'code,name,label', ['code', null, 'name'], 'code,#name,name', false],
  ['of no field', 'code,name,label', ['code', 'name', null], 'code,name,label', true],
])('no backend reads a column %s', async (_, header, mapping, sent, isUnchanged) => {
  const bench = createWorkbench(format);
  await bench.open(new Blob([`${header}\n1,a,b\n`]), {});
  await bench.check(mapping, () => undefined);
  const [names] = (await bench.write('all', {}).text()).split('\r\n');
  expect(names).toBe(sent);
  expect(isAsNamed(header.split(','), mapping, fields)).toBe(isUnchanged);
});

test('failed rows are brought back where a column that is left out has the name of the one used', async () => {
  const bench = createWorkbench(format);
  await bench.open(new Blob(['code,name,label\n1,x,\n']), {});
  await bench.check(['code', null, 'name'], () => undefined);
  const failed = await bench.write('failed', {}).text();
  const answer = await bench.replaceRows(new Blob([failed.replace('1,x,', '1,x,Bar')]));
  expect(answer).toMatchObject({ replaced: 1, state: { failedRows: 0 } });
});

test('the failed rows are opened again as they were read, with the errors that only the sent rows show', async () => {
  const amounts: ImportFormat = {
    key: ['code'],
    schema: z.object({ code: requiredText(), name: requiredText(), amount: amount() }),
    columns: [
      { name: 'code', examples: ['1', '2'] },
      { name: 'name', examples: ['a', 'b'] },
      { name: 'amount', examples: ['1', '2'], unit: 'euro' },
    ],
  };
  const bench = createWorkbench(amounts);
  const text = 'Codice;name;amount\n1;Bar;1.234,50\n2;;7,5\n1;Caffè;8,25\n3;;x\n3;Ugo;9,25\n';
  await bench.open(new Blob([text]), {});
  await bench.check(['code', 'name', 'amount'], () => undefined);
  const { file, reported } = bench.rest({ [DUPLICATE]: 'Già in un’altra riga' });
  expect(await file.text()).toBe(
    'code,name,amount\r\n2,,7.5\r\n1,Caffè,8.25\r\n3,,x\r\n3,Ugo,9.25\r\n',
  );
  expect(reported).toEqual([
    { row: 0, message: '', line: 3 },
    { row: 1, message: 'code: Già in un’altra riga', line: 4 },
    { row: 2, message: '', line: 5 },
    { row: 3, message: '', line: 6 },
  ]);

  // The user has the first file open beside the console: errors go on naming its rows.
  const next = createWorkbench(amounts);
  next.addReported(reported, []);
  const head = await next.open(file, {});
  if ('problem' in head) throw new Error(head.problem);
  await next.check(head.header, () => undefined);
  expect(next.issues(null, 0, 10).map(({ line }) => line)).toEqual([3, 4, 5, 5, 6]);
});
