import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Form, type I18nProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { session } from '@/providers/session/session';
import { GiftShow } from '@/resources/gift/GiftShow';
import { GivenCard } from '@/resources/promotion/GivenCard';
import { PromotionOutcome } from '@/resources/promotion/PromotionOutcome';
import { PromotionReview } from '@/resources/promotion/PromotionReview';
import { AddressParamsContext } from '@/ui/page/address-params';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => vi.unstubAllGlobals());

const LINES = [
  { customer_code: 'K-1', awards_earned: 2 },
  { customer_code: 'K-2', awards_earned: 1 },
  { customer_code: 'K-3', awards_earned: 0 },
];
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { report: { lines: LINES } } }));
});

const OVER = {
  id: 'P1',
  code: 'P-1',
  title: 'Olio nuovo',
  award_type: 'reward',
  status: 'active',
  state: 'over',
  start_date: '2020-01-01',
  end_date: '2020-03-31',
  max_per_client: 0,
  recipients: ['agents'],
  categories: [],
  payout_type: 'final_balance',
  company_quotas: [{ company_code: 'A', quota: 10 }],
};
const REPORT = {
  id: 'P-1',
  promotion_code: 'P-1',
  company_code: 'A',
  participants: 3,
  awards_earned: 3,
  awards_delivered: 0,
  payout: 450,
};

const open = (
  view: ReactElement,
  report: object = REPORT,
  others: readonly object[] = [],
  words?: I18nProvider,
) =>
  renderForm({
    path: '/promotion/edit/P1/reward?step=review',
    name: 'promotion',
    view,
    words,
    provider: {
      getList: async (name) => {
        const rows: Record<string, unknown[]> = {
          'company-report': [report],
          promotion: [...others],
          company: [{ id: 'K1', company_code: 'A', company_name: 'Aurora' }],
          reward: [{ id: 'R1', type: 'money_fixed', value: 150, target_value: 6_000 }],
        };
        const data = rows[name] ?? [];
        return { data: data as never[], total: data.length };
      },
      getCachedPage: async () => ({ data: [], total: 0 }),
    },
  });

/** The review of `OVER` in its form, in which `written` are not saved yet. */
const openReview = (report?: object, written: object = {}) =>
  open(
    <Form record={{ ...OVER, ...written }}>
      <PromotionReview promotion={OVER} />
    </Form>,
    report,
  );

const strip = async (name: string) => screen.findByRole('region', { name });

it('the review of a promotion that has ended shows its winners and what they cost', async () => {
  openReview();
  expect(await screen.findByText('su 3 partecipanti')).toBeVisible();
  const figures = await strip('Costi e vincitori');
  expect(figures).toHaveTextContent('Valore premi maturati450,00 €0 premi consegnati su 3');
  await waitFor(() => expect(figures).toHaveTextContent('Vincitori2su 3 partecipanti'));
  expect(await screen.findByText('Nessun problema trovato.')).toBeVisible();
  expect(screen.queryByText(/nessuno può vincere/)).toBeNull();
});

it('the review of a promotion that has ended without winners says that nobody could win', async () => {
  openReview({ ...REPORT, awards_earned: 0, payout: 0 });
  expect((await screen.findAllByText(/nessuno può vincere/))[0]).toBeVisible();
});

it('the review of a promotion without a report shows what it would have cost', async () => {
  openReview({ ...REPORT, promotion_code: 'P-2' });
  expect(await screen.findByText('Vincitori simulati')).toBeVisible();
});

const WRITTEN = { description: 'Olio', image: 'https://example.com/oil.png' };

it.each([
  ['with a report shows no simulation', REPORT, 0],
  ['without a report shows a simulation', { ...REPORT, promotion_code: 'P-2' }, 1],
])('the review of a promotion that has ended %s', async (_, report, times) => {
  openReview(report, { ...WRITTEN, recipients: ['customers'], categories: ['C'] });
  const label = times > 0 ? 'Costo simulato' : 'Valore premi maturati';
  expect(await screen.findByText(label)).toBeVisible();
  // The checks wait for the awards, too.
  expect(await screen.findByText(/Nessun cliente nella categoria C/)).toBeInTheDocument();
  expect(screen.queryAllByText('Simulazione dei costi')).toHaveLength(times);
});

it.each([
  ['of one month names it once', '2020-03-01', 'marzo 2019.'],
  ['names its months', '2020-01-01', 'gennaio–marzo 2019.'],
])('the simulation %s', async (_, start_date, months) => {
  const report = { ...REPORT, promotion_code: 'P-2' };
  openReview(report, { ...WRITTEN, recipients: ['customers'], categories: ['C'], start_date });
  const hint = await screen.findByText(/^La stessa promozione/);
  expect(hint).toHaveTextContent(`La stessa promozione, un anno prima: ${months}`);
});

