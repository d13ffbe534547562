import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineBar } from '@/app/session/OfflineBar';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { connection } from '@/providers/http/connection';
import { requestIndexPage } from '@/providers/http/http';
import { unsavedForms } from '@/providers/session/unsaved-forms';

const SAYS = 'Il server non risponde. Continuiamo a riprovare.';
const fetched = vi.fn();

const Rows = () => {
  const { data, error } = useQuery({ queryKey: ['rows'], queryFn: requestIndexPage, retry: false });
  return error ? 'no rows' : (data ?? 'reading');
};

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContextProvider value={createI18nProvider('it', consoleCatalogue.it)}>
        <OfflineBar />
        <Rows />
      </I18nContextProvider>
    </QueryClientProvider>,
  );

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  connection.reportAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that the server does not answer, and reads what failed once it does again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  expect(await screen.findByText(SAYS)).toBeVisible();
  expect(await screen.findByText('no rows')).toBeVisible();
  fetched.mockImplementation(async () => new Response('twelve rows'));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText('twelve rows')).toBeVisible();
  expect(screen.queryByText(SAYS)).toBeNull();
});

it('asks again at once, and stays while there is no answer', async () => {
  open();
  await screen.findByText('no rows');
  const calls = fetched.mock.calls.length;
  await userEvent.click(await screen.findByText('Riprova ora'));
  expect(fetched.mock.calls.length).toBe(calls + 1);
  expect(screen.getByText(SAYS)).toBeVisible();
});

it('keeps the focus on its button while it stays, and gives it to the page once it is gone', async () => {
  open();
  const main = document.body.appendChild(document.createElement('main'));
  Object.assign(main, { id: 'main-content', tabIndex: -1 });
  const button = await screen.findByText('Riprova ora');
  await userEvent.click(button);
  expect(screen.getByText('Riprova ora')).toHaveFocus();
  // It is away while the rows are read again, which fails.
  act(() => connection.reportAnswer());
  await vi.waitFor(() => expect(screen.getByText('Riprova ora')).toHaveFocus());
  expect(button.isConnected).toBe(false);
  fetched.mockImplementation(async () => new Response('twelve rows'));
  await userEvent.click(screen.getByText('Riprova ora'));
  expect(await screen.findByText('twelve rows')).toBeVisible();
  expect(main).toHaveFocus();
  main.remove();
});

it('is not there while the server answers', async () => {
  fetched.mockImplementation(async () => new Response('rows'));
  open();
  await screen.findByText('rows');
  expect(screen.queryByText(SAYS)).toBeNull();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(SAYS)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText(SAYS)).toBeNull());
});

it('says so where the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(await screen.findByText('Sei offline. Continuiamo a riprovare.')).toBeVisible();
});

it('says that what was entered stays, where a form has unsaved work', async () => {
  const remove = unsavedForms.add(() => true);
  open();
  expect(
    await screen.findByText(`${SAYS} Quello che hai inserito resta, ma è ancora da salvare.`),
  ).toBeVisible();
  remove();
});
