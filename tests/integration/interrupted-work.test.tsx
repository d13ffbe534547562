import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, ResourceContextProvider, type RaRecord } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { company } from '@/resources/company/company.definition';
import { alerts } from '@/ui/alerts/alert-store';
import type { RowResult } from '@/kit/list/actions/record-action';
import type { RunnableAction } from '@/kit/list/actions/record-action';
import { useActionRun } from '@/kit/list/actions/useActionRun';
import { DefinitionsProvider } from '@/kit/registry/definitions';

const IDS = Array.from({ length: 40 }, (_, at) => `c${at}`);
const ACTION = {
  name: 'rename',
  change: () => ({ company_name: 'New' }),
} as unknown as RunnableAction;

/** A run over forty companies, whose updates fail with `error` from the tenth on while `isDown`. */
const openRun = async (error: ApiError) => {
  const state = { isDown: true };
  const updated: string[] = [];
  const asked = vi.fn();
  const provider = {
    getOne: async (_: string, { id }: { id: string }) => {
      asked();
      return { data: { id, company_name: 'Old' } as RaRecord };
    },
    update: async (_: string, { id, data }: { id: string; data: RaRecord }) => {
      if (state.isDown && updated.length >= 10) throw error;
      updated.push(id);
      return { data };
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={provider as never}>
      <DefinitionsProvider resources={[company]}>
        <ResourceContextProvider value={company.name}>{children}</ResourceContextProvider>
      </DefinitionsProvider>
    </CoreAdminContext>
  );
  const onOver = vi.fn<(results: readonly RowResult[]) => void>();
  const { result } = renderHook(() => useActionRun(onOver), { wrapper });
  act(() => result.current.ask(ACTION, IDS));
  act(() => void result.current.start());
  await waitFor(() => expect(result.current.run?.phase).toBe('over'));
  return { state, updated, asked, result, onOver };
};

afterEach(() => {
  alerts.clear();
  vi.restoreAllMocks();
});

test('a network that goes in the middle leaves what was done, and a retry does only the rest', async () => {
  const { state, updated, result } = await openRun(new ApiError('offline', 0));
  const failed = result.current.run?.results.filter((row) => row.state === 'failed');
  expect([updated.length, failed?.length]).toEqual([10, 30]);
  state.isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(updated).toHaveLength(40));
  expect(new Set(updated).size).toBe(40);
});

test('a session that ends in the middle stops the rest, and says how far it came', async () => {
  const show = vi.spyOn(alerts, 'show');
  const { updated, asked } = await openRun(new ApiError('refused', 401));
  expect(updated).toHaveLength(10);
  // Those under way are four at a time.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(14);
  expect(show.mock.calls.map(([{ lines }]) => lines)).toEqual([
    [{ message: 'bulk.session_over', args: { smart_count: 10, total: 40 } }],
  ]);
});

test('the report after a retry has the results of the first attempt too', async () => {
  const { state, result, onOver } = await openRun(new ApiError('offline', 0));
  state.isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(onOver).toHaveBeenCalledTimes(2));
  const [results] = onOver.mock.lastCall ?? [];
  expect(results?.map(({ state: each }) => each)).toEqual(IDS.map(() => 'done'));
});

test('many changes are undone together from their alert', async () => {
  const { state, updated, result } = await openRun(new ApiError('offline', 0));
  state.isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(alerts.snapshot().visible[0]?.action).toBeDefined());
  updated.length = 0;
  act(() => alerts.act());
  await waitFor(() => expect(alerts.snapshot().visible[0]?.message).toBe('actions.undone'));
  expect(updated).toHaveLength(40);
});
