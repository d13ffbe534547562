import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { optionalText, requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { WARNINGS } from '@/imports/check/warnings';
import { mapColumns } from '@/imports/read/column-mapping';
import { QUOTINGS, SEPARATORS, type Quoting, type Separator } from '@/imports/read/dialect';
import type { ReadOptions } from '@/imports/read/read-file';
import { createWorkbench } from '@/imports/workbench/workbench';

/**
 * Files with the kinds of fault that the Pollock benchmark pollutes files with, and those seen in spreadsheets, each
 * with the cells it should give.
 */
const format: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText(), name: requiredText(), note: optionalText() }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'name', examples: ['a', 'b'] },
    { name: 'note', examples: ['c', 'd'] },
  ],
};
const LABELS: Readonly<Record<string, string[]>> = {
  code: ['Codice'],
  name: ['Ragione sociale'],
  note: ['Note'],
};
const columns = format.columns.map(({ name }) => ({ name, labels: LABELS[name] ?? [] }));

type Bytes = Uint8Array<ArrayBuffer> | string;

const open = async (bytes: Bytes, options: ReadOptions = {}) => {
  const bench = createWorkbench(format);
  const labels = columns.flatMap((column) => column.labels);
  const head = await bench.open(new Blob([bytes]), options, labels);
  if ('problem' in head) throw new Error(head.problem);
  const state = await bench.check(mapColumns(head.header, columns), () => undefined);
  return { bench, head, state };
};

/** The cells of a file's rows, as they are written anew. */
const cellsOf = async (bytes: Bytes, options?: ReadOptions): Promise<string[][]> => {
  const { bench } = await open(bytes, options);
  const rows = await bench.write('all', {}).text();
  return rows
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
};

const ROWS = [
  ['1', 'Bar Roma', 'x'],
  ['2', 'Bar Milano', 'y'],
  ['3', 'Bar Napoli', 'z'],
];
const HEADER = ['code', 'name', 'note'];

const fileOf = (
  separator: string,
  { before = '', header = HEADER, rows = ROWS, quote = '', newline = '\n' } = {},
): string =>
  before +
  [header, ...rows]
    .map((cells) => cells.map((cell) => `${quote}${cell}${quote}`).join(separator))
    .join(newline) +
  newline;

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

