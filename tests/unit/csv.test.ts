import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { escapeCells, unescapeCells } from '@/core/csv';
import { toCsvLines } from '@/kit/export/csv';

/** Runs in a spreadsheet; a number with its sign does not. */
const isFormula = (cell: string) =>
  /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^[+-]\d+([.,]\d+)?$/.test(cell);

const cellsOf = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text.replace('\uFEFF', ''), { delimiter }).data.flat();

test.each([
  ['=5', "'=5"],
  ['=0,5', "'=0,5"],
  ['@5', "'@5"],
  ['\t5', "'\t5"],
  ['\r5', "'\r5"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠a', "'＠a"],
  ['-5-3', "'-5-3"],
  ['a;=1', "a;'=1"],
  ['a,@x', "a,'@x"],
  ['a\n=1', "a\n'=1"],
  ['a;"=1', 'a;\'"=1'],
  ['-5', '-5'],
  ['+5,5', '+5,5'],
  ['-0.25', '-0.25'],
  ['+39 06 1234567', '+39 06 1234567'],
  ['+390612345', '+390612345'],
  ['+39 06 123-456', "'+39 06 123-456"],
  ['+39=1', "'+39=1"],
  ['++39', "'++39"],
  ['+ ', "'+ "],
  ['a - b', 'a - b'],
  ['rossi@example.com', 'rossi@example.com'],
  ['', ''],
])('%j is written as %j', (cell, written) => {
  expect(escapeCells(['x', cell])).toEqual(['x', written]);
});

test('a number that starts a row is escaped: split elsewhere, the line has more than the number', () => {
  expect(escapeCells(['-5', 'a'])).toEqual(["'-5", 'a']);
  expect(escapeCells(['-5'])).toEqual(['-5']);
});

describe.each([',', ';'])('a file written with %j', (written) => {
  const HARD = [...'=+-@\t\r\n,;"\'5a ＝＋－＠'];
  const cell = fc.array(fc.constantFrom(...HARD), { maxLength: 6 }).map((all) => all.join(''));
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 3 });

  it.each([',', ';'])('has no formula for a reader that splits at %j', (read) => {
    fc.assert(
      fc.property(rows, (table) => {
        const text = Papa.unparse(table.map(escapeCells), { delimiter: written, newline: '\r\n' });
        expect(cellsOf(text, read).filter(isFormula)).toEqual([]);
      }),
      { seed: 20261121, numRuns: 1500 },
    );
  });
});

test('what was escaped is read as it was, wherever in a cell, apostrophes of its own too', () => {
  const HARD = [...'=+-@\t\r\n,;"\'5a ＝＠'];
  const cell = fc.array(fc.constantFrom(...HARD), { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
      expect(unescapeCells(escapeCells(cells))).toEqual(cells);
    }),
    { seed: 20261122, numRuns: 5000 },
  );
});

test('an export is read as it was written, numbers too', () => {
  const text = toCsvLines([
    ['Nome', 'Saldo'],
    ['Caffè "Aurora", Torino', '-5.5'],
  ]);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(cellsOf(text.trim(), ',')).toEqual(['Nome', 'Saldo', 'Caffè "Aurora", Torino', '-5.5']);
});
