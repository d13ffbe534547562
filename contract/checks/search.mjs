// @ts-check
import { seenOf } from '../client.mjs';
import { isValue, keyOf, LARGEST_PAGE } from '../lists.mjs';
import { unless } from '../results.mjs';

/** A text that no record has. */
const NOWHERE = 'zqxjkvwpzqxjkv';

/** @typedef {(value: string) => boolean} Fits */

/** @type {[check: string, fits: Fits, term: (value: string) => string][]} */
const KINDS = [
  ['search', () => true, (value) => value],
  ['search in capitals', (value) => value !== value.toUpperCase(), (value) => value.toUpperCase()],
  [
    'search in small letters',
    (value) => value !== value.toLowerCase(),
    (value) => value.toLowerCase(),
  ],
  ['search without accents', (value) => unaccented(value) !== value, (value) => unaccented(value)],
  ['search with straight apostrophes', (value) => /[‘’]/.test(value), (value) => straight(value)],
];

/**
 * Whether rows are found by their texts, however these are typed.
 *
 * @param {import('./area.mjs').AreaContext} context
 * @param {readonly import('../lists.mjs').Row[]} rows among which a text of each kind is sought
 */
export const checkSearch = async ({ place, judge, pass, knows }, rows) => {
  const { area, read, call } = place;
  if (area.searched.length === 0) return;
  if (!knows('search for nothing there')) {
    const none = await read({ searchTerm: NOWHERE });
    judge(
      'search for nothing there',
      'lists',
      none.answer.call,
      unless(none.answer.status === 200, '200', seenOf(none.answer)) ??
        unless(none.rows.length === 0 && none.total === 0, 'no rows', `${none.total} rows`),
    );
  }
  for (const [check, fits, termOf] of KINDS) {
    if (knows(check)) continue;
    const sample = sampleOf(rows, area.searched, fits);
    if (!sample) {
      pass(check, 'lists', call, 'no row has such a text');
      continue;
    }
    // The console sends straight apostrophes, whatever is typed.
    const searchTerm = straight(termOf(sample.value));
    const { answer, rows: found, total = 0 } = await read({ searchTerm, pageSize: LARGEST_PAGE });
    const isFound = found.some((row) => keyOf(row) === keyOf(sample.row));
    const isCounted = total === found.length || total > LARGEST_PAGE;
    judge(
      check,
      'lists',
      answer.call,
      unless(answer.status === 200, '200', seenOf(answer)) ??
        unless(
          isFound || total > LARGEST_PAGE,
          `the row with ${sample.value}`,
          `${found.length} others`,
        ) ??
        unless(isCounted, `total_rows ${found.length}`, `${total}`),
    );
  }
};

/**
 * @type {(rows: readonly import('../lists.mjs').Row[], fields: readonly string[], fits: Fits) => { row:
 * import('../lists.mjs').Row, value: string } | undefined}
 */
const sampleOf = (rows, fields, fits) => {
  for (const row of rows) {
    const value = fields
      .map((field) => row[field])
      .find((each) => isValue(each) && typeof each === 'string' && fits(each));
    if (value) return { row, value };
  }
  return undefined;
};

/** @param {string} text */
const straight = (text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** @param {string} text */
const unaccented = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
