import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminContext,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { urlScheme } from '@/app/router/url-scheme';
import { createConsoleTheme } from '@/app/theme/theme';
import { resourceViewsOf } from '@/app/views/views';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { ListPage } from '@/kit/list/ListPage';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { ApiError } from '@/providers/http/api-error';
import { session } from '@/providers/session/session';
import { list as customers } from '@/resources/app-user/app-user.list';
import { list as colleagues } from '@/resources/bo-user/bo-user.list';
import { list as notices } from '@/resources/custom-push-template/custom-push-template.list';
import { list as promotions } from '@/resources/promotion/promotion.list';
import { list as news } from '@/resources/news/news.list';
import { resources } from '@/resources/registry';
import { list as surveys } from '@/resources/survey/survey.list';
import { AlertStack } from '@/ui/alerts/AlertStack';
import { alerts } from '@/ui/alerts/alert-store';
import { person } from '../support/people';
import { withoutSizes } from '../support/without-sizes';

vi.mock('@/providers/data/bo-users', async (original) => ({
  ...(await original<object>()),
  fetchAgents: async () => [
    {
      code: 'AGE-2',
      name: 'Niceforo Marras',
      isDeactivated: false,
      companies: ['AURORA'],
      locations: ['AUR-ROM'],
    },
  ],
}));

const LISTS = {
  'app-user': customers,
  'bo-user': colleagues,
  'custom-push-template': notices,
  news,
  promotion: promotions,
  survey: surveys,
};

let stored: RaRecord[] = [];
/** Settled when the list of all rows, which a selection of all reads, may be answered. */
let wholeList = Promise.resolve();
/** Settled when a list may be answered. */
let answered: Promise<void> = Promise.resolve();
const update = vi.fn(async (_name: string, { id, data }: UpdateParams) => {
  stored = stored.map((one) => (one.id === id ? { ...one, ...data } : one));
  return { data: stored.find((one) => one.id === id) };
});

withoutSizes();
beforeEach(() => {
  session.start('token', person(['admin']));
  update.mockClear();
});
afterEach(() => {
  cleanup();
  alerts.clear();
  session.end();
});

