import { createListeners } from '@/core/listeners';

/** Milliseconds until the server is asked again while it does not answer: twice as long each time, to this most. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

let isLost = false;
let delay = RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempt: (() => Promise<unknown>) | undefined;
const listeners = createListeners();

/** Whether the server answers. Every call updates it; while it does not answer, it is called again automatically. */
export const connection = {
  isLost: (): boolean => isLost,
  subscribe: listeners.subscribe,
  /** A call had no answer. */
  lose: (): void => {
    change(true);
    schedule();
  },
  /**
   * A call was answered. The console's own page may come from another server than the data: its answer does not
   * shorten the time until the next attempt, so that unanswered calls are not repeated endlessly.
   */
  find: (isOfBackend = true): void => {
    if (isOfBackend) delay = RETRY_MS;
    clearTimeout(timer);
    timer = undefined;
    change(false);
  },
  /** Asks the server at once. */
  retry: (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (attempt) void attempt().catch(schedule);
  },
  /**
   * Follows the browser's own word, and asks the server by `call` while it is lost; its answer or failure arrives by
   * `find` and `lose`. @returns a function that stops it
   */
  watch: (call: () => Promise<unknown>): (() => void) => {
    attempt = call;
    window.addEventListener('offline', connection.lose);
    window.addEventListener('online', connection.retry);
    return () => {
      attempt = undefined;
      connection.find();
      window.removeEventListener('offline', connection.lose);
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
  delay = Math.min(delay * 2, LONGEST_RETRY_MS);
};
