import { ADMINS, MANAGERS, permit, type Role } from '@/core/permissions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineResource } from '@/core/resource';
import { resources } from '@/resources/registry';
import { logIn } from '@/providers/data/account';
import { createDataProvider } from '@/providers/data/data-provider';
import { session } from '@/providers/session/session';
import { openScene, PASSWORD, type Scene } from '../support/backend-scene';
import { stubBrowser } from '../support/browser';

/** Two resources at one base, distinguished by a field that holds one value in all records of each. */
const bottle = (name: string, kind: string, roles: readonly Role[]) =>
  defineResource({
    name,
    representation: '{title}',
    routes: {},
    access: {
      list: permit('bottle:list', roles),
      create: permit('bottle:create', roles),
      edit: permit('bottle:edit', roles),
    },
    endpoint: {
      base: 'api/v1/bottles',
      plural: 'bottles',
      singular: 'bottle',
      filters: ['size'],
      fixed: { kind },
      searched: ['title'],
      writable: ['kind', 'title'],
    },
  });
const own = [...resources, bottle('wine', 'wine', ADMINS), bottle('oil', 'oil', MANAGERS)];
const ROWS = [
  { _id: 'w1', kind: 'wine', title: 'Rosso', size: '75' },
  { _id: 'o1', kind: 'oil', title: 'Extra', size: '75' },
  { _id: 'w2', kind: 'wine', title: 'Bianco', size: '50' },
];
const titles = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map(({ title }) => title);

let scene: Scene;
beforeAll(async () => {
  const kinds = { wine: 'Vino', oil: 'Olio' };
  const schemas = Object.fromEntries(
    Object.entries(kinds).map(([kind, word]) => [
      kind,
      z.object({ kind: z.literal(kind), title: z.string().startsWith(word) }),
    ]),
  );
  scene = await openScene(
    { resources: own, schemas },
    { bottles: ROWS },
    { hasForeignValues: true },
  );
});
afterAll(() => scene.close());

describe('the fixture backend', () => {
  const base = '/api/v1/bottles';
  const listed = async (who: string, query: string) => {
    const { status, json } = await scene.call(who, base + query);
    return status === 200 ? titles(json.data.bottles) : status;
  };

  it('lists those of one value, of all, or of none', async () => {
    expect(await listed('admin', '?kind=wine')).toEqual(['Rosso', 'Bianco']);
    expect(await listed('admin', '?kind=wine&size=50')).toEqual(['Bianco']);
    expect(await listed('admin', '')).toEqual(['Extra', 'Rosso', 'Bianco']);
    expect(await listed('admin', '?kind=beer')).toEqual([]);
  });

  it('answers users who may see the resource that is meant', async () => {
    expect(await listed('company', '?kind=oil')).toEqual(['Extra']);
    expect(await listed('company', '?kind=wine')).toBe(403);
    expect(await listed('company', '')).toBe(403);
    expect((await scene.call('company', `${base}/o1`)).status).toBe(200);
    expect((await scene.call('company', `${base}/w1`)).status).toBe(403);
  });

  it('keeps the rules of the resource that is meant', async () => {
    const post = (path: string, body: object) => scene.call('admin', base + path, body);
    expect((await post('', { kind: 'oil', title: 'Vino' })).status).toBe(422);
    expect((await post('', { kind: 'oil', title: 'Olio nuovo' })).status).toBe(201);
    expect((await post('', { title: 'Vino' })).status).toBe(422);
    expect((await post('/w1/update', { kind: 'oil', title: 'Olio' })).status).toBe(422);
    expect((await post('/w1/update', { kind: 'wine', title: 'Vino' })).status).toBe(200);
  });
});

describe('the data provider', () => {
  let sent: { query: string; body: unknown }[];
  let provider: ReturnType<typeof createDataProvider>;
  beforeAll(async () => {
    stubBrowser({ apiBase: scene.url });
    provider = createDataProvider(own);
    await logIn({ email: 'admin@x.it', password: PASSWORD });
    const send = globalThis.fetch;
    sent = [];
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      sent.push({ query: new URL(input).search, body: init.body });
      return send(input, init);
    });
  });
  afterAll(() => {
    session.end();
    vi.unstubAllGlobals();
  });

  it('asks for one value in every list, whatever else it is narrowed by', async () => {
    const { data } = await provider.getList('wine', { filter: { kind: 'oil', size: '50' } });
    expect(titles(data)).toEqual(['Bianco']);
    expect(sent.at(-1)?.query).toContain('&kind=wine&size=50');
  });

  it('sends it with every write', async () => {
    await provider.create('oil', { data: { title: 'Olio di prova' } });
    expect(JSON.parse(String(sent.at(-1)?.body))).toEqual({ kind: 'oil', title: 'Olio di prova' });
  });

  it('finds no record of the other resource', async () => {
    expect((await provider.getOne('oil', { id: 'o1' })).data).toMatchObject({ kind: 'oil' });
    await expect(provider.getOne('oil', { id: 'w1' })).rejects.toMatchObject({ status: 404 });
  });
});
