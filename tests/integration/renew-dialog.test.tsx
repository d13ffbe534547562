import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RenewDialog } from '@/app/session/RenewDialog';
import { renderForm, signInForEach } from '../support/render-form';

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
