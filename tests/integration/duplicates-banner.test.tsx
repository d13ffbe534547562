import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { Duplicates } from '@/resources/user-sale/Duplicates';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const saleOf = (at: number) => ({
  id: `S${at}`,
  code: `ORD-${at}`,
  status: 'unprocessed',
  customer_code: 'K',
  date: '2026-01-10',
  total: 20,
});

const FILTERS = [{ status: 'unprocessed' }, {}, { status: 'processed' }];

/** Renders the banner of a list with each of `filters`; resolves to those lists. */
const openLists = async (filters: readonly object[], sales: readonly object[]) => {
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: filters.map((filterValues) => (
      <section key={JSON.stringify(filterValues)} aria-label={JSON.stringify(filterValues)}>
        <ListContextProvider value={{ filterValues } as never}>
          <Duplicates />
        </ListContextProvider>
      </section>
    )),
    provider: {
      getCachedPage: async () => ({ data: [...sales], total: sales.length }) as never,
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await screen.findAllByText(/doppion/);
  return filters.map((filter) => screen.getByRole('region', { name: JSON.stringify(filter) }));
};

it('groups of possible duplicates are those of the rows that the list may show', async () => {
  const lists = await openLists(
    [{ company_code: 'AURORA' }, { company_code: 'DANGELO' }, { q: 'ord-3' }],
    [
      ...[1, 2].map((at) => ({ ...saleOf(at), company_code: 'DANGELO' })),
      ...[3, 4].map((at) => ({ ...saleOf(at), customer_code: 'L', company_code: 'LUNA' })),
    ],
  );
  const shown = lists.map((list) => within(list).queryByText(/doppion/)?.textContent);
  const one = '1 gruppo di vendite dello stesso cliente, giorno e totale: forse doppioni.';
  expect(shown).toEqual([undefined, one, one]);
});

it('possible duplicates are shown above a list only if sales that wait may be in it', async () => {
  const lists = await openLists(FILTERS, [saleOf(1), saleOf(2)]);
  const shown = lists.map((list) => within(list).queryAllByText(/doppion/).length);
  expect(shown).toEqual([1, 1, 0]);
});

it('the groups are open again on the way back from one of their sales', async () => {
  const sales = [saleOf(1), saleOf(2)];
  await openLists([{}], sales);
  await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
  expect(screen.getByRole('link', { name: 'ORD-1' })).toBeVisible();
  cleanup();
  // The same entry of the history.
  await openLists([{}], sales);
  expect(await screen.findByRole('link', { name: 'ORD-1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
  cleanup();
  await openLists([{}], sales);
  expect(screen.getByRole('button', { name: 'Mostra' })).toHaveAttribute('aria-expanded', 'false');
});
