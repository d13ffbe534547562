import { createHashTable, NONE } from './hash-table';
import { isAt } from './text-hash';

/** Distinct cells of a column that are remembered. */
const REMEMBERED = 100_000;
/** Cells of a column that are looked for before it is known whether they come again. */
const FIRST = 2_000;
/** They do where one in so many of those that were looked for was there. */
const FOUND_ONE_IN = 16;
/** Of a column whose cells hardly ever come again, such as an amount, one in so many is looked for still. */
const SOUGHT_ONE_IN = 64;

/**
 * Remembers what was made of cells, by the cells themselves. A cell is looked for as a part of a text: cut out for a
 * Map, the cells of a million rows would take more time than everything that is done with them.
 */
export const createCellCache = <Entry extends { cell: string }>() => {
  const entries: Entry[] = [];
  const places = createHashTable();
  let asked = 0;
  let sought = 0;
  let found = 0;

  const isRepeating = (): boolean => sought < FIRST || found * FOUND_ONE_IN > sought;

  const entryOf = (text: string, start: number, end: number, hash: number): Entry | undefined => {
    for (let slot = places.first(hash); slot !== NONE; slot = places.next(slot)) {
      const entry = entries[places.at(slot)];
      if (entry?.cell.length === end - start && isAt(text, start, entry.cell)) return entry;
    }
    return undefined;
  };

  return {
    /** Whether the next cell is worth to be looked for, and to be remembered. */
    isWorth: (): boolean => {
      asked += 1;
      return isRepeating() || asked % SOUGHT_ONE_IN === 0;
    },
    /** What was made of the cell from `start` to `end`, whose hash is `hash`. */
    find: (text: string, start: number, end: number, hash: number): Entry | undefined => {
      const entry = entryOf(text, start, end, hash);
      sought += 1;
      if (entry) found += 1;
      return entry;
    },
    add: (entry: Entry, hash: number): void => {
      if (entries.length < REMEMBERED) places.add(hash, entries.push(entry) - 1);
    },
  };
};
