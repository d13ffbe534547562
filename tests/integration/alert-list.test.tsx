import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALERT_DISMISS_MS } from '@/core/constants';
import { alerts } from '@/ui/alerts/alert-store';
import { AlertList } from '@/ui/alerts/AlertList';

beforeEach(() => {
  vi.useFakeTimers();
  render(<AlertList translate={(key) => key} />);
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
