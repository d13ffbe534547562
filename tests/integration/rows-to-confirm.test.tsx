import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RowsToConfirm } from '@/imports/panel/RowsToConfirm';
import { useRowsToConfirm } from '@/imports/panel/useRowsToConfirm';
import type { ChangedRow } from '@/imports/compare/changed-rows';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => vi.unstubAllGlobals());

const promotionOf = (at: number) => ({
  id: `P${at}`,
  code: `P-${at}`,
  title: 'Natale',
  award_type: 'gift',
  status: 'concluded',
  start_date: '2020-01-01',
  end_date: '2020-12-31',
  recipients: ['customers'],
  categories: [],
  max_per_client: 1,
  company_quotas: [{ company_code: 'A', quota: 10 }],
});
const GIFT = { id: 'G1', worth: 20, target: 1_000, free: false, quantity: null };
const LINES = [{ customer_code: 'K', achieved_total: 2_500 }];

/** A row of the file that lets a customer win twice. */
const rowOf = (at: number): ChangedRow => ({
  row: at,
  line: at + 2,
  code: `P-${at}`,
  name: 'Natale',
  fields: [{ column: 'max_per_client', before: '1', after: '2' }],
  values: { max_per_client: '2' },
});

const open = (count: number) => {
  const promotions = Array.from({ length: count }, (_, at) => promotionOf(at));
  const reports = promotions.map(({ code }) => ({
    id: code,
    promotion_code: code,
    company_code: 'A',
    awards_earned: 1,
    awards_delivered: 1,
    payout: 20,
  }));
  vi.stubGlobal('fetch', async (url: string) => {
    const report = reports.find(({ promotion_code }) => url.includes(`/${promotion_code}?`));
    return Response.json({ data: { report: { ...report, lines: LINES } } });
  });
  const rows = promotions.map((_, at) => rowOf(at));
  const Rows = () => {
    const check = { outcome: { changed: count } } as never;
    const toConfirm = useRowsToConfirm({
      recordType: 'Promotion',
      check,
      bench: { changes: async () => rows },
    });
    return (
      <RowsToConfirm recordType="Promotion" toConfirm={toConfirm} textOf={(_, text) => text} />
    );
  };
  renderForm({
    path: '/promotion/list',
    name: 'promotion',
    view: null,
    list: <Rows />,
    provider: {
      getList: async (name) => {
        const data = { promotion: promotions, 'company-report': reports, gift: [GIFT] }[name] ?? [];
        return { data: data as never[], total: data.length };
      },
    },
  });
};

/** Before and after, in the row of each promotion that begins so. */
const figures = (name: string) =>
  screen.queryAllByText(name).map((label) =>
    within(label.closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  );

it('a row over a concluded promotion shows its figures in euros, before and after', async () => {
  open(1);
  await waitFor(() => expect(figures('Valore premi maturati')).toEqual([['20,00 €', '40,00 €']]));
  expect(figures('Costo massimo')).toEqual([['200,00 €', 'invariato']]);
  expect(figures('Massimo per cliente')).toEqual([['1', '2']]);
});

it('the figures of further rows are read once they are ticked', async () => {
  open(21);
  await waitFor(() => expect(figures('Costo massimo')).toHaveLength(20));
  const hint = screen.getByText('Seleziona la riga per vedere come cambia il valore dei premi.');
  expect(hint.closest('tr')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /^P-20 / }));
  await waitFor(() => expect(figures('Costo massimo')).toHaveLength(21));
});
