import { describe, expect, it, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { oneOf } from '@/core/schema/choice';
import { email, requiredText } from '@/core/schema/text';
import { packMessage } from '@/core/validation-messages';
import * as z from '@/core/zod';
import type { CheckState } from '@/imports/check/check-state';
import { mapColumns, type ColumnMapping } from '@/imports/read/column-mapping';
import { createWorkbench } from '@/imports/workbench/workbench';

/** Files as people save them, and what comes of each: nothing in a cell may change on its way. */
const format: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText(), name: requiredText(), email: email() }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'name', examples: ['a', 'b'] },
    { name: 'email', examples: ['a@x.it', 'b@x.it'] },
  ],
};
const LABELS: Readonly<Record<string, string[]>> = { code: ['Codice'], name: ['Ragione sociale'] };
const columns = format.columns.map(({ name }) => ({ name, labels: LABELS[name] ?? [] }));

const open = async (bytes: Uint8Array<ArrayBuffer> | string) => {
  const bench = createWorkbench(format);
  const head = await bench.open(new Blob([bytes]), {});
  if ('problem' in head) return { bench, head, mapping: [] as ColumnMapping };
  return { bench, head, mapping: mapColumns(head.header, columns) };
};

const check = async (bytes: Uint8Array<ArrayBuffer> | string) => {
  const { bench, head, mapping } = await open(bytes);
  if ('problem' in head) throw new Error(`no file to check: ${head.problem}`);
  const state = await bench.check(mapping, () => undefined);
  return { bench, head, mapping, state };
};

const errorsOf = async (bytes: Uint8Array<ArrayBuffer> | string) => {
  const { bench } = await check(bytes);
  return bench.issues(null, 0, 50).map(({ line, column, message }) => [line, column, message]);
};

const counts = ({ rows, failedRows }: CheckState) => [rows, failedRows];

/** Texts that spreadsheets turn into numbers, dates and formulas, and texts that encodings damage. */
const HARD = [
  '01234567890',
  '1e5',
  '2026-1-3',
  '=1+1',
  'sì',
  'Caffè “Aurora”',
  "l'€ è 5",
  'a "b" c',
];
const ROWS = HARD.map((name, at) => [`00${at}`, name, `m${at}@x.it`]);

const ENCODE = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 LE': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 BE': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'Windows-1252': (text: string) =>
    Buffer.from(
      text.replace(/[“”€]/g, (sign) => ({ '“': '\x93', '”': '\x94', '€': '\x80' })[sign] ?? ''),
      'latin1',
    ),
} as const;
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' };
const NEWLINES = { LF: '\n', CRLF: '\r\n', CR: '\r' };
const QUOTINGS: Readonly<Record<string, (cell: string, separator: string) => string>> = {
  'where needed': (cell, separator) =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell,
  everywhere: (cell) => `"${cell.replaceAll('"', '""')}"`,
  'everywhere, with breaks and separators inside': (cell, separator) =>
    `"${`${cell}${separator}x\n${separator}y`.replaceAll('"', '""')}"`,
};
const ENDS = { 'a last newline': true, 'no last newline': false };

const CASES = Object.entries(ENCODE).flatMap(([encoding, encode]) =>
  Object.entries(SEPARATORS).flatMap(([separatorName, separator]) =>
    Object.entries(NEWLINES).flatMap(([newlineName, newline]) =>
      Object.entries(QUOTINGS).flatMap(([quoting, quote]) =>
        Object.entries(ENDS).map(([end, isEnded]) => ({
          name: [encoding, separatorName, newlineName, quoting, end].join(', '),
          quoting,
          separator,
          bytes: (names: readonly (readonly string[])[]) => {
            const lines = names.map(([code = '', name = '', mail = '']) =>
              [code, quote(name, separator), mail].join(separator),
            );
            const text = [['code', 'name', 'email'].join(separator), ...lines].join(newline);
            return new Uint8Array(encode(isEnded ? text + newline : text));
          },
        })),
      ),
    ),
  ),
);

