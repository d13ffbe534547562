// @ts-check
import { createListReader, LARGEST_PAGE, NO_ID, pathOf } from './lists.mjs';

/** Maximum number of concurrent deletions. */
const CONCURRENCY = 8;

/**
 * @typedef {object} Made a record that the kit created, or tried to create
 * @property {import('./document.mjs').Area} area
 * @property {string | undefined} parentId
 * @property {string} [id] its `_id`, once an answer contains it
 * @property {string} term the text to search for while its id is unknown
 * @property {(row: import('./lists.mjs').Row) => boolean} matches whether a row is this record
 */

/**
 * Keeps track of the records the kit creates and deletes them: the newest first, because they may refer to older ones.
 *
 * @param {import('./client.mjs').Ask} ask
 * @param {string} token
 */
export const createCleanup = (ask, token) => {
  /** @type {Made[]} */
  const made = [];
  /** An entry for each imported file, for all its records. @type {Made[]} */
  const many = [];
  /** @type {string[]} */
  const left = [];
  /** @type {(made: Made) => void} */
  const forget = (record) => {
    const at = made.indexOf(record);
    if (at !== -1) made.splice(at, 1);
  };
  /**
   * Finds the `_id` of a record whose create was not answered: NO_ID if it does not exist, undefined if the search
   * fails.
   *
   * @param {Made} record
   */
  const find = async ({ area, parentId, term, matches }) => {
    const read = createListReader(ask, area, parentId, token);
    const { answer, rows } = await read({ searchTerm: term, pageSize: 1000 });
    if (answer.status !== 200) return undefined;
    return rows.find(matches)?.['_id'] ?? NO_ID;
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
  /** Deletes all records of a file. @type {(made: Made) => Promise<boolean>} */
  const removeMany = async (made) => {
    const read = createListReader(ask, made.area, made.parentId, token);
    for (;;) {
      const { answer, rows } = await read({ searchTerm: made.term, pageSize: LARGEST_PAGE });
      const found = rows.filter(made.matches);
      if (answer.status !== 200) return false;
      if (found.length === 0) return true;
      const ids = found.map((row) => row['_id']);
      let removed = 0;
      while (ids.length > 0) {
        const outcomes = await Promise.all(
          ids.splice(0, CONCURRENCY).map((id) => remove({ ...made, id })),
        );
        removed += outcomes.filter(Boolean).length;
      }
      if (removed === 0) return false;
    }
  };
  return {
    /** Registers the records of a file; call it before the file is sent. @param {Made} made */
    addMany: (made) => void many.push(made),
    /** Registers a record; call it before the create, because its answer may be lost. @param {Made} record */
    add: (record) => {
      made.push(record);
      return record;
    },
    forget,
    /** Deletes all registered records, and notes those that could not be deleted. */
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
    /** Notes something that no call can delete. @param {string} what */
    leave: (what) => left.push(what),
    leftBehind: () => [...new Set(left)],
  };
};
