import { testDataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { findMembers, findPasted } from '@/resources/group/customer-lookups';

type ListCall = { filter: Record<string, string>; pagination: { page: number } };

/** Customers K1 to K60, all of C1 but K60; a search finds one by its code, pages hold twenty. */
const CUSTOMERS = Array.from({ length: 60 }, (_, at) => ({
  id: String(at + 1).padStart(24, '0'),
  code: `K${at + 1}`,
  business_name: `Cliente ${at + 1}`,
  company_code: at === 59 ? 'C2' : 'C1',
}));
const codes = (count: number) => CUSTOMERS.slice(0, count).map(({ code }) => code);

const scene = (onCall: (asked: number) => void = () => undefined) => {
  const calls: ListCall[] = [];
  let underWay = 0;
  let most = 0;
  const getList = async (_: string, params: unknown) => {
    const { filter, pagination } = params as ListCall;
    calls.push({ filter, pagination });
    most = Math.max(most, ++underWay);
    onCall(calls.length);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    const found = CUSTOMERS.filter((row) =>
      filter.q
        ? row.code.toLowerCase() === filter.q.toLowerCase()
        : row.company_code === filter.company_code,
    );
    const start = (pagination.page - 1) * 20;
    return { data: found.slice(start, start + 20), total: found.length };
  };
  const provider = testDataProvider({ getList: getList as never });
  return { provider, calls, most: () => most };
};

describe('pasted codes', () => {
  it('are looked up a few at a time, and listed in the order they were pasted', async () => {
    const { provider, most } = scene();
    const pasted = ['K9', 'nobody', 'K60', 'K3', 'K1', 'K7'];
    const { found, foreign, unknown } = await findPasted(
      provider,
      pasted,
      'C1',
      new AbortController().signal,
    );
    expect(found.map(({ code }) => code)).toEqual(['K9', 'K3', 'K1', 'K7']);
    expect([foreign, unknown]).toEqual([['K60'], ['nobody']]);
    expect(most()).toBe(4);
  });

  it('are found in small letters too', async () => {
    const { provider } = scene();
    const { signal } = new AbortController();
    const { found, unknown } = await findPasted(provider, ['k9'], 'C1', signal);
    expect(found.map(({ code }) => code)).toEqual(['K9']);
    expect(unknown).toEqual([]);
  });

  it('that are many are found by reading the list to its end, in whatever pages it comes', async () => {
    const { provider, calls } = scene();
    const { signal } = new AbortController();
    const { found } = await findPasted(provider, codes(59), 'C1', signal);
    expect(found).toHaveLength(59);
    expect(calls.map(({ pagination }) => pagination.page)).toEqual([1, 2, 3]);
  });

  it.each([
    ['one by one', 20],
    ['by the list', 59],
  ])('are looked up no further once it is called off: %s', async (_, count) => {
    const call = new AbortController();
    const { provider, calls } = scene(() => call.abort());
    await expect(findPasted(provider, codes(count), 'C1', call.signal)).rejects.toThrow('aborted');
    expect(calls).toHaveLength(1);
  });
});

describe('the members of a group', () => {
  it('are looked up a few at a time', async () => {
    const { provider, most } = scene();
    const { signal } = new AbortController();
    const found = await findMembers(provider, codes(12), 'C1', signal);
    expect([...found.keys()].toSorted()).toEqual(codes(12).toSorted());
    expect(most()).toBe(4);
  });

  it('are looked up no further once the form is left', async () => {
    const call = new AbortController();
    const { provider, calls } = scene((asked) => asked === 2 && call.abort());
    await expect(findMembers(provider, codes(12), 'C1', call.signal)).rejects.toThrow('aborted');
    expect(calls).toHaveLength(2);
  });
});

describe('a customer of a group that cannot be read', () => {
  const id = 'a'.repeat(24);
  const read = (error: unknown) =>
    findMembers(
      testDataProvider({
        getOne: async () => {
          throw error;
        },
      }),
      [id],
      'C1',
      new AbortController().signal,
    );

  it.each([403, 404])('is missing after an answer %i', async (status) => {
    expect(await read(new ApiError('refused', status))).toEqual(new Map());
  });

  it.each([
    ['the server fails', new ApiError('refused', 500)],
    ['there is no connection', new ApiError('offline', 0)],
  ])('is an error where %s', async (_, error) => {
    await expect(read(error)).rejects.toBe(error);
  });
});
