import { expect, test } from 'vitest';
import { fileRows } from '@/core/endpoint';
import { createWorkbench } from '@/imports/workbench/workbench';
import { formats as targetFormats } from '@/resources/target/target.import';
import { formats as saleFormats } from '@/resources/user-sale/user-sale.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';

const formats = { ...targetFormats, ...turnoverFormats, ...saleFormats };

/** The outcome of a file's rows where the backend holds `records`. */
const check = async (
  recordType: string,
  lines: readonly string[],
  records: readonly Readonly<Record<string, unknown>>[],
) => {
  const format = formats[recordType];
  if (!format) throw new Error(`There is no format of ${recordType}`);
  const bench = createWorkbench(format);
  bench.addRecords(
    records.flatMap((record) => fileRows(format.lines, record)),
    true,
  );
  const head = await bench.open(new Blob([lines.join('\n')]), {});
  if ('problem' in head) throw new Error(head.problem);
  const { outcome, failedRows, kinds, changedColumns } = await bench.check(
    head.header,
    () => undefined,
  );
  return { outcome, failedRows, messages: kinds.map(({ message }) => message), changedColumns };
};

test('thresholds are compared with the milestones of the targets there are', async () => {
  const milestones = [
    { threshold: 10_000, reward_type: 'gold_journey', achieved: true },
    { threshold: 12_000.5, reward_type: 'prize', achieved: false },
  ];
  const found = await check(
    'RewardTarget',
    [
      'customer_code;year;threshold;reward_type',
      'C1;2026;10000.00;gold_journey',
      'C1;2026;12000,5;super_prize',
      'C1;2026;15000;prize',
      'C1;2025;10000;gold_journey',
    ],
    [
      { customer_code: 'C1', year: 2026, milestones },
      { customer_code: 'C1', year: 2025, milestones: [] },
    ],
  );
  expect(found).toEqual({
    outcome: { added: 2, changed: 1, same: 1, unknown: 0 },
    failedRows: 0,
    messages: [],
    changedColumns: { reward_type: 1 },
  });
});

test('a number in a key goes by its worth: 09 is the ninth month', async () => {
  const header = 'customer_code;agent_code;company_code;location_code;year;month;amount';
  const september = {
    customer_code: 'C1',
    agent_code: 'A',
    company_code: 'K',
    location_code: 'L',
    year: 2026,
    month: 9,
    amount: 10,
  };
  const found = await check(
    'Turnover',
    [header, 'C1;A;K;L;2026;09;10', 'C1;A;K;L;2026;9;10', 'C1;A;K;L;2026;10;10'],
    [september],
  );
  expect(found.outcome).toEqual({ added: 1, changed: 0, same: 1, unknown: 0 });
  expect(found.messages).toEqual(['imports.check.duplicate']);
});

test('a target may be repeated in equal rows where a file has a row for each milestone', async () => {
  const bench = createWorkbench(targetFormats.Target ?? expect.fail('No targets'));
  bench.addRecords([], true);
  bench.allowRepeats(true);
  const own = 'customer_code,agent_code,company_code,year,period,target_value,achieved_value';
  const lines = [
    `${own},threshold`,
    'C1,A,K,2026,anno,12000,0,9000',
    'C1,A,K,2026,anno,12000.00,0,10000',
    'C1,A,K,2026,anno,12000,0,11000',
    'C1,A,K,2026,H1,6000,0,',
    'C1,A,K,2026,anno,13000,0,12000',
  ];
  await bench.open(new Blob([lines.join('\n')]), {});
  const found = await bench.check([...own.split(','), null], () => undefined);
  expect(found).toMatchObject({
    rows: 5,
    repeatedRows: 2,
    failedRows: 1,
    outcome: { added: 2, changed: 0, same: 0, unknown: 0 },
    kinds: [{ column: 'target_value', message: 'imports.check.differs', count: 1, first: 4 }],
  });
  const sent = await bench.write('good', {}).text();
  expect(sent.trim().split('\r\n').slice(1)).toEqual([
    'C1,A,K,2026,anno,12000,0,9000',
    'C1,A,K,2026,H1,6000,0,',
  ]);
  expect(bench.previous()?.added.rows).toBe(2);

  const { state } = bench.correct({ row: 4, column: 'target_value' }, { text: '12000' });
  expect(state).toMatchObject({ repeatedRows: 3, failedRows: 0 });
});

