import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { AccountArea } from '@/account/AccountArea';

const sent = vi.hoisted(() => ({ updatePassword: vi.fn() }));
vi.mock('@/providers/data/passwords', async (original) => ({
  ...(await original<object>()),
  ...sent,
}));

it('each part of the password rule says whether it is met', async () => {
  render(
    <AccountArea
      page="first-login"
      params={{}}
      hasNoRole={false}
      isFirstLogin={false}
      onGo={vi.fn()}
      onIntent={vi.fn()}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Nuova password', { selector: 'input' }), {
    target: { value: 'nuova-1234' },
  });
  const rules = screen.getByRole('list', { name: 'La password deve contenere' });
  expect(rules).toHaveTextContent('Una maiuscola (mancante)');
  expect(rules).toHaveTextContent('Una minuscola (soddisfatto)');
});

const submit = async () => {
  for (const [label, value] of [
    ['Password attuale', 'Vecchia-1234'],
    ['Nuova password', 'Nuova-1234'],
    ['Ripeti la nuova password', 'Nuova-1234'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
      target: { value },
    });
  }
  fireEvent.submit(screen.getByRole('form'));
};

it('a wrong current password is described as such and has the focus', async () => {
  const said = 'I dettagli di accesso non sono corretti';
  sent.updatePassword.mockRejectedValue(
    new ApiError('refused', 422, [said], { oldpassword: said }),
  );
  render(
    <AccountArea
      page="first-login"
      params={{}}
      hasNoRole={false}
      isFirstLogin={false}
      onGo={vi.fn()}
      onIntent={vi.fn()}
    />,
  );
  await submit();
  const current = screen.getByLabelText('Password attuale', { selector: 'input' });
  const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 5000 });
  // The field may have had the focus before the answer.
  await waitFor(() => expect(current).toBeInvalid());
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toHaveAccessibleDescription(said);
});

it('a user who leaves before the answer stays on the next page', async () => {
  let answer = () => {};
  sent.updatePassword.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const onGo = vi.fn();
  const area = (page: string) => (
    <AccountArea
      page={page}
      onGo={onGo}
      params={{}}
      hasNoRole={false}
      isFirstLogin={false}
      onIntent={vi.fn()}
    />
  );
  const { rerender } = render(area('first-login'));
  await submit();
  await vi.waitFor(() => expect(sent.updatePassword).toHaveBeenCalled(), { timeout: 5000 });
  rerender(area('terms'));
  await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await act(async () => answer());
  expect(onGo).not.toHaveBeenCalled();
});
