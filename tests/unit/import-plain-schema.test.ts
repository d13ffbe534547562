import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDigits } from '@/core/schema/number';
import { readCells, type ImportFormat } from '@/core/imports';
import { createWorkbench } from '@/imports/workbench/workbench';
import { NOTE } from '@/imports/check/note-row';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { formats as locationFormats } from '@/resources/location/location.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';

/** Right cells and wrong ones of every kind; few, so that rows repeat those above them. */
const CELLS = [
  '',
  ' ',
  'A',
  'AB',
  'Bar Sport',
  'C1|C2',
  'C1||',
  'è',
  'a b',
  '-',
  '2026',
  '13',
  '9',
  '09',
  '12.5',
  '12.345',
  '-3',
  '1e3',
  '0',
  '.5',
  '5.',
  '1000000001',
  'x@y.it',
  'x@y',
  'active',
  'gone',
  '01234567897',
  '1234',
  '90',
  '45.1',
  '2026-02-30',
];

/** The columns with an error, row by row, as the check says them: beside warnings and repeated keys. */
const checked = async (format: ImportFormat, rows: readonly (readonly string[])[]) => {
  const bench = createWorkbench(format);
  const header = format.columns.map(({ name }) => name);
  const text = [header, ...rows].map((cells) => cells.join(',')).join('\n');
  const head = await bench.open(new Blob([text]), { separator: ',', quoting: 'double' });
  if ('problem' in head) throw new Error(head.problem);
  const { rows: count } = await bench.check(head.header, () => undefined);
  // A text by itself in a row looks like a note: it is none here.
  bench.leave({ column: '', message: NOTE });
  const found: string[][] = Array.from({ length: count }, () => []);
  for (const { row, column, message, isWarning } of bench.issues(null, 0, 10_000)) {
    if (!isWarning && !NOT_OF_THE_SCHEMA.test(message)) found[row]?.push(column);
  }
  return found.map((columns) => columns.sort());
};
const NOT_OF_THE_SCHEMA = /\.(duplicate|rounded|too_many_cells)$/;

/** The same by the plain schema. */
const plain = (format: ImportFormat, cells: readonly string[]): string[] => {
  const { schema, columns } = format;
  const texts = Object.fromEntries(columns.map(({ name }, at) => [name, (cells[at] ?? '').trim()]));
  const issues = schema.safeParse(readCells(format, texts)).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => String(path[0] ?? '')))].sort();
};

describe.each([
  ['customers', customerFormats.Customer],
  ['turnovers', turnoverFormats.Turnover],
  ['locations', locationFormats.Location],
])('the check of %s', (_, format) => {
  it('finds the errors of the plain schema, to the cell', async () => {
    if (!format) throw new Error('There is no such format');
    const { length } = format.columns;
    const row = fc
      .array(fc.constantFrom(...CELLS), { minLength: length, maxLength: length })
      .filter((cells) => cells.some((cell) => cell.trim() !== ''));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (rows) => {
        const expected = rows.map((cells) => plain(format, cells));
        // The schema compares fields only where each of them is right: the check says more at once.
        const found = await checked(format, rows);
        expect(
          found.map((columns, at) => columns.filter((name) => expected[at]?.includes(name))),
        ).toEqual(expected);
        expect(found.map((columns) => columns.length > 0)).toEqual(
          expected.map((columns) => columns.length > 0),
        );
      }),
      { seed: 36, numRuns: 60 },
    );
  });
});

it('digits are read as Number reads them, to the bit', () => {
  const digits = fc.stringMatching(/^\d{1,9}(\.\d{1,5})?$/);
  fc.assert(
    fc.property(digits, (text) => {
      expect(readDigits(text)).toBe(Number(text));
    }),
    { seed: 36, numRuns: 5_000 },
  );
  for (const text of [
    '',
    '.',
    '.5',
    '5.',
    '1.2.3',
    '+1',
    '-1',
    '1e3',
    '1,5',
    ' 1',
    '1'.repeat(16),
  ]) {
    expect(readDigits(text)).toBeUndefined();
  }
});
