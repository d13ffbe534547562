import { largeStorage } from '@/providers/session/large-storage';

/** A draft's large field, stored once, however often the draft is written. */
type Entry = { text: string; address: string | null };

/** The fields that this page has stored or is storing, by draft and field. */
const entries = new Map<string, Entry>();

/**
 * Stores `value`, the large `field` of the draft under `key`, if that text was not stored yet.
 *
 * @param onKept called with the address once the field is stored; returns whether the draft still needs it
 * @returns its address if it is already stored; null until then
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
  const address = await largeStorage.write(entry.text);
  const isAwaited = entries.get(place) === entry;
  entry.address = address;
  // Forgotten, so that the next change retries.
  if (address === null && isAwaited) entries.delete(place);
  if (address !== null && !(isAwaited && onKept(address))) forgetLarge([address]);
};

/** Reads the fields stored at `addresses`, leaving out those that are gone. */
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

/** Removes the fields stored at `addresses`. */
export const forgetLarge = (addresses: readonly string[]): void => {
  if (addresses.length === 0) return;
  for (const [place, { address }] of entries) {
    if (address !== null && addresses.includes(address)) entries.delete(place);
  }
  void largeStorage.remove(addresses);
};

/** Removes all large fields. */
export const clearLarge = (): Promise<void> => {
  entries.clear();
  return largeStorage.clear();
};

const placeOf = (key: string, field: string) => `${key}\n${field}`;
