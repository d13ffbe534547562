/** Answered where a table holds no more entries of a hash. */
export const NONE = -1;

/**
 * Whole numbers by hashes of 32 bits, in an open table: a million of them in a Map would take a hundred megabytes.
 * Entries of one hash are all there; whoever asks tells them apart.
 */
export const createHashTable = () => {
  let capacity = 1 << 10;
  /** Two numbers a slot, for they are read together: the entry, from 1, 0 where there is none; and its hash. */
  let slots = new Int32Array(capacity * 2);
  let size = 0;

  /** Names that are numbered have hashes beside each other: mixed, they lie apart. */
  const slotOf = (hash: number): number =>
    ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7) & (capacity - 1)) * 2;
  const after = (slot: number): number => (slot + 2) & (capacity * 2 - 1);

  const seek = (hash: number, from: number): number => {
    let slot = from;
    while (slots[slot] !== 0) {
      if (slots[slot + 1] === hash) return slot;
      slot = after(slot);
    }
    return NONE;
  };

  const insert = (hash: number, entry: number) => {
    let slot = slotOf(hash);
    while (slots[slot] !== 0) slot = after(slot);
    slots[slot] = entry;
    slots[slot + 1] = hash;
  };

  const grow = () => {
    const before = slots;
    capacity *= 4;
    slots = new Int32Array(capacity * 2);
    for (let slot = 0; slot < before.length; slot += 2) {
      const entry = before[slot] ?? 0;
      if (entry !== 0) insert(before[slot + 1] ?? 0, entry);
    }
  };

  return {
    /** The slot of the first entry of `hash`, or {@link NONE}. */
    first: (hash: number): number => seek(hash, slotOf(hash)),
    /** The slot of the next entry of the hash in `slot`, or {@link NONE}. */
    next: (slot: number): number => seek(slots[slot + 1] ?? 0, after(slot)),
    /** The entry in a slot that was answered. */
    at: (slot: number): number => (slots[slot] ?? 0) - 1,
    /** Adds an `entry`, from 0. */
    add: (hash: number, entry: number): void => {
      if (size * 2 >= capacity) grow();
      insert(hash, entry + 1);
      size += 1;
    },
  };
};
