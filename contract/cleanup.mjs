// @ts-check
import { createListReader, LARGEST_PAGE, NO_ID, pathOf } from './lists.mjs';

/** Deletions under way at once. */
const SIDE_BY_SIDE = 8;

/**
 * @typedef {object} Made a record that the kit made, or tried to
 * @property {import('./document.mjs').Area} area
 * @property {string | undefined} parentId
 * @property {string} [id] unknown until an answer told it
 * @property {string} term text by which it is found where its id is not known
 * @property {(row: import('./lists.mjs').Row) => boolean} isIt
 */

/**
 * Remembers what was made, and removes it: the last first, as later ones hang on earlier ones.
 *
 * @param {import('./client.mjs').Ask} ask
 * @param {string} token
 */
export const createCleanup = (ask, token) => {
  /** @type {Made[]} */
  const made = [];
  /** Records that one file made. @type {Made[]} */
  const many = [];
  /** @type {string[]} */
  const left = [];
  /** @type {(made: Made) => void} */
  const forget = (record) => {
    const at = made.indexOf(record);
    if (at !== -1) made.splice(at, 1);
  };
  /** The `_id` of a record whose create was not answered. @param {Made} record */
  const find = async ({ area, parentId, term, isIt }) => {
    const read = createListReader(ask, area, parentId, token);
    const { answer, rows } = await read({ searchTerm: term, pageSize: 1000 });
    if (answer.status !== 200) return undefined;
    return rows.find(isIt)?.['_id'] ?? NO_ID;
  };
  /** @param {Made} record */
  const remove = async (record) => {
    const { area, parentId } = record;
    const id = record.id ?? (await find(record));
    if (id === NO_ID) return true;
    if (!area.remove || id === undefined) return false;
    const { status } = await ask({
      path: pathOf(area, `${area.base}/{id}/delete`, parentId, id),
      token,
    });
    return (status >= 200 && status < 300) || status === 404;
  };
  /** Removes all records of a file. @type {(made: Made) => Promise<boolean>} */
  const removeMany = async (made) => {
    const read = createListReader(ask, made.area, made.parentId, token);
    for (;;) {
      const { answer, rows } = await read({ searchTerm: made.term, pageSize: LARGEST_PAGE });
      const found = rows.filter(made.isIt);
      if (answer.status !== 200) return false;
      if (found.length === 0) return true;
      const ids = found.map((row) => row['_id']);
      let removed = 0;
      while (ids.length > 0) {
        const outcomes = await Promise.all(
          ids.splice(0, SIDE_BY_SIDE).map((id) => remove({ ...made, id })),
        );
        removed += outcomes.filter(Boolean).length;
      }
      if (removed === 0) return false;
    }
  };
  return {
    /** To be called before a file is sent. @param {Made} made */
    addMany: (made) => void many.push(made),
    /** To be called before a record is made: an answer may be lost. @param {Made} record */
    add: (record) => {
      made.push(record);
      return record;
    },
    forget,
    /** Removes all, and notes what is still there. */
    removeAll: async () => {
      for (const file of many.splice(0)) {
        if (!(await removeMany(file))) left.push(`${file.area.base} ${file.term}…`);
      }
      for (const record of made.toReversed()) {
        forget(record);
        const { area, id, term } = record;
        if (!(await remove(record))) left.push(`${area.base} ${term}${id ? ` (${id})` : ''}`);
      }
    },
    /** Notes what no call removes. @param {string} what */
    leave: (what) => left.push(what),
    leftBehind: () => [...new Set(left)],
  };
};
