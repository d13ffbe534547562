import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { company } from '@/resources/company/company.definition';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { saveFile } from '@/ui/browser/save-file';
import { useListExport } from '@/kit/export/useListExport';

vi.mock('@/ui/browser/save-file', () => ({ saveFile: vi.fn() }));

test('an export ends with the list it was begun on', async () => {
  const pages: { signal: AbortSignal; answer: (rows: object) => void }[] = [];
  const provider = {
    getList: (_resource: string, { signal }: { signal: AbortSignal }) =>
      new Promise((answer) => pages.push({ signal, answer })),
  };
  const list = { columns: [], filterValues: {}, sort: { field: '_id', order: 'ASC' } } as const;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={provider as never}>
      <DefinitionsProvider resources={[company]}>
        <ResourceContextProvider value={company.name}>{children}</ResourceContextProvider>
      </DefinitionsProvider>
    </CoreAdminContext>
  );
  const { result, unmount } = renderHook(() => useListExport(list), { wrapper });

  const over = result.current.run('shown');
  await waitFor(() => expect(pages).toHaveLength(1));
  unmount();
  expect(pages[0]?.signal.aborted).toBe(true);
  pages[0]?.answer({ data: [{ id: '1' }], total: 2 });
  await over;

  expect(pages).toHaveLength(1);
  expect(saveFile).not.toHaveBeenCalled();
});
