import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import fc from 'fast-check';
import { isPartitaIva } from '@/core/validators';
import { withoutMojibake } from '@/imports/check/mojibake';
import { SIMILAR_CODE } from '@/imports/check/column-codes';
import {
  WARNINGS,
  hasLostStart,
  letterWarning,
  vatWarning,
  withLostZeros,
} from '@/imports/check/warnings';
import { createSimilarCode } from '@/imports/check/similar-codes';
import { createWorkbench } from '@/imports/workbench/workbench';
import { isUnseen } from '@/imports/correct/Warnings';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { formats as staffFormats } from '@/resources/bo-user/bo-user.import';
import { formats as locationFormats } from '@/resources/location/location.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';
import { formats as saleFormats } from '@/resources/user-sale/user-sale.import';

const formats = {
  ...customerFormats,
  ...saleFormats,
  ...staffFormats,
  ...turnoverFormats,
  ...locationFormats,
};

const benchOf = (recordType: string) => {
  const format = formats[recordType];
  if (!format) throw new Error(`There is no format of ${recordType}`);
  return createWorkbench(format);
};

const check = async (bench: ReturnType<typeof createWorkbench>, text: string) => {
  const head = await bench.open(new Blob([text]), {});
  if ('problem' in head) throw new Error(head.problem);
  return bench.check(head.header, () => undefined);
};

/** A valid VAT number whose first seven digits are those of `company`. */
const vatNumber = (company: number): string => {
  const start = `${String(company).padStart(7, '0')}015`;
  const last = Array.from('0123456789').find((digit) => isPartitaIva(start + digit)) ?? '';
  return start + last;
};

const customers = (rows: readonly (readonly [code: string, vat: string])[]) =>
  [
    'code;p_iva;business_name;email;company_code;location_code;agent_code',
    ...rows.map(([code, vat], at) => `${code};${vat};Bar ${at};b${at}@x.it;A;L;G`),
  ].join('\n');

const told = (warnings: readonly { message: string; count: number; becomes?: string }[]) =>
  warnings.map(({ message, count, becomes }) => [message, count, becomes]);

describe('VAT numbers', () => {
  it.each([
    ['00743110157', undefined],
    ['IT00743110157', WARNINGS.prefix],
    ['it 00743110157', WARNINGS.prefix],
    ['007.431.101-57', WARNINGS.prefix],
    ['IT00743110158', WARNINGS.vat],
    ['FR00743110157', undefined],
    ['743110157', WARNINGS.zeros],
    [' 743110157 ', WARNINGS.zeros],
    ['743110158', WARNINGS.vat],
    ['00743110158', WARNINGS.vat],
    ['123', WARNINGS.vat],
    // Other countries have other rules.
    ['DE136695976', undefined],
    ['CHE-116.281.710', undefined],
  ])('%j is told as %s', (text, warning) => expect(vatWarning(text)).toBe(warning));

  test('get back the zeros that a spreadsheet took, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (company) => {
        const whole = vatNumber(company);
        const asNumber = String(Number(whole));
        return whole === asNumber
          ? vatWarning(whole) === undefined
          : withLostZeros(asNumber) === whole;
      }),
    );
  });

  test('a file of them is asked about, and fixed by one press that can be undone', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => {
      const whole = vatNumber(at % 4 === 0 ? 12_345 + at : 1_234_567 + at);
      return [`C${at}`, at % 4 === 0 ? String(Number(whole)) : whole] as const;
    });
    const bench = benchOf('Customer');
    const state = await check(bench, customers(rows));
    const [example] = state.warnings;
    expect(told(state.warnings)).toEqual([[WARNINGS.zeros, 10, vatNumber(12_345)]]);
    expect([example?.example, example?.line]).toEqual([String(Number(vatNumber(12_345))), 2]);
    // A warning is no error: every row can be sent.
    expect([state.failedRows, state.issues]).toEqual([0, 10]);

    const { warnings, undoable } = bench.fix({ column: 'p_iva', message: WARNINGS.zeros });
    expect([warnings, undoable]).toEqual([[], 1]);
    expect(await bench.write('good', {}).text()).toContain(`C0,${vatNumber(12_345)},`);
    expect(told(bench.undo().warnings)).toEqual([[WARNINGS.zeros, 10, vatNumber(12_345)]]);
  });

  test('that are wrong are looked at, then sent as they are', async () => {
    const bench = benchOf('Customer');
    const text = customers([
      ['C1', '00743110158'],
      ['C2', 'DE136695976'],
    ]);
    const state = await check(bench, text);
    expect(told(state.warnings)).toEqual([[WARNINGS.vat, 1, undefined]]);
    const left = bench.leave({ column: 'p_iva', message: WARNINGS.vat });
    expect(left.warnings.map(({ isLeft }) => isLeft)).toEqual([true]);
    expect(bench.undo().warnings.map(({ isLeft }) => isLeft)).toEqual([false]);
    expect((await bench.write('good', {}).text()).trim().split('\r\n')).toHaveLength(3);
    const fixed = bench.correct({ row: 0, column: 'p_iva' }, { text: '00743110157' });
    expect([fixed.state.warnings, fixed.state.issues]).toEqual([[], 0]);
  });

  test('lose their prefix by one press, or are sent with it', async () => {
    const bench = benchOf('Customer');
    const state = await check(bench, customers([['C1', 'IT 00743110157']]));
    expect(told(state.warnings)).toEqual([[WARNINGS.prefix, 1, '00743110157']]);
    expect(await bench.write('good', {}).text()).toContain('C1,IT 00743110157,');
    expect(bench.fix({ column: 'p_iva', message: WARNINGS.prefix }).warnings).toEqual([]);
    expect(await bench.write('good', {}).text()).toContain('C1,00743110157,');
  });

  test('with a warning keep a row with an error among the failed ones', async () => {
    const bench = benchOf('Customer');
    const state = await check(
      bench,
      customers([['C1', '743110157']]).replace('b0@x.it', 'nessuna'),
    );
    expect([state.failedRows, state.issues]).toEqual([1, 2]);
    expect((await bench.write('failed', {}).text()).trim().split('\r\n')).toHaveLength(2);
  });
});

