import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Palette } from '@/app/palette/Palette';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

/** Sales, of which the first page is read; nothing else is found. */
const open = (total: number) => {
  const sales = Array.from({ length: Math.min(total, 25) }, (_, at) => ({
    id: `s${at}`,
    code: `VEN-${at}`,
    customer_name: 'Bar Sport',
  }));
  const getList = async (resource: string) =>
    resource === 'user-sale' ? { data: sales, total } : { data: [], total: 0 };
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <Palette isOpen onClose={vi.fn()} onShowShortcuts={vi.fn()} />,
    provider: { getList: getList as never },
  });
};

const optionsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('group', { name })).getAllByRole('option');

it.each([
  [5, undefined],
  [1200, 'Mostra tutti i risultati (1.200)'],
])(
  'of %i sales found five are shown, and the list of all if there are more',
  async (total, all) => {
    open(total);
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
  open(0);
  const created = (await optionsOf('Crea · Comunicazione')).map(({ textContent }) => textContent);
  expect(created[0]).toContain('Nuova news');
  // An award option has no place in the menu.
  expect(await optionsOf('Crea')).toHaveLength(1);
});
