import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminContext,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
  type Store,
} from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchList } from '@/app/data/prefetch-list';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { urlScheme } from '@/app/router/url-scheme';
import { createConsoleTheme } from '@/app/theme/theme';
import { resourceViewsOf } from '@/app/views/views';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { ListPage } from '@/kit/list/ListPage';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { ApiError } from '@/providers/http/api-error';
import { preferences } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { list as categories } from '@/resources/category/category.list';
import { list as promotions } from '@/resources/promotion/promotion.list';
import { resources } from '@/resources/registry';
import { list as sales } from '@/resources/user-sale/user-sale.list';
import { AlertStack } from '@/ui/alerts/AlertStack';
import type { SavedView } from '@/kit/list/views/saved-views';
import { person } from '../support/people';
import { withoutSizes } from '../support/without-sizes';

const LISTS = { promotion: promotions, category: categories, 'user-sale': sales };

/** The status with which the rows are refused; `never`, if no answer comes. */
let failing: number | 'never' | false = false;

let asked: (Pick<GetListParams, 'filter' | 'sort'> & { perPage?: number })[] = [];

withoutSizes();
beforeEach(() => {
  session.start('token', person(['admin']));
  asked = [];
  failing = false;
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  preferences.reset();
  preferences.forgetLists();
  session.end();
});

const ROW = { id: 'a1', code: 'P1', title: 'Uno', company_quotas: [], status: 'unprocessed' };

const provider = (name: keyof typeof LISTS) =>
  testDataProvider({
    getList: (async (resource: string, { filter, sort, pagination }: GetListParams) => {
      if (failing === 'never') return new Promise(() => undefined);
      if (failing) throw new ApiError('refused', failing, ['Guasto']);
      if (resource === name && pagination?.perPage !== 1) {
        asked.push({ filter, sort, perPage: pagination?.perPage });
      }
      return { data: resource === name ? [ROW] : [], total: 12 };
    }) as never,
  });

/** Opens a list as the console does: its rows are asked for before it is drawn. */
const open = async (address: string, name: keyof typeof LISTS = 'promotion') => {
  cleanup();
  window.location.hash = `#${address}`;
  const dataProvider = provider(name);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  prefetchList(queryClient, dataProvider, address);
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      queryClient={queryClient}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
      store={preferences as Store}
      theme={createConsoleTheme('light')}
    >
      <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
        <ResourceContextProvider value={name}>
          <ListPage list={LISTS[name]} />
          <AlertStack />
        </ResourceContextProvider>
      </DefinitionsProvider>
    </AdminContext>,
  );
  await screen.findByRole('grid');
};

const ACTIVE = { filter: { status: 'active' }, sort: { field: 'end_date', order: 'ASC' } };

const tabs = () => within(screen.getByRole('navigation', { name: 'Viste' }));
const shownTab = () => tabs().getByRole('link', { current: true });

