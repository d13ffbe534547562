import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';
import { readCurrentUser, type CurrentUser } from '@/core/current-user';
import { isRole } from '@/core/permissions';
import { onOtherTabChange, persistentStorage } from './storage';

/**
 * Who is signed in: the token and the user, kept between visits for 86,400 seconds (specification,
 * section 4). All reading goes through {@link session.current}, so an expired token never leaves.
 */
export type Session = {
  token: string;
  user: CurrentUser;
  /** Epoch milliseconds. */
  expiresAt: number;
};

const KEY = 'loyalty.session';
const listeners = new Set<() => void>();
let cached: { text: string | null; session: Session | null } = { text: null, session: null };

export const session = {
  /** The live session, or null. The same object until something changes. */
  current: (): Session | null => {
    const text = persistentStorage.get(KEY);
    if (text !== cached.text) cached = { text, session: text === null ? null : parse(text) };
    if (cached.session && cached.session.expiresAt <= Date.now()) return null;
    return cached.session;
  },
  start: (token: string, user: CurrentUser): void =>
    store({ token, user, expiresAt: Date.now() + STORED_VALUE_EXPIRY_SECONDS * 1000 }),
  /** Replaces the user of the live session; does nothing after it has ended. */
  setUser: (user: CurrentUser): void => {
    const live = session.current();
    if (live) store({ ...live, user });
  },
  end: (): void => {
    if (persistentStorage.get(KEY) === null) return;
    persistentStorage.remove(KEY);
    notify();
  },
  /** Calls `listener` after every change, in this tab or another one. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = onOtherTabChange((key) => {
      if (key === KEY || key === null) listener();
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

const store = (next: Session) => {
  persistentStorage.set(KEY, JSON.stringify(next));
  notify();
};

const notify = () => {
  for (const listener of listeners) listener();
};

/** What was stored may be forged or damaged: anything that is no session counts as none. */
const parse = (text: string): Session | null => {
  try {
    const { token, user, expiresAt } = JSON.parse(text) as Partial<Session>;
    if (typeof token !== 'string' || token === '' || typeof expiresAt !== 'number') return null;
    return isUser(user) ? { token, user, expiresAt } : null;
  } catch {
    return null;
  }
};

const isUser = (user: CurrentUser | undefined): user is CurrentUser =>
  readCurrentUser(user) !== null &&
  Array.isArray(user?.roles) &&
  user.roles.every(isRole) &&
  Array.isArray(user.companyCodes) &&
  Array.isArray(user.locationCodes);
