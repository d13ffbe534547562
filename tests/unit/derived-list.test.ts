import type { ServerResponse } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PAGES_READ, MAX_PARENTS_COUNTED } from '@/core/constants';
import { defineResource } from '@/core/resource';
import { createDataProvider, type ConsoleDataProvider } from '@/providers/data/data-provider';
import { listQuery } from '@/providers/data/list-query';
import { sendJson, serveSignedIn } from '../support/signed-in-server';

/** No parameter says whether a house is empty; the codec derives it from the people in it. */
const house = defineResource({
  name: 'house',
  representation: '{title}',
  routes: {},
  access: {},
  endpoint: {
    base: 'api/v1/houses',
    plural: 'houses',
    singular: 'house',
    filters: ['street'],
    derived: ['state', 'tags'],
    searched: ['label'],
    writable: ['label'],
  },
  codec: {
    read: ({ label, people, ...rest }) => ({
      ...rest,
      title: label,
      state: people === 0 ? 'empty' : 'lived-in',
    }),
    childless: {
      field: 'state',
      among: ['lived-in'],
      value: 'unfurnished',
      childrenIn: 'kind',
    },
  },
});

/** The rooms of a house: they are counted, one call a house. */
const room = defineResource({
  name: 'room',
  representation: '{title}',
  routes: {},
  access: {},
  parents: { house_id: 'house' },
  endpoint: {
    base: 'api/v1/rooms',
    plural: 'rooms',
    singular: 'room',
    filters: [],
    searched: [],
    writable: ['house_id'],
  },
});

const HOUSES = Array.from({ length: 2_500 }, (_, at) => ({
  _id: String(at).padStart(24, '0'),
  label: `Casa ${at}`,
  people: at % 5,
  street: at % 2 === 0 ? 'Via Roma' : 'Via Etna',
  tags: at % 3 === 0 ? ['old', 'tall'] : [],
}));

let provider: ConsoleDataProvider;
let calls: Record<string, string>[];
let answer: (query: Record<string, string>, outgoing: ServerResponse) => void;

serveSignedIn((incoming, outgoing) => {
  if (incoming.method === 'POST') return sendJson(outgoing, { message: 'ok' });
  const query = Object.fromEntries(new URL(incoming.url ?? '', 'http://x').searchParams);
  calls.push(query);
  return answer(query, outgoing);
});

beforeEach(() => {
  provider = createDataProvider([house, room], new QueryClient());
  calls = [];
  answer = pageOf(HOUSES, HOUSES.length);
});
afterEach(() => vi.useRealTimers());

const pageOf =
  (rows: typeof HOUSES, total: number): typeof answer =>
  ({ page, pageSize, street }, outgoing) => {
    const found = street ? rows.filter((row) => row.street === street) : rows;
    const start = (Number(page) - 1) * Number(pageSize);
    const houses = found.slice(start, start + Number(pageSize));
    sendJson(outgoing, { data: { houses, total_rows: street ? found.length : total } });
  };

const EMPTY = { state: 'empty' };
const list = (params: Partial<GetListParams> = {}) =>
  provider.getList('house', {
    pagination: { page: 1, perPage: 3 },
    filter: EMPTY,
    ...params,
  });
const titles = async (params?: Partial<GetListParams>) =>
  (await list(params)).data.map(({ title }) => title);

