import { expect, test } from 'vitest';
import { areSameName } from '@/imports/check/record-names';
import { WARNINGS } from '@/imports/check/warnings';
import { createWorkbench } from '@/imports/workbench/workbench';
import { formats } from '@/resources/user-sale/user-sale.import';

test.each([
  ['Caffè Centrale S.r.l.', 'CAFFE CENTRALE', true],
  ['Centrale Bar', 'Bar Centrale', true],
  ['Bar Centrale', 'Bar Centrale di Rossi Mario & C. snc', true],
  ['Bar Centrlae', 'Bar Centrale', true],
  ['Rossi Mario', 'Mario Rossi', true],
  ['Bar Centrale', 'Bar Stazione', false],
  ['Filiale 2000', 'Filiale 2001', false],
  ['Alimentari Verdi', 'Tabacchi Neri srl', false],
])('%s and %s: the same name %s', (one, other, isSame) => {
  expect(areSameName(one, other)).toBe(isSame);
});

test('a business name that is not that of the code beside it is warned about', async () => {
  const { Order } = formats;
  if (!Order) throw new Error('There is no format of sales');
  const bench = createWorkbench(Order);
  bench.addCodes(['customer_code'], ['C1', 'C2'], true, {}, ['Bar Centrale', 'Tabacchi Neri']);
  const file = [
    'code,customer_code,customer_name,agent_code,company_code,date,sku,quantity,amount,total',
    'O1,C1,bar  centrale,A1,B1,2026-09-14,A,1,10.00,10.00',
    'O2,C1,Tabacchi Neri,A1,B1,2026-09-14,A,1,10.00,10.00',
    'O3,C2,,A1,B1,2026-09-14,A,1,10.00,10.00',
  ].join('\n');
  const head = await bench.open(new Blob([file]), {});
  if ('problem' in head) throw new Error(head.problem);
  const state = await bench.check(head.header, () => undefined);
  expect(state).toMatchObject({
    failedRows: 0,
    warnings: [
      { column: 'customer_name', message: WARNINGS.name, line: 3, becomes: 'Bar Centrale' },
    ],
  });
  expect(bench.fix({ column: 'customer_name', message: WARNINGS.name }).warnings).toEqual([]);
});
