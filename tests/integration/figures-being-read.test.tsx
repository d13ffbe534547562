import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { DAY_MS, today } from '@/core/days';
import { AccessHistory } from '@/domain/activity/AccessHistory';
import { ActivityPanel } from '@/domain/activity/ActivityPanel';
import { tallyOf } from '@/domain/activity/tally';
import { useActivity } from '@/domain/activity/useActivity';
import { ActivityCard } from '@/resources/app-activity/ActivityCard';
import { ActiveTile } from '@/resources/app-activity/ActivityTiles';
import { TurnoverCard } from '@/resources/turnover/TurnoverCard';
import { monthsUpTo } from '@/resources/turnover/turnover-figures';
import { monthFilter } from '@/resources/turnover/useTurnoverByMonth';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A thousand customers of whom some came in each of the weeks that are compared. */
const pageOfCustomers = (page: number) =>
  Array.from({ length: 1000 }, (_, at) => ({
    id: `${page} ${at}`,
    accesses_list: at < 30 ? [daysAgo(3), daysAgo(10), daysAgo(40)] : [],
  }));

/** Answers that wait until they are let go. */
const createGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => act(async () => open()) };
};

/** The text of the terms of a definition list, each with the figures below it. */
const figures = () =>
  [...document.querySelectorAll('dt')].map((term) => {
    const texts = [term.textContent];
    for (let next = term.nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling)
      texts.push(next.textContent);
    return texts.join(' | ');
  });

/** Renders figures of two pages of customers; the returned gate holds back the second page. */
const renderActivity = (list: ReactElement) => {
  const second = createGate();
  renderForm({
    path: '/appactivity',
    name: 'app-activity',
    view: null,
    list,
    provider: {
      getCachedPage: async (_: string, { page }: { page: number }) => {
        if (page > 1) await second.opened;
        return { data: pageOfCustomers(page), total: 2000 };
      },
    },
  });
  return second;
};

/** The panel above the access log, with all its figures. */
const Panel = () => (
  <ActivityPanel activity={useActivity('app-activity')} title="Accessi" chart={null} />
);

it('each figure of accesses that are still read says so, and compares nothing', async () => {
  const second = renderActivity(<Panel />);
  expect(await screen.findAllByText('Caricamento: 1.000 di 2.000')).toHaveLength(2);
  expect(figures()).toEqual([
    'Accessi, ultime 4 settimane (fino a ieri) | 60 | Caricamento: 1.000 di 2.000',
    'Attivi negli ultimi 30 giorni | 30 | 3,0%',
    'Nessun accesso | 970 | 97,0%',
    'Nessun accesso da 90 giorni | 0 | 0,0%',
  ]);

  await second.open();
  expect(await screen.findByText('Calcolato su tutti i clienti (2.000)')).toBeVisible();
  expect(screen.queryByText(/caricamento:/i)).toBeNull();
  expect(figures()).toEqual([
    'Accessi, ultime 4 settimane (fino a ieri) | 120 | +100,0% rispetto alle 4 settimane precedenti (60)',
    'Attivi negli ultimi 30 giorni | 60 | 3,0%',
    'Nessun accesso | 1.940 | 97,0%',
    'Nessun accesso da 90 giorni | 0 | 0,0%',
  ]);
});

it('activity that is still read says so on its tile, and compares nothing', async () => {
  const second = renderActivity(
    <>
      <ActiveTile />
      <ActivityCard />
    </>,
  );
  expect(await screen.findAllByText('Caricamento: 1.000 di 2.000')).toHaveLength(2);
  expect(screen.getByText('Caricamento: 1.000 di 2.000 clienti')).toBeVisible();
  expect(screen.queryByText(/30 giorni precedenti|rispetto alle 4 settimane/)).toBeNull();

  await second.open();
  expect(await screen.findByText(/30 giorni precedenti/)).toBeVisible();
  expect(screen.queryByText(/caricamento:/i)).toBeNull();
  expect(screen.getByText(/rispetto alle 4 settimane precedenti/)).toBeVisible();
});

it.each([
  ['week', 'Settimane intere', 'Settimana in corso'],
  ['month', 'Mesi interi', 'Mese in corso'],
] as const)('both kinds of bars of a chart by %s are named', async (step, whole, running) => {
  renderForm({
    path: '/appactivity',
    name: 'app-activity',
    view: null,
    list: <AccessHistory tally={tallyOf(pageOfCustomers(1), Date.now())} step={step} />,
    provider: {},
  });
  expect(await screen.findByText(whole)).toBeVisible();
  expect(screen.getByText(running)).toBeVisible();
});

it('the turnover of the last whole month comes first; the rest says how many months have come', async () => {
  const rest = createGate();
  const asked: object[] = [];
  renderForm({
    path: '/turnover/list',
    name: 'turnover',
    view: null,
    list: <TurnoverCard />,
    provider: {
      getList: async (_: string, { filter }: { filter?: object }) => {
        asked.push(filter ?? {});
        if (asked.length > 2) await rest.opened;
        return { data: [], total: 1, meta: { sums: { amount: asked.length } } };
      },
    },
  });
  expect(await screen.findByText('Caricamento: 2 di 25 mesi')).toBeVisible();
  const lastWhole = monthsUpTo(today()).at(-2);
  const yearBefore = monthsUpTo(today()).at(-14);
  expect(asked.slice(0, 2)).toEqual(
    [lastWhole, yearBefore].map((month) => month && monthFilter(month)),
  );
  expect(screen.getByRole('link', { name: /^Fatturato di .*: 1\s€$/ })).toBeVisible();
  expect(screen.getByText(/rispetto a/)).toBeVisible();

  await rest.open();
  expect(await screen.findByText(/stessi mesi dell’anno prima/)).toBeVisible();
  expect(screen.queryByText(/Caricamento:/)).toBeNull();
});

it('a month without rows has no data, rather than a turnover of 0', async () => {
  const lastWhole = monthsUpTo(today()).at(-2);
  const empty = lastWhole && JSON.stringify(monthFilter(lastWhole));
  renderForm({
    path: '/turnover/list',
    name: 'turnover',
    view: null,
    list: <TurnoverCard />,
    provider: {
      getList: async (_: string, { filter }: { filter?: object }) => {
        const total = JSON.stringify(filter) === empty ? 0 : 1;
        return { data: [], total, meta: { sums: { amount: total } } };
      },
    },
  });
  expect(await screen.findByTitle('Nessun dato')).toHaveTextContent('–');
  expect(screen.queryByRole('link', { name: /^Fatturato di/ })).toBeNull();
});

const ROWS_OF_A_MONTH = [
  { id: '1', amount: 3 },
  { id: '2', amount: 4 },
];

it('without sums in the answers, a month is added up from pages that are not kept', async () => {
  renderForm({
    path: '/turnover/list',
    name: 'turnover',
    view: null,
    list: <TurnoverCard />,
    provider: {
      // No page is asked of the cache: the double has no such call.
      getList: async (_: string, { pagination }: { pagination?: { perPage: number } }) => ({
        data: ROWS_OF_A_MONTH.slice(0, pagination?.perPage) as never[],
        total: ROWS_OF_A_MONTH.length,
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /^Fatturato di .*: 7\s€$/ })).toBeVisible();
});