describe(`${CASES.length} ways to save the same rows`, () => {
  it.each(CASES)('$name', async ({ bytes, separator, quoting }) => {
    const { bench, head, state } = await check(bytes(ROWS));
    expect(head.separator).toBe(separator);
    expect(counts(state)).toEqual([ROWS.length, 0]);
    const written = await bench.write('all', {}).text();
    const expected = quoting.includes('inside')
      ? ROWS.map(([code, name, mail]) => [code, `${name}${separator}x\n${separator}y`, mail])
      : ROWS;
    const again = await check(written);
    expect(counts(again.state)).toEqual([ROWS.length, 0]);
    const back = createWorkbench(format);
    await back.open(new Blob([written]), {});
    for (const [, name] of expected) {
      expect(written).toContain(
        /["\n,]|^\s|\s$/.test(name ?? '') ? name?.replaceAll('"', '""') : name,
      );
    }
  });
});

describe('names of columns', () => {
  it.each([
    ['as documented', 'code,name,email', ['code', 'name', 'email']],
    ['in any case and order', 'EMAIL,Code,NAME', ['email', 'code', 'name']],
    ['with spaces around', ' code , name ,email ', ['code', 'name', 'email']],
    ['quoted', '"code","name","email"', ['code', 'name', 'email']],
    ['in Italian', 'Codice;Ragione sociale;E-mail', ['code', 'name', 'email']],
    ['nearly', 'codice,ragionesociale,e_mail', ['code', 'name', 'email']],
    ['misspelt', 'coode,names,emial', ['code', 'name', null]],
    ['unknown ones beside', 'code,colour,name,email,', ['code', null, 'name', 'email', null]],
    ['one of them twice', 'code,name,name,email', ['code', 'name', null, 'email']],
    ['none known', 'x,y,z', [null, null, null]],
  ])('%s', async (_what, header, expected) => {
    const { mapping } = await open(`${header}\n1${header.replace(/[^,;]/g, '')}\n`);
    expect(mapping).toEqual(expected);
  });

  it('are remembered, and may be left out', () => {
    const remembered = { xy: 'code', name: '' };
    expect(mapColumns(['X-Y', 'name', 'Y'], columns, remembered)).toEqual(['code', null, null]);
  });

  it.each([
    ['a new name that is exactly the column’s comes first', { xy: 'code' }, [null, 'code']],
    ['a choice for both names counts', { xy: 'code', code: '' }, ['code', null]],
    ['a choice for an exact name counts', { code: 'email' }, [null, 'email']],
  ] as const)('are remembered, but %s', (_what, remembered, expected) => {
    expect(mapColumns(['X-Y', 'code'], columns, remembered)).toEqual(expected);
  });
});

describe('errors of rows are reported by line and column', () => {
  const REQUIRED = 'validation.required';
  const DUPLICATE = 'imports.check.duplicate';
  it.each([
    ['a short row', 'code,name,email\n1,a', [[2, 'email', REQUIRED]]],
    ['empty cells', 'code,name,email\n1,,a@x.it', [[2, 'name', REQUIRED]]],
    ['blanks alone', 'code,name,email\n1,"  ",a@x.it', [[2, 'name', REQUIRED]]],
    [
      'blank lines, which are no rows',
      'code,name,email\n\n , ,\n1,,a@x.it',
      [[4, 'name', REQUIRED]],
    ],
    [
      'lines broken inside quotes',
      'code,name,email\n1,"a\nb\nc",a@x.it\n2,,b@x.it',
      [[5, 'name', REQUIRED]],
    ],
    ['an address', 'code,name,email\n1,a,b', [[2, 'email', 'validation.email']]],
    ['a column that is not there', 'code,name\n1,a', [[2, 'email', REQUIRED]]],
    ['a record twice', 'code,name,email\n1,a,a@x.it\n1,b,b@x.it', [[3, 'code', DUPLICATE]]],
  ])('%s', async (_what, text, expected) => {
    expect(await errorsOf(text)).toEqual(expected);
  });

  it('more cells than columns', async () => {
    const [[line, column, message] = []] = await errorsOf('code,name,email\n1,a,a@x.it,b');
    expect([line, column]).toEqual([2, '']);
    expect(message).toContain('too_many_cells');
    expect(await errorsOf('code,name,email\n1,a,a@x.it,,')).toEqual([]);
  });

  it('a cell of a megabyte', async () => {
    const [[line, column, message] = []] = await errorsOf(
      `code,name,email\n1,${'x'.repeat(1024 * 1024)},a@x.it`,
    );
    expect([line, column]).toEqual([2, 'name']);
    expect(message).toContain('max_length');
  });

  it('two thousand columns', async () => {
    const names = Array.from({ length: 2_000 }, (_, at) => `c${at}`);
    const { mapping, state } = await check(
      `code,name,email,${names.join()}\n1,a,a@x.it,${names.join()}\n`,
    );
    expect(mapping.filter((name) => name !== null)).toEqual(['code', 'name', 'email']);
    expect(counts(state)).toEqual([1, 0]);
  });
});

describe('what is no CSV file', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['a mark alone', '\uFEFF', 'empty'],
    ['blank lines', '\n\n \n', 'empty'],
    ['a header alone', 'code,name,email\n', 'no_rows'],
    ['the beginning of a zip named .csv', 'PK\x03\x04rest', 'damaged'],
    ['zeros', 'code,name\n1,\x002', 'binary'],
    ['a picture', '\x89PNG\r\n\x1a\n\x00\x00', 'binary'],
  ])('%s', async (_what, text, problem) => {
    expect((await open(text)).head).toEqual({ problem });
  });

  it('UTF-8 at first, and Windows-1252 further on', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `${at},nome,m${at}@x.it`);
    const bytes = Buffer.from(
      `code,name,email\n${rows.join('\n')}\nlast,Nicol\xf2,n@x.it`,
      'latin1',
    );
    const { bench, state } = await check(new Uint8Array(bytes));
    expect([state.form.encoding, ...counts(state)]).toEqual(['windows-1252', 30_001, 0]);
    expect(await bench.write('all', {}).text()).toContain('last,Nicolò,n@x.it');
  });
});

