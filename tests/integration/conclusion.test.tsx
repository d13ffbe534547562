import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const AUTUMN = { id: 'P1', code: 'P-1', title: 'Autunno', status: 'active', award_type: 'gift' };
const WINTER = { ...AUTUMN, title: 'Inverno' };

/** A page that shows the promotion, later as `WINTER`. */
const Scene = () => {
  const [shown, setShown] = useState(AUTUMN);
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
  { id: 'R1', promotion_code: 'P-1', awards_earned: 5, awards_delivered: 2 },
  { id: 'R2', promotion_code: 'P-1', awards_earned: 1, awards_delivered: 0 },
];

const open = async (stored: typeof AUTUMN) => {
  const update = vi.fn(async () => ({ data: { ...stored, status: 'concluded' } }));
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: null,
    list: <Scene />,
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

const conclude = () => userEvent.click(screen.getByRole('button', { name: 'Concludi promozione' }));

it('the awards to deliver are named, and what was concluded', async () => {
  const update = await open(AUTUMN);
  await userEvent.click(screen.getByText('asks'));
  expect(await screen.findByText('4 premi da consegnare.')).toBeVisible();
  await conclude();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(await screen.findByText('Promozione conclusa')).toBeVisible();
  expect(screen.getByText('Autunno', { selector: 'a' })).toBeVisible();
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