const open = async (name: keyof typeof LISTS, rows: RaRecord[], total = rows.length) => {
  stored = rows;
  window.location.hash = `#/${name}/list`;
  const dataProvider = testDataProvider({
    getList: (async (resource: string, { pagination }: GetListParams) => {
      if (resource !== name) return { data: [], total: 0 };
      if (pagination?.perPage === 1_000) await wholeList;
      await answered;
      return { data: stored, total };
    }) as never,
    getOne: (async (_name: string, { id }: { id: unknown }) => ({
      data: stored.find((one) => one.id === id),
    })) as never,
    update: update as never,
  });
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
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

const ADA = { id: 'a', business_name: 'Ada', status: 'active' };
const BEA = { id: 'b', business_name: 'Bea', status: 'deactivated' };

const select = async (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Seleziona ${name}` }));
const bar = () => screen.findByRole('region', { name: 'Righe selezionate' });
const buttonsOf = async () =>
  within(await bar())
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => name !== '' && !name.startsWith('Seleziona'));

test('the only action of a row is a button, which can be undone', async () => {
  await open('app-user', [ADA, BEA]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva: Ada' }));
  await screen.findByRole('button', { name: 'Attiva: Ada' });
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ status: 'deactivated' });
  // The backend of this test sends no message of its own.
  expect(await screen.findByText('Cliente disattivato')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Annulla/ }));
  await screen.findByRole('button', { name: 'Disattiva: Ada' });
  expect(await screen.findByText('Modifica annullata')).toBeVisible();
  expect(update.mock.calls[1]?.[1].data).toMatchObject({ status: 'active' });
});

test('an undo restores the record that was overwritten, which may be newer than its row', async () => {
  await open('app-user', [ADA]);
  stored = [{ ...ADA, status: 'suspended' }];
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva: Ada' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Annulla/ }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls[1]?.[1].data).toMatchObject({ status: 'suspended' });
});

const OWN = { ...person(['admin']), firstname: 'Ada', surname: 'Neri', status: 'active' };
const COLLEAGUE = { ...OWN, id: 'b', firstname: 'Bea', surname: 'Riva', code: 'U2' };

test('the deactivation of a colleague is one press, which can be undone', async () => {
  await open('bo-user', [COLLEAGUE]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva: Bea Riva' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Annulla/ }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls.map(([, { data }]) => data.status)).toEqual(['deactivated', 'active']);
});

test('the deactivation of a selection leaves out the own account and says why', async () => {
  await open('bo-user', [OWN, COLLEAGUE]);
  await select('Ada Neri');
  await select('Bea Riva');
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva (1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Disattiva 1/ }));
  expect(dialog.getByText('Non puoi disattivare il tuo account.')).toBeVisible();
  expect(dialog.getByText('Ada Neri')).toBeVisible();
  const start = dialog.getByRole('button', { name: /^Disattiva 1/ });
  expect(start).toHaveClass('MuiButton-colorError');
  await waitFor(() => expect(start).toBeEnabled());
  await userEvent.click(start);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Righe selezionate' })).toBeNull(),
  );
  expect(update.mock.calls.map(([, { id }]) => id)).toEqual(['b']);
});

test('several actions of a row are a menu, of those that fit its state', async () => {
  await open('news', [
    { id: 'a', title: 'Bozza', published: false, visible: true },
    { id: 'b', title: 'Uscita', published: true, visible: true },
  ]);
  const actionsOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    const names = items.map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    return names;
  };
  // The app shows no draft: there is nothing to hide.
  expect(screen.getByRole('button', { name: 'Pubblica: Bozza' })).toBeVisible();
  expect(await actionsOf('Uscita')).toEqual(['Riporta in bozza', 'Nascondi']);
});

test.each([
  ['admin', 'Aggiungi almeno una domanda per pubblicarlo.'],
  [
    'company_manager',
    'Prima un amministratore deve aggiungere almeno una domanda, nella scheda Domande.',
  ],
] as const)('a survey without questions: what a selection tells an %s', async (role, reason) => {
  session.start('token', person([role]));
  const survey = { status: 'draft', recipients: ['agents'], company_code: 'AURORA' };
  await open('survey', [
    { ...survey, id: 'a', title: 'Vuoto', questions_count: 0 },
    { ...survey, id: 'b', title: 'Pronto', questions_count: 3 },
  ]);
  expect(await screen.findByRole('button', { name: 'Pubblica: Pronto' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pubblica: Vuoto' })).toBeNull();
  await select('Vuoto');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Pubblica' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(reason)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^Pubblica/ })).toBeDisabled();
  expect(update).not.toHaveBeenCalled();
});

test('only a promotion that waits for its conclusion has a button for it, which asks first', async () => {
  const promotion = { award_type: 'gift', status: 'active', company_quotas: [] };
  await open('promotion', [
    { ...promotion, id: 'a', title: 'Estate', state: 'over', end_date: '2026-01-31' },
    { ...promotion, id: 'b', title: 'Inverno', state: 'active' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Concludi promozione: Estate' }));
  expect(screen.queryByRole('button', { name: 'Concludi promozione: Inverno' })).toBeNull();
  const question = within(await screen.findByRole('dialog', { name: 'Concludere Estate?' }));
  expect(question.getByText(/nessuno può più vincere/)).toBeVisible();
  expect(update).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Concludi promozione' }));
  expect(await screen.findByText('Promozione conclusa')).toBeVisible();
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ id: 'a', status: 'concluded' });
});

test('a selection is offered what changes something, for as many rows as that is', async () => {
  await open('app-user', [ADA, BEA, { ...BEA, id: 'c', business_name: 'Cleo' }]);
  const always = ['Aggiungi a un gruppo', 'Cambia agente'];
  await select('Ada');
  expect(await buttonsOf()).toEqual(['Disattiva', ...always]);
  await select('Bea');
  await select('Cleo');
  expect(await buttonsOf()).toEqual(['Attiva (2)', 'Disattiva (1)', ...always]);
  await userEvent.click(screen.getByRole('button', { name: 'Attiva (2)' }));
  expect(await screen.findByText(/uno alla volta/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Attiva 2 clienti' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Righe selezionate' })).toBeNull(),
  );
});

test('rows show what was done to a selection before their list is read again', async () => {
  await open('app-user', [ADA, { ...ADA, id: 'c', business_name: 'Cleo' }]);
  await select('Ada');
  await select('Cleo');
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva' }));
  let answer = () => {};
  answered = new Promise((resolve) => {
    answer = resolve;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva 2 clienti' }));
  expect(await screen.findByText('2 clienti disattivati')).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'Disattivato' })).toHaveLength(2);
  answer();
  answered = Promise.resolve();
});

test('an action that succeeds at the second try takes the alert of the first with it', async () => {
  await open('app-user', [ADA, BEA]);
  update.mockRejectedValueOnce(new ApiError('refused', 500, ['Il servizio non risponde']));
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva: Ada' }));
  expect(await screen.findByText('Il servizio non risponde')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Disattiva: Ada' }));
  expect(await screen.findByText('Cliente disattivato')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Il servizio non risponde')).toBeNull());
});

test('the button of a selection has the focus again after its dialog is left', async () => {
  await open('app-user', [ADA, BEA]);
  await select('Ada');
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva' }));
  const dialog = await screen.findByRole('dialog', { name: /^Disattiva 1/ });
  // Only several records are saved one at a time.
  expect(within(dialog).queryByText(/uno alla volta/)).toBeNull();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Disattiva' })).toHaveFocus();
});

test('the down arrow leads from the search to the rows, and Escape clears their selection', async () => {
  await open('app-user', [ADA, BEA]);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  const row = screen.getByRole('grid').querySelector('[tabindex="0"]');
  expect(row).toHaveFocus();
  await select('Ada');
  await bar();
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  expect(await bar()).toBeVisible();
  screen.getByRole('checkbox', { name: 'Seleziona Ada' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Seleziona Ada' })).not.toBeChecked(),
  );
  expect(screen.queryByRole('region', { name: 'Righe selezionate' })).toBeNull();
});

const FOUR = ['Ada', 'Bea', 'Cleo', 'Dina'];
const openFour = () =>
  open(
    'app-user',
    FOUR.map((business_name) => ({ ...ADA, id: business_name, business_name })),
  );
const selected = () =>
  FOUR.filter(
    (name) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleziona ${name}` }).checked,
  );

