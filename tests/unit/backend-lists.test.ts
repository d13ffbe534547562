import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openScene, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const codes = async (who: string, query: string) => {
  const { json } = await scene.call(who, `/api/v1/customers?${query}`);
  return [
    json.data.customers.map((row: { code: string }) => row.code).join(' '),
    json.data.total_rows,
  ];
};

describe('a list', () => {
  it.each([
    ['the first page of ten', '', 'K1 K2 K3 K4 K5 K6 K7 K8', 8],
    ['a page', 'page=2&pageSize=3', 'K4 K5 K6', 8],
    ['a page past the end', 'page=9', '', 8],
    ['descending', 'sortField=code&sortDir=-1&pageSize=2', 'K8 K7', 8],
    ['a search without its accent', 'searchTerm=CAFFE%20k3', 'K3', 1],
    ['a search with an accent', 'searchTerm=caff%C3%A8', 'K1 K2 K3 K4 K5 K6 K7 K8', 8],
    ['a search that is no pattern', 'searchTerm=.*', '', 0],
    ['a filter', 'company_code=C2', 'K5 K6 K7 K8', 4],
    ['two filters', 'company_code=C2&location_code=C2-B', 'K8', 1],
    ['a filter on a list field', 'category=gold&agent_code=agent2', 'K4 K5', 2],
    ['a filter nobody defined', 'p_iva=0&code_like=x', 'K1 K2 K3 K4 K5 K6 K7 K8', 8],
    ['an empty filter', 'company_code=&pageSize=1', 'K1', 8],
    ['a sort field that is none', 'sortField=__proto__&pageSize=1', 'K1', 8],
    ['a filter named like a prototype', '__proto__=1&constructor=2&pageSize=1', 'K1', 8],
    ['a filter whose value is a word of the language', 'status=undefined', '', 0],
  ])('answers %s', async (_, query, rows, total) => {
    expect(await codes('admin', query)).toEqual([rows, total]);
  });

  it.each([
    'page=0',
    'page=x',
    'page=1.5',
    'pageSize=1001',
    'pageSize=-1',
    'sortDir=2',
    'page=1&page=2',
    'page[]=1',
    'company_code[x]=C1',
  ])('refuses %s', async (query) => {
    const { status, json } = await scene.call('admin', `/api/v1/customers?${query}`);
    expect([status, json.errors.length]).toEqual([400, 1]);
  });

  it('leaves the accesses of customers to the single record', async () => {
    const list = await scene.call('admin', '/api/v1/customers');
    const one = await scene.call('admin', `/api/v1/customers/${list.json.data.customers[0]._id}`);
    expect(list.json.data.customers[0]).not.toHaveProperty('accesses_list');
    expect(one.json.data.customer.accesses_list).toHaveLength(2);
  });

  it('answers all companies with three fields a row and no total', async () => {
    const { json } = await scene.call(
      'admin',
      '/api/v1/companies?page=2&pageSize=1&searchTerm=zzz',
    );
    expect(json).not.toHaveProperty('data.total_rows');
    expect(json.data.companies).toHaveLength(3);
    expect(Object.keys(json.data.companies[0])).toEqual(['_id', 'company_code', 'company_name']);
  });

  it('sees what was written a moment ago', async () => {
    const groups = () => scene.call('admin', '/api/v1/groups?searchTerm=nuovo');
    expect((await groups()).json.data.total_rows).toBe(0);
    const customers = ['K6', 'K7', 'K8'].map((code) => idOf(scene.store, 'customers', code));
    const created = await scene.call('admin', '/api/v1/groups', { group_name: 'Nuovo', customers });
    expect(created.status).toBe(201);
    expect((await groups()).json.data.total_rows).toBe(1);
    const code = created.json.data.group.group_code;
    expect(await codes('admin', `group_code=${code}`)).toEqual(['K6 K7 K8', 3]);
  });

  it('reveals nothing of passwords, in rows or by their order', async () => {
    const { text } = await scene.call('admin', '/api/v1/bousers?pageSize=100');
    expect(text).not.toContain('password');
    const hashes = { sort1: 'ff', sort2: '00' };
    for (const [code, password_hash] of Object.entries(hashes)) {
      scene.store.insert('bousers', { _id: code, code, password_hash });
    }
    const { json } = await scene.call(
      'admin',
      '/api/v1/bousers?searchTerm=sort&sortField=password_hash',
    );
    expect(json.data.bousers.map((row: { code: string }) => row.code)).toEqual(['sort1', 'sort2']);
    for (const code of Object.keys(hashes)) scene.store.remove('bousers', code);
  });
});

