import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { DAY_MS, today } from '@/core/days';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => vi.unstubAllGlobals());

const AUTUMN = { id: 'P1', code: 'P-1', title: 'Autunno', status: 'active', award_type: 'gift' };
const WINTER = { ...AUTUMN, title: 'Inverno' };

/** A page that shows the promotion, later as `WINTER`. */
const Scene = ({ first }: { first: RaRecord }) => {
  const [shown, setShown] = useState(first);
  const { inMenu, dialog } = useConcludeAction(shown);
  return (
    <>
      <button onClick={inMenu?.run}>asks</button>
      <button onClick={() => setShown(WINTER)}>refreshes</button>
      {dialog}
    </>
  );
};

const REPORTS = [
  { company_code: 'C-1', customers: 30, awards_earned: 5, awards_delivered: 2, payout: 250 },
  { company_code: 'C-2', customers: 10, awards_earned: 1, awards_delivered: 0, payout: 50.5 },
].map((row) => ({ ...row, id: row.company_code, promotion_code: 'P-1' }));

const open = async (stored: RaRecord, shown: RaRecord = AUTUMN) => {
  const update = vi.fn(async () => ({ data: { ...stored, status: 'concluded' } }));
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: null,
    list: <Scene first={shown} />,
    provider: {
      getOne: async () => ({ data: stored as never }),
      getList: async () => ({ data: REPORTS as never[], total: 2 }),
      update: update as never,
    },
  });
  window.location.hash = '#/promotion/list';
  await screen.findByText('asks');
  return update;
};

/** The day so many days from today. */
const dayFrom = (days: number) =>
  new Date(today().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const conclude = () => userEvent.click(screen.getByRole('button', { name: 'Concludi promozione' }));

it('the awards not delivered yet are named, and what was concluded', async () => {
  const update = await open(AUTUMN);
  await userEvent.click(screen.getByText('asks'));
  expect(await screen.findByText('4 premi non ancora consegnati.')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Non si può annullare.');
  await conclude();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(await screen.findByText('Promozione conclusa')).toBeVisible();
  expect(screen.getByText('Autunno', { selector: 'a' })).toBeVisible();
});

/** The customers of each report: who wins at both companies is one winner. */
const LINES = [
  { customer_code: 'K-1', awards_earned: 5 },
  { customer_code: 'K-2', awards_earned: 0 },
];

it('its winners, its awards and their worth are named, with a link to the report', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { report: { lines: LINES } } }));
  await open(AUTUMN);
  await userEvent.click(screen.getByText('asks'));
  const results = 'Vincitori: 1 · Premi maturati: 6 · Valore maturato: 300,50 €';
  expect(await screen.findByText(results)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi il report' })).toHaveAttribute(
    'href',
    '#/promotion-report/company/P-1',
  );
});

it('a running promotion says how many days it has left, and how many customers could still win', async () => {
  const start_date = dayFrom(-10);
  const running = {
    ...AUTUMN,
    start_date,
    end_date: dayFrom(12),
    payout_type: 'final_balance',
    // The second company has given all its awards but two.
    company_quotas: [
      { company_code: 'C-1', quota: 0 },
      { company_code: 'C-2', quota: 3 },
    ],
  };
  await open(running, running);
  await userEvent.click(screen.getByText('asks'));
  expect(
    await screen.findByText(
      'Mancano 12 giorni alla fine. Possono ancora vincere fino a 32 clienti.',
    ),
  ).toBeVisible();
  expect(screen.getByText('4 premi da erogare a saldo finale.')).toBeVisible();
});

it.each([
  ['before the question', ['refreshes', 'asks']],
  ['while it is asked', ['asks', 'refreshes']],
])('a change is named, also if the page was refreshed %s', async (_, steps) => {
  const update = await open(WINTER);
  // The question covers the page.
  for (const step of steps) act(() => screen.getByText(step).click());
  expect(await screen.findByRole('dialog', { name: 'Concludere Inverno?' })).toBeVisible();
  await conclude();
  expect(await screen.findByRole('note')).toHaveTextContent('Titolo');
  expect(update).not.toHaveBeenCalled();
  await conclude();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});

it('the page of the concluded promotion takes the place of its form in the history', async () => {
  await open(AUTUMN);
  const { length } = window.history;
  await userEvent.click(screen.getByText('asks'));
  await conclude();
  await vi.waitFor(() => expect(window.location.hash).toBe('#/promotion/view/P1/gift'));
  expect(window.history).toHaveLength(length);
});
