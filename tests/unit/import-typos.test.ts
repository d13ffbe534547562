import { describe, expect, it, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { monthNames } from '@/core/written-day';
import { createWorkbench } from '@/imports/workbench/workbench';
import { PERIOD_IN_MONTH, SIMILAR_PERIOD } from '@/imports/check/period-in-month';
import { SIMILAR_VALUE } from '@/imports/check/value-typos';
import { wordsOf } from '@/imports/read/cell-reading';
import { mapColumns } from '@/imports/read/column-mapping';
import { describeFormat } from '@/imports/read/format-info';
import { periodColumnIn } from '@/imports/read/period-column';
import { readPeriod } from '@/imports/read/written-period';
import { formats } from '@/resources/turnover/turnover.import';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const words = { month: wordsOf(MONTHS, (month) => monthNames(Number(month))) };

/** Checks turnovers of a year and these months. */
const checked = async (months: readonly string[], year = '2025') => {
  const bench = createWorkbench(formats.Turnover as ImportFormat);
  bench.addWords(words);
  const rows = months.map((month, at) => `C${at};A1;AUR;MIL;${year};${month};10\n`);
  const header = 'customer_code;agent_code;company_code;location_code;year;month;amount\n';
  const head = await bench.open(new Blob([header, ...rows]), {});
  if ('problem' in head) throw new Error(head.problem);
  return { bench, state: await bench.check(head.header, () => undefined) };
};

test.each([
  ['setembre', '9'],
  ['otobre', '10'],
  ['Agosot', '8'],
  ['xyz', undefined],
  ['13', undefined],
])('the month %s may be %s', async (text, month) => {
  const { bench, state } = await checked(['gennaio', text]);
  const [found] = state.warnings.filter(({ message }) => message === SIMILAR_VALUE);
  expect([found?.becomes, state.failedRows]).toEqual([month, 1]);
  const fixed = bench.fix({ column: 'month', message: SIMILAR_VALUE });
  expect(fixed.failedRows).toBe(month ? 0 : 1);
});

test('a month with the year of its row loses it by one press', async () => {
  const { bench, state } = await checked(['9', 'ott 2025', '11/2025', 'ott 2024']);
  expect(state.warnings.map(({ message, count, becomes }) => [message, count, becomes])).toEqual([
    [PERIOD_IN_MONTH, 2, '10'],
  ]);
  const fixed = bench.fix({ column: 'month', message: PERIOD_IN_MONTH });
  expect([fixed.issues, fixed.undoable]).toEqual([1, 1]);
  const lines = (await bench.write('good', {}).text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[5])).toEqual(['9', '10', '11']);
});

