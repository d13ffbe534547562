/** Returned if a table has no more entries of a hash. */
export const NONE = -1;

/** The golden ratio as a fraction of 2³²: multiplication by it spreads neighbouring numbers far apart. */
const GOLDEN = 0x9e3779b1;
/** Slots per cache line of the processor. */
const LINE = 16;

/**
 * An open-addressed table of whole numbers by 32-bit hashes: a million of them in a Map would take a hundred megabytes.
 * It returns all entries of a hash, which the caller must compare. Neighbouring hashes, such as those of numbered
 * names, share a cache line, because a table of a million rows mostly waits for memory.
 */
export const createHashTable = () => {
  let bits = 10;
  /** The entry in each slot, from 1; 0 where it is empty. */
  let slots = new Int32Array(1 << bits);
  /** The hash of each entry. */
  let hashes = new Int32Array(1 << bits);
  let size = 0;

  const slotOf = (hash: number): number => {
    const line = Math.imul(hash >> 4, GOLDEN) >>> (32 - bits);
    return (line & -LINE) | (hash & (LINE - 1));
  };
  const after = (slot: number): number => (slot + 1) & (slots.length - 1);

  const seek = (hash: number, from: number): number => {
    let slot = from;
    for (;;) {
      const entry = slots[slot] ?? 0;
      if (entry === 0) return NONE;
      if (hashes[entry - 1] === hash) return slot;
      slot = after(slot);
    }
  };

  const insert = (entry: number) => {
    let slot = slotOf(hashes[entry - 1] ?? 0);
    while (slots[slot] !== 0) slot = after(slot);
    slots[slot] = entry;
  };

  const grow = () => {
    const before = slots;
    bits += 1;
    slots = new Int32Array(1 << bits);
    for (const entry of before) if (entry !== 0) insert(entry);
  };

  return {
    /** The slot of the first entry of `hash`, or {@link NONE}. */
    first: (hash: number): number => seek(hash, slotOf(hash)),
    /** The slot of the next entry of the `hash` in `slot`, or {@link NONE}. */
    next: (slot: number): number => seek(hashes[(slots[slot] ?? 0) - 1] ?? 0, after(slot)),
    /** The entry in a slot returned by `first` or `next`. */
    at: (slot: number): number => (slots[slot] ?? 0) - 1,
    /** Adds an `entry`, from 0. */
    add: (hash: number, entry: number): void => {
      if (size * 2 >= slots.length) grow();
      if (entry >= hashes.length) hashes = resized(hashes, (entry + 1) * 2);
      hashes[entry] = hash;
      insert(entry + 1);
      size += 1;
    },
  };
};

const resized = (numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(length);
  larger.set(numbers);
  return larger;
};