describe('a derived filter', () => {
  it('is never sent', () => {
    expect(listQuery(house, { filter: { ...EMPTY, street: 'Via Roma' } })).toEqual({
      page: 1,
      pageSize: 10,
      searchTerm: '',
      sortField: '_id',
      sortDir: 1,
      street: 'Via Roma',
    });
  });

  it('reads every page, of the largest size, and returns how many records it finds', async () => {
    const { total, data, meta } = await list();
    expect(total).toBe(500);
    expect(data.map(({ id }) => Number(id))).toEqual([0, 5, 10]);
    expect(meta).toEqual({ coverage: { read: 2_500, total: 2_500 } });
    expect(calls.map(({ page, pageSize, sortField }) => [page, pageSize, sortField])).toEqual([
      ['1', '1000', '_id'],
      ['2', '1000', '_id'],
      ['3', '1000', '_id'],
    ]);
  });

  it('goes with the others: the search and the wire’s filters are asked for, further ones looked for', async () => {
    const filter = { ...EMPTY, street: 'Via Roma', q: ' casa ', tags: 'tall', nobody: 'knows' };
    const { total } = await list({ filter });
    expect(total).toBe(HOUSES.filter((_, at) => at % 30 === 0).length);
    expect(calls[0]).toEqual({
      page: '1',
      pageSize: '1000',
      searchTerm: 'casa',
      sortField: '_id',
      sortDir: '1',
      street: 'Via Roma',
    });
  });

  it('sorts by the record’s field, or the wire’s, numbers in a text by their size; and pages', async () => {
    expect(await titles({ sort: { field: 'label', order: 'DESC' } })).toEqual([
      'Casa 2495',
      'Casa 2490',
      'Casa 2485',
    ]);
    expect(
      await titles({
        sort: { field: 'title', order: 'ASC' },
        pagination: { page: 2, perPage: 3 },
      }),
    ).toEqual(['Casa 15', 'Casa 20', 'Casa 25']);
  });

  it('asks for nothing twice, however the list is sorted, paged and counted', async () => {
    await list();
    await list({ pagination: { page: 7, perPage: 25 } });
    await list({ sort: { field: 'label', order: 'DESC' }, filter: { state: 'lived-in' } });
    const kept = await provider.getCachedPage('house', { page: 2 });
    expect(kept.data[0]).toMatchObject({ title: 'Casa 1000' });
    const derived = { page: 1, pageSize: 2, filter: { state: 'lived-in' } };
    expect((await provider.getCachedPage('house', derived)).data).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });

  it('shares calls under way', async () => {
    const totals = await Promise.all([list(), list({ filter: { state: 'lived-in' } })]);
    expect(totals.map(({ total }) => total)).toEqual([500, 2_000]);
    expect(calls).toHaveLength(3);
  });

  it('reads again after a write', async () => {
    await list();
    await provider.create('house', { data: { label: 'Casa nuova' } });
    await list();
    expect(calls).toHaveLength(6);
  });

  it('reads again after a write that came while it was read', async () => {
    const whole = answer;
    let send = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = (query, outgoing) => {
        send = () => whole(query, outgoing);
        resolve();
      };
    });
    const before = provider.getCachedPage('house', { page: 1 });
    await isAsked;
    answer = whole;
    await provider.create('house', { data: { label: 'Casa nuova' } });
    send();
    expect((await before).data).toHaveLength(1_000);
    await provider.getCachedPage('house', { page: 1 });
    expect(calls).toHaveLength(2);
  });

  it('reads again after five minutes', async () => {
    await list();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1 });
    await list();
    expect(calls).toHaveLength(6);
  });

  it('stops after twenty pages and says how many records it read', async () => {
    answer = ({ page }, outgoing) => {
      const _id = String(page).padStart(24, '0');
      sendJson(outgoing, { data: { houses: [{ _id, people: 0 }], total_rows: 100_000 } });
    };
    const { total, meta } = await list();
    expect([total, meta]).toEqual([20, { coverage: { read: 20, total: 100_000 } }]);
    expect(calls).toHaveLength(MAX_PAGES_READ);
  });

  it('ends where there are no more rows, whatever was said of their number', async () => {
    answer = pageOf(HOUSES.slice(0, 10), 3_000);
    const { total, meta } = await list();
    expect([total, meta]).toEqual([2, { coverage: { read: 10, total: 10 } }]);
  });

  it('works on an answer without total_rows too', async () => {
    answer = (_, outgoing) => sendJson(outgoing, { data: { houses: HOUSES.slice(0, 50) } });
    expect((await list()).total).toBe(10);
    expect(calls).toHaveLength(1);
  });

  it('fails where a page fails; asked again, it starts from what was read', async () => {
    const whole = answer;
    answer = (query, outgoing) =>
      query.page === '3' ? sendJson(outgoing, { errors: ['No'] }, 500) : whole(query, outgoing);
    await expect(list()).rejects.toMatchObject({ status: 500 });
    answer = whole;
    await expect(list()).resolves.toMatchObject({ total: 500 });
    expect(calls.map(({ page }) => page)).toEqual(['1', '2', '3', '3']);
  });
});

