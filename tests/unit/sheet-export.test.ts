import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Column } from '@/kit/fields/column';
import { dataSheet } from '@/kit/export/data-table';
import { dateCell } from '@/kit/export/date-cells';
import { sheetTable, shownTable } from '@/kit/export/export-kinds';
import { createXlsx, type Cell } from '@/kit/export/xlsx-writer';
import { openSource } from '@/imports/workbench/file-source';
import { appUser } from '@/resources/app-user/app-user.definition';
import { dateFormats } from '@/ui/formats/dates';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';

const COLUMNS = [
  { label: 'Codice' },
  { label: 'Nome' },
  { label: 'Saldo', numbers: 'amount' as const },
  { label: 'Dal' },
  { label: 'Visto' },
];
const ROWS: Cell[][] = [
  [
    '00123',
    'Bar "Da Ugo", <S&C>',
    -1234.5,
    { day: '2026-09-09' },
    { moment: '2026-09-09T10:30:00' },
  ],
  ['+39 02 123', '=1+1\r\n_x0041_\u0001', 0.1, { day: '2024-02-29' }, ''],
];

const written = (rows = ROWS, note?: string) => {
  const file = createXlsx('Clienti: [tutti]', COLUMNS);
  return new Blob([
    ...file.write(rows.slice(0, 1)),
    ...file.write(rows.slice(1)),
    ...file.end(note),
  ]);
};
const partsOf = async (file: Blob) => {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return (path: string) => strFromU8(parts[path] ?? new Uint8Array());
};

it('comes back from a file as it was written: codes, quotes, amounts, days, moments', async () => {
  const source = await openSource(written(), {}, () => false);
  if ('problem' in source) throw new Error(source.problem);
  expect(await source.csv.text()).toBe(
    [
      'Codice,Nome,Saldo,Dal,Visto',
      '00123,"Bar ""Da Ugo"", <S&C>",-1234.5,2026-09-09,2026-09-09T10:30:00',
      '+39 02 123,"=1+1\n_x0041_",0.1,2024-02-29,',
      '',
    ].join('\n'),
  );
});

it('keeps the head in sight, filters all rows, and writes texts as texts', async () => {
  const part = await partsOf(written());
  const sheet = part('xl/worksheets/sheet1.xml');
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(sheet).toContain('<autoFilter ref="A1:E3"/>');
  expect(sheet).toContain('<c r="A2" s="2" t="inlineStr">');
  expect(sheet).toContain('<c r="C2" s="5"><v>-1234.5</v></c>');
  expect(sheet).not.toContain('<f>');
  expect(part('xl/workbook.xml')).toContain('name="Clienti   tutti "');
});

it('says below its rows that the list is longer', async () => {
  const part = await partsOf(written(ROWS, 'Esportate le prime 2 righe'));
  expect(part('xl/worksheets/sheet1.xml')).toContain('<row r="4"><c r="A4"');
});

it('takes days, amounts and numbers of a list as such, and words as texts', () => {
  const columns: Column[] = [
    { source: 'code' },
    { source: 'status' },
    { source: 'balance', kind: 'euro' },
    { source: 'since' },
    { source: 'month', kind: 'month' },
    { source: 'rank' },
    { source: 'period', exported: () => '2026-03-01 – 2026-04-30' },
  ];
  const words = {
    definition: appUser,
    translate: (key: string) => key,
    formats: { ...numberFormats('it'), ...dateFormats('it'), ...relativeTimeFormats('it') },
    nameOf: () => undefined,
  };
  const record = {
    id: '1',
    code: '007',
    status: 'active',
    balance: '12.50',
    since: '2026-03-01',
    month: 3,
    rank: 2,
  };
  expect(sheetTable(columns, words as never).rows(record)).toEqual([
    [
      '007',
      'resources.app-user.status.active',
      12.5,
      { day: '2026-03-01' },
      'marzo',
      2,
      '1/3/2026 – 30/4/2026',
    ],
  ]);
});

it('takes numbers and days of the wire as such, codes and moments as texts, a line a row', () => {
  const columns: Column[] = [{ source: 'total', kind: 'euro' }];
  const file = { columns: ['code', 'date', 'seen', 'roles', 'sku', 'quantity', 'total', 'note'] };
  const sale = {
    id: '1',
    code: "'=7",
    date: '2026-03-01',
    seen: '2026-03-01T10:00:00.000Z',
    roles: ['a', 'b'],
    total: 12.5,
    lines: [
      { sku: '01', quantity: 2 },
      { sku: '02', quantity: 3 },
    ],
  };
  const { columns: head, rows } = dataSheet(
    { endpoint: { writable: [] } },
    { columns, file: { ...file, lines: 'lines' } },
    [sale],
  );
  expect(head.map(({ label, numbers }) => [label, numbers].filter(Boolean).join(' '))).toEqual([
    'code',
    'date',
    'seen',
    'roles',
    'sku',
    'quantity',
    'total amount',
  ]);
  expect(rows(sale)).toEqual([
    ["''=7", { day: '2026-03-01' }, '2026-03-01T10:00:00.000Z', 'a|b', '01', 2, 12.5],
    ["''=7", { day: '2026-03-01' }, '2026-03-01T10:00:00.000Z', 'a|b', '02', 3, 12.5],
  ]);
});

it('keeps codes that look like days as texts, in files for people too', () => {
  const formats = { ...numberFormats('it'), ...dateFormats('it'), ...relativeTimeFormats('it') };
  const words = { definition: appUser, translate: (key: string) => key, formats };
  const columns: Column[] = [
    { source: 'code' },
    { source: 'p_iva', kind: 'code' },
    { source: 'seen' },
  ];
  const record = { id: '1', code: '2026-03-01', p_iva: '2026-03-02', seen: '2026-03-03' };
  const all = { ...words, nameOf: () => undefined };
  expect(sheetTable(columns, all as never).rows(record)).toEqual([
    ['2026-03-01', '2026-03-02', { day: '2026-03-03' }],
  ]);
  expect(shownTable(columns, all as never).rows(record)).toEqual([
    ['2026-03-01', '2026-03-02', '3/3/2026'],
  ]);
});

it('keeps codes that look like days as texts', () => {
  const codes = { code: '2026-03-01', agent_code: '2026-03-02', sku: '2026-03-03' };
  const { rows } = dataSheet(
    {
      codeField: 'code',
      references: { agent_code: { resource: 'bo-user' } },
      endpoint: { writable: [...Object.keys(codes), 'since', 'year'] },
    },
    { columns: ['sku', 'year'].map((source) => ({ source, kind: 'code' })) },
    [{ id: '1', ...codes, since: '2026-03-04', year: 2026 }],
  );
  expect(rows({ id: '1', ...codes, since: '2026-03-04', year: 2026 })).toEqual([
    ['2026-03-01', '2026-03-02', '2026-03-03', { day: '2026-03-04' }, 2026],
  ]);
});

it.each(['2026-13-40', '0001-01-01', 'soon'])('keeps %s, which is no date of a sheet', (text) => {
  expect(dateCell(text)).toBeUndefined();
});
