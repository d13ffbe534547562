import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';

/**
 * The browser's storage for texts that are too large for the tab's: pictures of drafts, in IndexedDB. All tabs share
 * it. Nothing in it is older than a session can be, and of more than it may hold the oldest go first.
 */

/** In characters: a picture of 5 MB as a data URI, in which four characters are three bytes. */
const MAX_CHARACTERS = 7_000_000;
/** 20 MB of pictures. */
const MAX_CHARACTERS_IN_ALL = 28_000_000;
/** An address without a time: it goes when room is made. */
const PROBE = 'probe';

export const largeStorage = {
  /** Whether `text` is stored, as far as it is known: not where the browser refused the last one. */
  takes: (text: string): boolean => isAble && text.length <= MAX_CHARACTERS,
  /** Whether the browser stores anything. True until it refused. */
  isAble: (): boolean => isAble,
  /** Calls `listener` when `isAble` changes. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Finds out whether the browser stores anything, before there is something to store; removes what is too old. */
  probe: async (): Promise<void> => {
    const isStored = await attempt(async (store) => {
      await makeRoomFor(0, store);
      await set(PROBE, '', store);
      return true;
    }, false);
    if (isStored) setAble(true);
  },
  /** Stores `text`. @returns where; null where it is too large, or the browser refuses */
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
  /** What is stored at `address`; null where it is gone. */
  read: async (address: string): Promise<string | null> => {
    const text = await attempt((store) => get<unknown>(address, store), undefined);
    return typeof text === 'string' ? text : null;
  },
  remove: (addresses: readonly string[]): Promise<void> =>
    attempt((store) => delMany([...addresses], store), undefined),
  clear: (): Promise<void> => attempt((store) => clear(store), undefined),
};

let isAble = true;
const listeners = new Set<() => void>();
let opened: UseStore | undefined;

/** Where it is blocked or full, the answer is `otherwise`, and forms say that they keep no pictures. */
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
  for (const listener of listeners) listener();
};

/** An address begins with when and how much, so that nothing has to be read to know what goes. */
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