describe('a state that needs the number of children', () => {
  const roomsOf = (house_id: string) => (Number(house_id) % 3 === 0 ? 0 : 2);
  let refused: (house_id: string) => number | undefined;

  const answerWith = (some: typeof HOUSES) => {
    const houses = some.map((row) => ({ ...row, kind: 'room' }));
    const list = pageOf(houses, houses.length);
    answer = (query, outgoing) => {
      const { house_id } = query;
      if (house_id === undefined) return list(query, outgoing);
      const status = refused(house_id);
      if (status) return sendJson(outgoing, { errors: ['No'] }, status);
      const rooms = Array.from({ length: Math.min(1, roomsOf(house_id)) }, () => ({ _id: 'R' }));
      return sendJson(outgoing, { data: { rooms, total_rows: roomsOf(house_id) } });
    };
  };

  beforeEach(() => {
    refused = () => undefined;
    answerWith(HOUSES.slice(0, 30));
  });

  /** Lived in, in the first thirty: without those a multiple of five. */
  const OPEN = 24;
  const BARE = [3, 6, 9, 12, 18, 21, 24, 27];
  const counts = () => calls.filter(({ house_id }) => house_id);

  it('is found by the filter, one call of one row a record that may have it', async () => {
    const { data, total, meta } = await list({
      filter: { state: 'unfurnished' },
      pagination: { page: 1, perPage: 10 },
    });
    expect(data.map(({ id }) => Number(id))).toEqual(BARE);
    expect(data[0]).toMatchObject({ state: 'unfurnished' });
    expect([total, meta]).toEqual([8, { coverage: { read: 30, total: 30 } }]);
    expect(counts()).toHaveLength(OPEN);
    expect(new Set(counts().map(({ pageSize }) => pageSize))).toEqual(new Set(['1']));
  });

  it('is taken out of the states it replaces, and nothing is counted twice', async () => {
    await list({ filter: { state: 'unfurnished' } });
    const { total } = await list({ filter: { state: 'lived-in' } });
    expect(total).toBe(OPEN - BARE.length);
    expect(counts()).toHaveLength(OPEN);
    // A badge of one of them asks for the same count.
    const parents = { house_id: HOUSES[BARE[0] ?? 0]?._id ?? '' };
    const shown = await provider.getCachedPage('room', { page: 1, pageSize: 1, meta: { parents } });
    expect(shown.total).toBe(0);
    expect(counts()).toHaveLength(OPEN);
  });

  it('is counted for a list sorted by it, and for no other', async () => {
    await list({ filter: { state: 'empty' } });
    await list({ filter: { tags: 'old' } });
    expect(counts()).toHaveLength(0);
    const sorted = await list({ filter: {}, sort: { field: 'state', order: 'DESC' } });
    expect(sorted.data.map(({ id }) => Number(id))).toEqual(BARE.slice(0, 3));
  });

  it('is counted anew after a child is added', async () => {
    await list({ filter: { state: 'unfurnished' } });
    await provider.create('room', {
      data: { house_id: '3' },
      meta: { parents: { house_id: '3' } },
    });
    await list({ filter: { state: 'unfurnished' } });
    expect(counts()).toHaveLength(OPEN * 2);
  });

  it('says of how many records it knows: those a user may not look into are left out', async () => {
    refused = (id) => (Number(id) < 10 ? 403 : undefined);
    const { total, meta } = await list({ filter: { state: 'unfurnished' } });
    expect([total, meta]).toEqual([5, { coverage: { read: 22, total: 30 } }]);
  });

  it('fails with a call that fails', async () => {
    answerWith(HOUSES.slice(12, 13));
    refused = () => 500;
    await expect(list({ filter: { state: 'unfurnished' } })).rejects.toMatchObject({ status: 500 });
  });

  it('counts the first two hundred in the list’s order, of however many', async () => {
    answerWith(HOUSES);
    const { data, meta } = await list({
      filter: { state: 'unfurnished' },
      sort: { field: '_id', order: 'DESC' },
    });
    expect(counts()).toHaveLength(MAX_PARENTS_COUNTED);
    expect(data.map(({ id }) => Number(id))).toEqual([2499, 2496, 2493]);
    expect(meta).toEqual({ coverage: { read: 2_500 - 1_800, total: 2_500 } });
  });
});

describe('an abort', () => {
  it('ends the reading, and the call once nobody else waits for it', async () => {
    const closed = vi.fn();
    let answerHeld = () => {};
    const held = new Promise<void>((resolve) => {
      answer = (_, outgoing) => {
        outgoing.on('close', () => outgoing.writableEnded || closed());
        answerHeld = () => sendJson(outgoing, { data: { houses: [], total_rows: 0 } });
        resolve();
      };
    });
    const [one, other] = [new AbortController(), new AbortController()];
    const first = list({ signal: one.signal });
    const second = list({ signal: other.signal });
    await held;
    one.abort();
    await expect(first).rejects.toThrow(/abort/);
    expect(closed).not.toHaveBeenCalled();
    other.abort();
    await expect(second).rejects.toThrow(/abort/);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(calls).toHaveLength(1);
    answerHeld();
  });

  it('before the start asks for nothing', async () => {
    await expect(list({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
    await expect(list()).resolves.toMatchObject({ total: 500 });
  });
});
