import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { CommandCenter } from '@/app/palette/CommandCenter';
import { Palette } from '@/app/palette/Palette';
import { recentChoices } from '@/app/palette/recent';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { arriveAt, renderForm, signInForEach } from '../support/render-form';

signInForEach();
beforeAll(() => arriveAt('/company/list'));

type Lists = Readonly<Record<string, { data: object[]; total: number }>>;

/** The palette over `lists`, by resource; the others find nothing. */
const open = (lists: Lists) => {
  const getList = async (resource: string) => lists[resource] ?? { data: [], total: 0 };
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <Palette isOpen onClose={vi.fn()} onShowShortcuts={vi.fn()} />,
    provider: { getList: getList as never },
  });
};

/** Sales, of which the first page is read. */
const sales = (total: number) => ({
  data: Array.from({ length: Math.min(total, 25) }, (_, at) => ({
    id: `s${at}`,
    code: `VEN-${at}`,
    customer_name: 'Bar Sport',
  })),
  total,
});

const optionsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('group', { name })).getAllByRole('option');

it.each([
  [5, undefined],
  [1200, 'Mostra tutti i risultati (1.200)'],
])(
  'of %i sales found five are shown, and the list of all if there are more',
  async (total, all) => {
    open({ 'user-sale': sales(total) });
    await userEvent.type(screen.getByRole('combobox'), 'bar sport');
    const [, , , , , more] = await optionsOf('Vendite');
    expect(more?.textContent).toBe(all);
    if (!more) return;
    const address = new URL(more.getAttribute('href')?.slice(1) ?? '', 'http://console');
    expect(address.pathname).toBe('/user-sale/list');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ q: 'bar sport' });
  },
);

it('before anything is typed, what can be created is below the groups of the menu', async () => {
  open({});
  const created = (await optionsOf('Crea · Comunicazione')).map(({ textContent }) => textContent);
  expect(created[0]).toContain('Nuova news');
  // An award option has no place in the menu.
  expect(await optionsOf('Crea')).toHaveLength(1);
});

it('the records whose names begin with the text come before those that only contain it', async () => {
  open({
    'app-user': { data: [{ id: 'c1', code: 'C1', business_name: 'Residence Maurizi' }], total: 1 },
    company: { data: [{ id: 'a1', code: 'A1', company_name: 'Aurora Caffè' }], total: 1 },
    category: { data: [{ id: 'k1', code: 'K1', category_name: 'Bar Aurora' }], total: 1 },
  });
  await userEvent.type(screen.getByRole('combobox'), 'aur');
  await optionsOf('Categorie');
  await waitFor(() => {
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(found.slice(0, 3)).toEqual(['Aurora Caffè', 'Bar Aurora', 'Residence MauriziC1']);
  });
});

it('if no list can be searched, that is said briefly, and not that nothing was found', async () => {
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <Palette isOpen onClose={vi.fn()} onShowShortcuts={vi.fn()} />,
    provider: { getList: async () => Promise.reject(new ApiError('offline', 0)) },
  });
  await userEvent.type(screen.getByRole('combobox'), 'zzzz');
  const problem = await screen.findByText(
    /^Impossibile cercare in: [^,]+, [^,]+, [^,]+ e altri \d+ elenchi\. Riprova\.$/,
  );
  await waitFor(() => expect(screen.queryByText('Ricerca in corso…')).toBeNull());
  expect(problem).toBeVisible();
  expect(screen.queryByText(/^Nessun risultato/)).toBeNull();
});

it('an action runs with Ctrl held too: it has no address for another tab', async () => {
  const showShortcuts = vi.fn();
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <Palette isOpen onClose={vi.fn()} onShowShortcuts={showShortcuts} />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  fireEvent.click(await screen.findByRole('option', { name: /scorciatoie/i }), { ctrlKey: true });
  expect(showShortcuts).toHaveBeenCalledTimes(1);
});

it('opened again while it closes, it takes the letters that are typed', async () => {
  const getList = async () => ({ data: [], total: 0 });
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <CommandCenter />,
    provider: { getList },
  });
  const button = screen.getByRole('button', { name: /^Cerca o vai a/ });
  fireEvent.click(button);
  const field = await screen.findByRole('combobox');
  // The dialog takes keys from then on.
  await waitFor(() => expect(button.closest('[aria-hidden="true"]')).not.toBeNull());
  // Both before the dialog is gone.
  act(() => {
    fireEvent.keyDown(field, { key: 'Escape' });
  });
  act(() => {
    fireEvent.click(button);
  });
  expect(screen.getByRole('combobox')).toBe(field);
  await userEvent.type(field, 'gru');
  expect(field).toHaveProperty('value', 'gru');
});

it('the browser’s Back closes it with the page below it', async () => {
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <CommandCenter />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Cerca o vai a/ }));
  await screen.findByRole('dialog');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const Page = ({ save }: { save: () => void }) => {
  const form = useRef<HTMLFormElement>(null);
  const gone = useRef<HTMLFormElement>(null);
  useShortcut('save', save, form);
  useShortcut('record_after', vi.fn(), gone);
  return (
    <form ref={form}>
      <input aria-label="field" />
      <nav aria-label="Viste">
        <a href="#/a" aria-current="true">
          Attive
        </a>
        <a href="#/b">Scadute</a>
      </nav>
      <button type="button" aria-label="Esporta CSV" disabled />
    </form>
  );
};

it('what the page at hand offers is a section, with its keys, and runs once the palette is closed', async () => {
  const focused: (string | null | undefined)[] = [];
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: (
      <>
        <Page save={() => focused.push(document.activeElement?.getAttribute('aria-label'))} />
        <CommandCenter />
      </>
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  (await screen.findByLabelText('field')).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  // Neither the view that is shown, nor a shortcut of what is not rendered, nor a disabled button.
  const texts = (await optionsOf('In questa pagina')).map(({ textContent }) => textContent);
  expect(texts).toEqual(['SalvaCtrlS', 'ScaduteViste']);
  await userEvent.keyboard('salva');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Salva'));
  await userEvent.keyboard('{Enter}');
  expect(focused).toEqual(['field']);
  expect(screen.queryByRole('combobox')).toBeNull();
  // It is not a choice to come back to: other pages do not offer it.
  expect(recentChoices.read()).not.toContain('shortcut.save');
});