test('a copy of a row is sent once; one that differs anywhere is an error', async () => {
  const bench = createWorkbench(turnoverFormats.Turnover ?? expect.fail('No turnovers'));
  bench.addRecords([], true);
  const own = 'customer_code,agent_code,company_code,location_code,year,month,amount';
  const row = 'C1,A,K,L,2026,9,10';
  await bench.open(
    new Blob([
      [
        `${own},invoice`,
        `${row},1`,
        `${row},1`,
        `${row},2`,
        'C2,A,K,L,2026,9,x,3',
        'C2,A,K,L,2026,9,x,3',
      ].join('\n'),
    ]),
    {},
  );
  const found = await bench.check([...own.split(','), null], () => undefined);
  // Two invoices of the same amount are no copies, though their numbers are not sent.
  expect(found).toMatchObject({
    repeatedRows: 1,
    failedRows: 3,
    outcome: { added: 1 },
    kinds: [
      { column: 'month', message: 'imports.check.duplicate', count: 1, first: 2 },
      { column: 'amount', count: 2 },
    ],
  });
  expect((await bench.write('good', {}).text()).split('\r\n').filter(Boolean)).toHaveLength(2);
  // Corrected one by one, two copies are an original and a repetition.
  const one = bench.correct({ row: 3, column: 'amount' }, { text: '5' }).state;
  expect(one).toMatchObject({ repeatedRows: 1, failedRows: 2, outcome: { added: 2 } });
  const two = bench.correct({ row: 4, column: 'amount' }, { text: '5' }).state;
  expect(two).toMatchObject({ repeatedRows: 2, failedRows: 1, outcome: { added: 2 } });

  const differing = bench.correct({ row: 0, column: 'amount' }, { text: '12' }).state;
  expect(differing).toMatchObject({ repeatedRows: 1, failedRows: 2 });
  expect(bench.undo()).toMatchObject({ repeatedRows: 2, failedRows: 1 });
  // A copy whose first row is left out takes its place.
  expect(bench.exclude(0)).toMatchObject({ repeatedRows: 1, leftOutRows: 1, failedRows: 1 });
});

test('a backend may send numbers as texts, and days with a time', async () => {
  const turnover = { customer_code: 'C1', agent_code: 'A', company_code: 'B', location_code: 'D' };
  const turnovers = await check(
    'Turnover',
    ['customer_code,agent_code,company_code,location_code,year,month,amount', 'C1,A,B,D,2026,9,7'],
    [{ ...turnover, year: '2026', month: '09', amount: '7.00' }],
  );
  expect(turnovers.outcome).toEqual({ added: 0, changed: 0, same: 1, unknown: 0 });
  const sale = { code: 'O1', customer_code: 'C', agent_code: 'A', company_code: 'B', sku: 'S' };
  const amounts = { quantity: '1', amount: '5.00', total: '5.00' };
  const saleOn = (date: string, code = 'O1') => `${code},C,A,B,${date},S,1,5,5`;
  const header = 'code,customer_code,agent_code,company_code,date,sku,quantity,amount,total';
  const sales = await check(
    'Order',
    [header, saleOn('2026-09-14'), saleOn('2026-09-14T08:00:00Z'), saleOn('2026-09-15', 'O2')],
    ['O1', 'O2'].map((code) => ({ ...sale, ...amounts, code, date: '2026-09-14T00:00:00.000Z' })),
  );
  expect(sales.outcome).toEqual({ added: 0, changed: 1, same: 2, unknown: 0 });
});
