import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALERT_DISMISS_MS } from '@/core/constants';
import { RecentAlerts } from '@/app/layout/RecentAlerts';
import { alerts } from '@/ui/alerts/alert-store';
import { AlertList } from '@/ui/alerts/AlertList';

beforeEach(() => {
  vi.useFakeTimers();
  render(<AlertList translate={(key) => key} keys="Ctrl+Z" />);
  act(() => alerts.show({ kind: 'success', lines: [{ message: 'Salvato' }] }));
});

afterEach(() => {
  alerts.clear();
  cleanup();
  vi.useRealTimers();
});

const alert = () => screen.getByText('Salvato', { selector: '[data-kind] p' });

const passFiveSeconds = () =>
  act(() => {
    vi.advanceTimersByTime(ALERT_DISMISS_MS);
  });

it('goes after five seconds, even where it came up under a pointer at rest', () => {
  fireEvent.pointerEnter(alert());
  passFiveSeconds();
  expect(document.querySelector('[data-kind]')).toBeNull();
});

it('stays for as long as somebody points at it', () => {
  fireEvent.pointerMove(alert());
  passFiveSeconds();
  expect(alert()).toBeInTheDocument();
});

it('names the keys beside the latest offer only, which is the one they take', () => {
  const offer = (message: string) =>
    alerts.show({
      kind: 'success',
      lines: [{ message, action: { label: 'Annulla', run: () => undefined } }],
    });
  act(() => {
    offer('Pubblicata');
    offer('Sospesa');
  });
  const offers = screen.getAllByRole('button', { name: /^Annulla/ });
  expect(offers.map(({ textContent }) => textContent.trim())).toEqual([
    'Annulla',
    'Annulla Ctrl+Z',
  ]);
});

it('among the latest, an offer names what it undoes', () => {
  const line = { message: 'Pubblicata', action: { label: 'Annulla', run: () => undefined } };
  act(() =>
    alerts.show({ kind: 'success', lines: [{ ...line, subject: { name: 'Novità di marzo' } }] }),
  );
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <RecentAlerts recent={alerts.snapshot().recent} onAct={() => undefined} />
    </TestTranslationProvider>,
  );
  expect(
    screen.getByRole('button', { name: 'Annulla Pubblicata Novità di marzo' }),
  ).toBeInTheDocument();
});

it.each([
  ['the focus returns from an alert that goes', false, 'BUTTON'],
  ['no focus is taken back that has gone on to another element', true, 'BODY'],
])('%s', (_, hasGoneOn, focused) => {
  render(
    <>
      <button type="button">before</button>
      <button type="button">after</button>
    </>,
  );
  screen.getByRole('button', { name: 'before' }).focus();
  const close = screen.getByRole('button', { name: 'alerts.close' });
  close.focus();
  if (hasGoneOn) {
    const after = screen.getByRole('button', { name: 'after' });
    after.focus();
    after.blur();
  }
  act(() => alerts.clear());
  expect(document.activeElement?.tagName).toBe(focused);
});

it('an offer taken by its focused button does not hold the other alerts', () => {
  const action = { label: 'Annulla', run: () => undefined };
  act(() => alerts.show({ kind: 'success', lines: [{ message: 'Sospesa', action }] }));
  const button = screen.getByRole('button', { name: /^Annulla/ });
  act(() => button.focus());
  fireEvent.click(button);
  passFiveSeconds();
  expect(document.querySelector('[data-kind]')).toBeNull();
});