type Fault = [what: string, bytes: Bytes, cells?: string[][], options?: ReadOptions];

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  separators: [
    ...SEPARATORS.map((separator): Fault => [`«${separator}»`, fileOf(separator)]),
    ...SEPARATORS.map((separator): Fault => [
      `«${separator}», with a header in words`,
      fileOf(separator, { header: ['Codice', 'Ragione sociale', 'Note'] }),
    ]),
    [
      'a colon, with times in the cells of another',
      fileOf(';', { rows: [['1', '08:00', '']] }),
      [['1', '08:00', '']],
    ],
    [
      'a comma in the texts of a tab file',
      fileOf('\t', { rows: [['1', 'Bar Roma', 'x']] }).replace('x', 'a;b|c'),
      [['1', 'Bar Roma', 'a;b|c']],
    ],
    ['one that was chosen', 'code|name;note\n1|a;b\n', [['1', 'a;b']], { separator: '|' }],
  ],
  'quoted cells': [
    ['all', fileOf(',', { quote: '"' })],
    ['between apostrophes', fileOf(',', { quote: "'" })],
    ['between apostrophes, chosen', fileOf(';', { quote: "'" }), ROWS, { quoting: 'single' }],
    [
      'with a backslash inside',
      'code;name;note\n1;"Bar \\"Roma\\" srl";x\n',
      [['1', '"Bar ""Roma"" srl"', 'x']],
    ],
    [
      'with a backslash inside apostrophes',
      "code;name;note\n1;'Bar l\\'Orso';x\n",
      [['1', "Bar l'Orso", 'x']],
      { quoting: 'single_backslash' },
    ],
    [
      'none: quotes are text',
      'code;name;note\n1;"Bar";x\n',
      [['1', '"""Bar"""', 'x']],
      { quoting: 'none' },
    ],
    ['with spaces after the quote', 'code,name,note\n1,"Bar Roma" ,x\n', [['1', 'Bar Roma', 'x']]],
    [
      'an apostrophe in a name',
      fileOf(',', { rows: [['1', "Bar dell'Orso", "l'altro"]] }),
      [['1', "Bar dell'Orso", "l'altro"]],
    ],
  ],
  'stray quotes': [
    ...[';', '\t', '|', ','].flatMap((separator): Fault[] => [
      [
        `never closed, in a file with «${separator}»`,
        fileOf(separator).replace('Bar Milano', '"Bar Milano'),
        [
          ['1', 'Bar Roma', 'x'],
          ['2', '"""Bar Milano"', 'y'],
          ['3', 'Bar Napoli', 'z'],
        ],
      ],
      [
        `closed lines below, in a file with «${separator}»`,
        fileOf(separator).replace('Bar Roma', '"Bar Roma').replace('Bar Napoli', '"Bar Napoli"'),
        [
          ['1', '"""Bar Roma"', 'x'],
          ['2', 'Bar Milano', 'y'],
          ['3', 'Bar Napoli', 'z'],
        ],
      ],
    ]),
    [
      'in the last line',
      'code;name;note\n1;a;b\n2;"c;d',
      [
        ['1', 'a', 'b'],
        ['2', '"""c"', 'd'],
      ],
    ],
    [
      'inside a text',
      fileOf(';', { rows: [['1', 'Monitor 12" nero', 'x']] }),
      [['1', '"Monitor 12"" nero"', 'x']],
    ],
    ['a line break inside true quotes stays', 'code;name;note\n1;"a b";"c"\n', [['1', 'a b', 'c']]],
  ],
  'line ends of two kinds': [
    ['a return after the header only', fileOf(';').replace('\n', '\r\n')],
    ['a return after the rows only', fileOf(';', { newline: '\r\n' }).replace('\r\n', '\n')],
    [
      'a return after the header only, with quotes',
      fileOf(',', { quote: '"' }).replace('\n', '\r\n'),
    ],
    [
      'a return after the rows only, with quotes',
      fileOf(',', { quote: '"', newline: '\r\n' }).replace('\r\n', '\n'),
    ],
  ],
  'header rows': [
    ['a title before', fileOf(';', { before: 'Esportazione clienti\n' })],
    [
      'a title, a date and a blank line before',
      fileOf(';', { before: 'Clienti;;\nal 31/12/2026;;\n\n' }),
    ],
    [
      'a title, and a header in words',
      fileOf('\t', { before: 'Clienti\n', header: ['Codice', 'Ragione sociale', 'Note'] }),
    ],
    ['a second one', fileOf(',', { before: 'Codice,Ragione sociale,Note\n' })],
    ['a title and unknown names', fileOf(';', { before: 'Clienti\n', header: ['a', 'b', 'c'] })],
    ['chosen by hand', fileOf(';', { before: 'x;y;z\n1;2;3\n' }), ROWS, { headerRow: 2 }],
    [
      'the first row of data chosen by hand',
      fileOf(','),
      ROWS.slice(1),
      { headerRow: 0, firstRow: 2 },
    ],
  ],
  encodings: [
    [
      'ISO-8859-15 by its euro',
      latin(fileOf(';', { rows: [['1', 'Citt\xe0 5 \xa4', 'x']] })),
      [['1', 'Città 5 €', 'x']],
    ],
    [
      'Windows-1252 by its euro',
      latin(fileOf(';', { rows: [['1', 'Citt\xe0 5 \x80', 'x']] })),
      [['1', 'Città 5 €', 'x']],
    ],
    [
      'ISO-8859-15 by choice',
      latin(fileOf(';', { rows: [['1', '\xbcuvre', 'x']] })),
      [['1', 'Œuvre', 'x']],
      { encoding: 'iso-8859-15' },
    ],
  ],
  'ends of rows': [
    ...['\n', '\r\n', '\r'].map((newline): Fault => [
      JSON.stringify(newline),
      fileOf(';', { newline }),
    ]),
    ['blank lines between', fileOf(';').replaceAll('\n', '\n\n')],
    [
      'separators at every end',
      fileOf(';').replaceAll('\n', ';\n'),
      ROWS.map((cells) => [...cells, '']),
    ],
    [
      'a short row',
      fileOf(',').replace('Bar Milano,y', 'Bar Milano'),
      [ROWS[0] ?? [], ['2', 'Bar Milano'], ROWS[2] ?? []],
    ],
    [
      'a long row',
      fileOf(',').replace('Bar Milano,y', 'Bar Milano,y,w'),
      [ROWS[0] ?? [], ['2', 'Bar Milano', 'y', 'w'], ROWS[2] ?? []],
    ],
  ],
};

