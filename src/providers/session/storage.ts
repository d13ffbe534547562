/**
 * The only door to the browser's storage. Where storage is blocked (its getter throws) or full, what was
 * written lives on in memory, and the console works until the tab closes.
 */
export type SafeStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** Whether what is stored there outlives a reload: not what memory holds. */
  isLasting: (key: string) => boolean;
};

const createSafeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
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
    isLasting: (key) =>
      !memory.has(key) && attempt((storage) => storage.getItem(key) !== null, false),
    keys: () => [...new Set([...memory.keys(), ...attempt(keysOf, [])])],
  };
};

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

/** Kept between visits and shared by all tabs. */
export const persistentStorage = createSafeStorage(() => window.localStorage);

/** Kept while the tab lives. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Lets those who look for storage while they load find none where it is blocked: react-admin asks for
 * `window.localStorage` unguarded, and where its getter throws the console would not come at all.
 */
export const hideBlockedStorage = (): void => {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
};

/**
 * Calls `listener` with the key another tab wrote or removed, null where it cleared everything, and with
 * what it wrote there. A page that comes back out of the back/forward cache has heard of nothing meanwhile, a logout
 * included: for it everything may have changed.
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

/** Writes a cookie for this site alone; a browser that refuses cookies simply keeps none. */
export const writeCookie = (name: string, value: string, maxAgeSeconds: number): void => {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAgeSeconds}; SameSite=Strict`;
  } catch {
    // A sandboxed document throws on any cookie; remembering the page is a convenience, so go on.
  }
};
