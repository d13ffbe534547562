import { expect, it } from 'vitest';
import { createDataProvider } from '@/providers/data/data-provider';
import { category } from '@/resources/category/category.definition';
import { sendJson, serveSignedIn } from '../support/signed-in-server';

let total: (page: number) => number;
let idAt = (at: number): string | number => `${at}`;
let asked: number;

/** Three categories a page, called by their places. */
serveSignedIn((incoming, outgoing) => {
  asked += 1;
  const page = Number(new URL(incoming.url ?? '', 'http://x').searchParams.get('page'));
  const categories = [1, 2, 3].map((at) => ({ _id: idAt((page - 1) * 3 + at) }));
  sendJson(outgoing, { data: { categories, total_rows: total(page) } });
});

it.each([
  ['is found on a later page', '8', () => 12, 3, { data: { id: '8' } }],
  ['is not there where the whole list was read', 'x', () => 12, 4, { status: 404 }],
  [
    'is not found in a list without an end, of which it says how much was read',
    'x',
    (page: number) => page * 3 + 1,
    100,
    { name: 'SearchLimitError', read: 300 },
  ],
])('a record %s', async (_, id, totalOf, calls, expected) => {
  [total, asked] = [totalOf, 0];
  const provider = createDataProvider([category]);
  const answer = await provider.getOne(category.name, { id }).catch((error: unknown) => error);
  expect(answer).toMatchObject(expected);
  expect(asked).toBe(calls);
});

it('a record is found by its address where the backend writes ids as numbers', async () => {
  [total, idAt] = [() => 12, (at) => at];
  const provider = createDataProvider([category]);
  expect((await provider.getOne(category.name, { id: '8' })).data.id).toBe(8);
});
