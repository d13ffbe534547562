import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineResource } from '@/core/resource';
import { createUrlScheme } from '@/core/routes';
import { code, name } from '@/core/schema';
import { logIn } from '@/providers/data/account';
import { ApiError } from '@/providers/http/api-error';
import { createDataProvider } from '@/providers/data/data-provider';
import { messageOf } from '@/providers/data/record-calls';
import { createBackend } from '../../fixtures/server/app';
import { ACCOUNTS } from '../../fixtures/accounts/seeded-accounts';
import { generateDatabase } from '../../fixtures/data/generate-database';
import { createMemoryStore } from '../../fixtures/store/store';
import { stubBrowser } from '../support/browser';

/**
 * Two definitions nobody has heard of, handed to the router, the data provider and the backend: what
 * they need beyond a folder and a line would be missing here.
 */
const gadget = defineResource({
  name: 'gadget',
  representation: '{title}',
  codeField: 'code',
  routes: {
    list: '/gadget/list',
    create: '/gadget/create',
    edit: '/gadget/edit/:id',
    show: '/gadget/view/:id',
  },
  access: {
    list: 'company:list',
    create: 'company:create',
    edit: 'company:edit',
    show: 'company:list',
    delete: 'company:delete',
  },
  endpoint: {
    base: 'api/v1/gadgets',
    plural: 'gadgets',
    singular: 'gadget',
    filters: ['colour'],
    searched: ['code', 'title'],
    unique: ['code'],
    writable: ['code', 'title', 'colour'],
  },
});

const part = defineResource({
  name: 'part',
  representation: '{title}',
  routes: {
    list: '/gadget/:gadget_id/part/list',
    create: '/gadget/:gadget_id/part/create',
    edit: '/gadget/:gadget_id/part/edit/:id',
  },
  access: {
    list: 'company:list',
    create: 'company:create',
    edit: 'company:edit',
    delete: 'company:delete',
  },
  parents: { gadget_id: 'gadget' },
  endpoint: {
    base: 'api/v1/gadgets/{gadget_id}/parts',
    plural: 'parts',
    singular: 'part',
    filters: [],
    searched: ['title'],
    writable: ['title'],
  },
});

const schemas = {
  gadget: z.object({ code: code(), title: name(), colour: z.string().optional() }),
  part: z.object({ title: name() }),
};

let provider: ReturnType<typeof createDataProvider>;
let close: () => void;

beforeAll(async () => {
  const store = createMemoryStore(await generateDatabase({ customers: 0 }));
  const app = await createBackend({ store, resources: [gadget, part], schemas });
  const server = await new Promise<ReturnType<typeof app.listen>>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  stubBrowser({ apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  provider = createDataProvider([gadget, part]);
  await logIn({ email: ACCOUNTS[0]?.email ?? '', password: ACCOUNTS[0]?.password ?? '' });
});

afterAll(() => {
  vi.unstubAllGlobals();
  close();
});

/** What a call was refused with. */
const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('was not refused');
};

const PAGE = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'code', order: 'ASC' as const },
};

describe('a new resource', () => {
  it('has its addresses', () => {
    const scheme = createUrlScheme([gadget, part], []);
    expect(scheme.toInternal('/gadget/edit/5')).toBe('/gadget/5');
    expect(scheme.toDocumented('/gadget/5/show')).toBe('/gadget/view/5');
    expect(scheme.toDocumented('/part/7', scheme.match('/gadget/5/part/list')?.params)).toBe(
      '/gadget/5/part/edit/7',
    );
  });

  it('is created, listed, searched, filtered, sorted, read, changed and deleted', async () => {
    for (const [index, colour] of ['red', 'blue', 'red'].entries()) {
      const data = { code: `G${index}`, title: `Gadget numero ${index}`, colour, stays: 'home' };
      const { data: created } = await provider.create('gadget', { data });
      expect(messageOf(created)).toBeTruthy();
    }
    const { data: all, total } = await provider.getList('gadget', {
      ...PAGE,
      sort: { field: 'code', order: 'DESC' },
      filter: {},
    });
    expect([total, all.map((record) => record.code)]).toEqual([3, ['G2', 'G1', 'G0']]);
    expect(all[0]).not.toHaveProperty('stays');
    expect((await provider.getList('gadget', { ...PAGE, filter: { q: 'NUMERO 1' } })).total).toBe(
      1,
    );
    expect((await provider.getList('gadget', { ...PAGE, filter: { colour: 'red' } })).total).toBe(
      2,
    );

    const id = String(all[0]?.id);
    const { data: previousData } = await provider.getOne('gadget', { id });
    await provider.update('gadget', {
      id,
      data: { ...previousData, title: 'Altro gadget' },
      previousData,
    });
    expect((await provider.getOne('gadget', { id })).data.title).toBe('Altro gadget');
    await provider.delete('gadget', { id, previousData });
    await expect(provider.getOne('gadget', { id })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps its rules: what is broken, taken or stale', async () => {
    const broken = await refusal(provider.create('gadget', { data: { code: 'a b', title: 'xx' } }));
    expect([broken.status, Object.keys(broken.body.errors ?? {})]).toEqual([
      422,
      ['code', 'title'],
    ]);
    const taken = await refusal(
      provider.create('gadget', { data: { code: 'G0', title: 'Doppione' } }),
    );
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([409, ['code']]);
    const {
      data: [record],
    } = await provider.getList('gadget', { ...PAGE, filter: {} });
    const previousData = {
      ...record,
      id: record?.id ?? '',
      updated_at: '2020-01-01T00:00:00.000Z',
    };
    const stale = await refusal(
      provider.update('gadget', { id: previousData.id, data: previousData, previousData }),
    );
    expect(stale.status).toBe(409);
  });

  it('hangs below a parent where its base says so', async () => {
    const { data: parents } = await provider.getList('gadget', { ...PAGE, filter: {} });
    const [one, other] = parents.map(({ id }) => ({ parents: { gadget_id: String(id) } }));
    const { data: created } = await provider.create('part', {
      data: { title: 'Prima parte' },
      meta: one,
    });
    const listed = (meta: typeof one) =>
      provider.getList('part', {
        ...PAGE,
        sort: { field: 'title', order: 'ASC' },
        filter: {},
        meta,
      });
    expect((await listed(one)).data.map(({ title }) => title)).toEqual(['Prima parte']);
    expect((await listed(other)).total).toBe(0);
    await expect(provider.getOne('part', { id: created.id, meta: other })).rejects.toMatchObject({
      status: 404,
    });
    await provider.update('part', {
      id: created.id,
      data: { ...created, title: 'Altra parte' },
      previousData: created,
      meta: one,
    });
    expect((await provider.getOne('part', { id: created.id, meta: one })).data.title).toBe(
      'Altra parte',
    );
    await provider.delete('part', { id: created.id, meta: one });
    expect((await listed(one)).total).toBe(0);
    await expect(provider.getList('part', PAGE as never)).rejects.toThrow('gadget_id');
  });
});
