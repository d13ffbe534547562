import { createListeners } from '@/core/listeners';

/** Delay in milliseconds before an unanswered call is retried: doubled after each attempt, up to a maximum. */
const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

let isLost = false;
let delay = RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempt: (() => Promise<unknown>) | undefined;
const listeners = createListeners();

/** Whether the server answers. Every call updates it; while the server does not answer, it is retried automatically. */
export const connection = {
  isLost: (): boolean => isLost,
  subscribe: listeners.subscribe,
  /** Reports that a call got no answer. */
  reportFailure: (): void => {
    change(true);
    schedule();
  },
  /**
   * Reports that a call was answered. Only an answer of the backend resets the retry delay: the console's own page may
   * come from another server, and unanswered calls would then be repeated too often.
   */
  reportAnswer: (isFromBackend = true): void => {
    if (isFromBackend) delay = RETRY_MS;
    clearTimeout(timer);
    timer = undefined;
    change(false);
  },
  /** Calls the server at once. */
  retry: (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (attempt) void attempt().catch(schedule);
  },
  /**
   * Follows the browser's online and offline events, and repeats `call` while the server does not answer. The call
   * itself reports its result. @returns a function that stops watching
   */
  watch: (call: () => Promise<unknown>): (() => void) => {
    attempt = call;
    window.addEventListener('offline', connection.reportFailure);
    window.addEventListener('online', connection.retry);
    return () => {
      attempt = undefined;
      connection.reportAnswer();
      window.removeEventListener('offline', connection.reportFailure);
      window.removeEventListener('online', connection.retry);
    };
  },
};

const change = (next: boolean) => {
  if (next === isLost) return;
  isLost = next;
  listeners.notify();
};

const schedule = () => {
  if (!isLost || !attempt || timer !== undefined) return;
  timer = setTimeout(connection.retry, delay);
  delay = Math.min(delay * 2, MAX_RETRY_MS);
};
