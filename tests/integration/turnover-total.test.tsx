import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ListContextProvider,
  memoryStore,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { personalKey } from '@/providers/preferences/preferences';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TurnoverTotal } from '@/resources/turnover/TurnoverTotal';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

const { format } = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
const euro = (amount: number) => format(amount).replaceAll('\u00A0', ' ');

const row = (year: number, month: number, amount: number, at = 0): RaRecord => ({
  id: `${year}-${month}-${at}`,
  customer_code: `C${at}`,
  year,
  month,
  amount,
});

const ROWS = [
  ...Array.from({ length: 22 }, (_, at) => row(2025 + Math.floor(at / 11), (at % 11) + 1, 10 + at)),
  row(2024, 11, 8),
  row(2024, 12, 5),
  row(2025, 12, 7.5),
  row(2026, 12, 100.25),
  row(2031, 5, 41.75),
];

type Filter = Readonly<Record<string, string>>;

const matching = (filter: Filter) =>
  ROWS.filter((one) =>
    Object.entries(filter).every(([name, value]) => String(one[name]) === value),
  );
const sumOf = (rows: readonly RaRecord[]) => rows.reduce((sum, one) => sum + Number(one.amount), 0);

const answerOf = (filter: Filter) => {
  const data = matching(filter);
  return { data, total: data.length, meta: { sums: { amount: sumOf(data) } } };
};

const open = (filter: Filter, search = '', store = memoryStore()) => {
  const context = { ...answerOf(filter), filterValues: filter, resource: 'turnover' };
  renderForm({
    path: `/turnover/list${search}`,
    store,
    name: 'turnover',
    view: null,
    list: (
      <ListContextProvider value={context as unknown as ListControllerResult}>
        <TurnoverTotal />
      </ListContextProvider>
    ),
    provider: {
      getList: async (_: string, params: { filter?: Filter }) =>
        answerOf(params.filter ?? {}) as never,
    },
  });
};

withoutSizes();
signInForEach();
beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] }),
);
afterEach(() => void vi.useRealTimers());

const groupByCustomer = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Riepilogo per' }));
  await userEvent.click(screen.getByRole('option', { name: 'Cliente' }));
};
const chart = () => screen.findByRole('img', { name: /^Grafico del fatturato per mese/ });

it('what the chart of a year lacks of its total is named below', async () => {
  open({ year: '2026' });
  await chart();
  expect(screen.getByText(euro(sumOf(matching({ year: '2026' }))))).toBeVisible();
  const undrawn = sumOf(matching({ year: '2026', month: '12' }));
  expect(screen.getByText(`Nel totale, ma non nel grafico: ${euro(undrawn)}`)).toBeVisible();
});

it('a chart with all months of the total says nothing more', async () => {
  open({ year: '2025' });
  await chart();
  expect(screen.getByText(euro(sumOf(matching({ year: '2025' }))))).toBeVisible();
  expect(screen.queryByText(/ma non nel grafico/)).toBeNull();
});

it.each<[filter: Filter, label: string]>([
  [{}, 'Totale di tutti gli anni'],
  [{ month: '3' }, 'Totale di marzo, tutti gli anni'],
  [{ year: '2025' }, 'Totale 2025'],
  [{ year: '2025', month: '3' }, 'Totale marzo 2025'],
  [{ year: '<script>' }, 'Totale <script>'],
  [{ month: '99' }, 'Totale 99'],
  [{ year: '99999999', month: '3' }, 'Totale 3 99999999'],
])('the total names the period of its filters, as the pills do: %j', async (filter, label) => {
  open(filter);
  expect(await screen.findByText(label)).toBeVisible();
});

it('a grouping of a year to come has the same rows as its total', async () => {
  open({ year: '2031' });
  await groupByCustomer();
  const groups = within(await screen.findByRole('region', { name: 'Fatturato per cliente' }));
  expect(await groups.findByText(euro(sumOf(matching({ year: '2031' }))))).toBeVisible();
});