describe('letters', () => {
  it.each([
    ['CaffÃ¨ del Corso', 'Caffè del Corso'],
    ['CittÃ', 'Città'],
    ['CittÃ  di Roma', 'Città  di Roma'],
    ['Lâ€™Angolo', 'L’Angolo'],
    ['PerchÃ©, piÃ¹ e â‚¬', 'Perché, più e €'],
    ['Ãˆ tardi', 'È tardi'],
  ])('%s was read in the wrong encoding: %s', (text, right) => {
    expect(letterWarning(text)).toBe(WARNINGS.letters);
    expect(withoutMojibake(text)).toBe(right);
  });

  it.each([
    'Caffè',
    '«CAFÉ»',
    'È più',
    'Ångström',
    'Ärzte',
    'São João',
    'SÃO PAULO',
    'Château',
    'l’âme',
  ])('%s is right', (text) => expect(letterWarning(text)).toBeUndefined());

  it('that were misread are fixed in one step, those that were lost are shown', async () => {
    const bench = benchOf('Customer');
    const rows = ['CaffÃ¨ Roma', 'Caff\ufffd Bari', 'Bar'].map(
      (name, at) => `C${at};00743110157;${name};b${at}@x.it;A;L;G`,
    );
    const { warnings } = await check(bench, [customers([]).split('\n')[0], ...rows].join('\n'));
    expect(told(warnings)).toEqual([
      [WARNINGS.letters, 1, 'Caffè Roma'],
      [WARNINGS.lost, 1, undefined],
    ]);
    expect(warnings.every(isUnseen)).toBe(true);
    const fixed = bench.fix({ column: 'business_name', message: WARNINGS.letters });
    expect(told(fixed.warnings)).toEqual([[WARNINGS.lost, 1, undefined]]);
    expect(await bench.write('good', {}).text()).toContain(',Caffè Roma,');
  });
});

