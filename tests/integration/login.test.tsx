import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountArea } from '@/account/AccountArea';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { session } from '@/providers/session/session';
import { alerts } from '@/ui/alerts/alert-store';

/** The network is the one thing that is not real here. */
const fetched = vi.fn<typeof fetch>();
const onIntent = vi.fn<() => void>();

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^(Accedi|Login)$/ });

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const fill = () => {
  type(email(), 'giulia@example.it');
  type(password(), 'Segreta1!');
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  onIntent.mockReset();
  render(
    <AccountArea
      page="login"
      params={{}}
      hasNoRole={false}
      isFirstLogin={false}
      onGo={vi.fn()}
      onIntent={onIntent}
    />,
  );
});

afterEach(() => {
  cleanup();
  alerts.clear();
  session.end();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the login', () => {
  it('says what is wrong only after a field was left, in the exact words', () => {
    expect(email()).toHaveFocus();
    // The window is left: its field keeps the focus.
    fireEvent.blur(email());
    expect(screen.queryByText('Campo obbligatorio')).toBeNull();
    act(() => email().blur());
    expect(screen.getAllByText('Campo obbligatorio')).toHaveLength(1);
    type(email(), 'giulia@');
    expect(screen.getByText('Email non valida')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('Email non valida');
  });

  it('says nothing of a new field that is left for a control outside the form', () => {
    const theme = screen.getByRole('button', { name: /tema/ });
    act(() => theme.focus());
    expect(screen.queryByText('Campo obbligatorio')).toBeNull();
    expect(email()).toHaveAttribute('aria-invalid', 'false');
    // A typed text is checked wherever the focus goes.
    act(() => email().focus());
    type(email(), 'giulia@');
    expect(screen.queryByText('Email non valida')).toBeNull();
    act(() => theme.focus());
    expect(screen.getByText('Email non valida')).toBeVisible();
  });

  it('says that a field is empty as soon as the next one has the focus', () => {
    act(() => password().focus());
    expect(email()).toHaveAccessibleDescription('Campo obbligatorio');
    expect(password()).toHaveAttribute('aria-invalid', 'false');
  });

  it('sends nothing while a field is wrong, and goes to the first one', async () => {
    fireEvent.click(submit());
    await pass(LOGIN_SUBMIT_DELAY_MS * 2);
    expect(screen.getAllByText('Campo obbligatorio')).toHaveLength(2);
    expect(email()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '2 campi da correggere. Email: Campo obbligatorio',
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('spins for a second, then sends one call however often it was pressed', async () => {
    fetched.mockResolvedValueOnce(answer({ errors: [] }, 401));
    fill();
    fireEvent.submit(submit());
    fireEvent.submit(submit());
    fireEvent.click(submit());
    expect(within(submit()).getByRole('progressbar')).toBeVisible();
    await pass(LOGIN_SUBMIT_DELAY_MS - 1);
    expect(fetched).not.toHaveBeenCalled();
    await pass(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(String(address)).toMatch(/\/bouser\/login$/);
    expect(JSON.parse(String(init?.body))).toEqual({
      email: 'giulia@example.it',
      password: 'Segreta1!',
    });
  });

  it('starts the session of whom it let in', async () => {
    fetched
      .mockResolvedValueOnce(answer({ token: 'abc' }))
      .mockResolvedValueOnce(
        answer({ self: { _id: '1', email: 'giulia@example.it', roles: ['admin'] } }),
      );
    fill();
    fireEvent.submit(submit());
    await pass(LOGIN_SUBMIT_DELAY_MS);
    expect(session.current()).toMatchObject({ token: 'abc', user: { roles: ['admin'] } });
  });

  it('keeps what was typed when it is refused, and says so once', async () => {
    const line = 'Tentativi rimasti: 2';
    fetched.mockResolvedValueOnce(
      answer({ errors: ['I dettagli di accesso non sono corretti', line] }, 401),
    );
    fill();
    fireEvent.submit(submit());
    await pass(LOGIN_SUBMIT_DELAY_MS);
    expect(screen.getAllByText('I dettagli di accesso non sono corretti')).toHaveLength(1);
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(email()).toHaveValue('giulia@example.it');
    expect(password()).toHaveValue('Segreta1!');
    expect(session.current()).toBeNull();

    // The new error replaces the earlier answer.
    type(password(), '');
    fireEvent.submit(submit());
    expect(screen.getByText('Campo obbligatorio')).toBeVisible();
    expect(screen.queryByText('I dettagli di accesso non sono corretti')).toBeNull();
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of HTML', () => Promise.resolve(answer('<html></html>'))],
    ['a broken server', () => Promise.resolve(answer('', 500))],
  ])('does not blame the details for %s', async (_, respond) => {
    fetched.mockImplementationOnce(respond);
    fill();
    fireEvent.submit(submit());
    await pass(LOGIN_SUBMIT_DELAY_MS);
    expect(screen.getByText('Ci sono stati alcuni errori')).toBeVisible();
    expect(screen.queryByText('I dettagli di accesso non sono corretti')).toBeNull();
    fetched.mockResolvedValueOnce(answer({}, 401));
    fireEvent.submit(submit());
    await pass(LOGIN_SUBMIT_DELAY_MS);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('calls the login off when the screen is left within the second', async () => {
    fill();
    fireEvent.submit(submit());
    cleanup();
    await pass(LOGIN_SUBMIT_DELAY_MS * 2);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('starts no session once another page was opened while it was answered', async () => {
    let send = (_answer: Response) => {};
    fetched.mockImplementationOnce(() => new Promise((resolve) => (send = resolve)));
    fetched.mockResolvedValueOnce(
      answer({ self: { _id: '1', email: 'giulia@example.it', roles: ['admin'] } }),
    );
    fill();
    fireEvent.submit(submit());
    await pass(LOGIN_SUBMIT_DELAY_MS);
    window.location.hash = '/auth/forgot-password';
    send(answer({ token: 't1' }));
    await pass(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(session.current()).toBeNull();
  });

  it('shows and hides the password', () => {
    type(password(), 'Segreta1!');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(password()).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi la password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('speaks English once asked to, and remembers it', () => {
    fireEvent.click(screen.getByRole('button', { name: 'English (EN)' }));
    fireEvent.click(submit());
    expect(screen.getAllByText('Required field')).toHaveLength(2);
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Log in · Loyalty Console');
  });

  it('has the console fetched while the user types, and leads to the other screens', () => {
    type(email(), 'g');
    expect(onIntent).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute(
      'href',
      '#/auth/forgot-password',
    );
  });
});
