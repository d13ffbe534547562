import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AdvanceQuestion, ProcessQuestion } from '@/resources/user-sale/ProcessQuestion';
import { SaleDetails } from '@/resources/user-sale/SaleDetails';
import { SaleDuplicates } from '@/resources/user-sale/SaleDuplicates';
import { ProcessTotal } from '@/resources/user-sale/ProcessTotal';
import { SaleTotal } from '@/resources/user-sale/SaleTotal';
import { SaleItems } from '@/resources/user-sale/SaleLines';
import { UserSaleShow } from '@/resources/user-sale/UserSaleShow';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

it('whether a possible duplicate was processed is read again before the question', async () => {
  const user = userEvent.setup();
  let status = 'unprocessed';
  const getList = vi.fn(async (resource: string) =>
    resource === 'user-sale'
      ? { data: [SALE, { ...SALE, id: 'b', code: 'VEN-2', status }], total: 2 }
      : { data: [], total: 0 },
  );
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <Scene />,
    provider: { getList: getList as never },
  });
  await screen.findByText('VEN-2');
  expect(screen.queryByText('Elaborata')).toBeNull();
  // Somebody else, in another browser.
  status = 'processed';
  await user.click(screen.getByText('process'));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('VEN-2')).toBeVisible();
  expect(within(question).getByText('Elaborata')).toBeVisible();
});

it('shows that the duplicates are being read before the question', async () => {
  let answer = () => {};
  const read = new Promise<void>((resolve) => (answer = resolve));
  const onAnswer = vi.fn();
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <ProcessQuestion record={SALE} onAnswer={onAnswer} />,
    provider: { getList: (() => read.then(() => ({ data: [SALE], total: 1 }))) as never },
  });
  const waiting = await screen.findByRole('progressbar', { name: 'Caricamento…' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(waiting);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  answer();
  await screen.findByRole('dialog');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  [ProcessQuestion, 'Segna come elaborata'],
  [AdvanceQuestion, 'Segna e passa alla prossima'],
])('the answer of %o repeats the words of its button', async (Question, words) => {
  const onAnswer = vi.fn();
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <Question record={SALE} onAnswer={onAnswer} />,
    provider: { getList: (async () => ({ data: [SALE], total: 1 })) as never },
  });
  await userEvent.click(await screen.findByRole('button', { name: words }));
  expect(onAnswer).toHaveBeenCalledWith(true);
});

const show = (list: ReactNode, others: readonly object[] = []) =>
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list,
    provider: {
      getList: (async (resource: string) =>
        resource === 'user-sale'
          ? { data: [SALE, ...others], total: 1 + others.length }
          : { data: [], total: 0 }) as never,
      getOne: (async () => ({ data: SALE })) as never,
      getCachedPage: (async () => ({ data: [SALE], total: 1 })) as never,
    },
  });

const SALE = {
  id: 'a',
  code: 'VEN-1',
  customer_code: 'C1',
  date: '2026-11-15',
  total: 588,
  lines: [],
  status: 'unprocessed',
};

const FACTS = (
  <>
    <SaleDetails sale={SALE} />
    <SaleDuplicates sale={SALE} />
  </>
);

it('a sale without duplicates says so among its facts, without a card', async () => {
  show(FACTS);
  expect(await screen.findByText(/^Nessun’altra vendita/)).toHaveProperty('tagName', 'DD');
  expect(screen.queryByRole('region', { name: 'Possibili doppioni' })).toBeNull();
});

it('a possible duplicate is linked among the facts of the sale and compared in a card', async () => {
  show(FACTS, [{ ...SALE, id: 'b', code: 'VEN-2' }]);
  const card = await screen.findByRole('region', { name: 'Possibili doppioni' });
  expect(within(card).getByRole('link', { name: 'VEN-2' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'VEN-2' })).toHaveLength(2);
});

it.each([
  ['end with the total', 588, 2],
  ['end without it where they do not add up to it', 500, 0],
])('the items of a sale %s', async (_, amount, shown) => {
  show(<SaleItems sale={{ ...SALE, lines: [{ description: 'Farina', quantity: 1, amount }] }} />);
  await screen.findByText('Farina');
  expect(screen.queryAllByText('Totale')).toHaveLength(shown / 2);
  expect(screen.queryAllByText(/^588,00/)).toHaveLength(shown);
});

it('the question about a sale says that its total is not the sum of its lines', async () => {
  const sale = { ...SALE, lines: [{ description: 'Farina', quantity: 1, amount: 500 }] };
  show(<ProcessQuestion record={sale} onAnswer={() => undefined} />);
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(
    /Le righe sommano 500,00\s€: il totale ne dichiara 588,00\s€\./,
  );
});

it('the question about many sales counts those whose total is not the sum of their lines', async () => {
  const lines = [{ description: 'Farina', quantity: 1, amount: 500 }];
  const sales = [
    { ...SALE, lines },
    { ...SALE, id: 'b', code: 'VEN-2', lines: [{ ...lines[0], amount: 588 }] },
  ];
  const ids = sales.map(({ id }) => id);
  const getOne = async (_: string, { id }: { id: string }) => ({
    data: sales.find((sale) => sale.id === id),
  });
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: (
      <ProcessTotal
        run={{ ids, excludedIds: [] } as never}
        onLeaveOut={() => undefined}
        onReady={() => undefined}
      />
    ),
    provider: { getOne: getOne as never },
  });
  const alert = await screen.findByText(/^In 1 vendita il totale non è la somma delle righe:/);
  expect(alert).toHaveTextContent(/Le righe sommano 500,00\s€: il totale ne dichiara 588,00\s€\./);
  expect(alert).not.toHaveTextContent('VEN-2');
});

it('the total of a sale in the list is marked with both figures where they differ', async () => {
  show(<SaleTotal sale={{ ...SALE, lines: [{ quantity: 1, amount: 500 }] }} />);
  expect(
    await screen.findByTitle(/^Le righe sommano 500,00\s€: .* 588,00\s€\.$/),
  ).toBeInTheDocument();
});

it.each([
  ['before its items', false],
  ['after them on a phone', true],
])('the button of a sale comes %s', async (_, matches) => {
  const isListened = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => ({ ...isListened, matches }));
  show(<UserSaleShow />);
  const button = await screen.findByRole('button', { name: /^Segna/ });
  const items = screen.getByRole('heading', { name: 'Righe' });
  const order = items.compareDocumentPosition(button);
  expect(order === Node.DOCUMENT_POSITION_FOLLOWING).toBe(matches);
});

const Scene = () => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        process
      </button>
      <SaleDuplicates sale={SALE} />
      {isAsked && <ProcessQuestion record={SALE} onAnswer={() => setAsked(false)} />}
    </>
  );
};
