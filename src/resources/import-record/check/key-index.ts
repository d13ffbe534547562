/**
 * Finds rows that have the key of an earlier one. It holds hashes of 32 bits in an open table of numbers, because a
 * million keys as texts would take a hundred megabytes; `isSame` tells rows apart whose hashes meet.
 */
export const createKeyIndex = (isSame: (row: number, other: number) => boolean) => {
  let capacity = 1 << 12;
  let rows = new Int32Array(capacity).fill(NONE);
  let hashes = new Int32Array(capacity);
  let size = 0;

  const grow = () => {
    const before = { rows, hashes };
    capacity *= 2;
    rows = new Int32Array(capacity).fill(NONE);
    hashes = new Int32Array(capacity);
    for (const [at, row] of before.rows.entries()) {
      if (row === NONE) continue;
      const hash = before.hashes[at] ?? 0;
      let slot = slotOf(hash);
      while (rows[slot] !== NONE) slot = (slot + 1) & (capacity - 1);
      rows[slot] = row;
      hashes[slot] = hash;
    }
  };

  const slotOf = (hash: number) =>
    (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7) & (capacity - 1);

  return {
    /** The first row that has the key of `row`: itself where the key is new. */
    firstOf: (row: number, hash: number): number => {
      if (size * 2 >= capacity) grow();
      let slot = slotOf(hash);
      for (;;) {
        const other = rows[slot] ?? NONE;
        if (other === NONE) break;
        if (hashes[slot] === hash && (other === row || isSame(row, other))) return other;
        slot = (slot + 1) & (capacity - 1);
      }
      rows[slot] = row;
      hashes[slot] = hash;
      size += 1;
      return row;
    },
    clear: (): void => {
      rows.fill(NONE);
      size = 0;
    },
  };
};

const NONE = -1;
