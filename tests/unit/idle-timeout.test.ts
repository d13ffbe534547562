import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleTimeout } from '@/providers/http/idle-timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits as long as something comes, and no longer', () => {
  const { signal, restart } = idleTimeout(30_000);
  vi.advanceTimersByTime(29_999);
  restart();
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('ends with what it waited for', () => {
  const { signal, stop } = idleTimeout(30_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(signal.aborted).toBe(false);
});
