import { SESSION_NOTICE_SECONDS } from '@/core/constants';
import { createListeners } from '@/core/listeners';
import { session } from './session';

const listeners = createListeners();

/**
 * The clock of the session: ends it when it expires, and provides the remaining time in the last ten minutes. Timers
 * run late after the machine slept, so it checks at least every minute, and whenever the page becomes visible.
 */
export const sessionClock = {
  /** Starts watching. @returns a function that stops it */
  watch: (): (() => void) => {
    look();
    const stop = session.subscribe(look);
    for (const event of WAKING) window.addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stop();
      for (const event of WAKING) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    };
  },
  /** Seconds left, in whole minutes until the last one; null before the last ten minutes. */
  left: (): number | null => left,
  subscribe: listeners.subscribe,
};

const MINUTE = 60_000;
const WAKING = ['focus', 'pageshow'] as const;
let left: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const look = () => {
  clearTimeout(timer);
  const held = session.held();
  const remaining = held ? held.expiresAt - Date.now() : Infinity;
  // Ending the session calls back here, when watching has already stopped.
  if (remaining <= 0) return session.end();
  publish(shownSeconds(remaining));
  if (held) timer = setTimeout(look, untilNextChange(remaining));
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
  if (next === left) return;
  left = next;
  listeners.notify();
};
