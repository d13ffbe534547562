import { fetchCurrentUser } from './account';
import { ApiError } from '../http/api-error';
import { onForbidden } from '../http/authorization';
import { session } from '../session/session';

/** Minimum milliseconds between two reads when the user returns to the page. */
const RETURN_GAP_MS = 60_000;
/** Minimum milliseconds between two reads after the backend refused a call. */
const REFUSAL_GAP_MS = 5_000;

let readAt = -Infinity;
let reading: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Picks up changes that an admin makes to the user's account: reads the profile again when the user returns to the
 * page, and after a refused call. The session shares the result with all tabs.
 *
 * @returns a function that stops watching
 */
export const watchProfile = (): (() => void) => {
  window.addEventListener('focus', readOnReturn);
  document.addEventListener('visibilitychange', readOnReturn);
  const stop = onForbidden(readAfterRefusal);
  return () => {
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('focus', readOnReturn);
    document.removeEventListener('visibilitychange', readOnReturn);
    stop();
  };
};

/** Reads the profile of the signed-in user, if any; one call at a time. */
export const refreshProfile = (): Promise<void> => {
  if (!session.current()) return Promise.resolve();
  readAt = Date.now();
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
};

const read = async () => {
  try {
    await fetchCurrentUser();
  } catch (error) {
    // The current profile stays: the backend checks each call, and the pages show its refusals and failures.
    if (!(error instanceof ApiError)) throw error;
  }
};

const readOnReturn = () => {
  if (document.visibilityState !== 'visible' || Date.now() - readAt < RETURN_GAP_MS) return;
  void refreshProfile();
};

const readAfterRefusal = () => {
  // The refused call may be the one for the profile, which must not be repeated.
  if (reading) return;
  timer ??= setTimeout(
    () => {
      timer = undefined;
      void refreshProfile();
    },
    Math.max(0, readAt + REFUSAL_GAP_MS - Date.now()),
  );
};