test('a file of a spreadsheet: semicolons, Windows-1252, quotes where needed, a blank last line', async () => {
  const text = 'Codice;Ragione sociale;Email\r\n001;"Bar; Città";a@x.it\r\n;;\r\n';
  const { state, mapping } = await check(new Uint8Array(Buffer.from(text, 'latin1')));
  expect(mapping).toEqual(['code', 'name', 'email']);
  expect(counts(state)).toEqual([1, 0]);
});

describe('failed rows that were corrected elsewhere', () => {
  const TEXT =
    'code,name,email,note\n1,a,a@x.it,=1+1\n2,,b@x.it,"x;\ny"\n3,c,wrong,z\n4,d,d@x.it,\n';

  it('replace those they were, whatever the order of rows and columns', async () => {
    const { bench } = await check(TEXT);
    const [head = '', ...lines] = (await bench.write('failed', {}).text()).trim().split('\r\n');
    const number = head.split(',')[0] ?? '';
    expect([number.startsWith('#'), lines.length]).toEqual([true, 2]);
    const corrected = `email;${number};name\nc@x.it;5;C\nb@x.it;3;B`;
    const answer = await bench.replaceRows(new Blob([corrected]));
    expect([answer?.replaced, ...(answer ? counts(answer.state) : [])]).toEqual([2, 4, 0]);
    expect(await bench.write('all', {}).text()).toBe(
      'code,name,email,note\r\n1,a,a@x.it,=1+1\r\n2,B,b@x.it,"x;\ny"\r\n3,C,c@x.it,z\r\n4,d,d@x.it,\r\n',
    );
    expect(counts(bench.undo())).toEqual([4, 2]);
  });

  it('lose the cells they had too many', async () => {
    const { bench, state } = await check('code,name,email\n1,a,b,a@x.it\n2,b,b@x.it\n');
    expect(counts(state)).toEqual([2, 1]);
    const [head = '', row = ''] = (await bench.write('failed', {}).text()).trim().split('\r\n');
    // Nothing of the row is left out of the file; a spreadsheet gives the last cell a column, too.
    expect(row).toMatch(/^2,1,a,b,.*,a@x\.it$/);
    const corrected = `${head},\r\n2,1,"a, b",a@x.it,,\r\n`;
    const answer = await bench.replaceRows(new Blob([corrected]));
    expect(answer && counts(answer.state)).toEqual([2, 0]);
    expect(await bench.write('all', {}).text()).toBe(
      'code,name,email\r\n1,"a, b",a@x.it\r\n2,b,b@x.it\r\n',
    );
    expect(counts(bench.undo())).toEqual([2, 1]);
  });

  it('of another file replace nothing', async () => {
    const { bench } = await check(TEXT);
    const other = await check(TEXT.replace('wrong', 'also wrong'));
    expect(await bench.replaceRows(other.bench.write('failed', {}))).toBeNull();
    expect(await bench.replaceRows(new Blob([TEXT]))).toBeNull();
  });
});