describe('telephones', () => {
  it.each([
    ['39021234567', '+39 02 1234567', true],
    ['21234567', '02 1234567', true],
    ['21234567', '(02) 123-4567', true],
    ['39021234567', '0039 02 1234567', true],
    ['+39 02 1234567', '+39 02 1234567', false],
    ['02 1234567', '+39 02 1234567', false],
    ['3331234567', '333 1234567', false],
    ['39021234568', '+39 02 1234567', false],
    ['', '+39 02 1234567', false],
  ])('%j for %j has lost its start: %s', (text, stored, isLost) =>
    expect(hasLostStart(text, stored)).toBe(isLost),
  );

  test('that lost their zeros or plus are asked about, and the existing ones kept by one press', async () => {
    const place = { name: 'Filiale', company_code: 'AURORA', latitude: 45, longitude: 9 };
    const stored = [
      { code: 'MIL', ...place, telephone: '+39 02 1234567', fax: '02 7654321' },
      { code: 'TOR', ...place, telephone: '011 1234567', fax: '' },
      { code: 'NAP', ...place, telephone: '081 1234567', fax: '' },
    ];
    const bench = benchOf('Location');
    bench.addRecords(stored, true);
    const text = [
      'code;name;company_code;latitude;longitude;telephone;fax',
      'MIL;Filiale;AURORA;45;9;39021234567;27654321',
      'TOR;Filiale;AURORA;45;9;111234567;',
      // Another number, which changes the record.
      'NAP;Filiale;AURORA;45;9;0812222222;',
    ].join('\n');
    const state = await check(bench, text);
    expect(told(state.warnings)).toEqual([
      [WARNINGS.phone, 2, '+39 02 1234567'],
      [WARNINGS.phone, 1, '02 7654321'],
    ]);
    expect([state.failedRows, state.outcome.changed]).toEqual([0, 3]);
    expect(bench.issues(null, 0, 10).map(({ detail }) => detail)).toEqual([
      '+39 02 1234567',
      '02 7654321',
      '011 1234567',
    ]);

    bench.fix({ column: 'telephone', message: WARNINGS.phone });
    const fixed = bench.fix({ column: 'fax', message: WARNINGS.phone });
    expect(fixed.warnings).toEqual([]);
    expect([fixed.outcome.same, fixed.outcome.changed]).toEqual([2, 1]);
    expect(told(bench.undo().warnings)).toEqual([[WARNINGS.phone, 1, '02 7654321']]);
  });
});

describe('blank cells', () => {
  const customer = (code: string, categories: string) => ({
    code,
    p_iva: '00743110157',
    business_name: `Bar ${code}`,
    email: `${code}@x.it`,
    company_code: 'A',
    location_code: 'L',
    agent_code: 'G',
    categories,
  });
  const lineOf = (values: object) => Object.values(values).join(';');

  test('that empty a stored value are told, and kept by one press; no other blank cell is', async () => {
    const bench = benchOf('Customer');
    bench.addRecords([customer('C1', 'BAR'), customer('C2', 'BAR|HOT'), customer('C3', '')], true);
    const rows = ['C1', 'C2', 'C3', 'C4'].map((code) => customer(code, ''));
    const text = [Object.keys(customer('', '')).join(';'), ...rows.map(lineOf)].join('\n');
    const state = await check(bench, text);
    expect(told(state.warnings)).toEqual([[WARNINGS.emptied, 2, 'BAR']]);
    expect([state.failedRows, state.outcome.changed, state.outcome.added]).toEqual([0, 2, 1]);
    expect(state.warnings.filter(isUnseen)).toEqual([]);

    const fixed = bench.fix({ column: 'categories', message: WARNINGS.emptied });
    expect([fixed.warnings, fixed.outcome.same]).toEqual([[], 3]);
  });

  const fileOf = (...rows: object[]) =>
    [Object.keys(rows[0] ?? {}).join(';'), ...rows.map(lineOf)].join('\n');

  test.each(['Customer', 'BoUser'])('of an optional field count as missing: %s', async (kind) => {
    const account =
      kind === 'Customer'
        ? (code: string) => customer(code, 'BAR')
        : (code: string) => ({
            code,
            firstname: 'Ada',
            surname: 'Bianchi',
            email: 'ada@x.it',
            roles: 'admin',
            telephone: '+39 02 1234567',
          });
    const bench = benchOf(kind);
    bench.addRecords([{ ...account('C1'), status: 'deactivated' }], true);
    const rows = ['C1', 'C2'].map((code) => ({ ...account(code), status: '' }));
    const { failedRows, warnings, outcome } = await check(bench, fileOf(...rows));
    expect([failedRows, warnings, outcome]).toMatchObject([0, [], { same: 1, added: 1 }]);
  });

  test('of a sale’s state keep it: a file does not reset a processed sale', async () => {
    const bench = benchOf('Order');
    const sale = {
      code: 'O1',
      customer_code: 'C1',
      customer_name: 'Bar',
      agent_code: 'A',
      company_code: 'B',
      date: '2026-09-14',
      sku: 'S',
      description: '',
      quantity: '1',
      amount: '2',
      total: '2',
    };
    bench.addRecords([{ ...sale, status: 'processed' }], true);
    const { failedRows, outcome } = await check(bench, fileOf({ ...sale, status: '' }));
    expect([failedRows, outcome]).toMatchObject([0, { same: 1, changed: 0 }]);
  });

  test('of a required field keep the value of the existing record by one press', async () => {
    const bench = benchOf('Customer');
    bench.addRecords([customer('C1', 'BAR'), customer('C2', 'BAR')], true);
    const rows = ['C1', 'C2', 'C3'].map((code) => ({ ...customer(code, 'BAR'), email: ' ' }));
    const state = await check(bench, fileOf(...rows));
    const blank = { column: 'email', message: 'imports.check.blank' };
    expect(told(state.warnings)).toEqual([[blank.message, 2, 'C1@x.it']]);
    expect([state.failedRows, state.warnings.filter(isUnseen)]).toEqual([3, []]);
    expect(bench.issues(null, 0, 9).map(({ message, detail }) => [message, detail])).toEqual([
      [blank.message, 'C1@x.it'],
      [blank.message, 'C2@x.it'],
      ['validation.required', ''],
    ]);
    const fixed = bench.fix(blank);
    expect([fixed.failedRows, fixed.warnings, fixed.outcome.same]).toEqual([1, [], 2]);
    expect(bench.undo().failedRows).toBe(3);
  });
});

