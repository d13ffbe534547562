import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  ListContextProvider,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  type Store,
} from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import type { Column } from '@/kit/fields/column';
import { SavedViews } from '@/kit/list/views/SavedViews';
import { resourceViewsOf } from '@/app/views/views';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { resources } from '@/resources/registry';
import { useColumnChoice } from '@/kit/list/useColumnChoice';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';

afterEach(cleanup);

/** Values that another version may have written, or anybody. */
const GARBAGE = [7, 'code', true, {}, { code: true }, [null, 3, { a: [] }], [['code']]];

const withStore = (store: Store) => {
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext
      dataProvider={testDataProvider()}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      store={store}
    >
      <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
        <ResourceContextProvider value="company">{children}</ResourceContextProvider>
      </DefinitionsProvider>
    </AdminContext>
  );
  return Wrapper;
};

const COLUMNS = ['code', 'name'].map((source): Column => ({ source }));

describe.each(GARBAGE.map((kept) => [JSON.stringify(kept), kept] as const))(
  'where %s is kept',
  (_, kept) => {
    it('a table has all its columns, as delivered', () => {
      const wrapper = withStore(memoryStore({ table: kept, 'table.order': kept }));
      const { result } = renderHook(
        () => useColumnChoice(COLUMNS, { storeKey: 'table', hidden: [] }),
        { wrapper },
      );
      expect(result.current.shown).toEqual(COLUMNS);
    });

    it('there are no saved views, and one more can be saved', () => {
      const list = { filterValues: {}, sort: { field: 'id', order: 'ASC' }, perPage: 10 };
      render(
        <ListContextProvider value={list as never}>
          <SavedViews onChosen={() => undefined} />
        </ListContextProvider>,
        { wrapper: withStore(memoryStore({ 'own.savedViews.company': kept })) },
      );
      expect(screen.queryAllByRole('listitem')).toEqual([]);
      expect(screen.getByRole('textbox')).toBeVisible();
    });

    it('a choice of two is the first', () => {
      const read = oneOf(['week', 'month']);
      const { result } = renderHook(() => useCheckedStore('step', 'week', read), {
        wrapper: withStore(memoryStore({ step: kept })),
      });
      expect(result.current[0]).toBe('week');
    });
  },
);

it('what is readable of a damaged list of saved views stays', () => {
  const good = { name: 'Attive', search: '?filter={}' };
  const list = { filterValues: {}, sort: { field: 'id', order: 'ASC' }, perPage: 10 };
  render(
    <ListContextProvider value={list as never}>
      <SavedViews onChosen={() => undefined} />
    </ListContextProvider>,
    { wrapper: withStore(memoryStore({ 'own.savedViews.company': [null, good, { name: 5 }] })) },
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Attive')).toBeVisible();
});
