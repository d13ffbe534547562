import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';
import { createListeners } from '@/core/listeners';

/**
 * Browser storage for texts too large for the tab's storage: pictures of drafts, in IndexedDB. All tabs share it.
 * Entries expire with the maximum session length; when it is full, the oldest are removed first.
 */

/** In characters: a picture of 5 MB as a data URI, in which four characters encode three bytes. */
const MAX_CHARACTERS = 7_000_000;
/** 20 MB of pictures. */
const MAX_CHARACTERS_IN_ALL = 28_000_000;
/** An address of time 0 and size 0: it is removed as soon as there is another. */
const PROBE = '0.0.probe';

const listeners = createListeners();

export const largeStorage = {
  /** Whether `text` can probably be stored: false after the browser refused the last one. */
  takes: (text: string): boolean => isAble && text.length <= MAX_CHARACTERS,
  /** Whether the browser stores anything. True until it refuses. */
  isAble: (): boolean => isAble,
  /** Calls the listener when `isAble` changes. */
  subscribe: listeners.subscribe,
  /** Finds out in advance whether the browser stores anything; removes expired entries. */
  probe: async (): Promise<void> => {
    const isStored = await attempt(async (store) => {
      await makeRoomFor(0, store);
      await set(PROBE, '', store);
      return true;
    }, false);
    if (isStored) setAble(true);
  },
  /** Stores `text`. @returns its address; null where it is too large, or the browser refuses */
  keep: async (text: string): Promise<string | null> => {
    if (text.length > MAX_CHARACTERS) return null;
    const address = `${Date.now()}.${text.length}.${Math.random().toString(36).slice(2)}`;
    const stored = await attempt(async (store) => {
      await makeRoomFor(text.length, store);
      await set(address, text, store);
      return address;
    }, null);
    if (stored !== null) setAble(true);
    return stored;
  },
  /** The text stored at `address`; null where it is gone. */
  read: async (address: string): Promise<string | null> => {
    const text = await attempt((store) => get<unknown>(address, store), undefined);
    return typeof text === 'string' ? text : null;
  },
  remove: (addresses: readonly string[]): Promise<void> =>
    attempt((store) => delMany([...addresses], store), undefined),
  clear: (): Promise<void> => attempt((store) => clear(store), undefined),
};

let isAble = true;
let opened: UseStore | undefined;

/** Returns `otherwise` where storage is blocked or full; forms then say that they keep no pictures. */
const attempt = async <T>(action: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> => {
  try {
    opened ??= createStore('loyalty', 'large');
    return await action(opened);
  } catch {
    setAble(false);
    return otherwise;
  }
};

const setAble = (next: boolean) => {
  if (next === isAble) return;
  isAble = next;
  listeners.notify();
};

/** An address begins with time and size, so that eviction needs to read no entry. */
const makeRoomFor = async (characters: number, store: UseStore) => {
  const oldest = Date.now() - STORED_VALUE_EXPIRY_SECONDS * 1000;
  const latestFirst = (await keys<string>(store))
    .map((address) => ({ address, at: partOf(address, 0), size: partOf(address, 1) }))
    .toSorted((one, other) => other.at - one.at);
  let total = characters;
  const leaving = latestFirst.filter(({ at, size }) => {
    total += size;
    return !(at > oldest) || total > MAX_CHARACTERS_IN_ALL;
  });
  if (leaving.length > 0)
    await delMany(
      leaving.map(({ address }) => address),
      store,
    );
};

const partOf = (address: string, at: number) => Number(address.split('.')[at]);
