import { resolveLocale } from '@/core/messages';
import type { Locale } from '@/core/constants';
import { onOtherTabChange, persistentStorage } from '../session/storage';

/**
 * What a browser remembers of its reader's taste: language, theme, columns, saved views. It has the shape
 * of react-admin's store, and outlives a logout; where a list was left does not, and lives in memory.
 */
const PREFIX = 'loyalty.preference.';
const VOLATILE = /\.(listParams|selectedIds|selectedIds\.storeKeys|scrollPosition)$/;
const volatile = new Map<string, string>();

type Listener = (value: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
export const preferences = {
  /** Other tabs are followed from the first listener on, in the account area too. */
  setup: () => {},
  teardown: () => {},
  getItem: <T = unknown>(key: string, defaultValue?: T): T | undefined =>
    (read(key) as T | undefined) ?? defaultValue,
  setItem: (key: string, value: unknown): void => {
    const storage = storageOf(key);
    if (value === undefined) storage.remove(PREFIX + key);
    else storage.set(PREFIX + key, JSON.stringify(value));
    publish(key);
  },
  removeItem: (key: string): void => preferences.setItem(key, undefined),
  removeItems: (keyPrefix: string): void => {
    for (const key of ownKeys()) if (key.startsWith(keyPrefix)) preferences.removeItem(key);
  },
  reset: (): void => preferences.removeItems(''),
  /** Forgets where each list was left: the next reader starts afresh. */
  forgetLists: (): void => volatile.clear(),
  listItems: (keyPrefix = ''): Record<string, unknown> =>
    Object.fromEntries(
      ownKeys()
        .filter((key) => key.startsWith(keyPrefix))
        .map((key) => [key, read(key)]),
    ),
  subscribe: (key: string, listener: Listener): (() => void) => {
    followOtherTabs();
    const own = listeners.get(key) ?? new Set();
    listeners.set(key, own.add(listener));
    return () => own.delete(listener);
  },
};

/** The reader's language: Italian until they choose another, whatever the browser says. */
export const preferredLocale = (): Locale => resolveLocale(preferences.getItem('locale'));

export type ThemeMode = 'light' | 'dark';

/** The reader's theme, the system's until they choose. */
export const preferredTheme = (): ThemeMode => {
  const chosen = preferences.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const inMemory = {
  get: (key: string) => volatile.get(key) ?? null,
  set: (key: string, value: string) => void volatile.set(key, value),
  remove: (key: string) => void volatile.delete(key),
};

const storageOf = (key: string) => (VOLATILE.test(key) ? inMemory : persistentStorage);

const ownKeys = () =>
  [...volatile.keys(), ...persistentStorage.keys()]
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));

const read = (key: string): unknown => {
  const text = storageOf(key).get(PREFIX + key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
};

const publish = (key: string) => {
  const value = read(key);
  for (const listener of listeners.get(key) ?? []) listener(value);
};

let isFollowing = false;

const followOtherTabs = () => {
  if (isFollowing) return;
  isFollowing = true;
  onOtherTabChange((key) => {
    if (key?.startsWith(PREFIX)) publish(key.slice(PREFIX.length));
  });
};