it.each([
  ['a year that has none', { year: '2030' }],
  ['a year that is no number', { year: 'abc' }],
])('without rows there is neither a chart nor a grouping: %s', async (_, filter) => {
  open(filter);
  await groupByCustomer();
  const total = within(screen.getByRole('region', { name: 'Totale' }));
  expect(total.getByTitle('Nessun dato')).toHaveTextContent('–');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Caricamento' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Fatturato per/ })).toBeNull();
});

it('a chosen month is compared with the same month of the year before', async () => {
  open({ year: '2026', month: '10' });
  const [now, before] = [2026, 2025].map((year) =>
    euro(sumOf(matching({ year: String(year), month: '10' }))),
  );
  expect(
    await screen.findByText(
      new RegExp(`ottobre 2026: ${now}, rispetto a ${before} di ottobre 2025`),
    ),
  ).toHaveTextContent('+57,9%');
  expect(screen.queryByRole('img')).toBeNull();
});

it('a month in progress is beside the whole month of the year before, without a change', async () => {
  open({ year: '2026', month: '11' });
  const before = euro(sumOf(matching({ year: '2025', month: '11' })));
  expect(
    await screen.findByText(`novembre 2026 è in corso. Tutto novembre 2025: ${before}`),
  ).not.toHaveTextContent('%');
});

it('the summary of a chosen month is of that month', async () => {
  open({ year: '2026', month: '10' });
  await groupByCustomer();
  expect(
    await screen.findByText(/^Periodo: ottobre 2026, rispetto a ottobre 2025\./),
  ).toBeVisible();
});

it('the legend names the months of the year before that have turnover', async () => {
  open({ year: '2025' });
  await chart();
  // The legend and the table of the chart's numbers have the same names.
  expect(screen.getByRole('columnheader', { name: 'novembre–dicembre 2024' })).toBeVisible();
  expect(screen.queryByText('gennaio–dicembre 2024')).toBeNull();
});

const grouped = () => screen.queryByRole('region', { name: /^Fatturato per/ });

it('the grouping is in the address, beside the filters', async () => {
  open({ year: '2026' }, '?page=2');
  await groupByCustomer();
  expect(await screen.findByRole('region', { name: 'Fatturato per cliente' })).toBeVisible();
  expect(window.location.hash).toBe('#/turnover/list?page=2&summary=customer_code');
  await userEvent.click(screen.getByRole('combobox', { name: 'Riepilogo per' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nessun riepilogo' }));
  expect(window.location.hash).toBe('#/turnover/list?page=2');
});

it('the way back undoes a grouping, and does not choose it again', async () => {
  const store = memoryStore();
  open({ year: '2026' }, '', store);
  await groupByCustomer();
  expect(await screen.findByRole('region', { name: 'Fatturato per cliente' })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(grouped()).toBeNull());
  expect(window.location.hash).toBe('#/turnover/list');
  expect(store.getItem(personalKey('turnover.grouping'))).toBeNull();
  window.history.forward();
  expect(await screen.findByRole('region', { name: 'Fatturato per cliente' })).toBeVisible();
});

it('an address with a grouping shows it', async () => {
  open({ year: '2026' }, '?summary=agent_code');
  expect(await screen.findByRole('region', { name: 'Fatturato per agente' })).toBeVisible();
});

it('an address with an unknown grouping shows none', async () => {
  open({ year: '2026' }, '?summary=amount');
  await chart();
  expect(grouped()).toBeNull();
});

it('a bare address gets the grouping chosen last, so that its link shows the same', async () => {
  const store = memoryStore({ [personalKey('turnover.grouping')]: 'month' });
  open({ year: '2026' }, '', store);
  expect(await screen.findByRole('region', { name: 'Fatturato per mese' })).toBeVisible();
  expect(window.location.hash).toBe('#/turnover/list?summary=month');
});