test('a list opens on its first view, asked for once, with its arrow', async () => {
  await open('/promotion/list');
  expect(asked).toEqual([{ ...ACTIVE, perPage: 10 }]);
  expect(
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Attive', 'Da concludere', 'Concluse', 'Tutte']);
  expect(shownTab()).toHaveAccessibleName('Attive');
  const period = screen.getByRole('columnheader', { name: 'Periodo' });
  expect(period).toHaveAttribute('aria-sort', 'ascending');
  expect(within(period).getByRole('button')).toHaveAttribute('data-by', 'Fine');
});

test('an address with a parameter of the list wins, and shows the view it matches', async () => {
  await open('/promotion/list?filter={"status":"concluded"}');
  expect(asked).toEqual([
    { filter: { status: 'concluded' }, sort: { field: '_id', order: 'ASC' }, perPage: 10 },
  ]);
  expect(shownTab()).toHaveAccessibleName('Concluse, modificata');
  await open('/promotion/list?filter={"status":"concluded"}&sort=end_date&order=DESC');
  expect(shownTab()).toHaveAccessibleName('Concluse');
  await open('/promotion/list?filter={"q":"natale"}&sort=end_date&order=ASC');
  expect(shownTab()).toHaveAccessibleName('Tutte');
});

test('the tab chosen last is the one the list opens on next', async () => {
  await open('/promotion/list');
  await userEvent.click(tabs().getByRole('link', { name: 'Tutte' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Tutte'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...ACTIVE, filter: {}, perPage: 10 }));

  asked = [];
  preferences.forgetLists();
  await open('/promotion/list');
  expect(asked).toEqual([{ ...ACTIVE, filter: {}, perPage: 10 }]);
  expect(shownTab()).toHaveAccessibleName('Tutte');
});

test('a view changed by hand says so, and its tab brings it back', async () => {
  await open('/promotion/list');
  await userEvent.click(screen.getByRole('button', { name: 'Codice' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Attive, modificata'));
  await userEvent.click(shownTab());
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Attive'));
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi il filtro Stato' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Tutte'));
});

test('a list with one view has no tabs, until the reader saves another', async () => {
  await open('/category/list', 'category');
  expect(screen.queryByRole('navigation', { name: 'Viste' })).toBeNull();
  const search = `?${new URLSearchParams({ filter: '{"company_code":"AURORA"}' })}`;
  preferences.setItem('own.savedViews.category', [{ name: 'Di Aurora', search }]);
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Tutti'));
  await userEvent.click(tabs().getByRole('link', { name: 'Di Aurora' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Di Aurora'));
  expect(asked.at(-1)?.filter).toEqual({ company_code: 'AURORA' });
  expect(shownTab()).toHaveAttribute('title', 'Di Aurora');
});

test('the name of a saved view has at most 60 characters, as it says, and saving closes the form', async () => {
  await open('/category/list', 'category');
  await userEvent.click(screen.getByRole('button', { name: 'Viste' }));
  const name = await screen.findByRole('textbox', { name: 'Nome della vista' });
  // Without a saved view there is nothing to choose.
  expect(name).toHaveFocus();
  await userEvent.paste('e'.repeat(59));
  expect(name).not.toHaveAccessibleDescription();
  await userEvent.type(name, 'ee');
  expect(name).toHaveValue('e'.repeat(60));
  expect(name).toHaveAccessibleDescription('Al massimo 60 caratteri');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Viste' })).toBeNull());
});

test('a saved view is updated by its name in any case, renamed, and restored after its deletion', async () => {
  const saved = () => preferences.getItem<SavedView[]>('own.savedViews.category') ?? [];
  const search = `?${new URLSearchParams({ filter: '{"company_code":"AURORA"}' })}`;
  preferences.setItem('own.savedViews.category', [{ name: 'Mia', search }]);
  await open('/category/list?filter={"company_code":"AURORA"}', 'category');
  const openMenu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Viste' }));
    return screen.findByRole('textbox', { name: 'Nome della vista' });
  };
  const name = await openMenu();
  expect(name).not.toHaveFocus();
  await userEvent.type(name, ' tutti ');
  expect(name).toHaveAccessibleDescription('Nome già in uso');
  expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  await userEvent.clear(name);
  await userEvent.type(name, ' mia');
  expect(name).toHaveAccessibleDescription('«Mia» esiste già: salvando la aggiorni.');

  await userEvent.click(screen.getByRole('button', { name: 'Rinomina la vista Mia' }));
  const renamed = screen.getByRole('textbox', { name: 'Nuovo nome di Mia' });
  expect(renamed).toHaveFocus();
  await userEvent.clear(renamed);
  await userEvent.type(renamed, 'Aurora{Enter}');
  expect(saved()).toEqual([{ name: 'Aurora', search }]);
  expect(screen.getByRole('button', { name: 'Rinomina la vista Aurora' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Elimina la vista Aurora' }));
  expect(saved()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Annulla/ }));
  expect(saved()).toEqual([{ name: 'Aurora', search }]);

  await userEvent.click(screen.getByRole('button', { name: 'Codice' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Aurora, modificata'));
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Salva modifiche in «Aurora»' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Aurora'));
  expect(saved()).toEqual([{ name: 'Aurora', search: expect.stringContaining('&sort=') }]);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'bar');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ q: 'bar' }));
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Salva modifiche in «Aurora»' }));
  expect(saved()).toEqual([{ name: 'Aurora', search: expect.stringContaining('bar') }]);
});

test.each([
  ['page', 'Vai alla pagina 2', /page=2/],
  ['new order', 'Codice', /sort=code/],
] as const)(
  'a %s that cannot be read stays asked for, with a retry that has the focus',
  async (_, name, address) => {
    await open('/promotion/list');
    failing = 500;
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(retry).toHaveFocus();
    expect(
      screen.getByText('Impossibile caricare i dati. Riprova: i filtri restano.'),
    ).toBeVisible();
    failing = false;
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    expect(window.location.hash).toMatch(address);
    // The alert need not wait for its five seconds.
    await waitFor(() => expect(screen.queryByText('Guasto')).toBeNull());
  },
);

test('from a page that cannot be read the pages lead back to one that was', async () => {
  await open('/promotion/list');
  failing = 500;
  await userEvent.click(screen.getByRole('button', { name: 'Vai alla pagina 2' }));
  await screen.findByRole('button', { name: 'Riprova' });
  await userEvent.click(screen.getByRole('button', { name: 'Vai alla pagina 1' }));
  await screen.findByRole('grid');
  expect(window.location.hash).not.toMatch(/page=2/);
});

test('a list that is refused leads to the dashboard, with the reason and a retry', async () => {
  await open('/promotion/list');
  failing = 403;
  await userEvent.click(screen.getByRole('button', { name: 'Vai alla pagina 2' }));
  expect(await screen.findByRole('heading', { name: 'Elenco non accessibile' })).toBeVisible();
  expect(screen.getByText('Impossibile caricare i dati. Guasto')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai alla dashboard' })).toHaveAttribute(
    'href',
    '#/dashboard',
  );
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await screen.findByRole('grid');
});

test('rows that take long say so, and can be asked for again', async () => {
  await open('/promotion/list');
  failing = 'never';
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent
    .setup({ delay: null })
    .click(screen.getByRole('button', { name: 'Vai alla pagina 2' }));
  const slow = () => screen.queryByText('Ci vuole più del solito…');
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(slow()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(slow()).toBeVisible();
  vi.useRealTimers();
  failing = false;
  asked = [];
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(slow()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});

test('the rows per page chosen in one list count in every other, also in one seen before', async () => {
  await open('/promotion/list');
  await userEvent.click(tabs().getByRole('link', { name: 'Concluse' }));
  await waitFor(() => expect(shownTab()).toHaveAccessibleName('Concluse'));

  await open('/category/list', 'category');
  await userEvent.click(screen.getByRole('combobox', { name: 'Righe per pagina 10' }));
  await userEvent.click(await screen.findByRole('option', { name: '25' }));
  await waitFor(() => expect(asked.at(-1)?.perPage).toBe(25));

  asked = [];
  await open('/promotion/list');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ perPage: 25 }));
  expect(shownTab()).toHaveAccessibleName('Concluse');
});

test('the choices of a filter show how many rows each leaves, and their names do not include the count', async () => {
  await open('/promotion/list');
  await userEvent.click(screen.getByRole('button', { name: 'Tipo di premio' }));
  const gifts = await screen.findByRole('option', { name: 'Regali' });
  await waitFor(() => expect(gifts).toHaveAccessibleDescription('12'));
  expect(gifts).toHaveTextContent('Regali12');
});

test('in the column chooser, Up and Down go from checkbox to checkbox', async () => {
  await open('/promotion/list');
  await userEvent.click(screen.getByRole('button', { name: 'Colonne' }));
  const [first, second] = await within(await screen.findByRole('dialog')).findAllByRole('checkbox');
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(first).toHaveFocus();
});

test.each([
  ['a tab of views', 'link', 'Da concludere'],
  ['a filter', 'button', 'Tipo di premio'],
  ['a page button', 'button', 'Vai alla pagina 2'],
] as const)('Down leads from %s to the first row', async (_what, role, name) => {
  await open('/promotion/list');
  const control = screen.getByRole(role, { name });
  control.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Uno' })).toHaveFocus();
});

test('Down on the rows per page opens them instead', async () => {
  await open('/promotion/list');
  screen.getByRole('combobox', { name: 'Righe per pagina 10' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: '25' })).toBeVisible();
});

test('the search of a filter says what it searches', async () => {
  await open('/promotion/list');
  await userEvent.click(screen.getByRole('button', { name: 'Azienda' }));
  const search = await screen.findByRole('combobox', { name: 'Azienda' });
  expect(search).toHaveAttribute('placeholder', 'Cerca per codice, nome azienda…');
});

test('back in the list the row that was left has the focus, and what was selected still is', async () => {
  await open('/user-sale/list', 'user-sale');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona P1' }));
  await userEvent.click(screen.getByRole('link', { name: 'P1' }));
  await open('/user-sale/list', 'user-sale');
  await waitFor(() => expect(screen.getByRole('link', { name: 'P1' })).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: 'Seleziona P1' })).toBeChecked();
});

test('a record that was just saved is marked in its list', async () => {
  preferences.setItem('promotion.savedRow', { id: 'a1', at: Date.now() });
  await open('/promotion/list');
  expect(screen.getByRole('row', { name: /P1/ })).toHaveAttribute('data-saved');
  preferences.setItem('promotion.savedRow', { id: 'a1', at: Date.now() - 60_000 });
  await open('/promotion/list');
  expect(screen.getByRole('row', { name: /P1/ })).not.toHaveAttribute('data-saved');
});
