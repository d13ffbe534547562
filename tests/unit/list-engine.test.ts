// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createListEngine, type Source } from '../../fixtures/records/list-engine';
import { createRandom } from '../../fixtures/data/random';
import { createMemoryStore, type Row, type Store } from '../../fixtures/store/store';

const WORDS = ['Aurora', 'bar', 'Caffè', 'Zanzibar', '', null, 7, true];

const sourceOf = (store: Store, version = ''): Source => ({
  name: 'rows',
  rows: store.rows('rows'),
  version: store.version('rows'),
  changes: {
    since: (before) => store.changedSince('rows', before),
    version: () => store.version('rows'),
    find: (id) => store.find('rows', id),
  },
  searched: ['name'],
  valueOf: (row, field) => row[field],
  versionOf: () => version,
});

const everyRow = { key: 'all', version: '', sees: () => true };
const even = { key: 'even', version: '', sees: ({ size }: Row) => Number(size) % 2 === 0 };

const query = (fields: object = {}) => ({
  page: 1,
  pageSize: 1000,
  searchTerm: '',
  sortField: 'name',
  sortDir: 1 as const,
  filters: {},
  ...fields,
});

const QUERIES = [
  query(),
  query({ sortField: 'size', sortDir: -1 }),
  query({ searchTerm: 'bar' }),
  query({ filters: { name: 'Caffè' } }),
  query({ page: 2, pageSize: 7, sortField: '_id' }),
];

describe('a list that follows its rows', () => {
  it.each([1, 2, 3])('answers as one made anew would (seed %d)', async (seed) => {
    const random = createRandom(seed, 'lists');
    const row = (_id: string): Row => ({ _id, name: random.pick(WORDS), size: random.below(9) });
    const store = createMemoryStore({
      rows: Array.from({ length: 50 }, (_, at) => row(`r${at}`)),
    });
    const lists = createListEngine();
    const write = (step: number) => {
      const known = random.pick(store.rows('rows'));
      if (random.chance(0.3)) store.insert('rows', row(`n${step}`));
      else if (random.chance(0.4)) store.remove('rows', known._id);
      else store.replace('rows', row(known._id));
    };
    for (let step = 0; step < 60; step += 1) {
      for (const each of QUERIES) {
        const scope = random.pick([everyRow, even]);
        const asked = lists.page(sourceOf(store), scope, each, 'size');
        // Lists of which a part is being made meet writes, too.
        if (random.chance(0.5)) write(step * 10 + QUERIES.indexOf(each));
        const answered = await asked;
        const anew = createListEngine().page(sourceOf(store), scope, each, 'size');
        expect(answered).toEqual(await anew);
      }
    }
  });

  it('reads no row again that stayed as it was', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ _id: `r${at}`, name: `n${at}` }));
    const store = createMemoryStore({ rows });
    const lists = createListEngine();
    let read = 0;
    const page = () =>
      lists.page(
        { ...sourceOf(store), valueOf: (row, field) => (read++, row[field]) },
        everyRow,
        query({ searchTerm: 'n', filters: { name: 'new' } }),
      );
    expect((await page()).total).toBe(0);
    expect(read).toBeGreaterThan(5000);
    read = 0;
    store.replace('rows', { _id: 'r7', name: 'new' });
    expect((await page()).total).toBe(1);
    expect(read).toBeLessThan(50);
  });

  it('makes anew what another collection was read for', async () => {
    const store = createMemoryStore({ rows: [{ _id: 'a' }] });
    const lists = createListEngine();
    const named = (name: string) =>
      lists.page(
        { ...sourceOf(store, name), valueOf: () => name },
        everyRow,
        query({ searchTerm: name }),
      );
    expect((await named('before')).total).toBe(1);
    expect((await named('after')).total).toBe(1);
  });

  it('asks again for a part that failed', async () => {
    const store = createMemoryStore({ rows: [{ _id: 'a' }] });
    const lists = createListEngine();
    const failing = {
      ...sourceOf(store),
      valueOf: () => {
        throw new Error('once');
      },
    };
    await expect(lists.page(failing, everyRow, query())).rejects.toThrow('once');
    expect((await lists.page(sourceOf(store), everyRow, query())).total).toBe(1);
  });
});

it('a store tells which rows were written to since, as long as it knows', () => {
  const store = createMemoryStore({ rows: [{ _id: 'a' }] });
  const before = store.version('rows');
  store.insert('rows', { _id: 'b' });
  store.replace('rows', { _id: 'a' });
  store.remove('rows', 'b');
  expect(store.changedSince('rows', before)).toEqual(['b', 'a', 'b']);
  expect(store.changedSince('rows', store.version('rows'))).toEqual([]);
  expect(store.changedSince('nothing', 0)).toEqual([]);
  for (let count = 0; count < 20_000; count += 1) store.replace('rows', { _id: 'a' });
  expect(store.changedSince('rows', before)).toBeUndefined();
});
