import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
} from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { urlScheme } from '@/app/router/url-scheme';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { LeaveGuard } from '@/kit/leave-guard/LeaveGuard';
import { RecordPager } from '@/kit/record/RecordPager';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { resources } from '@/resources/registry';

const TRAIL = {
  filter: { company_code: 'AURORA' },
  sort: { field: 'name', order: 'ASC' },
  page: 2,
  perPage: 2,
  total: 5,
  rows: [{ id: 'c' }, { id: 'd' }],
};

const getList = vi.fn(async (_name: string, { pagination }: GetListParams) => ({
  data: pagination?.page === 3 ? [{ id: 'e' }] : [{ id: 'a' }, { id: 'b' }],
  total: 5,
}));

beforeEach(() => {
  getList.mockClear();
  window.location.hash = '#/location/edit/x';
});

const open = (id: string, isUnsaved = false, view: 'edit' | 'panel' = 'edit') => {
  const store = memoryStore({ 'location.listTrail': TRAIL });
  render(
    <AdminContext
      dataProvider={testDataProvider({ getList: getList as never })}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
      store={store}
    >
      <DefinitionsProvider resources={resources}>
        <ResourceContextProvider value="location">
          <input aria-label="Nome" />
          <RecordPager record={{ id }} view={view} />
          {isUnsaved && <LeaveGuard isUnsaved={() => true} />}
        </ResourceContextProvider>
      </DefinitionsProvider>
    </AdminContext>,
  );
  return store;
};

const next = () => screen.getByRole('button', { name: 'Elemento successivo dell’elenco' });
const before = () => screen.getByRole('button', { name: 'Elemento precedente dell’elenco' });
const expectAt = (id: string) =>
  waitFor(() => expect(window.location.hash).toBe(`#/location/edit/${id}`));

test('a record shows its place in the list, and leads to the next one', async () => {
  open('c');
  expect(screen.getByText('3 di 5')).toBeVisible();
  await userEvent.click(next());
  await expectAt('d');
  expect(getList).not.toHaveBeenCalled();
});

test.each([
  ['next', 'd', next, 'e', 3],
  ['previous', 'c', before, 'b', 1],
] as const)(
  'beyond the page the %s one is read, and the list is left there',
  async (_name, from, button, to, page) => {
    const store = open(from);
    await userEvent.click(button());
    await expectAt(to);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      pagination: { page, perPage: 2 },
      filter: TRAIL.filter,
      sort: TRAIL.sort,
    });
    const params = { page, perPage: 2, sort: 'name' };
    await waitFor(() => expect(store.getItem('location.listParams')).toMatchObject(params));
    expect(store.getItem('location.scrollPosition')).toMatchObject({ id: to });
  },
);

test('a user who stays with unsaved changes leaves the list where it was', async () => {
  const store = open('d', true);
  await userEvent.click(next());
  await userEvent.click(await screen.findByRole('button', { name: 'Resta sulla pagina' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getItem('location.listTrail')).toEqual(TRAIL);
  expect(store.getItem('location.listParams')).toBeUndefined();
  await userEvent.click(next());
  await userEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  await expectAt('e');
  expect(store.getItem('location.listTrail')).toMatchObject({ page: 3, rows: [{ id: 'e' }] });
});

test('the arrow keys lead on, but not out of a field', async () => {
  open('c');
  await userEvent.type(screen.getByRole('textbox'), 'ab{ArrowRight}{ArrowLeft}');
  expect(window.location.hash).toBe('#/location/edit/x');
  await userEvent.click(document.body);
  await userEvent.keyboard('{ArrowRight}');
  await expectAt('d');
});

test('a record that was not opened from the list has no pager', () => {
  open('z');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the way back to a record that was opened so leaves the list as it is by then', async () => {
  const store = open('d');
  await userEvent.click(next());
  await expectAt('e');
  await waitFor(() => expect(store.getItem('location.listParams')).toMatchObject({ page: 3 }));
  window.location.hash = '#/location/list';
  const chosen = { page: 1, perPage: 25, sort: 'code', order: 'ASC', filter: {} };
  store.setItem('location.listParams', chosen);
  window.history.back();
  await expectAt('e');
  await act(async () => {});
  expect(store.getItem('location.listParams')).toEqual(chosen);
});

test('the next record opens on the tab of this one', async () => {
  window.location.hash = '#/location/edit/x?tab=profile';
  open('c');
  await userEvent.click(next());
  await waitFor(() => expect(window.location.hash).toBe('#/location/edit/d?tab=profile'));
});

test('beyond the page a panel keeps what the list shows beside its rows', async () => {
  window.location.hash = '#/location/list?page=2&summary=company_code&open=d';
  open('d', false, 'panel');
  await userEvent.click(next());
  await waitFor(() =>
    expect(window.location.hash).toBe('#/location/list?summary=company_code&open=e'),
  );
});
