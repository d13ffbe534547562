import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formats as boUserFormats } from '@/resources/bo-user/bo-user.import';
import { monthNames } from '@/core/written-day';
import { wordsOf } from '@/imports/read/cell-reading';
import type { CheckState } from '@/imports/check/check-state';
import { createWorkbench } from '@/imports/workbench/workbench';
import { formats as locationFormats } from '@/resources/location/location.import';
import { formats as promotionFormats } from '@/resources/promotion/promotion.import';
import { formats as targetFormats } from '@/resources/target/target.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';
import { formats as saleFormats } from '@/resources/user-sale/user-sale.import';
import { xlsxOf } from '../support/workbooks';

const formats = {
  ...boUserFormats,
  ...locationFormats,
  ...promotionFormats,
  ...saleFormats,
  ...targetFormats,
  ...turnoverFormats,
};

const WORDS = {
  status: wordsOf(['active', 'deactivated'], (value) =>
    value === 'active' ? ['Attivo'] : ['Disattivato'],
  ),
  month: wordsOf(
    Array.from({ length: 12 }, (_, at) => String(at + 1)),
    (value) => monthNames(Number(value)),
  ),
  roles: wordsOf(['agent', 'area_manager'], (value) =>
    value === 'agent' ? ['Agente'] : ['Responsabile di area'],
  ),
};

/** A file of turnovers with these amounts, of which each row is right but for them. */
const turnovers = (amounts: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const names = Object.keys(more);
  return [
    ['customer_code;agent_code;company_code;location_code;year;month;amount', ...names].join(';'),
    ...amounts.map((amount, at) =>
      [`C${at};A;B;D;2026;9;${amount}`, ...names.map((name) => more[name])].join(';'),
    ),
  ].join('\n');
};

const check = async (recordType: string, file: string | Blob, mapping?: (string | null)[]) => {
  const format = formats[recordType];
  if (!format) throw new Error(`There is no format of ${recordType}`);
  const bench = createWorkbench(format);
  bench.addWords(WORDS);
  const head = await bench.open(typeof file === 'string' ? new Blob([file]) : file, {});
  if ('problem' in head) throw new Error(head.problem);
  const states: CheckState[] = [];
  const state = await bench.check(mapping ?? head.header, (each) => states.push(each));
  return { bench, state, states };
};

const found = ({ readings }: CheckState) =>
  readings.map(({ column, reading, status, because, cells }) => [
    column,
    reading,
    status,
    because?.by,
    cells,
  ]);

