// @ts-check
import { isObject } from './json-schema.mjs';

/** Rows of the largest page that the console requests. */
export const LARGEST_PAGE = 1000;

/** @typedef {Readonly<Record<string, any>>} Row */

/**
 * @typedef {object} Page
 * @property {import('./client.mjs').Answer} answer
 * @property {readonly Row[]} rows
 * @property {number | undefined} total
 */

/** A valid `_id` that no record has. */
export const NO_ID = '0'.repeat(24);

/**
 * Returns a function that reads pages of an area's list with the parameters that the console sends.
 *
 * @param {import('./client.mjs').Ask} ask
 * @param {import('./document.mjs').Area} area
 * @param {string | undefined} parentId the parent's `_id`, if the area has a parent
 * @param {string | undefined} token
 */
export const createListReader = (ask, area, parentId, token) => {
  const { parent } = area;
  const path = pathOf(area, area.base, parentId);
  const given = parent && !parent.isInPath && parentId ? { [parent.name]: parentId } : {};
  /**
   * @param {Readonly<Record<string, string | number>>} [query]
   * @returns {Promise<Page>}
   */
  return async (query = {}) => {
    const asked = { page: 1, pageSize: 10, searchTerm: '', sortField: '_id', sortDir: 1 };
    const answer = await ask({ path, token, query: { ...asked, ...given, ...query } });
    const payload = payloadOf(answer.json);
    const rows = Array.isArray(payload[area.plural])
      ? payload[area.plural].filter((/** @type {unknown} */ row) => isObject(row))
      : [];
    const total = payload['total_rows'];
    return { answer, rows, total: total === undefined ? undefined : Number(total) };
  };
};

/** @typedef {ReturnType<typeof createListReader>} ReadList */

/** @type {(area: import('./document.mjs').Area, path: string, parentId: string | undefined, id?: string) => string} */
export const pathOf = ({ parent }, path, parentId, id = '') =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parent?.isInPath && name === parent.name ? (parentId ?? NO_ID) : id),
  );

/** The payload of an answer: its `data`, or the answer itself. @type {(json: any) => Record<string, any>} */
export const payloadOf = (json) => {
  if (!isObject(json)) return {};
  return isObject(json['data']) ? json['data'] : json;
};

/** A text that identifies a row. @param {Row} row */
export const keyOf = (row) => String(row['_id'] ?? row['code'] ?? JSON.stringify(row));

/** @param {readonly Row[]} rows */
export const keysOf = (rows) => rows.map(keyOf);

/** Whether a field has a value. @param {unknown} value */
export const isValue = (value) => value !== undefined && value !== null && value !== '';
