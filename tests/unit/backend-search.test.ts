import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchRows } from '@/providers/data/rows';
import { openScene, pathOf, type Scene } from '../support/backend-scene';

let scene: Scene;
const place = { company_code: 'C1', location_code: 'C1-A', agent_code: 'agent', year: 2026 };
beforeEach(async () => {
  scene = await openScene(
    {},
    {
      turnovers: [{ _id: 'a'.repeat(24), customer_code: 'K1', ...place, month: 1, amount: 10 }],
      targets: [{ _id: 'b'.repeat(24), customer_code: 'K1', ...place, milestones: [] }],
    },
  );
});
afterEach(() => scene.close());

describe.each(['turnovers', 'targets'])('%s', (area) => {
  const found = async (term: string): Promise<number> =>
    (await scene.call('admin', `/api/v1/${area}?searchTerm=${term}`)).json.data.total_rows;

  it('are found by the name their customer has now', async () => {
    expect([await found('caffe'), await found('torrefazione')]).toEqual([1, 0]);
    const { _id, ...customer } = scene.store.rows('customers')[0]!;
    const renamed = { ...customer, business_name: 'Torrefazione', categories: [] };
    const address = pathOf(scene, 'customers', 'K1', '/update');
    expect((await scene.call('admin', address, renamed)).status).toBe(200);
    expect([await found('caffe'), await found('torrefazione')]).toEqual([0, 1]);
  });
});

describe('an apostrophe or a letter with a stroke', () => {
  it.each([
    ["D'Angelo", 'd’angelo'],
    ['D’Angelo', "d'angelo"],
    ['D‘Angelo', 'd’angelo'],
    ['Đorđević', 'dordevic'],
    ['Łódź Køb', 'lodz kob'],
    ['Weiß', 'WEISS'],
  ])(
    'of %s is found when it is typed as in %s, by the backend and by the console',
    async (name, term) => {
      const { _id, ...customer } = scene.store.rows('customers')[0]!;
      const renamed = { ...customer, business_name: name, categories: [] };
      const address = pathOf(scene, 'customers', 'K1', '/update');
      expect((await scene.call('admin', address, renamed)).status).toBe(200);
      const list = `/api/v1/customers?searchTerm=${encodeURIComponent(term)}`;
      const { data } = (await scene.call('admin', list)).json;
      expect(data.customers.map((row: { business_name: string }) => row.business_name)).toEqual([
        name,
      ]);
      expect(searchRows([{ name }, { name: 'Dangelo' }], term, ['name'])).toEqual([{ name }]);
    },
  );
});

describe('a search', () => {
  const total = async (query: string): Promise<number> =>
    (await scene.call('admin', `/api/v1/customers?${query}`)).json.data.total_rows;

  it.each(['*', '?', '[', ']', '%', '_', '^'])('takes %s as it is written', async (sign) => {
    const term = encodeURIComponent(`uno${sign}due`);
    expect(await total(`searchTerm=${term}`)).toBe(0);
    const { _id, ...customer } = scene.store.rows('customers')[0]!;
    const renamed = { ...customer, business_name: `Uno${sign}Due`, categories: [] };
    const address = pathOf(scene, 'customers', 'K1', '/update');
    expect((await scene.call('admin', address, renamed)).status).toBe(200);
    expect(await total(`searchTerm=${term}`)).toBe(1);
  });

  it('finds all of its words, in any order, among the rows of a filter', async () => {
    expect(await total('searchTerm=caffe%20k1&company_code=C1')).toBe(1);
    expect(await total('searchTerm=k1%20caffe&company_code=C1')).toBe(1);
    expect(await total('searchTerm=caffe%20zzz&company_code=C1')).toBe(0);
    expect(await total('searchTerm=k1&company_code=C2')).toBe(0);
    expect(await total('searchTerm=caffe&company_code=C2')).toBe(4);
  });
});
