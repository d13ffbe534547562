import { testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { findByCode } from '@/kit/references/find-by-code';

const DEFINITION = { name: 'app-user', codeField: 'code' };

/** A search with `hits` customers, whose codes all hold '100'; the server sends at most 500 at once. */
const scene = (hits: number) => {
  const codes = Array.from({ length: hits }, (_, at) => (at === hits - 1 ? '100' : `100${at}`));
  const getList = vi.fn(
    async (_: string, { pagination: { page } }: { pagination: { page: number } }) => ({
      data: codes.slice((page - 1) * 500, page * 500).map((code) => ({ id: `id ${code}`, code })),
      total: hits,
    }),
  );
  return { provider: testDataProvider({ getList: getList as never }), getList };
};

it.each([
  ['with the first call', 3, 1],
  ['behind more than a page of longer codes', 1_200, 3],
])('a record is found by its code %s', async (_, hits, calls) => {
  const { provider, getList } = scene(hits);
  expect(await findByCode(provider, DEFINITION, '100')).toEqual({ id: 'id 100', code: '100' });
  expect(getList).toHaveBeenCalledTimes(calls);
});

it('a code that is only part of others belongs to no record', async () => {
  const { provider } = scene(1_200);
  expect(await findByCode(provider, DEFINITION, '00')).toBeNull();
});

it('a search that is no longer wanted makes no call', async () => {
  const { provider, getList } = scene(3);
  const search = findByCode(provider, DEFINITION, '100', { signal: AbortSignal.abort() });
  await expect(search).rejects.toThrow('aborted');
  expect(getList).not.toHaveBeenCalled();
});
