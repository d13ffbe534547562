import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConcludeDialog } from '@/domain/promotion/ConcludeDialog';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const AUTUMN = { id: 'P1', code: 'P-1', title: 'Autunno', status: 'active', award_type: 'gift' };
const WINTER = { ...AUTUMN, title: 'Inverno' };

/** The question stays on the page while the promotion is edited there. */
const Scene = () => {
  const [shown, setShown] = useState(AUTUMN);
  return (
    <>
      <ConcludeDialog promotion={shown} isOpen onClose={() => {}} />
      <input aria-label="title" aria-hidden={false} onFocus={() => setShown(WINTER)} />
    </>
  );
};

it('a change that the page shows is none that was made meanwhile', async () => {
  const update = vi.fn(async () => ({ data: { ...WINTER, status: 'concluded' } }));
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: null,
    list: <Scene />,
    provider: { getOne: async () => ({ data: WINTER as never }), update: update as never },
  });
  window.location.hash = '#/promotion/list';
  await userEvent.click(await screen.findByRole('button', { name: 'Concludi promozione' }));
  expect(await screen.findByRole('note')).toHaveTextContent('Titolo');
  screen.getByLabelText('title').focus();
  await vi.waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Concludi promozione' }));
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});
