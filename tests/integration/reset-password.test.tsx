import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountArea } from '@/account/AccountArea';
import { alerts } from '@/ui/alerts/alert-store';

const fetched = vi.fn<typeof fetch>();

const open = (accounts: unknown[]) => {
  fetched.mockImplementation(async (address) =>
    String(address).includes('listaccounts')
      ? new Response(JSON.stringify({ data: { accounts } }))
      : new Response(JSON.stringify({ message: 'ok' })),
  );
  show();
};
const show = () =>
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

const choosePassword = async () => {
  await vi.waitFor(() => expect(code()).toHaveValue('CMG-001'));
  for (const label of ['Nuova password', 'Ripeti la nuova password']) {
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: 'Nuova-1234' } });
  }
  fireEvent.submit(code().closest('form') ?? document.body);
};

it('takes the only code of a reset link, and sends it', async () => {
  open(['CMG-001']);
  await choosePassword();
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

it('reads codes that are numbers, and leaves out empty ones', async () => {
  open([17, '', null]);
  await vi.waitFor(() => expect(code()).toHaveValue('17'));
});

it('a refused password shows its rule once', async () => {
  fetched.mockImplementation(async (address) =>
    String(address).includes('listaccounts')
      ? new Response(JSON.stringify({ data: { accounts: ['CMG-001'] } }))
      : new Response(JSON.stringify({ message: 'Refused' }), { status: 422 }),
  );
  show();
  const rules = () => screen.queryByRole('list', { name: 'La password deve contenere' });
  await vi.waitFor(() => expect(rules()).toBeVisible());
  await choosePassword();
  const refusal = await screen.findByText(/^La password deve contenere/, {}, { timeout: 5000 });
  expect(refusal).toBeVisible();
  expect(rules()).toBeNull();
});

it('the main button of a link that resets no account asks for a new one', async () => {
  open([]);
  const again = await screen.findByRole('link', { name: ASK_AGAIN });
  expect(again.className).toContain('primary');
  expect(screen.getByRole('link', { name: 'Vai all’accesso' }).className).toContain('outlined');
});

it('says that the link is being checked again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show();
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(retry).toHaveAttribute('aria-busy', 'false');
  let answer = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(retry);
  await vi.waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  answer(new Response(JSON.stringify({ data: { accounts: ['CMG-001'] } })));
  await vi.waitFor(() => expect(code()).toHaveValue('CMG-001'));
});

const ASK_AGAIN = 'Richiedi un nuovo link';

it.each([
  ['nothing that its heading says', 'Il link non è più valido', []],
  ['what the backend adds', 'Account sospeso', ['Account sospeso']],
])('a dead link alerts %s, only on its page', async (_, message, said) => {
  fetched.mockImplementation(
    async () => new Response(JSON.stringify({ errors: [message] }), { status: 404 }),
  );
  const { unmount } = show();
  await screen.findByRole('heading', { name: 'Il link non è più valido' });
  const shown = () => alerts.snapshot().visible.map((alert) => alert.message);
  expect(shown()).toEqual(said);
  unmount();
  expect(shown()).toEqual([]);
});