describe('whose rows', () => {
  it.each([
    ['admin', 'K1 K2 K3 K4 K5 K6 K7 K8'],
    ['company', 'K1 K2 K3 K4 K5'],
    ['area', 'K1 K2 K3 K4 K5'],
    ['site', 'K1 K2 K3'],
    ['agent', 'K1 K2 K3'],
    ['other', 'K5 K6 K7 K8'],
  ])('%s sees the customers %s', async (who, rows) => {
    const total = rows.split(' ').length;
    expect(await codes(who, '')).toEqual([rows, total]);
    expect(await codes(who, 'searchTerm=caffe&sortField=code')).toEqual([rows, total]);
  });

  it.each([
    ['company', 'admin', 'company area site agent agent2'],
    ['site', 'company', 'area site agent'],
    ['agent', 'agent2', ''],
  ])('%s never meets %s', async (who, foreign, seen) => {
    const foreignId = idOf(scene.store, 'bousers', foreign);
    const one = await scene.call(who, `/api/v1/bousers/${foreignId}`);
    expect(one.status).toBe(who === 'agent' ? 403 : 404);
    if (who === 'agent') return;
    const list = await scene.call(who, '/api/v1/bousers');
    expect(list.json.data.bousers.map((row: { code: string }) => row.code).join(' ')).toBe(seen);
    const search = await scene.call(who, `/api/v1/bousers?searchTerm=${foreign}@x.it`);
    expect(search.json.data.total_rows).toBe(0);
    const file = await scene.call(who, '/api/v1/bousers/csv');
    expect(file.text).not.toContain(`${foreign}@x.it`);
  });

  it('keeps foreign customers, companies and locations at 404', async () => {
    const ids = ['customers/K6', 'companies/C2', 'locations/C2-A'].map((item) => {
      const [collection = '', code = ''] = item.split('/');
      return `/api/v1/${collection}/${idOf(scene.store, collection, code)}`;
    });
    for (const path of ids) {
      expect((await scene.call('agent', path)).status).toBe(404);
      expect((await scene.call('admin', path)).status).toBe(200);
    }
    const own = await scene.call('agent', '/api/v1/locations');
    expect(own.json.data.locations.map((row: { code: string }) => row.code)).toEqual(['C1-A']);
  });
});

describe('lookups of back-office users', () => {
  it.each([
    ['admin', 'role/agent', 'agent agent2'],
    ['admin', 'company/C1/location/C1-B/role/agent', 'agent2'],
    ['admin', 'company/C2/role/agent', ''],
    ['admin', 'company/C1/role/area_manager', 'area'],
    ['site', 'company/C1/role/agent', 'agent'],
    ['agent', 'role/agent', 'agent'],
    ['other', 'company/C1/role/agent', ''],
  ])('for %s, %s are %s', async (who, path, expected) => {
    const { status, json } = await scene.call(who, `/api/v1/bousers/${path}`);
    expect(status).toBe(200);
    expect(json.data.bousers.map((row: { code: string }) => row.code).join(' ')).toBe(expected);
    expect(json.data).not.toHaveProperty('total_rows');
  });
});

describe('filters that share an index', () => {
  const row = (_id: string, year: unknown, month: unknown, amount: number) => ({
    _id: _id.padStart(24, 'e'),
    updated_at: '2026-01-01T00:00:00.000Z',
    company_code: 'C1',
    location_code: 'C1-A',
    agent_code: 'agent',
    customer_code: 'K1',
    year,
    month,
    amount,
  });

  it('find numbers, texts and items of lists, and sum them', async () => {
    const turnovers = [
      row('1', 2026, 5, 1),
      row('2', '2026', 5, 2),
      row('3', [2025, 2026], 5, 4),
      row('4', 2026, 4, 8),
      row('5', 2025, 5, 16),
    ];
    const own = await openScene({}, { turnovers }, { hasForeignValues: true });
    const { json } = await own.call('admin', '/api/v1/turnovers?year=2026&month=5');
    expect([json.data.total_rows, json.data.total_amount]).toEqual([3, 7]);
    await own.close();
  });
});