const lastColumn = async (bench: {
  write: (part: 'all', words: Readonly<Record<string, string>>) => Blob;
}) =>
  (await bench.write('all', {}).text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').at(-1));

describe('coordinates are never thousands', () => {
  /** A file of locations with these latitudes, of which each row is right but for them. */
  const locations = (latitudes: readonly string[]) =>
    [
      'code;name;company_code;town;region;address;latitude',
      ...latitudes.map((latitude, at) => `L${at};Sede;A;Milano;Lombardia;Via Roma 1;${latitude}`),
    ].join('\n');

  it.each([
    ['three decimals alone', ['45,123', '-7,686'], ['45.123', '-7.686']],
    ['beside other decimals with a comma', ['45,4642', '45,123'], ['45.4642', '45.123']],
    ['a point beside commas', ['45,4642', '45.123'], ['45.4642', '45.123']],
    ['a comma beside points', ['45.4642', '45,123'], ['45.4642', '45.123']],
    ['both signs before three digits', ['45.123', '45,123'], ['45.123', '45.123']],
  ])('%s', async (_what, latitudes, expected) => {
    const { bench, state } = await check('Location', locations(latitudes));
    expect(state.readings).toMatchObject([{ reading: 'degrees', status: 'noted' }]);
    expect(state.failedRows).toBe(0);
    expect(await lastColumn(bench)).toEqual(expected);
  });

  it('with points alone they are sent as they are', async () => {
    const { bench, state } = await check('Location', locations(['45.123', '45.4642']));
    expect([found(state), state.failedRows]).toEqual([[], 0]);
    expect(await lastColumn(bench)).toEqual(['45.123', '45.4642']);
  });

  it('nor is one that is typed for all rows, in either language', async () => {
    const { bench } = await check('Location', locations(['']), [
      'code',
      'name',
      'company_code',
      'town',
      'region',
      'address',
      null,
    ]);
    for (const sign of ['comma', 'point'] as const) {
      expect(bench.fill('latitude', '45,123', sign).failedRows).toBe(0);
      expect(await lastColumn(bench)).toEqual(['45.123']);
    }
  });
});

describe('amounts are read as their column is written', () => {
  it.each([
    ['a comma and two decimals', ['2.549,93', '1.234', '7'], ['comma', 'offered', 'own', 2]],
    ['decimals with a comma alone', ['812,40', '7,5'], ['comma', 'noted', 'own', 2]],
    ['a point and two decimals', ['1234.56', '1.234'], ['point', 'noted', 'own', 0]],
    ['thousands with a comma', ['1,234.56', '9.99'], ['point', 'offered', 'own', 1]],
    ['several points', ['1.234.567', '1.234'], ['comma', 'offered', 'own', 2]],
    [
      'three digits after every point',
      ['1.234', '5.000', '12.500'],
      ['comma', 'noted', 'thousands', 3],
    ],
    ['nothing that decides', ['1.234', '€ 2.500'], ['comma', 'asked', undefined, 2]],
    ['two that say otherwise', ['1,5', '1.5', '1.234'], ['comma', 'asked', undefined, 2]],
    ['the currency', ['€ 12.50', '7'], ['point', 'offered', 'own', 1]],
  ] as const)('%s', async (_what, amounts, expected) => {
    const { state } = await check('Turnover', turnovers(amounts));
    expect(found(state)).toEqual([['amount', ...expected]]);
    expect(state.failedRows).toBe(0);
  });

  it.each([
    ['whole ones', ['12', '-7', '0']],
    ['decimals as the wire has them', ['12.50', '-7.1', '1234.5678']],
    ['what is no number', ['dodici', '12 kg']],
  ])('nothing is found in %s', async (_what, amounts) => {
    expect(found((await check('Turnover', turnovers(amounts))).state)).toEqual([]);
  });

  it('no number of a field whose rules take it in one way alone is asked for', async () => {
    const { state, bench } = await check(
      'Turnover',
      turnovers(['1', '2']).replaceAll(';2026;', ';2.026;'),
    );
    expect(found(state)).toEqual([['year', 'comma', 'offered', 'rules', 2]]);
    expect(await bench.write('all', {}).text()).toContain('D,2026,9,1');
  });

  it('another column of the file decides, of numbers or of days', async () => {
    const sale = (date: string, quantity: string, amount: string) =>
      `code,customer_code,agent_code,company_code,date,sku,quantity,amount,total\nO1,C,A,B,${date},S,"${quantity}","${amount}",7\n`;
    expect(found((await check('Order', sale('2026-09-14', '1.250', '3,50'))).state)).toEqual([
      ['quantity', 'comma', 'noted', 'column', 1],
      ['amount', 'comma', 'noted', 'own', 1],
    ]);
    expect(found((await check('Order', sale('31/12/2026', '1.250', '3'))).state)).toEqual([
      ['date', 'dmy', 'offered', 'own', 1],
      ['quantity', 'comma', 'noted', 'column', 1],
    ]);
    expect(found((await check('Order', sale('2026-09-14', '1.250', '3'))).state)).toEqual([
      ['quantity', 'comma', 'asked', undefined, 1],
    ]);
  });
});

test('a question shows a value that has two meanings', async () => {
  const { state } = await check('Turnover', turnovers(['€ 1.234,50', "1'234.50", '€ 12.500']));
  expect(state.readings).toMatchObject([{ status: 'asked', example: '€ 12.500', either: 1 }]);
  const sale = (date: string) => `O;C;A;B;${date};S;1;1;1`;
  const head = 'code;customer_code;agent_code;company_code;date;sku;quantity;amount;total';
  const days = await check('Order', [head, sale('9 set 2026'), sale('3/4/2026')].join('\n'));
  expect(days.state.readings).toMatchObject([{ status: 'asked', example: '3/4/2026' }]);
});

describe('the numbers of a sheet', () => {
  const number = (value: string) => `<c><v>${value}</v></c>`;
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const HEAD = 'code;customer_code;agent_code;company_code;date;sku;quantity;amount;total'.split(
    ';',
  );
  const sales = async (quantities: readonly string[], amounts: readonly string[]) => {
    const row = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;
    const rows = quantities.map((quantity, at) =>
      row([
        ...[`O${at}`, 'C', 'A', 'B', '2026-09-14', 'S'].map(text),
        quantity,
        amounts[at] ?? '',
        number('7'),
      ]),
    );
    const book = xlsxOf({ rows: row(HEAD.map(text)) + rows.join('') });
    return check('Order', new Blob([book as BlobPart]));
  };

  it('have a known decimal separator', async () => {
    const { state, bench } = await sales(
      [number('1.125'), number('2.375'), number('4.5')],
      [text('€ 12.500'), text('812,40'), number('3.25')],
    );
    expect(found(state)).toEqual([
      ['quantity', 'point', 'noted', 'sheet', 0],
      ['amount', 'comma', 'offered', 'own', 2],
    ]);
    expect(await bench.write('all', {}).text()).toMatch(/,1\.125,12500,7\r\n/);
  });

  it('decide nothing about amounts that are text', async () => {
    const { state } = await sales([number('1.5'), number('1.25')], [text('1.234'), number('7.25')]);
    expect(found(state)).toEqual([['amount', 'comma', 'asked', undefined, 1]]);
  });
});

test('a column of amounts in Italian is read before one of its rows is called wrong', async () => {
  const amounts = Array.from({ length: 421 }, (_, at) => `${(at % 9) + 1}.549,93`);
  const { state, states, bench } = await check('Turnover', turnovers(amounts));
  expect([...states, state].map(({ issues }) => issues)).not.toContain(1);
  expect([state.failedRows, state.readings[0]?.cells, state.readings[0]?.example]).toEqual([
    0,
    421,
    '1.549,93',
  ]);
  expect((await lastColumn(bench)).slice(0, 2)).toEqual(['1549.93', '2549.93']);

  // Taken as they are they are wrong; that is taken back, and done again.
  expect(bench.read({ amount: 'wire' }).failedRows).toBe(421);
  expect(bench.undo().failedRows).toBe(0);
  expect(bench.read({ amount: 'comma' }).readings[0]?.status).toBe('chosen');
  expect(bench.undo().readings[0]?.status).toBe('offered');
  expect(bench.redo().readings[0]?.status).toBe('chosen');
});

test('a corrected cell is read as its column is, and nothing is asked again', async () => {
  const { state, bench } = await check('Turnover', turnovers(['812,40', 'dodici', '7,5']));
  const noted = ['amount', 'comma', 'noted', 'own'];
  expect(found(state)).toEqual([[...noted, 2]]);
  const corrected = bench.correct({ row: 1, column: 'amount' }, { text: '1.234,56' }).state;
  expect(found(corrected)).toEqual([[...noted, 3]]);
  expect(await lastColumn(bench)).toEqual(['812.40', '1234.56', '7.5']);
  expect(found(bench.undo())).toEqual([[...noted, 2]]);
});

test('what could be two numbers is written as was answered', async () => {
  const { bench } = await check('Turnover', turnovers(['1.234', '7']));
  bench.read({ amount: 'comma' });
  expect(await lastColumn(bench)).toEqual(['1234', '7']);
  bench.read({ amount: 'point' });
  expect(await lastColumn(bench)).toEqual(['1.234', '7']);
});

test('amounts far down a large file are found as well', async () => {
  const amounts = Array.from({ length: 20_000 }, (_, at) => (at === 19_999 ? '812,40' : '7'));
  const { state, bench } = await check('Turnover', turnovers(amounts));
  expect(found(state)).toEqual([['amount', 'comma', 'noted', 'own', 1]]);
  expect((await lastColumn(bench)).at(-1)).toBe('812.40');
});

test('a correction is read as its column is', async () => {
  const { bench, state } = await check('Turnover', turnovers(['€ 12.500,00', '€ 12.500 ca.']));
  const kind = state.kinds.findIndex(({ column }) => column === 'amount');
  bench.correct({ kind }, { text: '€ 12.500' });
  expect(await lastColumn(bench)).toEqual(['12500.00', '12500']);
  const plain = await check('Turnover', turnovers(['x', '7']));
  plain.bench.correct({ row: 0, column: 'amount' }, { text: '€ 12.500' });
  plain.bench.correct({ row: 0, column: 'amount' }, { correction: 'number' });
  expect(await lastColumn(plain.bench)).toEqual(['12500', '7']);
});

const promotions = (...days: string[]) =>
  [
    'code;title;description;start_date;end_date',
    ...days.map((day, at) => `P${at};Promo;Una promo;${day};2027-01-31`),
  ].join('\n');

describe('days are read as their column is written', () => {
  it.each([
    ['with the day first', ['31/12/2026', '3/4/2026'], ['dmy', 'offered', 'own', 2]],
    ['with the month first', ['12/31/2026', '3/4/2026'], ['mdy', 'offered', 'own', 2]],
    ['with the month in words', ['9 set 2026', '2026-09-09'], ['dmy', 'offered', 'own', 1]],
    ['that could be two', ['3/4/2026', '5/6/2026'], ['dmy', 'asked', undefined, 2]],
    [
      'as numbers of a spreadsheet',
      ['46279', '46280', '2026-09-09'],
      ['serial', 'offered', 'own', 2],
    ],
  ] as const)('%s', async (_what, days, expected) => {
    const { state } = await check('Promotion', promotions(...days));
    expect(found(state)).toEqual([['start_date', ...expected]]);
  });

  it('and written as the wire has them', async () => {
    const { bench } = await check('Promotion', promotions('31/12/2026', '9 set 2026'));
    const written = await bench.write('all', {}).text();
    expect(written).toContain(',2026-12-31,2027-01-31');
    expect(written).toContain(',2026-09-09,2027-01-31');
  });

  it('numbers of a spreadsheet are days where nothing else is to be read, and once they are chosen', async () => {
    const { bench } = await check('Order', sales('46279', '2026-09-09', '46280'));
    bench.read({ date: 'serial' });
    expect(datesOf(await bench.write('all', {}).text())).toEqual([
      '2026-09-14',
      '2026-09-09',
      '2026-09-15',
    ]);
    // Another slip in the column does not take the choice back.
    expect(bench.correct({ row: 1, column: 'date' }, { text: 'x' }).state.failedRows).toBe(1);

    for (const other of ['14/05/2026', 'ieri', '12345']) {
      const mixed = await check('Order', sales('46279', other));
      expect(mixed.state.readings.map(({ reading }) => reading)).not.toContain('serial');
    }
  });

  it('beside other days, a correction reads them at once', async () => {
    const { bench } = await check('Order', sales('46279', '14/05/2026', '46280'));
    bench.read({ date: 'dmy' });
    const { state } = bench.correct({ kind: 0 }, { correction: 'day' });
    expect(state.failedRows).toBe(0);
    expect(datesOf(await bench.write('all', {}).text())).toEqual([
      '2026-09-14',
      '2026-05-14',
      '2026-09-15',
    ]);
  });

  it('but a day that is impossible in the chosen order is an error of its row', async () => {
    const days = ['3/4/2026', '09/14/26', '14/05/2026', '08/14/2026', '9 set 2026'];
    const { bench } = await check('Order', sales(...days));
    const wrongIn = (order: 'dmy' | 'mdy') => {
      bench.read({ date: order });
      return bench.issues(null, 0, 9).map(({ text, message }) => [text, message]);
    };
    expect(wrongIn('dmy')).toEqual([
      ['09/14/26', 'validation.day'],
      ['08/14/2026', 'validation.day'],
    ]);
    const good = await bench.write('good', {}).text();
    expect(datesOf(good)).toEqual(['2026-04-03', '2026-05-14', '2026-09-09']);
    expect(wrongIn('mdy')).toEqual([['14/05/2026', 'validation.day']]);
  });

  it('the order of most days is offered where both are mixed', async () => {
    const { state } = await check('Order', sales('14/05/2026', '09/14/26', '08/14/2026'));
    expect(found(state)).toEqual([['date', 'mdy', 'offered', undefined, 2]]);
    expect(state.readings).toMatchObject([{ example: '09/14/26' }]);
    expect(state.failedRows).toBe(1);
  });

  it('and a correction reads such a day in the only way it can be read', async () => {
    const { bench } = await check('Order', sales('3/4/2026', '14/05/2026', '08/14/2026'));
    bench.read({ date: 'dmy' });
    const { state } = bench.correct({ kind: 0 }, { correction: 'day' });
    expect(state.failedRows).toBe(0);
    expect(datesOf(await bench.write('all', {}).text())).toEqual([
      '2026-04-03',
      '2026-05-14',
      '2026-08-14',
    ]);
  });
});

test('a file had errors only if they were there before a correction', async () => {
  const right = await check('Order', sales('3/4/2026'));
  expect(right.bench.read({ date: 'dmy' })).toMatchObject({ issues: 0, hadErrors: false });
  const { bench } = await check('Order', sales('3/4/2026', 'ieri'));
  bench.read({ date: 'dmy' });
  const { state } = bench.correct({ row: 1, column: 'date' }, { text: '5/4/2026' });
  expect(state).toMatchObject({ issues: 0, hadErrors: true });
  bench.undo();
  expect(bench.redo()).toMatchObject({ issues: 0, hadErrors: true });
});

/** A file of orders on these days, in which each row is right but for them. */
const sales = (...days: readonly string[]) =>
  [
    'code;customer_code;agent_code;company_code;date;sku;quantity;amount;total',
    ...days.map((day, at) => `O${at};C;A;B;${day};S;1;1;1`),
  ].join('\n');

const datesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[4]);