describe('codes that differ only by zeros or case', () => {
  it.each([
    ['C12', 'C00012'],
    ['c00012', 'C00012'],
    ['0012', '12'],
    ['C00012', undefined],
    ['C120', undefined],
    // Two are meant: neither is taken.
    ['x1', undefined],
  ])('%j may be %s', (text, code) =>
    expect(createSimilarCode(() => ['C00012', '12', 'X1', 'X01'])(text)).toBe(code),
  );

  test('a new record whose code is nearly an existing one is asked about', async () => {
    const bench = benchOf('Customer');
    bench.addRecords([{ code: 'C00012', business_name: 'Bar' }], true);
    const rows = customers([
      ['c00012', '00743110157'],
      ['C99', '00743110157'],
    ]);
    const state = await check(bench, rows);
    expect(told(state.warnings)).toEqual([[WARNINGS.similar, 1, 'C00012']]);
    expect(state.outcome.added).toBe(2);
    const fixed = bench.fix({ column: 'code', message: WARNINGS.similar });
    expect([fixed.warnings, fixed.outcome.added, fixed.outcome.changed]).toEqual([[], 1, 1]);
  });

  test('beside the errors of a new record, the code is one of them: with it, the others go', async () => {
    const bench = benchOf('Customer');
    bench.addRecords([{ code: 'C00012', business_name: 'Bar', email: 'b@x.it' }], true);
    const state = await check(bench, 'code,business_name\nc12,Bar Uno\nC99,Bar Due\n');
    expect(state.failedRows).toBe(2);
    expect(told(state.warnings)).toEqual([[SIMILAR_CODE, 1, 'C00012']]);
    const fixed = bench.fix({ column: 'code', message: SIMILAR_CODE });
    expect([fixed.failedRows, fixed.outcome.changed]).toEqual([1, 1]);
  });

  test('a reference to one is an error, fixed by one press', async () => {
    const bench = benchOf('Turnover');
    bench.addCodes(['customer_code'], ['C00012', 'C00013'], true);
    const line = (code: string, month: number) => `${code},A,B,D,2026,${month},7`;
    const state = await check(
      bench,
      [
        'customer_code,agent_code,company_code,location_code,year,month,amount',
        line('C12', 1),
        line('c13', 2),
        line('C00013', 3),
        line('C77', 4),
      ].join('\n'),
    );
    const similar = { column: 'customer_code', message: 'imports.check.similar_code' };
    expect(told(state.warnings)).toEqual([[similar.message, 2, 'C00012']]);
    expect(state.failedRows).toBe(3);
    expect(bench.issues(0, 0, 9).map(({ detail }) => detail)).toEqual(['C00012', 'C00013']);
    const { failedRows, warnings } = bench.fix(similar);
    expect([failedRows, warnings]).toEqual([1, []]);
    expect(await bench.write('good', {}).text()).toContain('C00012,A,B,D,2026,1,7');
  });
});

