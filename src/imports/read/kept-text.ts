/** The size of the largest file that is stored, in bytes: the same as for pictures of drafts. */
export const MAX_KEPT_FILE = 5_000_000;

/** The browser's storage for large texts: loaded by itself, because forms share it and load it with their pictures. */
const storage = async () => {
  try {
    return (await import('@/providers/session/large-storage')).largeStorage;
  } catch {
    // As where the browser stores nothing: the page says that nothing is kept.
    return undefined;
  }
};

/** Stores a text for a day. @returns its address; null where it cannot be stored */
export const keepText = async (text: string): Promise<string | null> =>
  (await (await storage())?.write(text)) ?? null;

/** The text stored at `address`; null where it is gone. */
export const readText = async (address: string): Promise<string | null> =>
  (await (await storage())?.read(address)) ?? null;

export const removeTexts = async (addresses: readonly string[]): Promise<void> => {
  if (addresses.length > 0) await (await storage())?.remove(addresses);
};
