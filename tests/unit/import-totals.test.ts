import { describe, expect, it, test } from 'vitest';
import { createWorkbench } from '@/imports/workbench/workbench';
import { WARNINGS } from '@/imports/check/warnings';
import { NOTE } from '@/imports/check/note-row';
import { TOTAL } from '@/imports/check/total-row';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';

const formats = { ...customerFormats, ...turnoverFormats };

const NAMES = {
  Turnover: 'customer_code;agent_code;company_code;location_code;year;month;amount',
  Customer: 'code;p_iva;business_name;email;company_code;location_code;agent_code',
};

const ROWS = {
  Turnover: 'C000001;AGE-001;AURORA;AUR-MIL;2026;1;123',
  Customer: 'C000001;00743110157;Bar Uno;b@x.it;AURORA;AUR-MIL;AGE-001',
};

const check = async (recordType: keyof typeof NAMES, ...rows: string[]) => {
  const format = formats[recordType];
  if (!format) throw new Error(`There is no format of ${recordType}`);
  const bench = createWorkbench(format);
  const text = [NAMES[recordType], ROWS[recordType], ...rows].join('\n');
  const head = await bench.open(new Blob([text]), {});
  if ('problem' in head) throw new Error(head.problem);
  return { bench, state: await bench.check(head.header, () => undefined) };
};

const kindsIn = ({ kinds }: Awaited<ReturnType<typeof check>>['state']) =>
  kinds.filter(({ count }) => count > 0).map(({ column, message }) => [column, message]);

describe('a row that seems to be a note', () => {
  it.each([
    ['a sentence', 'Customer', 'Estratto dal gestionale il 15/11/2026;;;;;;'],
    ['a sentence in a row cut short', 'Customer', 'Pagina 1 di 1'],
    ['words and a date', 'Turnover', 'Data estrazione:;15/11/2026;;;;;'],
    ['a heading in the middle', 'Turnover', ';;;Pagina 2;;;'],
    ['a line of dashes', 'Customer', '--------;;;;;;'],
    ['the header once more', 'Turnover', NAMES.Turnover],
  ] as const)('is one line: %s', async (_, recordType, row) => {
    const { state } = await check(recordType, row);
    expect(kindsIn(state)).toEqual([['', NOTE]]);
    expect(state).toMatchObject({ rows: 2, failedRows: 1, short: undefined });
    expect(state.warnings).toMatchObject([{ message: NOTE, count: 1, line: 3, isLeft: false }]);
    const [first = ''] = row.split(';').filter(Boolean);
    expect(state.warnings[0]?.example).toBe(first);
  });

  it.each([
    ['a code by itself', 'Customer', 'C2;;;;;;'],
    ['a name by itself', 'Customer', ';;Bar Uno;;;;'],
    ['a customer without its code', 'Customer', ';;Pagina Bianca;b@x.it;;;'],
    ['a code with a space and its figures', 'Turnover', 'C 2;AGE-001;AURORA;AUR-MIL;2026;1;x'],
  ] as const)('is not %s', async (_, recordType, row) => {
    const { state } = await check(recordType, row);
    expect(kindsIn(state)).not.toContainEqual(['', NOTE]);
    expect(state.failedRows).toBe(1);
  });

  test('is left out with one press, apart from totals, and comes back with undo', async () => {
    const { bench } = await check('Turnover', 'Pagina 1 di 2;;;;;;', 'Totale;;;;;;523', 'Pagina 2');
    const left = bench.fix({ column: '', message: NOTE });
    expect(left).toMatchObject({ rows: 4, failedRows: 1, leftOutRows: 2, undoable: 1 });
    // They are listed with the rows that the user left out, and can be brought back from there.
    const [first] = bench.excluded(0, 10);
    expect(bench.excluded(0, 10)).toHaveLength(2);
    expect(bench.include(first?.row ?? -1)).toMatchObject({ failedRows: 3, leftOutRows: 0 });
    expect(bench.undo()).toMatchObject({ failedRows: 1, leftOutRows: 2 });
    expect(left.warnings).toMatchObject([
      { message: WARNINGS.note, count: 2, isLeft: true },
      { message: TOTAL, isLeft: false },
    ]);
    expect(await bench.write('all', {}).text()).not.toContain('Pagina');
    expect(bench.undo()).toMatchObject({ failedRows: 3, leftOutRows: 0 });
  });

  test('that the user calls none has the errors of a row', async () => {
    const { bench } = await check('Turnover', 'Pagina 1 di 2;;;;;;');
    const kept = bench.leave({ column: '', message: NOTE });
    expect(kindsIn(kept).map(([column]) => column)).toContain('agent_code');
    expect(kept).toMatchObject({ failedRows: 1, leftOutRows: 0, warnings: [] });
  });
});

