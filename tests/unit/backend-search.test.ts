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

describe('an apostrophe', () => {
  it.each([
    ["D'Angelo", 'd’angelo'],
    ['D’Angelo', "d'angelo"],
    ['D‘Angelo', 'd’angelo'],
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
