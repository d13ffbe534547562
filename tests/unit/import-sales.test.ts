import { expect, test } from 'vitest';
import { dayText } from '@/core/days';
import { fileRows } from '@/core/endpoint';
import { REQUIRED } from '@/core/validation-messages';
import { HELD } from '@/imports/check/row-groups';
import { CONTRADICTS } from '@/imports/check/row-key';
import { WARNINGS } from '@/imports/check/warnings';
import { mapColumns } from '@/imports/read/column-mapping';
import { isReport } from '@/imports/read/report-columns';
import { createWorkbench } from '@/imports/workbench/workbench';
import { formats } from '@/resources/user-sale/user-sale.import';

const HEADER =
  'code;customer_code;agent_code;company_code;date;sku;quantity;amount;total;status'.split(';');

/** A line of a sale by its code and article; `own` are its other cells. */
const line = (code: string, sku: string, own: Readonly<Record<string, string>> = {}): string => {
  const cells: Readonly<Record<string, string>> = {
    code,
    customer_code: 'C1',
    agent_code: 'A1',
    company_code: 'B1',
    date: '2026-09-14',
    sku,
    quantity: '1',
    amount: '10.00',
    total: '20.00',
    status: 'unprocessed',
    ...own,
  };
  return HEADER.map((name) => cells[name] ?? '').join(';');
};

const open = async (
  lines: readonly string[],
  stored: readonly Readonly<Record<string, unknown>>[] = [],
): Promise<Bench> => {
  const format = formats.Order;
  if (!format) throw new Error('There is no format of sales');
  const bench = createWorkbench(format);
  bench.addRecords(
    stored.flatMap((record) => fileRows(format.lines, record)),
    true,
  );
  const head = await bench.open(new Blob([[HEADER.join(';'), ...lines].join('\n')]), {});
  if ('problem' in head) throw new Error(head.problem);
  await bench.check(head.header, () => undefined);
  return bench;
};

type Bench = ReturnType<typeof createWorkbench>;

/** The errors and warnings of a file: line, column and message. */
const issuesOf = (bench: Bench): unknown[] =>
  bench.issues(null, 0, 100).map(({ line: at, column, message }) => [at, column, message]);