describe('a row that seems to be a total', () => {
  it.each([
    ['a word and a sum', 'Turnover', 'Totale;;;;;;523'],
    ['a word before the sum', 'Turnover', ';;;;;TOTALE:;523'],
    ['a word with a name', 'Turnover', 'Totale AURORA;;;;;;523'],
    ['a sub-total', 'Turnover', 'Sub-totale;;;;;;523'],
    ['an English word', 'Turnover', 'Grand total;;;;;;523'],
    ['a sum alone', 'Turnover', ';;;;;;523'],
    ['a word alone, in place of the code', 'Customer', 'Tot.;;;;;;'],
    ['a number of rows', 'Customer', 'Totale: 12;;;;;;'],
  ] as const)('is one line: %s', async (_, recordType, row) => {
    const { state } = await check(recordType, row);
    expect(kindsIn(state)).toEqual([['', TOTAL]]);
    expect(state).toMatchObject({ rows: 2, failedRows: 1 });
    expect(state.warnings).toMatchObject([{ message: TOTAL, count: 1, line: 3, isLeft: false }]);
  });

  it.each([
    ['a customer whose name begins so', 'Customer', 'C2;00743110157;Totale Bar;nessuna;A;L;G'],
    ['a code that begins so', 'Customer', 'TOTEM1;00743110157;Bar;nessuna;A;L;G'],
    ['a row with a key and a word', 'Turnover', 'C2;AGE-001;Totale;AUR-MIL;2026;;5'],
    ['a row without an amount', 'Turnover', 'C2;AGE-001;AURORA;AUR-MIL;2026;1;'],
    ['a row without its customer', 'Turnover', ';AGE-001;AURORA;AUR-MIL;2026;1;12'],
    ['a note', 'Turnover', 'Estratto dal gestionale;;;;;;'],
  ] as const)('is not %s', async (_, recordType, row) => {
    const { state } = await check(recordType, row);
    expect(kindsIn(state)).not.toContainEqual(['', TOTAL]);
    expect(state.failedRows).toBe(1);
  });

  test('without errors is none', async () => {
    const { state } = await check('Turnover', 'Totale;AGE-001;AURORA;AUR-MIL;2026;1;523');
    expect(state).toMatchObject({ rows: 2, failedRows: 0, warnings: [] });
  });

  test('is left out with one press, and comes back with undo', async () => {
    const { bench } = await check('Turnover', 'Totale;;;;;;523');
    const left = bench.fix({ column: '', message: TOTAL });
    expect(left).toMatchObject({ rows: 2, failedRows: 0, leftOutRows: 1, undoable: 1 });
    expect(left.warnings).toMatchObject([{ message: WARNINGS.total, isLeft: true }]);
    const { added, unknown } = left.outcome;
    expect(added + unknown).toBe(1);
    for (const part of ['all', 'good', 'failed', 'rest'] as const) {
      expect(await bench.write(part, {}).text()).not.toContain('523');
    }
    expect(bench.undo()).toMatchObject({ failedRows: 1, leftOutRows: 0 });
    expect(bench.redo()).toMatchObject({ failedRows: 0, leftOutRows: 1 });
  });

  test('that the user calls none has the errors of a row', async () => {
    const { bench } = await check('Turnover', 'Totale;;;;;;523');
    const kept = bench.leave({ column: '', message: TOTAL });
    expect(kindsIn(kept).map(([column]) => column)).toContain('agent_code');
    expect(kept).toMatchObject({ failedRows: 1, leftOutRows: 0, warnings: [] });
  });

  test('that was left out counts again once a cell of it makes it a row', async () => {
    const { bench } = await check('Turnover', 'Totale;AGE-001;AURORA;AUR-MIL;2026;;523');
    bench.fix({ column: '', message: TOTAL });
    const { state } = bench.correct({ row: 1, column: 'month' }, { text: '1' });
    expect(state).toMatchObject({ failedRows: 0, leftOutRows: 0 });
  });
});
