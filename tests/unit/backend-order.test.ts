// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({}, {}, { hasForeignValues: true });
  for (const { _id } of scene.store.rows('customers')) scene.store.remove('customers', _id);
  const place = { company_code: 'C1', location_code: 'C1-A', agent_code: 'agent' };
  const names = ['Zanzibar', 'émile', '', 'Echo', undefined, 'ECHO', '10', 10, 9];
  names.forEach((business_name, at) => {
    const categories = at % 2 ? ['gold', 'silver'] : ['gold'];
    scene.store.insert('customers', { _id: `c${at}`, business_name, ...place, categories });
  });
});
afterAll(() => scene.close());

const ids = async (query: string): Promise<string> => {
  const { json } = await scene.call('admin', `/api/v1/customers?${query}`);
  return json.data.customers.map(({ _id }: { _id: string }) => _id).join(' ');
};

it.each([
  [
    'numbers, then texts without case and accents, what is empty last',
    1,
    'c8 c7 c6 c3 c5 c1 c0 c2 c4',
  ],
  ['the reverse, what is empty last all the same', -1, 'c0 c1 c5 c3 c6 c7 c8 c4 c2'],
])('sorts %s', async (_case, direction, expected) => {
  expect(await ids(`sortField=business_name&sortDir=${direction}`)).toBe(expected);
});

it.each([
  ['one page after the other', 'sortField=business_name&page=2&pageSize=4', 'c5 c1 c0 c2'],
  ['by a value that stands alone or in a list', 'category=gold', 'c0 c1 c2 c3 c4 c5 c6 c7 c8'],
  ['by a value that stands in lists', 'category=silver&sortDir=-1', 'c7 c5 c3 c1'],
  ['by no part of a value', 'category=silv', ''],
  ['by no other case of a code', 'company_code=c1', ''],
  ['by words in any order, without case and accents', 'searchTerm=EMILE', 'c1'],
  ['by a percent sign as it is', 'searchTerm=%25', ''],
])('finds rows %s', async (_case, query, expected) => {
  expect(await ids(query)).toBe(expected);
});