describe('a name in place of a code', () => {
  const line = (company: string, at: number) => `C${at},A,${company},D,2026,1,7`;
  const file = (...companies: string[]) =>
    [
      'customer_code,agent_code,company_code,location_code,year,month,amount',
      ...companies.map(line),
    ].join('\n');
  const checked = async (names: string[], ...companies: string[]) => {
    const bench = benchOf('Turnover');
    bench.addCodes(['company_code'], ['AURORA', 'MONVISO'], true, {}, names);
    return { bench, state: await check(bench, file(...companies)) };
  };
  const named = { column: 'company_code', message: 'imports.check.name_for_code' };

  test('is an error, fixed by one press', async () => {
    const names = ['Aurora Caffè S.p.A.', 'Monviso'];
    const { bench, state } = await checked(
      names,
      'aurora caffe s.p.a.',
      ' Aurora Caffè S.p.A.',
      'X',
    );
    expect(told(state.warnings)).toEqual([[named.message, 2, 'AURORA']]);
    expect([state.failedRows, state.warnings.filter(isUnseen)]).toEqual([3, []]);
    const { failedRows, warnings } = bench.fix(named);
    expect([failedRows, warnings]).toEqual([1, []]);
    expect(await bench.write('good', {}).text()).toContain('C0,A,AURORA,D,2026,1,7');
  });

  it.each([
    ['the surname first', 'Rossi Mario'],
    ['a comma after the surname', 'ROSSI, Mario'],
    ['two spaces', 'mario  rossi'],
    ['an accent too many', 'Màrio Rossi'],
  ])('is known with %s', async (_, name) => {
    const { bench, state } = await checked(['Mario Rossi', 'Monviso'], `"${name}"`);
    expect(told(state.warnings)).toEqual([[named.message, 1, 'AURORA']]);
    expect(bench.fix(named).failedRows).toBe(0);
  });

  test('is known with letters of another encoding', async () => {
    const { bench, state } = await checked(['Caffè Nicolò', 'Monviso'], 'NicolÃ² CaffÃ¨');
    expect(told(state.warnings)).toEqual([[named.message, 1, 'AURORA']]);
    expect(bench.fix(named).failedRows).toBe(0);
  });

  const part = { column: 'company_code', message: 'imports.check.part_of_name' };

  it.each([
    ['a word', 'rossi'],
    ['two words', 'Rossi Mario'],
  ])('is offered by a part that only one record has: %s', async (_, name) => {
    const { bench, state } = await checked(['Mario Rossi di Bari', 'Mario Bianchi'], name, 'Mario');
    expect(told(state.warnings)).toEqual([[part.message, 1, 'AURORA']]);
    expect([state.failedRows, state.warnings.filter(isUnseen)]).toEqual([2, []]);
    const { failedRows, warnings } = bench.fix(part);
    expect([failedRows, warnings]).toEqual([1, []]);
  });

  it.each([
    ['two records have', 'Mario'],
    ['is shorter than a name', 'di'],
    ['is not a whole word', 'ross'],
    ['has a word that no record has', 'Rossi Ugo'],
  ])('is none by a part that %s', async (_, name) => {
    const { state } = await checked(['Mario Rossi di Bari', 'Mario Bianchi'], name);
    expect([state.failedRows, state.warnings]).toEqual([1, []]);
  });

  it.each(['Aurora Caffè SpA', 'AURORA CAFFE S. P. A.', 'aurora-caffè spa'])(
    'is known whatever its signs: %s',
    async (name) => {
      const { bench, state } = await checked(['Aurora Caffè S.p.A.', 'Monviso'], name);
      expect(told(state.warnings)).toEqual([[named.message, 1, 'AURORA']]);
      expect(bench.fix(named).failedRows).toBe(0);
    },
  );

  it.each([
    ['two letters swapped', 'Filiale di Milnao'],
    ['a letter too few', 'Filiale di Milao'],
    ['a letter too many', 'Filiale dii Milano'],
    ['another letter', 'Filiale di Nilano'],
    ['another legal form', 'Filiale di Milano S.r.l.'],
  ])('is offered with %s', async (_, name) => {
    const { bench, state } = await checked(['Filiale di Milano', 'Monviso'], name);
    expect(told(state.warnings)).toEqual([[part.message, 1, 'AURORA']]);
    expect(bench.fix(part).failedRows).toBe(0);
  });

  it.each([
    ['two slips', 'Filiale di Milnaoo', ['Filiale di Milano', 'Monviso']],
    ['a slip of two names', 'Filiale A', ['Filiale B', 'Filiale C']],
    ['another figure', 'Filiale 2', ['Filiale 1', 'Monviso']],
    ['a slip of a short name', 'Barr', ['Bari', 'Monviso']],
  ])('is none with %s', async (_, name, names) => {
    const { state } = await checked(names, name);
    expect([state.failedRows, state.warnings]).toEqual([1, []]);
  });

  test('of people with the same two names is told by their order alone', async () => {
    const { state } = await checked(['Franco Marino', 'Marino Franco'], 'marino franco');
    expect(told(state.warnings)).toEqual([[named.message, 1, 'MONVISO']]);
    const { state: other } = await checked(['Franco Marino', 'Marino Franco'], '"Franco, Marino"');
    expect(other.warnings).toEqual([]);
  });

  test('that several records have is no known code', async () => {
    const { state } = await checked(['Caffè', 'CAFFÈ'], 'Caffè');
    expect([state.failedRows, state.warnings]).toEqual([1, []]);
  });
});

