import { largeStorage } from '@/providers/session/large-storage';

/** The fields of drafts in the large storage: each is written once, however often the draft around it is. */
type Entry = { text: string; address: string | null };

/** By draft and field: what this page has stored, or is storing. */
const entries = new Map<string, Entry>();

/**
 * Stores `value`, the large `field` of the draft under `key`, where it is a text that was not stored yet.
 *
 * @param onKept called with where it is once it is stored; answers whether the draft still waited for it
 * @returns where it is stored already; null until then
 */
export const keepLarge = (
  key: string,
  field: string,
  value: unknown,
  onKept: (address: string) => boolean,
): string | null => {
  if (typeof value !== 'string') return null;
  const place = placeOf(key, field);
  const known = entries.get(place);
  if (known?.text === value) return known.address;
  const entry: Entry = { text: value, address: null };
  entries.set(place, entry);
  void settle(place, entry, onKept);
  return null;
};

const settle = async (place: string, entry: Entry, onKept: (address: string) => boolean) => {
  const address = await largeStorage.keep(entry.text);
  const isAwaited = entries.get(place) === entry;
  entry.address = address;
  // The next change tries once more.
  if (address === null && isAwaited) entries.delete(place);
  if (address !== null && !(isAwaited && onKept(address))) forgetLarge([address]);
};

/** Reads the fields stored at `addresses`; without those that are gone. */
export const readLarge = async (
  key: string,
  addresses: Readonly<Record<string, string>>,
): Promise<Record<string, string>> => {
  const read = await Promise.all(
    Object.entries(addresses).map(
      async ([field, address]) => [field, address, await largeStorage.read(address)] as const,
    ),
  );
  const found: Record<string, string> = {};
  for (const [field, address, text] of read) {
    if (text === null) continue;
    found[field] = text;
    entries.set(placeOf(key, field), { text, address });
  }
  return found;
};

/** Removes what is stored at `addresses`. */
export const forgetLarge = (addresses: readonly string[]): void => {
  if (addresses.length === 0) return;
  for (const [place, { address }] of entries) {
    if (address !== null && addresses.includes(address)) entries.delete(place);
  }
  void largeStorage.remove(addresses);
};

/** Removes everything. */
export const clearLarge = (): Promise<void> => {
  entries.clear();
  return largeStorage.clear();
};

const placeOf = (key: string, field: string) => `${key}\n${field}`;