test('values by their words, and those of lists, are written as the wire has them', async () => {
  const { bench, state } = await check(
    'BoUser',
    'code;roles;status\nA1;Agente|Responsabile di area;attivo\nA2;agent;sì\nA3;AGENTE;Disattivata\nA4;agent;forse\n',
  );
  expect(found(state)).toEqual([
    ['roles', 'words', 'offered', 'own', 2],
    ['status', 'words', 'offered', 'own', 3],
  ]);
  const written = await bench.write('all', {}).text();
  expect(written).toContain('A1,agent|area_manager,active');
  expect(written).toContain('A2,agent,active');
  expect(written).toContain('A3,agent,deactivated');
  expect(written).toContain('A4,agent,forse');
});

test('months by their names, as an export shows them, are written as numbers', async () => {
  const shown = ['gennaio', 'Settembre', 'December', '11', 'Feb', 'sett.', 'MAG', 'ago'];
  const file = shown
    .map((month, at) => `C${at};A;B;D;2025;${month};1`)
    .reduce((rows, row) => `${rows}\n${row}`, turnovers([]));
  const { bench, state } = await check('Turnover', file);
  expect(state.readings).toMatchObject([{ column: 'month', reading: 'words', cells: 7 }]);
  const read = bench.read({ month: 'words' });
  expect(read.issues).toBe(0);
  expect(monthsOf(await bench.write('all', {}).text())).toEqual([
    '1',
    '9',
    '12',
    '11',
    '2',
    '9',
    '5',
    '8',
  ]);
});

const monthsOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[5]);

describe('a value for all rows', () => {
  const TEXT =
    'customer_code,agent_code,company_code,location_code,month,amount\nC1,A,B,D,9,7\nC2,A,B,D,9,8\n';

  it('replaces a column the file lacks, even one of the key', async () => {
    const { bench, state } = await check('Turnover', TEXT);
    expect(state.failedRows).toBe(2);
    const filled = bench.fill('year', '2026');
    expect([filled.failedRows, filled.constants, filled.undoable]).toEqual([
      0,
      { year: '2026' },
      1,
    ]);
    expect(await bench.write('good', {}).text()).toBe(
      'customer_code,agent_code,company_code,location_code,month,amount,year\r\nC1,A,B,D,9,7,2026\r\nC2,A,B,D,9,8,2026\r\n',
    );
    expect(bench.undo().failedRows).toBe(2);
    expect(bench.fill('year', 'ieri').failedRows).toBe(2);
  });

  it.each([
    ['1,234', 'comma', '1.234'],
    ['1,234', 'point', '1234'],
    ['1.234', 'comma', '1234'],
    ['1.234', 'point', '1.234'],
    ['1234.56', 'comma', '1234.56'],
  ] as const)('%s typed with a decimal %s is %s', async (text, decimals, amount) => {
    const { bench } = await check('Turnover', TEXT.replace('amount', 'note'));
    expect(bench.fill('amount', text, decimals).constants).toEqual({ amount });
  });

  it('is compared with the records there are', async () => {
    const { bench } = await check('Turnover', TEXT);
    const own = { customer_code: 'C1', agent_code: 'A', company_code: 'B', location_code: 'D' };
    bench.addRecords([{ ...own, year: 2026, month: 9, amount: 7 }], true);
    await bench.compare(() => undefined);
    expect(bench.fill('year', '2026').outcome).toEqual({
      added: 1,
      changed: 0,
      same: 1,
      unknown: 0,
    });
  });
});

