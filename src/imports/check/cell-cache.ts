import { createHashTable, NONE } from '@/imports/read/hash-table';
import { isAt } from '@/imports/read/text-hash';

/** Maximum number of distinct cells cached per column. */
const MAX_CACHED = 100_000;
/** The number of lookups after which the hit rate decides whether a column's cells repeat. */
const SAMPLED_LOOKUPS = 2_000;
/** Cells repeat if more than one lookup in this many is a hit. */
const MIN_HIT_ONE_IN = 16;
/** In a column whose cells rarely repeat, such as amounts, only one cell in this many is looked up. */
const LOOKED_UP_ONE_IN = 64;

/**
 * Caches the readings of cells by their text. A cell is looked up as a range of its row's text, because slicing the
 * cells of a million rows as keys of a Map would take longer than all other work on them.
 */
export const createCellCache = <Entry extends { cell: string }>() => {
  const entries: Entry[] = [];
  const places = createHashTable();
  let asked = 0;
  let lookedUp = 0;
  let found = 0;

  const isRepeating = (): boolean =>
    lookedUp < SAMPLED_LOOKUPS || found * MIN_HIT_ONE_IN > lookedUp;

  const entryOf = (text: string, start: number, end: number, hash: number): Entry | undefined => {
    for (let slot = places.first(hash); slot !== NONE; slot = places.next(slot)) {
      const entry = entries[places.at(slot)];
      if (entry?.cell.length === end - start && isAt(text, start, entry.cell)) return entry;
    }
    return undefined;
  };

  return {
    /** Whether the next cell should be looked up and cached. */
    shouldLookUp: (): boolean => {
      asked += 1;
      return isRepeating() || asked % LOOKED_UP_ONE_IN === 0;
    },
    /** The cached reading of the cell from `start` to `end`; `hash` is the cell's hash. */
    find: (text: string, start: number, end: number, hash: number): Entry | undefined => {
      const entry = entryOf(text, start, end, hash);
      lookedUp += 1;
      if (entry) found += 1;
      return entry;
    },
    add: (entry: Entry, hash: number): void => {
      if (entries.length < MAX_CACHED) places.add(hash, entries.push(entry) - 1);
    },
  };
};