test('a choice that is none of those there are is answered with them', async () => {
  const bench = createWorkbench({
    ...format,
    schema: z.object({ code: requiredText(), name: oneOf(['gift', 'reward']), email: email() }),
  });
  await bench.open(new Blob(['code,name,email\n1,regalo,a@x.it\n2,,b@x.it\n']), {});
  const { kinds } = await bench.check(['code', 'name', 'email'], () => undefined);
  const values = { values: 'gift, reward' };
  expect(kinds.map(({ message }) => message)).toEqual([
    packMessage('imports.check.one_of', values),
    'validation.required',
  ]);
});

test('what is known late is compared with what was corrected meanwhile', async () => {
  const { bench, state } = await check('code,name,email\n1,a,wrong\n2,b,b@x.it\n');
  expect([counts(state), state.outcome.unknown]).toEqual([[2, 1], 1]);
  bench.correct({ row: 0, column: 'email' }, { text: 'a@x.it' });
  bench.addRecords([{ code: '1', name: 'a', email: 'a@x.it' }], true);
  const compared = await bench.compare(() => undefined);
  const { outcome, failedRows, undoable } = compared ?? {};
  expect([outcome, failedRows, undoable]).toEqual([
    { added: 1, changed: 0, same: 1, unknown: 0 },
    0,
    1,
  ]);
});

test('a correction while rows are compared counts in what comes of it', async () => {
  const rows = Array.from({ length: 25_000 }, (_, at) => `${at},n,m${at}@x.it`);
  const { bench } = await check(`code,name,email\n${rows.join('\n')}`);
  bench.addRecords([{ code: '0', name: 'n', email: 'm0@x.it' }], true);
  let isCorrected = false;
  const compared = await bench.compare(() => {
    if (isCorrected) return;
    isCorrected = true;
    bench.correct({ row: 0, column: 'code' }, { text: '1' });
  });
  expect([compared?.outcome.same, compared?.failedRows]).toEqual([0, 1]);
});

test('many cells are corrected alike, taken back and done again', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `${at}, n ,wrong ${at}`);
  const text = `code,name,email\n${rows.join('\n')}\n`;
  const { bench, state } = await check(text);
  const kind = state.kinds.findIndex(({ column }) => column === 'email');
  const { changed, state: after } = bench.correct({ kind }, { text: 'a@x.it' });
  expect([changed, after.failedRows]).toEqual([5_000, 0]);
  bench.correct({ row: 7, column: 'name' }, { text: 'seven' });
  expect(await bench.write('all', {}).text()).toContain('7,seven,a@x.it');
  expect(bench.undo().failedRows).toBe(0);
  expect(bench.undo().failedRows).toBe(5_000);
  expect(await bench.write('all', {}).text()).toBe(
    `\uFEFF${text.replaceAll(' n ', '" n "').replaceAll('\n', '\r\n')}`.replace('\uFEFF', ''),
  );
  bench.redo();
  expect(bench.redo().redoable).toBe(0);
  expect(await bench.write('all', {}).text()).toContain('7,seven,a@x.it');
});

test('a long cell is shown in part, and says so', async () => {
  const { bench } = await check(`code,name,email\n1,a,${'x'.repeat(600)}`);
  const [line] = bench.issues(null, 0, 1);
  expect([line?.text?.length, line?.isCut]).toEqual([500, true]);
});
