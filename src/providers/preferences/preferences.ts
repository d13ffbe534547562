import { resolveLocale } from '@/core/messages';
import type { Locale, ThemeMode } from '@/core/constants';
import { session } from '../session/session';
import { onOtherTabChange, persistentStorage } from '../session/storage';

/**
 * The preferences stored in a browser, as a react-admin store. They survive a logout, except the state of lists, which
 * stays in memory. Language, theme and look belong to the browser; values under a {@link personalKey} are only
 * available to the user who stored them.
 */
const PREFIX = 'loyalty.preference.';
/** The states of a list; react-admin names the first three. */
const LIST_STATES = [
  'listParams',
  'selectedIds',
  'selectedIds.storeKeys',
  'scrollPosition',
  'listTrail',
  'savedRow',
  'selectedUnder',
] as const;
/**
 * react-admin stores a list's scroll position a quarter of a second late: by then it is that of the opened record, and
 * the list would scroll there on return. The list stores its own.
 */
const REACT_ADMIN_SCROLL_KEY = '.list.scrollPosition';
const inMemoryValues = new Map<string, string>();

type Listener = (value: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
export const preferences = {
  /** Nothing to set up: the first subscription starts to follow other tabs, in the account area too. */
  setup: () => {},
  teardown: () => {},
  getItem: <T = unknown>(key: string, defaultValue?: T): T | undefined =>
    (read(key) as T | undefined) ?? defaultValue,
  setItem: (key: string, value: unknown): void => {
    if (key.endsWith(REACT_ADMIN_SCROLL_KEY)) return;
    const storage = storageOf(key);
    if (value === undefined) storage.remove(storedName(key));
    else storage.set(storedName(key), JSON.stringify(value));
    publish(key);
  },
  removeItem: (key: string): void => preferences.setItem(key, undefined),
  removeItems: (keyPrefix: string): void => {
    for (const key of ownKeys()) if (key.startsWith(keyPrefix)) preferences.removeItem(key);
  },
  reset: (): void => preferences.removeItems(''),
  /** Forgets the state of each list for the next user. */
  forgetLists: (): void => inMemoryValues.clear(),
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

/** The key of a value that belongs to the signed-in user: saved views, recent pages, columns. */
export const personalKey = (key: string): string => PERSONAL + key;

const PERSONAL = 'own.';

/** The key of a list's `state`, by the list's own key; its value stays in memory. */
export const listStateKey = (key: string, state: (typeof LIST_STATES)[number]): string =>
  `${key}.${state}`;

/** The user's language: Italian until they choose another, regardless of the browser's. */
export const preferredLocale = (): Locale => resolveLocale(preferences.getItem('locale'));

/** The user's theme; the system's until they choose. */
export const preferredTheme = (): ThemeMode => {
  const chosen = preferences.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const inMemory = {
  get: (key: string) => inMemoryValues.get(key) ?? null,
  set: (key: string, value: string) => void inMemoryValues.set(key, value),
  remove: (key: string) => void inMemoryValues.delete(key),
};

const currentUserId = () => session.held()?.user.id;

/** Personal values are not stored while nobody is signed in. */
const storageOf = (key: string) =>
  LIST_STATES.some((state) => key.endsWith(listStateKey('', state))) ||
  (key.startsWith(PERSONAL) && currentUserId() === undefined)
    ? inMemory
    : persistentStorage;

/** `own.x` of the user 5 is stored as `5/own.x`: no id contains a slash. */
const storedName = (key: string) => {
  const owner = key.startsWith(PERSONAL) ? currentUserId() : undefined;
  return PREFIX + (owner === undefined ? key : `${owner}/${key}`);
};

/** The key stored under `name`; null if it is another user's, or not a preference. */
const keyOf = (name: string): string | null => {
  if (!name.startsWith(PREFIX)) return null;
  const key = name.slice(name.lastIndexOf('/') + 1).replace(PREFIX, '');
  return storedName(key) === name ? key : null;
};

const ownKeys = () =>
  [...inMemoryValues.keys(), ...persistentStorage.keys()].flatMap((name) => keyOf(name) ?? []);

const read = (key: string): unknown => {
  const text = storageOf(key).get(storedName(key));
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
  onOtherTabChange((name) => {
    // Without a name, anything may have changed.
    if (name === null) return [...listeners.keys()].forEach(publish);
    const key = keyOf(name);
    if (key !== null) publish(key);
  });
};