test('after a search the down arrow leads to the first name, not to what had the focus before', async () => {
  await openFour();
  const search = screen.getByRole('searchbox');
  const button = await screen.findByRole('button', { name: 'Disattiva: Cleo' });
  await waitFor(() => expect(button).toHaveAttribute('tabindex', '-1'));
  button.focus();
  search.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(button).toHaveFocus();
  stored = stored.slice(1);
  await userEvent.type(search, 'e');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada' })).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Bea' })).toHaveFocus();
});

test('after a sort the down arrow leads to the first name, although a header had the focus', async () => {
  await openFour();
  const sort = screen.getByRole('button', { name: 'Ragione sociale' });
  await waitFor(() => expect(sort).toHaveAttribute('tabindex', '-1'));
  stored = stored.toReversed();
  await userEvent.click(sort);
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Dina'));
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Dina' })).toHaveFocus();
});

test.each([
  ['two steps down', 'Ada', '{Shift>}{ArrowDown}{ArrowDown}{/Shift}', ['Ada', 'Bea', 'Cleo']],
  [
    'back towards its start',
    'Ada',
    '{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}',
    ['Ada', 'Bea'],
  ],
  ['past its start', 'Bea', '{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}', ['Ada', 'Bea']],
  ['above the first row', 'Ada', '{Shift>}{ArrowUp}{/Shift}{ArrowDown} ', ['Bea']],
  [
    'from another row',
    'Ada',
    '{Shift>}{ArrowDown}{/Shift}{ArrowDown}{Shift>}{ArrowDown}{/Shift}',
    FOUR,
  ],
  ['to a row', 'Bea', ' {ArrowDown}{ArrowDown}{Shift>} {/Shift}', ['Bea', 'Cleo', 'Dina']],
  ['up to a row', 'Cleo', ' {ArrowUp}{ArrowUp}{Shift>} {/Shift}', ['Ada', 'Bea', 'Cleo']],
  ['to a row, none before', 'Cleo', '{Shift>} {/Shift}', ['Cleo']],
  [
    'on a box',
    'Ada',
    ' {ArrowLeft}{ArrowDown}{ArrowDown}{Shift>} {/Shift}',
    ['Ada', 'Bea', 'Cleo'],
  ],
])('Shift and a key extend the selection: %s', async (_, start, keys, names) => {
  await openFour();
  // The grid and the selection load after the rows.
  await waitFor(() =>
    expect(screen.getByRole('grid').querySelector('[tabindex="0"]')).toBeVisible(),
  );
  await select('Dina');
  await bar();
  await select('Dina');
  screen.getByRole('link', { name: start }).focus();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(selected()).toEqual(names));
});