it.each([
  ['follows the end that is written', { end_date: '2090-03-31' }, 'Attiva fino al 31 mar 2090.'],
  ['keeps the stored end for one that breaks a rule', { end_date: '2019-03-31' }, /31 mar 2020/],
])('the review of a promotion %s', async (_, written, words) => {
  openReview(REPORT, { ...WRITTEN, ...written });
  expect(await screen.findByText(words)).toBeVisible();
});

it('the review of a promotion that runs shows its results so far beside what it would have cost', async () => {
  const running = { ...OVER, state: 'active', end_date: '2090-03-31' };
  open(
    <Form record={running}>
      <PromotionReview promotion={running} />
    </Form>,
  );
  const results = await strip('Riepilogo');
  await waitFor(() => expect(results).toHaveTextContent('0 premi consegnati su 3'));
  await waitFor(() => expect(results).toHaveTextContent('Premi ancora disponibili7'));
  expect(await strip('Costi e vincitori')).toHaveTextContent('Costo simulato');
});

it('the review links a company without an app, and promotions with the same customers', async () => {
  const running = { ...OVER, state: 'active', end_date: '2090-03-31', recipients: ['customers'] };
  const other = { ...running, id: 'P2', code: 'P-2', title: 'Miscela di Miscela' };
  open(
    <Form record={running}>
      <PromotionReview promotion={running} />
    </Form>,
    REPORT,
    [other],
  );
  const company = await screen.findByRole('link', { name: 'Aurora' });
  expect(company).toHaveAttribute('href', '#/company/edit/K1');
  expect(company.parentElement).toHaveTextContent(
    'Aurora non ha ancora un’app: i clienti non vedono la promozione.',
  );
  const link = await screen.findByRole('link', { name: 'P-2 «Miscela di Miscela»' });
  expect(link).toHaveAttribute('href', '#/promotion/edit/P2/reward');
  expect(link.parentElement).toHaveTextContent(
    'Stessi clienti di P-2 «Miscela di Miscela» per tutto il periodo: gennaio 2020 – marzo 2090.',
  );
});

it('the page of a concluded promotion shows its results', async () => {
  open(<PromotionOutcome promotion={{ ...OVER, status: 'concluded' }} />, {
    ...REPORT,
    awards_delivered: 3,
  });
  const figures = await strip('Riepilogo');
  await waitFor(() => expect(figures).toHaveTextContent('Vincitori2'));
  expect(figures).toHaveTextContent('450,00 €3 premi consegnati su 3');
});

it.each([
  [3, false, '7'],
  [10, false, '0Quote esaurite: nessuno può più vincere'],
  [3, true, undefined],
])('a promotion that runs shows what it has given and what is left: %s earned', async (...one) => {
  const [awards_earned, free, left] = one;
  const running = { ...OVER, state: 'active', end_date: '2090-01-01' };
  open(<PromotionOutcome promotion={running} given={[{ id: 'G1', free }]} />, {
    ...REPORT,
    awards_earned,
  });
  const region = await strip('Riepilogo');
  await waitFor(() => expect(region).toHaveTextContent('450,00'));
  expect(region).toHaveTextContent(`0 premi consegnati su ${awards_earned}`);
  await waitFor(() => {
    const term = [...region.querySelectorAll('dt')].find(
      ({ textContent }) => textContent === 'Premi ancora disponibili',
    );
    expect(term?.nextElementSibling?.textContent).toBe(left);
  });
});

it('a promotion that runs shows what is left beside a free gift, which uses no quota', async () => {
  const lines = [
    { customer_code: 'K-1', achieved_total: 1_200, awards_earned: 3, payout: 64 },
    { customer_code: 'K-2', achieved_total: 200, awards_earned: 1, payout: 4 },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ data: { report: { lines } } }));
  const given = [
    { id: 'G1', target: 500, worth: 30 },
    { id: 'G2', target: 100, worth: 4, free: true },
  ];
  const running = { ...OVER, state: 'active', end_date: '2090-01-01' };
  open(<PromotionOutcome promotion={running} given={given} />, { ...REPORT, awards_earned: 4 });
  const region = await strip('Riepilogo');
  await waitFor(() => expect(region).toHaveTextContent('Premi ancora disponibili8'));
});

it('the gifts of a promotion show their pieces, where these are limited', async () => {
  const given = [
    { id: 'G1', title: 'Tazzine', worth: 30, target: 500, quantity: 20 },
    { id: 'G2', title: 'Campione', worth: 4, target: 100, free: true, quantity: 1 },
    { id: 'G3', title: 'Macinino', worth: 189, target: 5_500, quantity: null },
  ];
  const parts = { given, awards: [], isFailed: false, refetch: () => undefined };
  open(<GivenCard promotion={{ ...OVER, award_type: 'gift' }} parts={parts} />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Tazzine30,00 €Soglia: 500,00 € · 20 pezzi',
    'Campione4,00 €In omaggio · 1 pezzo',
    'Macinino189,00 €Soglia: 5.500,00 €',
  ]);
});

