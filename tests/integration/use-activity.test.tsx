import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { useActivity } from '@/domain/activity/useActivity';

const PAGE = 1000;

test.each([0, 1, 1000, 2005, 4000])('all pages of %i customers are counted', async (total) => {
  const asked: number[] = [];
  // Kept pages come at once: no render sees that they are under way.
  const provider = {
    getCachedPage: async (_resource: string, { page }: { page: number }) => {
      asked.push(page);
      const rows = Math.max(0, Math.min(PAGE, total - (page - 1) * PAGE));
      return { data: Array.from({ length: rows }, () => ({ accesses_list: [] })), total };
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={provider as never}>{children}</CoreAdminContext>
  );

  const { result } = renderHook(() => useActivity('app-activity'), { wrapper });

  await waitFor(() =>
    expect(result.current).toMatchObject({ isReading: false, read: total, total }),
  );
  expect(asked).toEqual(
    Array.from({ length: Math.max(1, Math.ceil(total / PAGE)) }, (_, at) => at + 1),
  );
});

test('a log whose pages are all the same one is counted once', async () => {
  const asked: number[] = [];
  const provider = {
    getCachedPage: async (_resource: string, { page }: { page: number }) => {
      asked.push(page);
      return { data: [{ id: 'a', accesses_list: [] }], total: 5 };
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={provider as never}>{children}</CoreAdminContext>
  );
  const { result } = renderHook(() => useActivity('app-activity'), { wrapper });
  await waitFor(() =>
    expect(result.current).toMatchObject({ isReading: false, read: 1, total: 5 }),
  );
  expect([asked, result.current.readMore]).toEqual([[1, 2], undefined]);
});
