import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeLine } from '@/imports/read/csv-line';
import { firstRows } from '@/imports/read/detect-separator';

it('the first rows of a file are read whole, however long they are', () => {
  const texts = ['', 'A', 'è', 'a "b" c', 'x,y', 'x\ny', 'x\r\ny', 'word '.repeat(4_000) + 'end'];
  const row = fc.array(fc.constantFrom(...texts), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const own = rows.map((cells) => ['first', ...cells]);
      const head = own.map(writeLine).join('');
      const found = firstRows(head, { separator: ',', quoting: 'double' });
      expect(found.map(({ cells }) => cells)).toEqual(own.slice(0, 20));
    }),
    { seed: 36, numRuns: 60 },
  );
});
