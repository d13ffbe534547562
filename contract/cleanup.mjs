// @ts-check
import { createListReader, isValue, LARGEST_PAGE, pathOf, payloadOf } from './lists.mjs';

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
   * The rows that are these records, by their code; if the search does not find them, among the newest of the list.
   *
   * @type {(made: Made) => Promise<readonly import('./lists.mjs').Row[] | undefined>} undefined if it cannot be read
   */
  const rowsOf = async ({ area, parentId, term, matches }) => {
    const read = createListReader(ask, area, parentId, token);
    /** @type {Record<string, string | number>[]} */
    const queries = [{ searchTerm: term }, { sortDir: -1 }];
    for (const query of queries) {
      const { answer, rows } = await read({ ...query, pageSize: LARGEST_PAGE });
      if (answer.status !== 200) return undefined;
      const found = rows.filter(matches);
      if (found.length > 0) return found;
    }
    return [];
  };
  /** Whether the record can still be read. @type {(made: Made, id: string) => Promise<boolean>} */
  const isThere = async (made, id) => {
    const { area, parentId } = made;
    if (!area.one) return (await rowsOf(made))?.some((row) => String(row['_id']) === id) ?? false;
    const { status, json } = await ask({ path: pathOf(area, area.onePath, parentId, id), token });
    return status === 200 && String(payloadOf(json)[area.singular]?._id) === id;
  };
  /** @type {(made: Made, id: string) => Promise<boolean>} */
  const removeId = async ({ area, parentId }, id) => {
    if (!area.remove) return false;
    const path = pathOf(area, `${area.base}/{id}/delete`, parentId, id);
    const { status } = await ask({ path, token });
    return (status >= 200 && status < 300) || status === 404;
  };
  /** @type {(made: Made) => Promise<boolean>} */
  const remove = async (made) => {
    let { id } = made;
    if (id === undefined) {
      const rows = await rowsOf(made);
      if (!rows) return false;
      // The create was not answered, and created nothing.
      if (rows.length === 0) return true;
      if (!isValue(rows[0]?.['_id'])) return false;
      id = String(rows[0]?.['_id']);
    }
    return (await removeId(made, id)) && !(await isThere(made, id));
  };
  /** Deletes all records of a file. @type {(made: Made) => Promise<boolean>} */
  const removeMany = async (made) => {
    /** @type {Set<string>} */
    const tried = new Set();
    for (;;) {
      const found = await rowsOf(made);
      if (!found) return false;
      if (found.length === 0) return true;
      // A record that is still listed after its deletion would be found again without an end.
      const ids = found.map((row) => String(row['_id'])).filter((id) => !tried.has(id));
      if (ids.length === 0) return false;
      for (const id of ids) tried.add(id);
      while (ids.length > 0) {
        await Promise.all(ids.splice(0, CONCURRENCY).map((id) => removeId(made, id)));
      }
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
