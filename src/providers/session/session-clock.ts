import { SESSION_NOTICE_SECONDS } from '@/core/constants';
import { createListeners } from '@/core/listeners';
import { session } from './session';

const listeners = createListeners();

/**
 * Ends the session when it expires, and provides the remaining time in the last ten minutes. Timers run late after the
 * machine has slept, so it checks at least every minute and whenever the page becomes visible.
 */
export const sessionClock = {
  /** Starts watching. @returns a function that stops watching */
  watch: (): (() => void) => {
    check();
    const stop = session.subscribe(check);
    for (const event of WAKE_EVENTS) window.addEventListener(event, check);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      stop();
      for (const event of WAKE_EVENTS) window.removeEventListener(event, check);
      document.removeEventListener('visibilitychange', check);
    };
  },
  /** Seconds left, in whole minutes until the last one; null before the last ten minutes. */
  secondsLeft: (): number | null => secondsLeft,
  subscribe: listeners.subscribe,
};

const MINUTE = 60_000;
const WAKE_EVENTS = ['focus', 'pageshow'] as const;
let secondsLeft: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const check = () => {
  clearTimeout(timer);
  const held = session.held();
  const remaining = held ? held.expiresAt - Date.now() : Infinity;
  // Ending the session calls this again, after watching has stopped.
  if (remaining <= 0) return session.end();
  publish(shownSeconds(remaining));
  if (held) timer = setTimeout(check, untilNextChange(remaining));
};

const shownSeconds = (remaining: number): number | null => {
  if (remaining > SESSION_NOTICE_SECONDS * 1000) return null;
  const unit = unitOf(remaining);
  return (Math.ceil(remaining / unit) * unit) / 1000;
};

const untilNextChange = (remaining: number): number => {
  const unit = unitOf(remaining);
  return remaining - (Math.ceil(remaining / unit) - 1) * unit;
};

const unitOf = (remaining: number) => (remaining > MINUTE ? MINUTE : 1000);

const publish = (next: number | null) => {
  if (next === secondsLeft) return;
  secondsLeft = next;
  listeners.notify();
};