/** The codes of the rows in a written file, with their customers. */
const codesIn = async (file: Blob): Promise<string[]> =>
  (await file.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').slice(0, 2).join(' '));

const NO_DATE = { date: '' };
const HALF = [line('O1', 'A'), line('O1', 'B', NO_DATE), line('O2', 'C', { total: '10.00' })];

test('a sale with a wrong line is held back whole, until that line is right', async () => {
  const bench = await open(HALF);
  const before = bench.state();
  expect(before).toMatchObject({ rows: 3, failedRows: 2, outcome: { added: 1, changed: 0 } });
  expect(issuesOf(bench)).toEqual([
    [2, '', HELD],
    [3, 'date', REQUIRED],
  ]);
  expect(await codesIn(bench.write('good', {}))).toEqual(['O2 C1']);
  expect((await codesIn(bench.write('failed', {}))).length).toBe(2);
  expect(await codesIn(bench.rest({}).file)).toEqual(['O1 C1', 'O1 C1']);
  expect(bench.added(0, 10).map(({ code }) => code)).toEqual(['O2']);

  const { state } = bench.correct({ row: 1, column: 'date' }, { text: '2026-09-14' });
  expect(state).toMatchObject({ failedRows: 0, issues: 0, outcome: { added: 3 } });
  expect(await codesIn(bench.write('good', {}))).toHaveLength(3);
  expect(bench.undo()).toMatchObject({ failedRows: 2, outcome: { added: 1 } });
  expect(bench.redo()).toMatchObject({ failedRows: 0, outcome: { added: 3 } });
});

test('lines of a sale that are apart from each other are held back together', async () => {
  const bench = await open([
    line('O1', 'A'),
    line('O2', 'C', { total: '10.00' }),
    line('O1', 'B', { quantity: 'x' }),
    line('', 'D', { total: '10.00' }),
    line('', 'E', { total: '10.00' }),
  ]);
  expect(bench.state()).toMatchObject({ failedRows: 4, outcome: { added: 1 } });
  const held = bench.issues(null, 0, 10).filter(({ message }) => message === HELD);
  expect(held.map(({ line: at }) => at)).toEqual([2]);
});

test('what held lines would change is not counted, nor among the values before the import', async () => {
  const lines = [
    { sku: 'X', quantity: 1, amount: 10 },
    { sku: 'B', quantity: 1, amount: 10 },
  ];
  const record = {
    code: 'O1',
    customer_code: 'C1',
    agent_code: 'A1',
    company_code: 'B1',
    date: '2026-09-14',
    total: 20,
    status: 'unprocessed',
    lines,
  };
  const bench = await open(HALF, [record]);
  expect(bench.state()).toMatchObject({
    outcome: { added: 1, changed: 0, same: 0 },
    changedColumns: {},
  });
  expect(bench.previous()?.changed.rows).toBe(0);
});

test('a line is left out with its whole sale, and brought back with it', async () => {
  const bench = await open([line('O1', 'A'), line('O2', 'C', { total: '10.00' }), line('O1', 'B')]);
  expect(bench.exclude(2)).toMatchObject({ leftOutRows: 2, failedRows: 0, outcome: { added: 1 } });
  expect(await codesIn(bench.write('good', {}))).toEqual(['O2 C1']);
  const steps = bench.steps();
  expect(bench.include(0)).toMatchObject({ leftOutRows: 0, failedRows: 0, outcome: { added: 3 } });

  const again = await open([line('O1', 'A'), line('O2', 'C', { total: '10.00' }), line('O1', 'B')]);
  expect(again.replay(steps)).toMatchObject({ leftOutRows: 2, outcome: { added: 1 } });
});

test('a line that comes to a sale that is left out is held back, also in the rest of the file', async () => {
  const bench = await open([line('O1', 'A'), line('O1', 'B'), line('O2', 'C')]);
  bench.exclude(0);
  const { state, wrong } = bench.replace({ row: 2, column: 'code' }, 'O1');
  expect(wrong).toBeUndefined();
  expect(state).toMatchObject({ leftOutRows: 2, failedRows: 1, outcome: { added: 0 } });
  const { file, reported } = bench.rest({ [HELD]: 'Another row is left out' });
  expect(await codesIn(file)).toEqual(['O1 C1']);
  expect(reported).toEqual([{ row: 0, message: 'Another row is left out', line: 4 }]);
});

test.each([
  ['customer_code', 'C2', 'C1'],
  ['agent_code', 'A2', 'A1'],
  ['company_code', 'B2', 'B1'],
  ['date', '2026-09-15', '2026-09-14'],
  ['total', '21.00', '20'],
  ['status', 'processed', 'unprocessed'],
])(
  'a line of a sale contradicts the first in its %s until they agree',
  async (column, text, right) => {
    const bench = await open([
      line('O1', 'A'),
      line('O2', 'C', { total: '10.00' }),
      line('O1', 'B', { [column]: text }),
    ]);
    expect(issuesOf(bench)).toEqual([
      [2, '', HELD],
      [4, column, CONTRADICTS],
    ]);
    expect(bench.issues(null, 1, 1)[0]?.repeats).toMatchObject({ line: 2 });
    expect(bench.state()).toMatchObject({ failedRows: 2, outcome: { added: 1 } });
    expect(bench.correct({ row: 2, column }, { text: right }).state.failedRows).toBe(0);
    expect(bench.undo().failedRows).toBe(2);
    // The first row may be the wrong one.
    expect(bench.correct({ row: 0, column }, { text }).state.failedRows).toBe(0);
  },
);

test('a blank or wrong cell of the first line contradicts no other', async () => {
  const bench = await open([line('O1', 'A', { date: 'x', status: '' }), line('O1', 'B')]);
  expect(bench.issues(null, 0, 10).map(({ line: at, column }) => [at, column])).toEqual([
    [2, 'date'],
    [3, ''],
  ]);
});

test('a day after today is looked at before the sale is sent', async () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const bench = await open([
    line('O1', 'A', { total: '10.00', date: dayText(tomorrow) }),
    line('O2', 'B', { total: '10.00', date: dayText(new Date()) }),
  ]);
  expect(issuesOf(bench)).toEqual([[2, 'date', WARNINGS.future]]);
  expect(bench.state()).toMatchObject({ failedRows: 0, warnings: [{ column: 'date', count: 1 }] });
});

test('a total that is not the sum of the lines is shown, and replaced by the sum in all of them', async () => {
  const bench = await open([
    line('O1', 'A', { total: '25.00' }),
    line('O2', 'A', { total: '10.00' }),
    line('O1', 'B', { total: '25.00' }),
    line('O3', 'A', { amount: '4.00', quantity: '3', total: '12.00' }),
    line('O4', 'A', { amount: 'x', total: '12.00' }),
    line('O5', 'A', { amount: '-0.10', total: '-0.10' }),
  ]);
  expect(issuesOf(bench)).toEqual([
    [2, 'total', WARNINGS.sum],
    [4, 'total', WARNINGS.sum],
    [6, 'amount', expect.any(String)],
  ]);
  expect(bench.state()).toMatchObject({
    failedRows: 1,
    warnings: [{ column: 'total', count: 2, line: 2, example: '25.00', becomes: '20.00' }],
  });
  expect(bench.issues(null, 0, 1)).toMatchObject([{ detail: '20.00', isWarning: true }]);

  const fixed = bench.fix({ column: 'total', message: WARNINGS.sum });
  expect(fixed).toMatchObject({ failedRows: 1, warnings: [] });
  expect(await bench.write('good', {}).text()).toContain('O1,C1,A1,B1,2026-09-14,B,1,10.00,20.00');
  expect(bench.undo()).toMatchObject({ warnings: [{ column: 'total', count: 2 }] });
});

