import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openSource } from '@/imports/workbench/file-source';
import { readSpreadsheet } from '@/imports/sheet/spreadsheet';
import { createChecksum } from '@/imports/sheet/checksum';
import { odsOf, xlsxOf } from '../support/workbooks';

const open = (bytes: Uint8Array | string, name = 'clienti.xlsx', options = {}) =>
  openSource(new File([bytes as BlobPart], name), options, (text) => KNOWN.includes(text));
const KNOWN = ['code', 'name'];

const linesOf = async (bytes: Uint8Array, options = {}) => {
  const source = await open(bytes, 'clienti.xlsx', options);
  if ('problem' in source) throw new Error(source.problem);
  return (await source.csv.text()).trimEnd().split('\n');
};

const HEAD =
  '<row r="1"><c t="inlineStr"><is><t>code</t></is></c><c t="inlineStr"><is><t>name</t></is></c></row>';

describe('the cells of an .xlsx', () => {
  it.each([
    ['a text with zeros before it', '<c t="inlineStr"><is><t>00123</t></is></c>', '00123'],
    ['a shared text, with its parts', '<c t="s"><v>0</v></c>', 'Rossi & Figli'],
    ['digits with the zeros of their format', '<c s="3"><v>123</v></c>', '00123'],
    ['a day', '<c s="1"><v>46274</v></c>', '2026-09-09'],
    ['a moment', '<c s="2"><v>46274.4375</v></c>', '2026-09-09T10:30:00'],
    ['a number without the noise of its last digits', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a number without its exponent', '<c><v>1.23456789012E+11</v></c>', '123456789012'],
    ['the value of a formula', '<c t="str"><f>A1&amp;"x"</f><v>x</v></c>', 'x'],
    ['an error of a formula, as it is', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a switch', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['a quote and a comma', '<c t="inlineStr"><is><t>a "b", c</t></is></c>', '"a ""b"", c"'],
  ])('%s', async (_, cell, expected) => {
    const [, line] = await linesOf(
      xlsxOf({ rows: `${HEAD}<row r="2">${cell}<c r="B2"><v>1</v></c></row>` }),
    );
    expect(line).toBe(`${expected},1`);
  });

  it('are compared with the names of columns only where they may be a name', async () => {
    const text = 'a'.repeat(501);
    const rows = `${HEAD}<row r="2"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const asked: string[] = [];
    const book = new File([xlsxOf({ rows }, { rows }) as BlobPart], 'clienti.xlsx');
    const sheetOnly = await readSpreadsheet(book, {}, (name) => asked.push(name) > 0);
    expect(await sheetOnly.csv.text()).toContain(text);
    expect(asked).toEqual(['code', 'name', 'code', 'name']);
  });

  it('are read as they are shown, where the user wants that', async () => {
    const rows = `${HEAD}<row r="2"><c s="4"><v>0.15</v></c><c s="3"><v>7</v></c></row>`;
    expect((await linesOf(xlsxOf({ rows }), { cells: 'shown' }))[1]).toBe('15%,00007');
  });

  it('keep the number of their row, behind empty rows and texts of several lines', async () => {
    const rows = `<row r="3"><c r="A3" t="inlineStr"><is><t>code</t></is></c><c r="B3" t="inlineStr"><is><t>name</t></is></c></row>
      <row r="5"><c r="A5"><v>1</v></c><c r="B5" t="inlineStr"><is><t>a\nb</t></is></c></row>
      <row r="8"><c r="A8"><v>2</v></c></row>`;
    const source = await open(xlsxOf({ rows }));
    expect(source).toMatchObject({
      head: {
        header: ['code', 'name'],
        beginning: [{ line: 3 }, { line: 5 }, { line: 8, cells: ['2', ''] }],
      },
    });
  });

  it('contain what a file of rows lacks', async () => {
    const rows = `${HEAD}<row r="2" hidden="1"><c><f>1+1</f></c><c><f>1+1</f><v>2</v></c></row>`;
    const after = '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>';
    const columns = '<cols><col min="2" max="3" hidden="1"/></cols>';
    expect(await open(xlsxOf({ rows, after, columns }))).toMatchObject({
      head: {
        book: { notes: { hiddenRows: 1, hiddenColumns: 2, merged: 1, formulas: 2, valueless: 1 } },
      },
    });
  });
});

it('counts the days of an old Mac from 1904', async () => {
  const rows = `${HEAD}<row><c s="1"><v>44812</v></c><c><v>1</v></c></row>`;
  expect((await linesOf(xlsxOf({ rows, is1904: true })))[1]).toBe('2026-09-09,1');
});

it.each([
  ['of the most characters a sheet may have', 'x'.repeat(31)],
  ['written from right to left', 'العملاء ١'],
  ['with signs of XML', 'R&amp;S &lt;1&gt;'],
])('names a sheet %s', async (_, name) => {
  const source = await open(xlsxOf({ name, rows: `${HEAD}<row><c><v>1</v></c></row>` }));
  const plain = name.replace('&amp;', '&').replace('&lt;', '<').replace('&gt;', '>');
  expect(source).toMatchObject({ head: { book: { sheets: [{ name: plain }] } } });
});

it('reads ten thousand columns, and the last row a sheet may have where the others are empty', async () => {
  const cells = Array.from({ length: 10_000 }, (_, at) => `<c><v>${at}</v></c>`).join('');
  const wide = await linesOf(xlsxOf({ rows: `<row>${cells}</row><row>${cells}</row>` }));
  expect([wide.length, wide[1]?.split(',').length]).toEqual([2, 10_000]);
  // A row without cells ends many a sheet: it is not one of a million.
  const rows = `${HEAD}<row r="2"><c><v>1</v></c><c><v>2</v></c></row><row r="1048576"/>`;
  expect(await linesOf(xlsxOf({ rows }))).toEqual(['code,name', '1,2']);
});

it('finds the head below a title, and leaves a second head out', async () => {
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const rows = `<row>${text('Clienti')}</row>${HEAD.replace(' r="1"', '')}<row>${text('testo')}${text('testo')}</row><row><c><v>1</v></c><c><v>2</v></c></row>`;
  expect(await open(xlsxOf({ rows }))).toMatchObject({
    head: { header: ['code', 'name'], headerRow: 1 },
  });
});

it('the checksum of a text is that of the standard, however it is cut', () => {
  const bytes = strToU8('123456789');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const checksum = createChecksum();
    checksum.add(bytes.subarray(0, cut));
    checksum.add(bytes.subarray(cut));
    expect(checksum.value()).toBe(0xcbf43926);
  }
});

it('takes the sheet with known columns, and another where the user wants it', async () => {
  const sheets = [
    { name: 'Note', rows: '<row><c t="inlineStr"><is><t>niente</t></is></c></row>' },
    { name: 'Clienti', rows: `${HEAD}<row><c><v>1</v></c></row>` },
  ];
  const source = await open(xlsxOf(...sheets));
  expect(source).toMatchObject({ head: { header: ['code', 'name'], book: { sheet: 1 } } });
  const other = await open(xlsxOf(...sheets), 'x.xlsx', { sheet: 0 });
  expect(other).toMatchObject({ problem: 'no_rows', book: { sheet: 0 } });
});

describe('the cells of an .ods', () => {
  it.each([
    [
      'an error of a formula, as it is shown',
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      '#DIV/0!',
    ],
    [
      'a text',
      '<table:table-cell office:value-type="string"><text:p>00123</text:p></table:table-cell>',
      '00123',
    ],
    [
      'a text with a note',
      '<table:table-cell office:value-type="string"><office:annotation><text:p>nota</text:p></office:annotation><text:p>a<text:s text:c="2"/>b</text:p></table:table-cell>',
      'a  b',
    ],
    [
      'a text under an arrow with words of its own',
      '<table:table-cell office:value-type="string"><draw:custom-shape><text:p>qui</text:p></draw:custom-shape><text:p>a</text:p></table:table-cell>',
      'a',
    ],
    [
      'a text in an indented document',
      '<table:table-cell office:value-type="string">\n  <text:p>a<draw:frame><text:p>b</text:p></draw:frame>c</text:p>\n </table:table-cell>',
      'ac',
    ],
    [
      'digits with the zeros of their format',
      '<table:table-cell office:value-type="float" office:value="123"><text:p>00123</text:p></table:table-cell>',
      '00123',
    ],
    [
      'an amount',
      '<table:table-cell office:value-type="currency" office:value="1234.5"><text:p>1.234,50 €</text:p></table:table-cell>',
      '1234.5',
    ],
    [
      'a day',
      '<table:table-cell office:value-type="date" office:date-value="2026-09-09"><text:p>09/09/26</text:p></table:table-cell>',
      '2026-09-09',
    ],
  ])('%s', async (_, cell, expected) => {
    const [head, line] = await linesOf(odsOf(cell));
    expect([head, line]).toEqual(['code,name', `${expected},x`]);
  });
});

describe('a workbook that cannot be read says why', () => {
  const good = xlsxOf({ rows: HEAD });
  const lying = good.slice();
  const compound = (name: string) =>
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      ...strToU8([...name].map((sign) => `${sign}\0`).join('')),
    ]);

  it.each([
    ['an .xls', compound('Workbook'), 'a.xls', 'old_xls'],
    ['an .xls that is a page', '<html><table></table></html>', 'a.xls', 'old_xls'],
    ['an .xlsx with a password', compound('EncryptedPackage'), 'a.xlsx', 'password'],
    ['an .ods with a password', odsOf('', '<manifest:encryption-data/>'), 'a.ods', 'password'],
    ['an archive that is cut off', good.slice(0, -40), 'a.xlsx', 'damaged'],
    ['an archive with changed bytes', changed(lying), 'a.xlsx', 'damaged'],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'a.zip', 'zip'],
    ['bytes named .xlsx', '\x01\x02\x00\x07', 'a.XLSX', 'damaged'],
    ['bytes named .xls', '\x01\x02\x00\x07', 'a.xls', 'old_xls'],
    ['bytes named .csv', '\x01\x02\x00\x07', 'a.csv', 'binary'],
    ['a text document', zipSync({ 'content.xml': strToU8('<a/>') }), 'a.odt', 'zip'],
    ['a .doc', compound('WordDocument'), 'a.csv', 'document'],
    ['a text document in RTF', '{\\rtf1\\ansi', 'a.csv', 'document'],
    ['a PDF named .csv', '%PDF-1.4\n1 0 obj\nxref', 'a.csv', 'pdf'],
    ['a PDF named .xlsx', '%PDF-1.7\n1 0 obj', 'a.xlsx', 'pdf'],
    ['a PNG', new Uint8Array([0x89, ...strToU8('PNG\r\n\x1a\n')]), 'a.csv', 'picture'],
    ['a JPEG without zeros', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 1]), 'a.csv', 'picture'],
    ['a WebP', 'RIFF\x01\x02\x03\x04WEBPVP8 ', 'a.csv', 'picture'],
    ['a page of a login', '\uFEFF \n<!DOCTYPE html><title>Login</title>', 'a.csv', 'web_page'],
    ['a file of XML', '<?xml version="1.0"?><Workbook/>', 'a.xml', 'web_page'],
    ['a file of JSON', '[\n  {"code": "C1"}]', 'a.csv', 'json'],
    ['a text named .xlsx', 'ciao a tutti\nnessun foglio', 'a.xlsx', 'renamed'],
    ['one that says it unpacks to 4 GB', sized(good, 0xfffffff0), 'a.xlsx', 'too_large'],
    ['one that unpacks to more than it says', sized(good, 10), 'a.xlsx', 'damaged'],
    [
      'a million rows',
      xlsxOf({ rows: `${HEAD}<row r="1000001"><c><v>1</v></c></row>` }),
      'a.xlsx',
      'too_many_rows',
    ],
  ] as const)('%s', async (_, bytes, name, problem) => {
    expect(await open(bytes, name)).toMatchObject({ problem });
  });
});

it.each([
  ['a CSV file that was renamed', 'code;name\n1;2', 'a.xlsx'],
  ['a table as an old export names it', 'code\tname\n1\t2', 'a.xls'],
  ['a first cell in braces', '{code};name\n1;2', 'a.csv'],
  ['a first cell in angle brackets', '<code>;name\n1;2', 'a.csv'],
])('reads %s', async (_, text, name) => {
  expect(await open(strToU8(text), name)).toMatchObject({ head: { rows: [['1', '2']] } });
});

/** The archive with a byte of its sheet changed. */
function changed(archive: Uint8Array): Uint8Array {
  const own = archive.slice();
  const at = new TextDecoder('latin1').decode(own).indexOf('sheet1.xml') + 60;
  own[at] = (own[at] ?? 0) ^ 0xff;
  return own;
}

/** The archive whose directory says that its first file unpacks to `size` bytes. */
function sized(archive: Uint8Array, size: number): Uint8Array {
  const own = archive.slice();
  const view = new DataView(own.buffer);
  for (let at = 0; at < own.length - 28; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return own;
}
