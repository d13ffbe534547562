import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SplashOverlay } from '@/app/states/SplashScreen';

const splash = () => document.querySelector('[data-splash]');

afterEach(() => vi.useRealTimers());

it('the splash is gone after a second, and does not come back with the console', () => {
  vi.useFakeTimers();
  render(<SplashOverlay />);
  act(() => {
    vi.advanceTimersByTime(999);
  });
  expect(splash()).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(splash()).toBeNull();
  cleanup();
  render(<SplashOverlay />);
  expect(splash()).toBeNull();
});