describe('a turnover of a month to come', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 30, 23, 59) }));
  afterEach(() => vi.useRealTimers());

  const turnovers = (months: readonly (readonly [year: string, month: string])[]) =>
    [
      'customer_code;agent_code;company_code;location_code;year;month;amount',
      ...months.map(([year, month], at) => `C${at};G;A;L;${year};${month};10.00`),
    ].join('\n');

  it.each([
    ['an earlier year', '2025', '12', []],
    ['the current month', '2026', '6', []],
    ['the next month', '2026', '7', ['month']],
    ['a year to come', '2027', '1', ['year']],
  ])('%s: %s, %s', async (_, year, month, columns) => {
    const state = await check(
      benchOf('Turnover'),
      turnovers([
        ['2026', '5'],
        [year, month],
      ]),
    );
    expect(state.warnings.map(({ column, message }) => [column, message])).toEqual(
      columns.map((column) => [column, WARNINGS.future]),
    );
    // It is only warned about: the row can be sent.
    expect(state.failedRows).toBe(0);
  });

  it('is not named beside an error of its own cell', async () => {
    const { kinds } = await check(benchOf('Turnover'), turnovers([['2026', '13']]));
    expect(kinds.map(({ column, isWarning }) => [column, isWarning])).toEqual([['month', false]]);
  });

  it('is named beside an error of its row', async () => {
    const text = turnovers([['2027', '1']]).replace('10.00', 'ten');
    const { kinds } = await check(benchOf('Turnover'), text);
    expect(kinds.map(({ column }) => column)).toEqual(['amount', 'year']);
  });

  it('can be left as it is', async () => {
    const bench = benchOf('Turnover');
    const text = turnovers([
      ['2026', '7'],
      ['2026', '8'],
    ]);
    const { warnings } = await check(bench, text);
    expect(warnings.map(({ column, line, isLeft }) => [column, line, isLeft])).toEqual([
      ['month', 2, false],
    ]);
    const left = bench.leave({ column: 'month', message: WARNINGS.future });
    expect(left.warnings.map(({ isLeft }) => isLeft)).toEqual([true]);
  });
});
