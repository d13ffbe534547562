import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RenewDialog } from '@/app/session/RenewDialog';
import { SessionNotice } from '@/app/session/SessionNotice';
import { renderForm, signInForEach } from '../support/render-form';

const account = vi.hoisted(() => ({ reauthenticate: vi.fn() }));
vi.mock('@/providers/data/account', async (original) => ({
  ...(await original<object>()),
  ...account,
}));

signInForEach();

const Renewal = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <RenewDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onRenewed={() => undefined} />
    </>
  );
};

const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);

it('forgets the password that was typed when it is cancelled', async () => {
  const user = userEvent.setup();
  renderForm({ path: '/company/create', name: 'company', view: <Renewal />, provider: {} });
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await user.type(password(), 'Segreta-1');
  expect(password().value).toBe('Segreta-1');
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  // Hidden from screen readers at once, and gone once it has faded out.
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(password().value).toBe('');
});

it('a renewal that is answered after its dialog was closed takes no focus', async () => {
  const user = userEvent.setup();
  let answer = () => {};
  account.reauthenticate.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  renderForm({
    path: '/company/create',
    name: 'company',
    view: (
      <main id="main-content" tabIndex={-1}>
        <input aria-label="elsewhere" />
        <SessionNotice left={300} />
      </main>
    ),
    provider: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Accedi di nuovo' }));
  await user.type(password(), 'Segreta-1{Enter}');
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const field = screen.getByLabelText('elsewhere');
  await user.click(field);
  answer();
  expect(await screen.findByText(RENEWED)).toBeTruthy();
  expect(field).toHaveFocus();
});

const RENEWED = 'Sessione rinnovata';