test('a click with Shift selects all rows since the one selected last', async () => {
  await openFour();
  const user = userEvent.setup();
  const selectWithShift = async (name: string) => {
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: `Seleziona ${name}` }));
    await user.keyboard('{/Shift}');
  };
  await select('Cleo');
  await selectWithShift('Ada');
  expect(selected()).toEqual(['Ada', 'Bea', 'Cleo']);
  await selectWithShift('Bea');
  expect(selected()).toEqual(['Ada', 'Cleo']);
  await selectWithShift('Dina');
  expect(selected()).toEqual(FOUR);
});

const at = (id: string, location_code: string) => ({
  ...ADA,
  id,
  business_name: `Bar ${id}`,
  company_code: ['AURORA'],
  agent_code: ['AGE-1'],
  location_code: [location_code],
});

test('customers whom no agent can take say why', async () => {
  await open('app-user', [at('1', 'AUR-NESSUNO')]);
  await select('Bar 1');
  await userEvent.click(screen.getByRole('button', { name: 'Cambia agente' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Cambia agente a/ }));
  expect(
    await dialog.findByText('Nessun’altra scelta possibile: il resto è di altre aziende o sedi.'),
  ).toBeVisible();
});

test('the button counts the customers that the chosen agent can take', async () => {
  await open('app-user', [at('1', 'AUR-ROM'), at('2', 'AUR-ROM'), at('3', 'AUR-MIL')]);
  for (const id of ['1', '2', '3']) await select(`Bar ${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Cambia agente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambia agente a 3 clienti' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Nuovo agente' }));
  await userEvent.click(await screen.findByRole('option', { name: /Niceforo Marras/ }));
  expect(dialog.getByText(/Vale per 2 di 3/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cambia agente a 2 clienti' })).toBeEnabled();
});

test('two switches of a row are saved one after the other, the second over what the first saved', async () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_600);
  let answer = () => {};
  const saved = new Promise<void>((resolve) => (answer = resolve));
  await open('news', [{ id: 'a', title: 'Uscita', published: true, visible: false }]);
  const save = update.getMockImplementation();
  update.mockImplementationOnce(async (...call) => {
    await saved;
    return save?.(...call) as never;
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Visibile: Uscita' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Pubblicata: Uscita' }));
  expect(update).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls.map(([, { data }]) => [data.visible, data.published])).toEqual([
    [true, true],
    [true, false],
  ]);
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Pubblicata: Uscita' })).not.toBeChecked(),
  );
  width.mockRestore();
});

test('a selection in which nothing can be changed says so', async () => {
  await open('custom-push-template', [{ id: 'a', title: 'Inviata', status: 'sent' }]);
  await select('Inviata');
  expect(await bar()).toHaveTextContent('Nessuna azione possibile su queste righe.');
  expect(screen.queryByRole('button', { name: /: Inviata/ })).toBeNull();
});

test('a selection of promotions that are not over says which can be', async () => {
  const running = { award_type: 'gift', status: 'active', state: 'active', company_quotas: [] };
  await open('promotion', [{ ...running, id: 'b', title: 'Inverno' }]);
  await select('Inverno');
  expect(await bar()).toHaveTextContent('Da qui si concludono solo le promozioni «Da concludere».');
});

test('of more results than can be selected the first ones can be, with the reason', async () => {
  await open('app-user', [ADA], 4_227);
  await select('Ada');
  expect(await bar()).toHaveTextContent(
    'Al massimo 1.000 righe alla volta: ognuna viene salvata da sola.',
  );
  expect(screen.queryByRole('button', { name: /Seleziona tutti/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Seleziona i primi 1.000' })).toBeEnabled();
});

test('all rows are selected, unless the selection was cleared before their answer', async () => {
  let answer = () => {};
  wholeList = new Promise((resolve) => (answer = resolve));
  await open('app-user', [ADA, BEA], 30);
  await select('Ada');
  const selectAll = await screen.findByRole('button', { name: 'Seleziona tutti i risultati (30)' });
  await userEvent.click(selectAll);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Righe selezionate' })).toBeNull(),
  );
  await act(async () => answer());
  await select('Bea');
  expect(screen.getByRole('checkbox', { name: 'Seleziona Bea' })).toBeChecked();
  expect(await bar()).toHaveTextContent('1 riga selezionata');
  await userEvent.click(screen.getByRole('button', { name: 'Seleziona tutti i risultati (30)' }));
  await waitFor(async () => expect(await bar()).toHaveTextContent('2 righe selezionate'));
});
