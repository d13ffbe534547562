import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useListCache } from '@/kit/record/list-cache';

const RECORD = ['tile', 'getOne', { id: 't1' }];
const LIST = ['tile', 'getList', {}];

/** A list in sight, and a record that was read before. */
const openList = async () => {
  const client = new QueryClient();
  client.setQueryData(RECORD, { id: 't1' });
  const readList = vi.fn(async () => ({
    data: [{ id: 't1', reading: readList.mock.calls.length }],
  }));
  const { result } = renderHook(
    () => ({
      list: useQuery({ queryKey: LIST, queryFn: readList }),
      ...useListCache('tile'),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.list.data).toBeDefined());
  return { client, readList, result };
};

test.each([
  ['invalidate', undefined],
  ['invalidateLists', { id: 't1' }],
] as const)('%s ends with the list read anew, the record being %j', async (way, kept) => {
  const { client, readList, result } = await openList();
  await result.current[way]();
  expect(readList).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(LIST)).toEqual({ data: [{ id: 't1', reading: 2 }] });
  expect(client.getQueryData(RECORD)).toEqual(kept);
  expect(client.getQueryState(RECORD)?.isInvalidated).toBe(kept && true);
});

test('a newer record replaces the one that was read, which is not read again, and its row', async () => {
  const { client, readList, result } = await openList();
  const newer = { id: 't1', name: 'New' };
  result.current.replace(newer);
  expect(client.getQueryData(RECORD)).toEqual(newer);
  expect(client.getQueryState(RECORD)?.isInvalidated).toBe(false);
  expect(client.getQueryData(LIST)).toMatchObject({ data: [newer] });
  await waitFor(() => expect(readList).toHaveBeenCalledTimes(2));
});

test('a reread reads the record alone, not the one that was read ahead', async () => {
  const { client, result } = await openList();
  const read = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2]);
  const key = (id: string) => ['tile', 'getOne', { id, meta: { purpose: 'reading' } }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => ['t2', 't3'].map((id) => useQuery({ queryKey: key(id), queryFn: read })), {
    wrapper,
  });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await result.current.reread('t2');
  expect(read.mock.calls.slice(2).map(([{ queryKey }]) => queryKey)).toEqual([key('t2')]);
  expect(client.getQueryState(key('t3'))).toMatchObject({
    isInvalidated: true,
    data: { id: 't3' },
  });
  expect(client.getQueryData(RECORD)).toBeUndefined();
});