describe('a month with its year', () => {
  it.each([
    ['ott 2026', '2026-10'],
    ['ottobre 2026', '2026-10'],
    ['Oct-26', '2026-10'],
    ["ott '26", '2026-10'],
    ['ott. 2026', '2026-10'],
    ['10/2026', '2026-10'],
    ['1.2026', '2026-1'],
    ['2026-10', '2026-10'],
    ['202610', '2026-10'],
    ['2026 ottobre', '2026-10'],
    ['01/10/2026', '2026-10'],
    ['2026-10-01', '2026-10'],
    ['31/10/2026', '2026-10'],
    ['2028-02-29', '2028-2'],
    ['46296', '2026-10'],
    ['46326', '2026-10'],
    ['10/26', '2026-10'],
    ['10-26', '2026-10'],
    ['46297', undefined],
    ['15/10/2026', undefined],
    ['10/11', undefined],
    ['10.26', undefined],
    ['202613', undefined],
    ['13/2026', undefined],
    ['xyz 2026', undefined],
    ['ottobre', undefined],
    ['2026', undefined],
    ['1234.56', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => {
    const found = readPeriod(text);
    expect(found && `${found.year}-${found.month}`).toBe(expected);
  });
});

test.each([
  ['a column of its own', 'periodo', 'ott 2025', ['2025,10', '2025,11', ',boh']],
  ['the column of the month', 'month', '10/2025', ['2025,10', '2025,11', ',boh']],
])('months with their years in %s are read as both', async (_, name, first, expected) => {
  const format = formats.Turnover as ImportFormat;
  const bench = createWorkbench(format);
  bench.addWords(words);
  const header = ['customer_code', 'agent_code', 'company_code', 'location_code', name, 'amount'];
  const rows = [first, '2025-11', 'boh'].map((text, at) => `C${at};A;B;"L\n${at}";${text};5\n`);
  const opened = await bench.open(new Blob([`${header.join(';')}\n`, ...rows]), {});
  if ('problem' in opened) throw new Error(opened.problem);
  const info = describeFormat(format);
  const names = info.columns.map((column) => ({ name: column.name, labels: [] }));
  // A cell with a slip does not keep the column whole, most cells do.
  const period = periodColumnIn(info, opened, mapColumns(opened.header, names));
  expect(period?.at).toBe(4);
  const others = { rows: opened.rows.slice(1) };
  expect(periodColumnIn(info, others, mapColumns(opened.header, names))).toBeUndefined();
  const head = period && bench.split(period);
  expect(head?.header).toEqual(header.toSpliced(4, 1, 'year', 'month'));
  const state = await bench.check(mapColumns(head?.header ?? [], names), () => undefined);
  expect([state.rows, state.failedRows]).toEqual([3, 1]);
  expect(bench.issues(null, 0, 9).map(({ line, column }) => [line, column])).toEqual([
    [6, 'month'],
  ]);
  const lines = (await bench.write('all', {}).text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split('",')[1]?.split(',').slice(0, 2).join(','))).toEqual(
    expected,
  );
  // The period that is typed into either cell fills both.
  const typed = bench.correct({ row: 2, column: 'month' }, { text: 'dic 2025' });
  expect([typed.changed, typed.state.failedRows]).toEqual([2, 0]);
  expect((await bench.write('all', {}).text()).split('2025,12')).toHaveLength(2);
  expect(bench.undo().failedRows).toBe(1);
});

test('a period that cannot be read is one error, at the month, and a misspelt one is offered', async () => {
  const format = formats.Turnover as ImportFormat;
  const bench = createWorkbench(format);
  bench.addWords(words);
  const periods = ['ott 2025', 'set 2025', 'ago 2025', 'lug 2025', 'otobre 2025', 'ott', ''];
  const rows = periods.map((text, at) => `C${at};A;B;L;${text};5\n`);
  const head = 'customer_code;agent_code;company_code;location_code;periodo;amount\n';
  const opened = await bench.open(new Blob([head, ...rows]), {});
  if ('problem' in opened) throw new Error(opened.problem);
  bench.split({ at: 4, fields: ['year', 'month'] });
  const names = format.columns.map(({ name }) => name);
  const state = await bench.check(names, () => undefined);
  // A month without its year is no value to be read in words.
  expect([state.failedRows, state.readings]).toEqual([3, []]);
  expect(
    bench
      .issues(null, 0, 9)
      .map(({ line, column, message, detail }) => [line, column, message, detail]),
  ).toEqual([
    [6, 'month', SIMILAR_PERIOD, '10/2025'],
    [7, 'month', 'imports.check.wrong_period', ''],
    [8, 'month', 'imports.check.wrong_period', ''],
  ]);
  const fixed = bench.fix({ column: 'month', message: SIMILAR_PERIOD });
  expect(fixed.failedRows).toBe(2);
  expect((await bench.write('good', {}).text()).split('2025,10')).toHaveLength(3);
  const typed = bench.correct({ row: 5, column: 'month' }, { text: '10' });
  expect(typed.state.failedRows).toBe(2);
  expect(bench.correct({ row: 5, column: 'month' }, { text: '10/2025' }).state.failedRows).toBe(1);
});

test('a file with its year in a column of its own is not split', () => {
  const info = describeFormat(formats.Turnover as ImportFormat);
  const rows = [['2025', '10/2025']];
  expect(periodColumnIn(info, { rows }, ['year', 'month'])).toBeUndefined();
  expect(periodColumnIn(info, { rows }, [null, 'month'])?.at).toBe(1);
});