test('the sum replaces a total in the notation of its column', async () => {
  const bench = await open([
    line('O1', 'A', { amount: '1.010,50', total: '1.110,50' }),
    line('O1', 'B', { amount: '10,00', total: '1.110,50' }),
  ]);
  const { warnings } = bench.read({ amount: 'comma', total: 'comma' });
  expect(warnings).toMatchObject([{ column: 'total', becomes: '1020,50' }]);
  bench.fix({ column: 'total', message: WARNINGS.sum });
  expect(issuesOf(bench)).toEqual([]);
  expect(await bench.write('good', {}).text()).toContain('1010.50,1020.50');
});

test('new sales whose codes differ only by case are left out whole, or sent as two', async () => {
  const bench = await open([
    line('AB1', 'A', { total: '10.00' }),
    line('ab1', 'B'),
    line('ab1', 'C'),
    line('O2', 'D', { total: '10.00' }),
  ]);
  expect(bench.state()).toMatchObject({
    failedRows: 0,
    warnings: [{ column: 'code', message: WARNINGS.twin_sale, count: 2, line: 3, otherLine: 2 }],
  });
  expect(bench.issues(null, 0, 1)).toMatchObject([
    { detail: 'AB1', repeats: { row: 0, line: 2, sales: ['ab1', 'AB1'] } },
  ]);
  const twin = { column: 'code', message: WARNINGS.twin_sale };
  expect(bench.fix(twin)).toMatchObject({ leftOutRows: 2, warnings: [], outcome: { added: 2 } });
  expect(await codesIn(bench.write('good', {}))).toEqual(['AB1 C1', 'O2 C1']);
  bench.undo();
  expect(bench.leave(twin)).toMatchObject({ warnings: [{ isLeft: true }], outcome: { added: 4 } });
});

const PROCESSED = {
  code: 'O1',
  customer_code: 'C1',
  agent_code: 'A1',
  company_code: 'B1',
  date: '2026-09-14',
  total: 10,
  status: 'processed',
  lines: [{ sku: 'A', quantity: 1, amount: 10 }],
};

test('a row changes no status of a processed sale, and says so before it changes its other data', async () => {
  const same = line('O1', 'A', { total: '10.00' });
  const unchanged = await open([same], [PROCESSED]);
  expect(unchanged.state()).toMatchObject({ outcome: { same: 1, changed: 0 }, warnings: [] });

  const bench = await open(
    [line('O1', 'A', { total: '12.00', amount: '12.00' }), line('O2', 'B', { total: '10.00' })],
    [PROCESSED],
  );
  expect(bench.state()).toMatchObject({
    changedColumns: { amount: 1, total: 1 },
    warnings: [{ column: 'code', message: WARNINGS.final, example: 'O1', count: 1 }],
  });
  expect(bench.state().changedColumns).not.toHaveProperty('status');
  expect(bench.changes(0, 10)[0]?.fields.map(({ column }) => column)).toEqual(['amount', 'total']);
  const fixed = bench.fix({ column: 'code', message: WARNINGS.final });
  expect(fixed).toMatchObject({ leftOutRows: 1, warnings: [], outcome: { added: 1, changed: 0 } });
});

test('a file of failed rows that is opened as a new file keeps its added columns out of what is sent', async () => {
  const first = await open([line('O1', 'A', { date: '', total: '10.00' })]);
  const report = await first.write('failed', { [REQUIRED]: 'Required' }).text();
  expect(report).toMatch(/^\uFEFF?#line-[^,]+,code,.*,#error\r\n2,O1,/);
  const format = formats.Order;
  if (!format) throw new Error('There is no format of sales');
  const bench = createWorkbench(format);
  const corrected = report.replace('B1,,A', 'B1,2026-09-14,A').replace('2,O1', '2,');
  const head = await bench.open(new Blob([corrected]), {});
  if ('problem' in head) throw new Error(head.problem);
  expect(isReport(head.header)).toBe(true);
  const columns = format.columns.map(({ name }) => ({ name, labels: [] }));
  const mapping = mapColumns(head.header, columns);
  expect([mapping.at(0), mapping.at(-1)]).toEqual([null, null]);
  await bench.check(mapping, () => undefined);
  const again = await bench.write('failed', {}).text();
  expect(again.match(/#line-/g)).toHaveLength(1);
  expect(again.match(/#error/g)).toHaveLength(1);
  expect((await bench.write('all', {}).text()).split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
    HEADER.join(','),
  );
});

test('a file that lacks a line of a processed sale says that it changes it, one with all its lines does not', async () => {
  const free = { sku: 'B', quantity: 1, amount: 0 };
  const stored = { ...PROCESSED, lines: [...PROCESSED.lines, free] };
  const own = { status: 'processed', total: '10.00' };
  const first = line('O1', 'A', own);
  const part = await open([first], [stored]);
  expect(issuesOf(part)).toEqual([[2, 'code', WARNINGS.final]]);
  const whole = await open([first, line('O1', 'B', { ...own, amount: '0.00' })], [stored]);
  expect(issuesOf(whole)).toEqual([]);
  const waiting = await open([first], [{ ...stored, status: 'unprocessed' }]);
  expect(issuesOf(waiting)).toEqual([]);
});
