import { strFromU8, unzipSync } from 'fflate';
import type { DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { fileRows } from '@/core/endpoint';
import { createLookupReader } from '@/imports/check/lookup-reader';
import { createWorkbench } from '@/imports/workbench/workbench';
import { company } from '@/resources/company/company.definition';
import { formats as targetFormats } from '@/resources/target/target.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';
import { formats as saleFormats } from '@/resources/user-sale/user-sale.import';

const formats = { ...saleFormats, ...targetFormats, ...turnoverFormats };

type Records = readonly Readonly<Record<string, unknown>>[];

const check = async (recordType: string, text: string | Blob, records: Records, isWhole = true) => {
  const format = formats[recordType];
  if (!format) throw new Error(`There is no format of ${recordType}`);
  const bench = createWorkbench(format);
  bench.addRecords(
    records.flatMap((record) => fileRows(format.lines, record)),
    isWhole,
  );
  const head = await bench.open(new Blob([text]), {});
  if ('problem' in head) throw new Error(head.problem);
  const state = await bench.check(head.header, () => undefined);
  return { bench, state };
};

const TURNOVER = {
  customer_code: 'C1',
  agent_code: '=A',
  company_code: 'B',
  location_code: 'D',
  year: 2026,
  month: 9,
  amount: 1234.5,
};
const HEADER = 'customer_code;agent_code;company_code;location_code;year;month;amount';

test('the values before an import are a file of the same kind, which restores them', async () => {
  const text = `${HEADER}\nC1;A2;B;D;2026;9;2.549,93\nC2;A;B;D;2026;9;7\nC3;A;B;D;2026;9;wrong`;
  const { bench } = await check('Turnover', text, [TURNOVER]);
  const previous = bench.previous();
  expect(await previous?.changed.file.text()).toBe(
    `${HEADER.replaceAll(';', ',')}\r\nC1,'=A,B,D,2026,9,1234.5\r\n`,
  );
  expect(previous?.changed.rows).toBe(1);
  // A file cannot remove new records again: their codes are listed. A row that fails changes nothing.
  expect(await previous?.added.file.text()).toBe(
    'customer_code,company_code,location_code,year,month\r\nC2,B,D,2026,9\r\n',
  );
  const imported = [{ ...TURNOVER, agent_code: 'A2', amount: 2549.93 }];
  const back = await check('Turnover', previous?.changed.file ?? '', imported);
  expect([back.state.failedRows, back.state.outcome.changed]).toEqual([0, 1]);
  const again = await check('Turnover', await back.bench.write('all', {}).text(), [TURNOVER]);
  expect(again.state.outcome.same).toBe(1);
});

test('as an .xlsx, too, the values before an import restore them', async () => {
  const text = `${HEADER}\nC1;A2;B;D;2026;9;2.549,93\nC2;A;B;D;2026;9;7`;
  const { bench } = await check('Turnover', text, [{ ...TURNOVER, agent_code: '00A' }]);
  const previous = await bench.previousSheet('Fatturato');
  expect([previous?.changed.rows, previous?.added.rows]).toEqual([1, 1]);
  const sheet = previous?.changed.file ?? '';
  const parts = unzipSync(new Uint8Array(await new Blob([sheet]).arrayBuffer()));
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Fatturato"');
  const imported = [{ ...TURNOVER, agent_code: 'A2', amount: 2549.93 }];
  const back = await check('Turnover', sheet, imported);
  expect([back.state.failedRows, back.state.outcome.changed]).toEqual([0, 1]);
  const restored = await back.bench.write('all', {}).text();
  expect(restored.split('\r\n')[1]).toBe('C1,00A,B,D,2026,9,1234.5');
  const again = await check('Turnover', restored, [{ ...TURNOVER, agent_code: '00A' }]);
  expect(again.state.outcome.same).toBe(1);
});

test('all lines of a sale that changes are kept, each once', async () => {
  const line = { sku: 'S1', description: '', quantity: 1, amount: 2 };
  const sale = {
    code: 'O1',
    customer_code: 'C',
    customer_name: 'Bar',
    agent_code: 'A',
    company_code: 'B',
    date: '2026-09-14',
    total: 4,
    status: 'unprocessed',
    lines: [line, { ...line, sku: 'S2' }],
  };
  const text =
    'code,customer_code,agent_code,company_code,date,sku,quantity,amount,total\nO1,C,A,B,2026-09-14,S1,9,2,4\nO1,C,A,B,2026-09-14,S2,9,2,4\n';
  const { bench } = await check('Order', text, [sale]);
  const previous = bench.previous();
  const written = (await previous?.changed.file.text())?.trim().split('\r\n');
  expect(written?.slice(1)).toEqual([
    'O1,C,Bar,A,B,2026-09-14,S1,,1,2,4,unprocessed',
    'O1,C,Bar,A,B,2026-09-14,S2,,1,2,4,unprocessed',
  ]);
});

test('milestones have the reward they had', async () => {
  const milestones = [{ threshold: 10_000, reward_type: 'prize', achieved: false }];
  const { bench } = await check(
    'RewardTarget',
    'customer_code,year,threshold,reward_type\nC1,2026,10000.00,gold_journey\n',
    [{ customer_code: 'C1', year: 2026, milestones }],
  );
  expect(await bench.previous()?.changed.file.text()).toContain('C1,2026,10000,prize');
});

test('where not all records were read nothing is said of what was before', async () => {
  const { bench } = await check('Turnover', `${HEADER}\nC1;A;B;D;2026;9;7`, [TURNOVER], false);
  expect(bench.previous()).toBeNull();
});

test('a column that the list of records lacks is left out and reported', async () => {
  const { agent_code: _, ...thin } = TURNOVER;
  const { bench } = await check('Turnover', `${HEADER}\nC1;A;B;D;2026;9;7`, [thin]);
  const previous = bench.previous();
  expect(previous?.unknown).toEqual(['agent_code']);
  expect(await previous?.changed.file.text()).not.toContain('agent_code');
});

test('companies, of which the list gives three fields, are read one by one', async () => {
  const added: Records[] = [];
  const asked: unknown[] = [];
  const provider = {
    getList: async () => ({
      data: [{ id: '1', company_code: 'A', company_name: 'Aurora' }],
      total: 1,
    }),
    getOne: async (_: string, { id }: { id: unknown }) => {
      asked.push(id);
      return { data: { id, company_code: 'A', company_name: 'Aurora', description: 'Caffè' } };
    },
  } as unknown as DataProvider;
  const columns = ['company_code', 'company_name', 'description'];
  const read = createLookupReader(
    { definitions: new Map(), definition: company, columns, isReadSingly: true },
    {
      setConstraints: async () => undefined,
      addCodes: () => Promise.reject(new Error('No codes are read')),
      addRecords: async (records) => void added.push(records),
    },
  );
  expect(await read({ provider, signal: new AbortController().signal })).toEqual([]);
  expect(asked).toEqual(['1']);
  expect(added).toEqual([[{ company_code: 'A', company_name: 'Aurora', description: 'Caffè' }]]);
});
