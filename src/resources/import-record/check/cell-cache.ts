import { createHashTable, NONE } from './hash-table';
import { isAt } from './text-hash';

/** Distinct cells of a column that are remembered. */
const REMEMBERED = 100_000;
/** Of a column whose cells hardly ever come again, such as an amount, no more than these and one in so many. */
const FEW = 2_000;
const ONE_IN = 64;
/** Cells come again where one in so many was found. */
const FOUND_ONE_IN = 16;

/**
 * Remembers what was made of cells, by the cells themselves. A cell is looked for as a part of a text: cut out for a
 * Map, the cells of a million rows would take more time than everything that is done with them.
 */
export const createCellCache = <Entry extends { cell: string }>() => {
  const entries: Entry[] = [];
  const places = createHashTable();
  let asked = 0;
  let found = 0;
  return {
    /** What was made of the cell from `start` to `end`, whose hash is `hash`. */
    find: (text: string, start: number, end: number, hash: number): Entry | undefined => {
      asked += 1;
      for (let slot = places.first(hash); slot !== NONE; slot = places.next(slot)) {
        const entry = entries[places.at(slot)];
        if (entry?.cell.length !== end - start || !isAt(text, start, entry.cell)) continue;
        found += 1;
        return entry;
      }
      return undefined;
    },
    /** Whether another cell is worth to be remembered. */
    hasRoom: (): boolean => {
      const isRepeating = found * FOUND_ONE_IN > asked || entries.length < FEW + asked / ONE_IN;
      return isRepeating && entries.length < REMEMBERED;
    },
    add: (entry: Entry, hash: number): void => places.add(hash, entries.push(entry) - 1),
  };
};
