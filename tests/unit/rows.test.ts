import { expect, test } from 'vitest';
import { sortRows } from '@/providers/data/rows';

const ROWS = [null, 'C 10', 'b', '  ', 'C 9', undefined, 'Àa', []];

test.each([
  ['upwards', 1, ['Àa', 'b', 'C 9', 'C 10']],
  ['downwards', -1, ['C 10', 'C 9', 'b', 'Àa']],
] as const)('%s, what is empty comes last', (_, direction, filled) => {
  const sorted = sortRows(ROWS, (row) => row, { sortField: 'name', sortDir: direction });
  expect(sorted).toEqual([...filled, null, '  ', undefined, []]);
});

test.each([1, -1] as const)('nought is a number, not empty (%d)', (direction) => {
  const sorted = sortRows([null, 0, 5, -2], (row) => row, {
    sortField: 'points',
    sortDir: direction,
  });
  expect(sorted).toEqual(direction === 1 ? [-2, 0, 5, null] : [5, 0, -2, null]);
});

test('ids are in the order of a backend, not of a user', () => {
  const sorted = sortRows(['65a1', '652b'], (row) => row, { sortField: '_id', sortDir: 1 });
  expect(sorted).toEqual(['652b', '65a1']);
});
