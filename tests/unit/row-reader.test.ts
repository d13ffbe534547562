import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { optionalText, requiredText } from '@/core/schema/text';
import { requiredWhole } from '@/core/schema/csv-number';
import * as z from '@/core/zod';
import { rowOf, type RowText } from '@/imports/read/csv-parser';
import { kindsOf } from '@/imports/check/file-layout';
import { createLookups } from '@/imports/compare/lookups';
import { createRowReader, formatColumns } from '@/imports/check/row-reader';

const format: ImportFormat = {
  key: ['code', 'month'],
  schema: z.object({ code: requiredText(), month: requiredWhole(1, 12), note: optionalText() }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'month', examples: ['1', '2'] },
    { name: 'note', examples: ['a', 'b'] },
  ],
};
const MAPPING = ['code', null, 'month', 'note'];

const readerOf = () =>
  createRowReader(
    formatColumns(
      format,
      {
        mapping: MAPPING,
        readers: new Map(),
        constants: new Map(),
        inherited: new Set(),
        words: {},
        kinds: kindsOf(format),
      },
      createLookups(format).all(),
    ),
    MAPPING.length,
  );

/** Few cells, so that rows are like those before them: escaped, empty, cut short, one the beginning of another. */
const cell = fc.constantFrom(
  '',
  'A',
  'AB',
  ' A',
  "'=1",
  "x;'",
  '09',
  '9',
  '13',
  '\u0001',
  'A\u0002B',
);
const row = fc.array(cell, { minLength: 1, maxLength: 6 });

test('a row says the same whatever the row before it says', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 12 }), (rows) => {
      const read = readerOf();
      for (const cells of rows) {
        const text = rowOf(cells);
        expect(structuredClone(read(text))).toEqual(readerOf()(text));
      }
    }),
    { seed: 20, numRuns: 300 },
  );
});

test('a cell ends with its row, though the one above it is broken into lines', () => {
  const above = 'A;x;9;B\nA';
  const text = 'A;x;9;B\nA;x;9';
  const read = readerOf();
  const noteIn = (row: RowText) => read(row).cells[2]?.text;
  expect(noteIn({ text: above, start: 0, end: above.length, separator: ';' })).toBe('B\nA');
  expect(noteIn({ text, start: 0, end: text.indexOf('\n'), separator: ';' })).toBe('B');
});