test('columns that are matched otherwise keep what was corrected', async () => {
  const { bench } = await check('Turnover', turnovers(['x', '7'], { note: 'a' }));
  bench.correct({ row: 0, column: 'amount' }, { text: '12,50' });
  const names = 'customer_code agent_code company_code location_code year month amount'.split(' ');
  const state = bench.match([...names.slice(0, 6), null, 'amount']);
  expect([state.failedRows, state.undoable]).toEqual([2, 1]);
  expect(bench.match([...names, null]).failedRows).toBe(0);
  expect(bench.undo().failedRows).toBe(1);
});

test('whatever the amounts of a column and their language, they leave as the wire has them', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 10 ** 10 }), { minLength: 1, maxLength: 6 });
  return fc.assert(
    fc.asyncProperty(cents, fc.constantFrom('it', 'en'), async (values, language) => {
      const format = new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        useGrouping: 'always',
      });
      const amounts = values.map((value) => format.format(value / 100));
      const { bench, state } = await check('Turnover', turnovers(amounts));
      expect(state.failedRows).toBe(0);
      expect((await lastColumn(bench)).map(Number)).toEqual(values.map((value) => value / 100));
      expect((await lastColumn(bench)).join('')).toMatch(/^[\d.]+$/);
    }),
    { numRuns: 50 },
  );
});

test('amounts with a comma that are left as they are leave with a point all the same', async () => {
  const { bench } = await check('Turnover', turnovers(['812,40', '7', '1.234,50']));
  const state = bench.read({ amount: 'wire' });
  expect(state.failedRows).toBe(1);
  expect(await bench.write('good', {}).text()).toContain('2026,9,812.40');
});

test.each([
  ['ottobre', '10'],
  ['Ott', '10'],
  ['brumaio', 'brumaio'],
])('the word %s typed by hand is read at once, without a question', async (word, value) => {
  const file = turnovers(['10', '20']).replaceAll(';9;', ';xyz;');
  const { bench, state } = await check('Turnover', file);
  const kind = state.kinds.findIndex(({ column }) => column === 'month');
  const one = bench.correct({ row: 0, column: 'month' }, { text: word });
  const both = bench.correct({ kind }, { text: word });
  expect([found(one.state), found(both.state)]).toEqual([[], []]);
  expect(bench.issues(null, 0, 9).map(({ text }) => text)).toEqual(
    value === word ? [word, word] : [],
  );
  expect(await bench.write('good', {}).text()).toContain(value === word ? 'month' : `,${value},`);
});
