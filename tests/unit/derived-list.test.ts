import type { IncomingMessage, ServerResponse } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PAGES_READ } from '@/core/constants';
import { defineResource } from '@/core/resource';
import { createDataProvider, type ConsoleDataProvider } from '@/providers/data/data-provider';
import { listQuery } from '@/providers/data/list-query';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { stubBrowser } from '../support/browser';
import { serve } from '../support/faulty-server';

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
  },
});

const HOUSES = Array.from({ length: 2_500 }, (_, at) => ({
  _id: String(at).padStart(24, '0'),
  label: `Casa ${at}`,
  people: at % 5,
  street: at % 2 === 0 ? 'Via Roma' : 'Via Etna',
  tags: at % 3 === 0 ? ['old', 'tall'] : [],
}));

let server: Awaited<ReturnType<typeof serve>>;
let provider: ConsoleDataProvider;
let calls: Record<string, string>[];
let answer: (query: Record<string, string>, outgoing: ServerResponse) => void;

beforeAll(async () => {
  server = await serve((incoming: IncomingMessage, outgoing) => {
    if (incoming.method === 'POST') return send(outgoing, { message: 'ok' });
    const query = Object.fromEntries(new URL(incoming.url ?? '', 'http://x').searchParams);
    calls.push(query);
    return answer(query, outgoing);
  });
  stubBrowser({ apiBase: server.url });
  session.start('t', person(['admin']));
});

beforeEach(() => {
  provider = createDataProvider([house], new QueryClient());
  calls = [];
  answer = pageOf(HOUSES, HOUSES.length);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  session.end();
  vi.unstubAllGlobals();
  await server.close();
});

const send = (outgoing: ServerResponse, body: unknown, status = 200) => {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' });
  outgoing.end(JSON.stringify(body));
};

const pageOf =
  (rows: typeof HOUSES, total: number): typeof answer =>
  ({ page, pageSize, street }, outgoing) => {
    const found = street ? rows.filter((row) => row.street === street) : rows;
    const start = (Number(page) - 1) * Number(pageSize);
    const houses = found.slice(start, start + Number(pageSize));
    send(outgoing, { data: { houses, total_rows: street ? found.length : total } });
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

  it('reads every page, of the largest size, and tells how many records it finds', async () => {
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

  it('reads again after five minutes', async () => {
    await list();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1 });
    await list();
    expect(calls).toHaveLength(6);
  });

  it('stops after twenty pages and says how many records it read', async () => {
    answer = ({ page }, outgoing) => {
      const _id = String(page).padStart(24, '0');
      send(outgoing, { data: { houses: [{ _id, people: 0 }], total_rows: 100_000 } });
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
    answer = (_, outgoing) => send(outgoing, { data: { houses: HOUSES.slice(0, 50) } });
    expect((await list()).total).toBe(10);
    expect(calls).toHaveLength(1);
  });

  it('fails where a page fails; asked again, it starts from what was read', async () => {
    const whole = answer;
    answer = (query, outgoing) =>
      query.page === '3' ? send(outgoing, { errors: ['No'] }, 500) : whole(query, outgoing);
    await expect(list()).rejects.toMatchObject({ status: 500 });
    answer = whole;
    await expect(list()).resolves.toMatchObject({ total: 500 });
    expect(calls.map(({ page }) => page)).toEqual(['1', '2', '3', '3']);
  });
});

describe('an abort', () => {
  it('ends the reading, and the call once nobody else waits for it', async () => {
    const closed = vi.fn();
    let answerHeld = () => {};
    const held = new Promise<void>((resolve) => {
      answer = (_, outgoing) => {
        outgoing.on('close', () => outgoing.writableEnded || closed());
        answerHeld = () => send(outgoing, { data: { houses: [], total_rows: 0 } });
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
