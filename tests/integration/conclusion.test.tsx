import { screen } from '@testing-library/react';
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

const open = async () => {
  const update = vi.fn(async () => ({ data: { ...WINTER, status: 'concluded' } }));
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: null,
    list: <Scene />,
    provider: {
      getOne: async () => ({ data: WINTER as never }),
      getList: async () => ({ data: REPORTS as never[], total: 2 }),
      update: update as never,
    },
  });
  window.location.hash = '#/promotion/list';
  await screen.findByText('asks');
  return update;
};

const conclude = () => userEvent.click(screen.getByRole('button', { name: 'Concludi promozione' }));

it('a promotion saved on the page before the question is concluded at once', async () => {
  const update = await open();
  await userEvent.click(screen.getByText('refreshes'));
  await userEvent.click(screen.getByText('asks'));
  expect(await screen.findByText('4 premi da consegnare.')).toBeVisible();
  await conclude();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(await screen.findByText('Promozione conclusa')).toBeVisible();
  expect(screen.getByText('Inverno')).toBeVisible();
});

it('a change while the question is open is named, also if the page shows it by then', async () => {
  const update = await open();
  await userEvent.click(screen.getByText('asks'));
  screen.getByText('refreshes').click();
  expect(await screen.findByRole('dialog', { name: 'Concludere Inverno?' })).toBeVisible();
  await conclude();
  expect(await screen.findByRole('note')).toHaveTextContent('Titolo');
  expect(update).not.toHaveBeenCalled();
  await conclude();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});
