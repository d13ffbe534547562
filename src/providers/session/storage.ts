/**
 * The only access to the browser's storage. Where storage is blocked (its getter throws) or full, values stay in
 * memory, and the console works until the tab closes.
 */
export type SafeStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** Whether the value survives a reload, which values in memory do not. */
  isPersistent: (key: string) => boolean;
};

const createSafeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(open());
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    isPersistent: (key) =>
      !memory.has(key) && attempt((storage) => storage.getItem(key) !== null, false),
    keys: () => [...new Set([...memory.keys(), ...attempt(keysOf, [])])],
  };
};

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

/** Kept between visits and shared by all tabs. */
export const persistentStorage = createSafeStorage(() => window.localStorage);

/** Kept as long as the tab. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Hides blocked storage from libraries that check for it while they load: react-admin reads `window.localStorage`
 * unguarded, and where its getter throws the console would not load.
 */
export const hideBlockedStorage = (): void => {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
};

/**
 * Calls `listener` with the key that another tab wrote or removed, null for all keys, and the written value. A page
 * restored from the back/forward cache has missed all events, a logout included, so any key may have changed.
 *
 * @returns a function that unsubscribes it
 */
export const onOtherTabChange = (
  listener: (key: string | null, written: string | null) => void,
): (() => void) => {
  const handle = (event: StorageEvent) => listener(event.key, event.newValue);
  const catchUp = ({ persisted }: PageTransitionEvent) => persisted && listener(null, null);
  window.addEventListener('storage', handle);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', handle);
    window.removeEventListener('pageshow', catchUp);
  };
};

export const readCookie = (name: string): string | null => {
  try {
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
};

/** Writes a cookie for this site only; a browser that refuses cookies ignores it. */
export const writeCookie = (name: string, value: string, maxAgeSeconds: number): void => {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAgeSeconds}; SameSite=Strict`;
  } catch {
    // A sandboxed document throws on any cookie; the console works without it.
  }
};
