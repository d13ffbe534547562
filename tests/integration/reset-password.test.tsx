import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountArea } from '@/account/AccountArea';
import { alerts } from '@/ui/alerts/alert-store';

const fetched = vi.fn<typeof fetch>();

const open = (accounts: string[]) => {
  fetched.mockImplementation(async (address) =>
    String(address).includes('listaccounts')
      ? new Response(JSON.stringify({ data: { accounts } }))
      : new Response(JSON.stringify({ message: 'ok' })),
  );
  render(
    <AccountArea
      page="reset-password"
      params={{ token: 't0' }}
      hasNoRole={false}
      isFirstLogin={false}
      onGo={vi.fn()}
      onIntent={vi.fn()}
    />,
  );
};
const code = () => screen.getByLabelText<HTMLSelectElement>('Codice');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  cleanup();
  alerts.clear();
  vi.unstubAllGlobals();
});

it('takes the only code of a reset link, and sends it', async () => {
  open(['CMG-001']);
  await vi.waitFor(() => expect(code()).toHaveValue('CMG-001'));
  for (const label of ['Nuova password', 'Ripeti la nuova password']) {
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: 'Nuova-1234' } });
  }
  fireEvent.submit(code().closest('form') ?? document.body);
  await vi.waitFor(
    () => {
      const sent = fetched.mock.calls.find(([address]) =>
        String(address).includes('reset/password'),
      );
      expect(JSON.parse(String(sent?.[1]?.body))).toEqual({
        code: 'CMG-001',
        password: 'Nuova-1234',
      });
    },
    { timeout: 5000 },
  );
});

it('leaves the choice among several', async () => {
  open(['CMG-001', 'AGE-007']);
  await screen.findByRole('option', { name: 'AGE-007' });
  expect(code()).toHaveValue('');
});
