import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { company } from '@/resources/company/company.definition';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { alerts } from '@/ui/alerts/alert-store';
import { saveFile } from '@/ui/browser/save-file';
import { useListExport } from '@/kit/export/useListExport';

vi.mock('@/ui/browser/save-file', () => ({ saveFile: vi.fn() }));

const LIST = { columns: [], filterValues: {}, sort: { field: '_id', order: 'ASC' } } as const;

const openExport = (getList: (resource: string, params: { signal: AbortSignal }) => unknown) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      dataProvider={{ getList } as never}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
    >
      <DefinitionsProvider resources={[company]}>
        <ResourceContextProvider value={company.name}>{children}</ResourceContextProvider>
      </DefinitionsProvider>
    </CoreAdminContext>
  );
  return renderHook(() => useListExport(LIST), { wrapper });
};

test('an export says how many rows it has written', async () => {
  const { result } = openExport(async () => ({ data: [{ id: '1' }, { id: '2' }], total: 2 }));
  await act(() => result.current.run('shown'));
  expect(saveFile).toHaveBeenCalledOnce();
  expect(alerts.snapshot().visible).toMatchObject([
    { kind: 'success', message: 'Esportazione completata', detail: '2 righe esportate' },
  ]);
  vi.mocked(saveFile).mockClear();
});

test('an export ends with the list it was begun on', async () => {
  const pages: { signal: AbortSignal; answer: (rows: object) => void }[] = [];
  const { result, unmount } = openExport(
    (_, { signal }) => new Promise((answer) => pages.push({ signal, answer })),
  );

  const over = result.current.run('shown');
  await waitFor(() => expect(pages).toHaveLength(1));
  unmount();
  expect(pages[0]?.signal.aborted).toBe(true);
  pages[0]?.answer({ data: [{ id: '1' }], total: 2 });
  await over;

  expect(pages).toHaveLength(1);
  expect(saveFile).not.toHaveBeenCalled();
});
