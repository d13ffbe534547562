import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';
import { readStoredUser, type CurrentUser } from '@/core/current-user';
import { isRecord } from '@/core/is-record';
import { createListeners } from '@/core/listeners';
import { onOtherTabChange, persistentStorage } from './storage';

/**
 * The current session: the token and the user, kept between visits for 86,400 seconds (specification, section 4). Calls
 * take their token from `session.current`, so an expired token is never sent.
 */
export type Session = {
  token: string;
  user: CurrentUser;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Whether the password was changed in this session: its first login is complete, whatever the profile says. */
  passwordChanged?: boolean;
};

/** Why a session ended: logout, expiry, or a refused token. */
export type SessionEnd = 'logout' | 'expired' | 'refused';

const KEY = 'loyalty.session';
const listeners = createListeners();
let cached: { text: string | null; session: Session | null } = { text: null, session: null };
let ending: SessionEnd | null = null;

export const session = {
  /** The session if it has not expired, else null. The same object until it changes. */
  current: (): Session | null => {
    const held = session.held();
    return held && !isOver(held) ? held : null;
  },
  /**
   * The stored session, expired or not, until it is ended. Pages render from it, so that none loses its user between
   * expiry and the next check of the clock.
   */
  held: (): Session | null => {
    const text = persistentStorage.get(KEY);
    if (text !== cached.text) {
      const before = cached.session;
      cached = read(text);
      // Removed by the browser or by hand, without an event. Not notified at once: a render may be reading it.
      if (before && !cached.session && !ending) {
        ending = 'refused';
        queueMicrotask(listeners.notify);
      }
    }
    return cached.session;
  },
  /** Why the last session ended; null while one is live, and before the first. */
  ending: (): SessionEnd | null => ending,
  start: (token: string, user: CurrentUser): void => store({ token, user, expiresAt: latestEnd() }),
  /** Continues with a new token for another 86,400 seconds; does nothing after the session has ended. */
  renew: (token: string, user: CurrentUser): void => {
    const live = session.current();
    if (!live) return;
    session.start(token, user);
    if (live.passwordChanged) session.markPasswordChanged();
  },
  /** Replaces the user of the live session; does nothing after it has ended. */
  setUser: (user: CurrentUser): void => {
    const live = session.current();
    if (live) store({ ...live, user: withFirstLogin(user, live.passwordChanged) });
  },
  /** Marks the first login as complete. */
  markPasswordChanged: (): void => {
    const live = session.current();
    if (live) store({ ...live, user: withFirstLogin(live.user, true), passwordChanged: true });
  },
  end: (cause: 'logout' | 'refused' = 'logout'): void => {
    if (persistentStorage.get(KEY) === null) return;
    const held = session.held();
    ending = held && isOver(held) ? 'expired' : cause;
    // Other tabs receive both events; the first one carries the reason.
    persistentStorage.set(KEY, JSON.stringify({ ending }));
    persistentStorage.remove(KEY);
    listeners.notify();
  },
  /** Calls `listener` after every change, in this tab or another one. */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.isEmpty()) stopListening = onOtherTabChange(handleOtherTab);
    const stop = listeners.subscribe(listener);
    return () => {
      stop();
      if (listeners.isEmpty()) stopListening();
    };
  },
};

/** All subscribers share one storage listener, because each cell of a table may subscribe. */
let stopListening = () => {};

const handleOtherTab = (key: string | null, written: string | null) => {
  if (key !== KEY && key !== null) return;
  ending = readEnding(written) ?? (session.held() ? null : ending);
  listeners.notify();
};

/** The latest possible end of a session stored now, in epoch milliseconds. */
const latestEnd = () => Date.now() + STORED_VALUE_EXPIRY_SECONDS * 1000;

const isOver = ({ expiresAt }: Session) => expiresAt <= Date.now();

const withFirstLogin = (user: CurrentUser, passwordChanged = false): CurrentUser =>
  passwordChanged ? { ...user, firstLogin: false } : user;

const store = (next: Session) => {
  const written = JSON.stringify(next);
  ending = null;
  // Each first page reads the profile again: an unchanged one causes no render.
  if (written === persistentStorage.get(KEY)) return;
  persistentStorage.set(KEY, written);
  listeners.notify();
};

/** Shortens a session whose end is too late, permanently, so that a reload does not extend it. */
const read = (text: string | null): typeof cached => {
  const stored = text === null ? null : parse(text);
  const latest = latestEnd();
  if (!stored || stored.expiresAt <= latest) return { text, session: stored };
  const shortened = { ...stored, expiresAt: latest };
  const written = JSON.stringify(shortened);
  persistentStorage.set(KEY, written);
  return { text: written, session: shortened };
};

/** The stored text may be forged or damaged: an invalid session counts as none. */
const parse = (text: string): Session | null => {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    const { token, expiresAt, passwordChanged } = stored;
    const user = readStoredUser(stored.user);
    if (typeof token !== 'string' || token === '' || typeof expiresAt !== 'number') return null;
    return user && { token, user, expiresAt, ...(passwordChanged === true && { passwordChanged }) };
  } catch {
    return null;
  }
};

const ENDINGS: readonly SessionEnd[] = ['logout', 'expired', 'refused'];

/** The reason another tab wrote when it ended the session; null if it wrote something else. */
const readEnding = (written: string | null): SessionEnd | null => {
  try {
    const { ending: cause } = JSON.parse(written ?? '{}') as { ending?: SessionEnd };
    return ENDINGS.find((one) => one === cause) ?? null;
  } catch {
    return null;
  }
};
