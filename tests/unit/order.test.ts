import { describe, expect, it, test } from 'vitest';
import { changedPositions, byPosition, moved, nextPosition } from '@/kit/order/positions';

const at = (id: string, position?: unknown) => ({ id, position });
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).join('');
const changes = (records: readonly { id: string; position?: unknown }[]) =>
  Object.fromEntries(
    changedPositions(records).map(({ record, position }) => [record.id, position]),
  );

test('records are in the order of their places, those without one last', () => {
  expect(ids(byPosition([at('c', 3), at('x'), at('a', 1), at('y', null), at('b', 1)]))).toBe(
    'abcxy',
  );
});

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 4, 'abcd'],
  [-1, 0, 'abcd'],
])('from %i to %i: %s', (from, to, expected) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(expected);
});

describe('the places of a new order', () => {
  it('change between where a record was and where it is, nowhere else', () => {
    const list = [at('a', 1), at('b', 2), at('c', 3), at('d', 4), at('e', 5)];
    expect(changes(moved(list, 3, 1))).toEqual({ d: 2, b: 3, c: 4 });
    expect(changes(list)).toEqual({});
  });

  it('are those there were, gaps included', () => {
    expect(changes([at('b', 20), at('a', 10), at('c', 35)])).toEqual({ b: 10, a: 20 });
  });

  it('are numbered from 1 where two share one or one has none', () => {
    expect(changes([at('a', 1), at('b', 1), at('c', 3)])).toEqual({ b: 2 });
    expect(changes([at('a', 4), at('b')])).toEqual({ a: 1, b: 2 });
  });
});

test('the next place comes after all others', () => {
  expect(nextPosition([])).toBe(1);
  expect(nextPosition([at('a', 7), at('b', 2), at('c')])).toBe(8);
});
