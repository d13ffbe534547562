import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';
import { createListeners } from '@/core/listeners';

/**
 * Browser storage for texts too large for the tab's storage: pictures of drafts, in IndexedDB. All tabs share it.
 * Entries expire with the maximum session length; when it is full, the oldest are removed first.
 */

/** A picture of 5 MB as a data URI, in which four characters encode three bytes. */
const MAX_CHARACTERS = 7_000_000;
/** 20 MB of pictures. */
const MAX_TOTAL_CHARACTERS = 28_000_000;
/** An address of time 0 and size 0, which is evicted first. */
const PROBE = '0.0.probe';

const listeners = createListeners();

export const largeStorage = {
  /** Whether `text` can probably be stored: false once the browser has refused a text. */
  accepts: (text: string): boolean => isAvailable && text.length <= MAX_CHARACTERS,
  /** Whether the browser stores anything. True until it refuses. */
  isAvailable: (): boolean => isAvailable,
  /** Calls the listener when `isAvailable` changes. */
  subscribe: listeners.subscribe,
  /** Checks in advance whether the browser stores anything, and removes expired entries. */
  probe: async (): Promise<void> => {
    const isStored = await attempt(async (store) => {
      await makeRoomFor(0, store);
      await set(PROBE, '', store);
      return true;
    }, false);
    if (isStored) setAvailable(true);
  },
  /** Stores `text`. @returns its address; null if it is too large, or the browser refuses it */
  write: async (text: string): Promise<string | null> => {
    if (text.length > MAX_CHARACTERS) return null;
    const address = `${Date.now()}.${text.length}.${Math.random().toString(36).slice(2)}`;
    const stored = await attempt(async (store) => {
      await makeRoomFor(text.length, store);
      await set(address, text, store);
      return address;
    }, null);
    if (stored !== null) setAvailable(true);
    return stored;
  },
  /** The text stored at `address`; null if it is gone. */
  read: async (address: string): Promise<string | null> => {
    const text = await attempt((store) => get<unknown>(address, store), undefined);
    return typeof text === 'string' ? text : null;
  },
  remove: (addresses: readonly string[]): Promise<void> =>
    attempt((store) => delMany([...addresses], store), undefined),
  clear: (): Promise<void> => attempt((store) => clear(store), undefined),
};

let isAvailable = true;
let opened: UseStore | undefined;

/** Returns `fallback` if storage is blocked or full; forms then say that they keep no pictures. */
const attempt = async <T>(action: (store: UseStore) => Promise<T>, fallback: T): Promise<T> => {
  try {
    opened ??= createStore('loyalty', 'large');
    return await action(opened);
  } catch {
    setAvailable(false);
    return fallback;
  }
};

const setAvailable = (next: boolean) => {
  if (next === isAvailable) return;
  isAvailable = next;
  listeners.notify();
};

/** Evicts expired and old entries. An address begins with time and size, so that no entry needs to be read. */
const makeRoomFor = async (characters: number, store: UseStore) => {
  const expiry = Date.now() - STORED_VALUE_EXPIRY_SECONDS * 1000;
  const latestFirst = (await keys<string>(store))
    .map((address) => ({ address, at: partOf(address, 0), size: partOf(address, 1) }))
    .toSorted((one, other) => other.at - one.at);
  let total = characters;
  const evicted = latestFirst.filter(({ at, size }) => {
    total += size;
    return !(at > expiry) || total > MAX_TOTAL_CHARACTERS;
  });
  if (evicted.length > 0)
    await delMany(
      evicted.map(({ address }) => address),
      store,
    );
};

const partOf = (address: string, at: number) => Number(address.split('.')[at]);
