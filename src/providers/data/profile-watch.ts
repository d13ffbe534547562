import { fetchCurrentUser } from './account';
import { ApiError } from '../http/api-error';
import { onForbidden } from '../http/http';
import { session } from '../session/session';

/** Between two readings for no other reason than that the reader came back, in milliseconds. */
const RETURN_GAP_MS = 60_000;
/** Between two readings because the backend refused something. */
const REFUSAL_GAP_MS = 5_000;

let readAt = -Infinity;
let reading: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows what an admin changes of the reader's account: the profile is read again when the reader comes
 * back to the page, and after a refusal that the profile did not lead to expect. What it says reaches all
 * tabs by the session. Call the answer to stop.
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

/** Reads the profile of the signed-in user, if there is one; one call at a time. */
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
    // Nothing is lost while the backend is out of reach: the pages themselves will say so.
    if (!(error instanceof ApiError)) throw error;
  }
};

const readOnReturn = () => {
  if (document.visibilityState !== 'visible' || Date.now() - readAt < RETURN_GAP_MS) return;
  void refreshProfile();
};

const readAfterRefusal = () => {
  // The profile itself may be what was refused: that must not ask for it again.
  if (reading) return;
  timer ??= setTimeout(
    () => {
      timer = undefined;
      void refreshProfile();
    },
    Math.max(0, readAt + REFUSAL_GAP_MS - Date.now()),
  );
};