const GIVEN = [
  { id: 'G1', title: 'Tazzine', worth: 30, target: 500, quantity: 4 },
  { id: 'G2', title: 'Campione', worth: 4, target: 100, free: true, quantity: 2 },
  { id: 'G3', title: 'Macinino', worth: 189, target: 5_500, quantity: null },
];
const EXPLAINED = [
  { customer_code: 'K-1', achieved_total: 1_200, awards_earned: 3, payout: 64 },
  { customer_code: 'K-2', achieved_total: 200, awards_earned: 1, payout: 4 },
];
/** Nothing that is given has this value. */
const UNEXPLAINED = [{ customer_code: 'K-1', achieved_total: 1_200, awards_earned: 4, payout: 99 }];
const ENGLISH = createI18nProvider('en', consoleCatalogue.en);

it.each([
  [
    EXPLAINED,
    undefined,
    ['2 di 4 pezzi vinti · 2 rimasti', '2 di 2 pezzi vinti · nessuno rimasto'],
  ],
  [EXPLAINED, ENGLISH, ['2 of 4 units won · 2 left', '2 of 2 units won · none left']],
  [UNEXPLAINED, undefined, undefined],
])('the gifts of a promotion that has begun show how many were won: %#', async (...one) => {
  const [lines, words, won] = one;
  vi.stubGlobal('fetch', async () => Response.json({ data: { report: { lines } } }));
  const parts = { given: GIVEN, awards: [], isFailed: false, refetch: () => undefined };
  const card = <GivenCard hasBegun promotion={{ ...OVER, award_type: 'gift' }} parts={parts} />;
  open(card, { ...REPORT, awards_earned: 4 }, [], words);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  const items = await screen.findAllByRole('listitem');
  const text = items.map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  if (!won) {
    return expect(text).toEqual([
      'Tazzine30,00 €Soglia: 500,00 € · 4 pezzi',
      'Campione4,00 €In omaggio · 2 pezzi',
      'Macinino189,00 €Soglia: 5.500,00 €',
    ]);
  }
  await waitFor(() => expect(items[0]).toHaveTextContent(new RegExp(`${won[0]}$`)));
  expect(items[1]).toHaveTextContent(new RegExp(`${won[1]}$`));
  expect(items[0]).not.toHaveTextContent('4 pezzi ·');
  expect(items[2]).toHaveTextContent(words ? /0 awards won$/ : /0 premi vinti$/);
});

it('the rewards of a promotion that has begun show how many were won', async () => {
  const lines = [{ customer_code: 'K-1', achieved_total: 7_000, awards_earned: 1, payout: 150 }];
  vi.stubGlobal('fetch', async () => Response.json({ data: { report: { lines } } }));
  const given = [{ id: 'R1', type: 'money_fixed', amount: 150, target_value: 6_000 }];
  const parts = { given, awards: [], isFailed: false, refetch: () => undefined };
  open(<GivenCard hasBegun promotion={OVER} parts={parts} />, { ...REPORT, awards_earned: 1 });
  expect(await screen.findByText('1 premio vinto')).toBeVisible();
});

it.each([
  ['shows how often it was won', '2020-01-01', '2 di 4 pezzi vinti · 2 rimasti'],
  ['of a promotion to come says nothing about it', '2090-01-01', undefined],
])('the page of a gift %s', async (_, start_date, won) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { report: { lines: EXPLAINED } } }));
  const promotion = { ...OVER, start_date, end_date: '2090-12-31', award_type: 'gift' };
  const rows: Record<string, unknown[]> = {
    'company-report': [{ ...REPORT, awards_earned: 4 }],
    gift: GIVEN,
  };
  renderForm({
    path: '/promotion/view/P1/gift/G1',
    name: 'gift',
    view: (
      <AddressParamsContext value={{ promotion_id: 'P1' }}>
        <GiftShow />
      </AddressParamsContext>
    ),
    provider: {
      getOne: async (name) => ({ data: (name === 'gift' ? GIVEN[0] : promotion) as never }),
      getList: async (name) => {
        const data = rows[name] ?? [];
        return { data: data as never[], total: data.length };
      },
    },
  });
  expect(await screen.findByText('Soglia')).toBeVisible();
  expect(await screen.findByText(/^Ancora nessun premio aggiuntivo/)).toBeVisible();
  if (won) expect(await screen.findByText(won)).toBeVisible();
  else expect(screen.queryByText(/pezzi vinti/)).toBeNull();
});

it('who sees only their own customers is not shown how many awards were won', async () => {
  session.start('token', person(['agent']));
  const parts = { given: GIVEN, awards: [], isFailed: false, refetch: () => undefined };
  const card = <GivenCard hasBegun promotion={{ ...OVER, award_type: 'gift' }} parts={parts} />;
  open(card, { ...REPORT, awards_earned: 0 });
  expect(await screen.findByText(/4 pezzi$/)).toBeVisible();
  // Nothing is being read.
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/vinti/)).toBeNull();
});