const counts = Object.entries(FAULTS).map(([kind, faults]) => `${faults.length} of ${kind}`);

describe(`files with faults: ${counts.join(', ')}`, () => {
  describe.each(Object.entries(FAULTS))('%s', (_kind, faults) => {
    it.each(faults)('%s', async (_what, bytes, cells = ROWS, options) => {
      expect(await cellsOf(bytes, options)).toEqual(cells);
    });
  });
});

describe('findings are reported', () => {
  test('a stray quote by its line and column, and it can be removed', async () => {
    const { bench, state } = await open(fileOf(';').replace('Bar Milano', '"Bar Milano'));
    const [warning] = state.warnings;
    expect([warning?.message, warning?.column, warning?.line, warning?.example]).toEqual([
      WARNINGS.quote,
      'name',
      3,
      '"Bar Milano',
    ]);
    const fixed = bench.fix({ column: 'name', message: WARNINGS.quote });
    expect(fixed.warnings).toEqual([]);
    expect(await bench.write('all', {}).text()).toContain('2,Bar Milano,y');
    expect(bench.undo().warnings).toHaveLength(1);
  });

  test('in a file with more stray quotes than can be read one by one, each of them', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => [`${at}`, `"Bar ${at}`, 'x']);
    const { state } = await open(fileOf(';', { rows }));
    expect([state.rows, state.warnings[0]?.count]).toEqual([300, 300]);
  });

  test('a quote that swallows more than a cell may hold, far into a large file', async () => {
    const rows = Array.from({ length: 400_000 }, (_, at) => [`${at}`, `Bar numero ${at}`, 'nota']);
    rows[10] = ['10', '"Bar', 'nota'];
    const { state } = await open(fileOf(';', { rows }));
    expect([state.rows, state.failedRows, state.warnings[0]?.line]).toEqual([400_000, 0, 12]);
  });

  test('where header and rows begin', async () => {
    const { head } = await open(
      fileOf(';', { before: 'Clienti\n\nCodice;Ragione sociale;Note\n' }),
    );
    expect([head.headerRow, head.firstRow, head.header]).toEqual([
      1,
      3,
      ['Codice', 'Ragione sociale', 'Note'],
    ]);
    expect(head.beginning[head.headerRow]?.line).toBe(3);
  });
});

test('whatever the cells hold, they come back from every separator and quoting', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab1 ,;|:"\\\'\n\té') }).filter(
    // A cell is trimmed, and a backslash before a closing quote escapes it.
    (text) => text.trim() === text && !text.endsWith('\\') && !text.includes('\\'),
  );
  const row = fc.tuple(fc.integer({ min: 1, max: 99 }).map(String), cell, cell);
  const quoted = (quoting: Quoting, text: string) => {
    const { sign, escape } = QUOTINGS[quoting];
    return `${sign}${text.replaceAll(sign, escape + sign)}${sign}`;
  };
  return fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<Separator>(...SEPARATORS),
      fc.constantFrom<Quoting>('double', 'backslash', 'single', 'single_backslash'),
      async (rows, separator, quoting) => {
        const text = [HEADER, ...rows]
          .map((cells) => cells.map((each) => quoted(quoting, each)).join(separator))
          .join('\n');
        const { head, bench } = await open(text, { separator, quoting });
        expect(head.header).toEqual(HEADER);
        const again = await open(new Uint8Array(await bench.write('all', {}).arrayBuffer()), {
          separator: ',',
        });
        expect(again.head.rows.slice(0, rows.length)).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['\n', false],
  ['\r\n', false],
  ['\r', false],
  ['\n, and \r\n after the header', true],
])('lines that end with %j', async (newline, isMixed) => {
  const text = fileOf(',', { newline: isMixed ? '\n' : newline });
  const { state } = await open(isMixed ? text.replace('\n', '\r\n') : text);
  expect(Boolean(state.isMixed)).toBe(isMixed);
});

test('a line break in a cell is no other line end', async () => {
  const { state } = await open('code,name,note\r\n1,"a\nb",x\r\n');
  expect([state.rows, Boolean(state.isMixed)]).toEqual([1, false]);
});
