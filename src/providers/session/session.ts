import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';
import { readStoredUser, type CurrentUser } from '@/core/current-user';
import { isRecord } from '@/core/is-record';
import { onOtherTabChange, persistentStorage } from './storage';

/**
 * Who is signed in: the token and the user, kept between visits for 86,400 seconds (specification,
 * section 4). Calls take their token from `session.current`, so an expired one never leaves.
 */
export type Session = {
  token: string;
  user: CurrentUser;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The password was changed in this session: its first login is over, whatever the profile says. */
  passwordChanged?: boolean;
};

/** Why a session is over: by its owner, by the clock, or because the backend took its token no more. */
export type SessionEnd = 'logout' | 'expired' | 'refused';

const KEY = 'loyalty.session';
const listeners = new Set<() => void>();
let cached: { text: string | null; session: Session | null } = { text: null, session: null };
let ending: SessionEnd | null = null;

export const session = {
  /** The live session, or null. The same object until something changes. */
  current: (): Session | null => {
    const held = session.held();
    return held && !isOver(held) ? held : null;
  },
  /**
   * The session as it is kept, until somebody ends it: what pages are drawn from, so that none loses its
   * reader between the last second and the moment the clock is looked at.
   */
  held: (): Session | null => {
    const text = persistentStorage.get(KEY);
    if (text !== cached.text) cached = read(text);
    return cached.session;
  },
  /** Why the last session ended; null while one lives, and before the first. */
  ending: (): SessionEnd | null => ending,
  start: (token: string, user: CurrentUser): void => store({ token, user, expiresAt: latestEnd() }),
  /** Goes on with a new token for another 86,400 seconds; does nothing after the session has ended. */
  renew: (token: string, user: CurrentUser): void => {
    const live = session.current();
    if (!live) return;
    session.start(token, user);
    if (live.passwordChanged) session.markPasswordChanged();
  },
  /** Replaces the user of the live session; does nothing after it has ended. */
  setUser: (user: CurrentUser): void => {
    const live = session.current();
    if (live) store({ ...live, user: settled(user, live.passwordChanged) });
  },
  /** From here on the first login counts as done. */
  markPasswordChanged: (): void => {
    const live = session.current();
    if (live) store({ ...live, user: settled(live.user, true), passwordChanged: true });
  },
  end: (cause: 'logout' | 'refused' = 'logout'): void => {
    if (persistentStorage.get(KEY) === null) return;
    const held = session.held();
    ending = held && isOver(held) ? 'expired' : cause;
    // Other tabs hear of both steps, and of the first one why.
    persistentStorage.set(KEY, JSON.stringify({ ending }));
    persistentStorage.remove(KEY);
    notify();
  },
  /** Calls `listener` after every change, in this tab or another one. */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) stopFollowing = onOtherTabChange(follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopFollowing();
    };
  },
};

/** One ear for all listeners: each cell of a table may be one. */
let stopFollowing = () => {};

const follow = (key: string | null, written: string | null) => {
  if (key !== KEY && key !== null) return;
  ending = endingIn(written) ?? (session.held() ? null : ending);
  notify();
};

/** Epoch milliseconds: no session that is stored now lives longer. */
const latestEnd = () => Date.now() + STORED_VALUE_EXPIRY_SECONDS * 1000;

const isOver = ({ expiresAt }: Session) => expiresAt <= Date.now();

const settled = (user: CurrentUser, passwordChanged = false): CurrentUser =>
  passwordChanged ? { ...user, firstLogin: false } : user;

const store = (next: Session) => {
  const written = JSON.stringify(next);
  ending = null;
  // The profile is read again with each first page: what says the same draws nothing anew.
  if (written === persistentStorage.get(KEY)) return;
  persistentStorage.set(KEY, written);
  notify();
};

const notify = () => {
  for (const listener of listeners) listener();
};

/** A later end than a session can have is brought forward, for good: a reload gives it no other day. */
const read = (text: string | null): typeof cached => {
  const stored = text === null ? null : parse(text);
  const latest = latestEnd();
  if (!stored || stored.expiresAt <= latest) return { text, session: stored };
  const shortened = { ...stored, expiresAt: latest };
  const written = JSON.stringify(shortened);
  persistentStorage.set(KEY, written);
  return { text: written, session: shortened };
};

/** What was stored may be forged or damaged: anything that is no session counts as none. */
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

/** What another tab wrote as it ended the session; null where it wrote something else. */
const endingIn = (written: string | null): SessionEnd | null => {
  try {
    const { ending: cause } = JSON.parse(written ?? '{}') as { ending?: SessionEnd };
    return ENDINGS.find((one) => one === cause) ?? null;
  } catch {
    return null;
  }
};
