/** Distinct cells of a column that are remembered. */
const REMEMBERED = 100_000;
/** Of a column whose cells hardly ever come again, such as an amount, no more than these and one in so many. */
const FEW = 2_000;
const ONE_IN = 64;
/** Cells come again where one in so many was found. */
const FOUND_ONE_IN = 16;

/**
 * Remembers what was made of cells, by the cells themselves. A cell is looked for as a part of a text, in a table of
 * hashes: cut out for a Map, the cells of a million rows would take more time than everything that is done with them.
 */
export const createCellCache = <Entry extends { cell: string }>() => {
  const entries: Entry[] = [];
  let capacity = 1 << 10;
  /** Places of entries, from 1; 0 where there is none. */
  let slots = new Int32Array(capacity);
  let hashes = new Int32Array(capacity);
  let asked = 0;
  let found = 0;

  const insert = (place: number, hash: number) => {
    let slot = hash & (capacity - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    slots[slot] = place;
    hashes[slot] = hash;
  };

  const grow = () => {
    const before = { slots, hashes };
    capacity *= 2;
    slots = new Int32Array(capacity);
    hashes = new Int32Array(capacity);
    for (const [slot, place] of before.slots.entries()) {
      if (place !== 0) insert(place, before.hashes[slot] ?? 0);
    }
  };

  return {
    /** What was made of the cell from `start` to `end`, whose hash is `hash`. */
    find: (text: string, start: number, end: number, hash: number): Entry | undefined => {
      asked += 1;
      for (
        let slot = hash & (capacity - 1);
        slots[slot] !== 0;
        slot = (slot + 1) & (capacity - 1)
      ) {
        if (hashes[slot] !== hash) continue;
        const entry = entries[(slots[slot] ?? 0) - 1];
        if (!entry || !isAt(text, start, end, entry.cell)) continue;
        found += 1;
        return entry;
      }
      return undefined;
    },
    add: (entry: Entry, hash: number): void => {
      const isRepeating = found * FOUND_ONE_IN > asked || entries.length < FEW + asked / ONE_IN;
      if (!isRepeating || entries.length >= REMEMBERED) return;
      if (entries.length * 2 >= capacity) grow();
      insert(entries.push(entry), hash);
    },
  };
};

/** A hash of 32 bits, as it is taken sign by sign: {@link nextHash}. */
export const hashOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = nextHash(hash, text.charCodeAt(at));
  return hash;
};

export const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

const isAt = (text: string, start: number, end: number, cell: string): boolean => {
  if (end - start !== cell.length) return false;
  for (let at = 0; at < cell.length; at += 1) {
    if (text.charCodeAt(start + at) !== cell.charCodeAt(at)) return false;
  }
  return true;
};
