// @ts-check
import { seenOf } from '../client.mjs';
import { keyOf, LARGEST_PAGE } from '../lists.mjs';
import { unless } from '../results.mjs';

/** A text that no record contains. */
const NOWHERE = 'zqxjkvwpzqxjkv';

/**
 * @typedef {(texts: readonly string[]) => string | undefined} TermOf returns a term that must find the row with these
 * texts; undefined if the texts do not suit the check
 */

/** @type {(change: (text: string) => string) => TermOf} */
const changed = (change) => (texts) => texts.map(change).find((text, at) => text !== texts[at]);

/** @type {[check: string, termOf: TermOf][]} */
const KINDS = [
  ['search', ([text]) => text],
  ['search in upper case', changed((text) => text.toUpperCase())],
  ['search in lower case', changed((text) => text.toLowerCase())],
  ['search without accents', changed((text) => unaccented(text))],
  ['search with straight apostrophes', changed((text) => text.replace(/[‘’]/g, "'"))],
  ['search for several words', (texts) => wordsOfTwo(texts) ?? wordsOfOne(texts)],
];

/**
 * Checks that a search finds rows by their texts, whatever the case, accents and apostrophes of the term.
 *
 * @param {import('./area.mjs').AreaContext} context
 * @param {readonly import('../lists.mjs').Row[]} rows the rows from which the search terms are taken
 */
export const checkSearch = async ({ place, judge, pass, isJudged }, rows) => {
  const { area, read, call } = place;
  if (area.searched.length === 0) return;
  if (!isJudged('search without matches')) {
    const none = await read({ searchTerm: NOWHERE });
    judge(
      'search without matches',
      'lists',
      none.answer.call,
      unless(none.answer.status === 200, '200', seenOf(none.answer)) ??
        unless(none.rows.length === 0 && none.total === 0, 'no rows', `${none.total} rows`),
    );
  }
  for (const [check, termOf] of KINDS) {
    if (isJudged(check)) continue;
    const sample = sampleOf(rows, area.searched, termOf);
    if (!sample) {
      pass(check, 'lists', call, 'no row has a suitable text');
      continue;
    }
    // The console replaces typographic apostrophes with straight ones.
    const searchTerm = straight(sample.term);
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
          `the row with ${sample.term}`,
          `${found.length} others`,
        ) ??
        unless(isCounted, `total_rows ${found.length}`, `${total}`),
    );
  }
};

/**
 * @type {(rows: readonly import('../lists.mjs').Row[], fields: readonly string[], termOf: TermOf) => { row:
 * import('../lists.mjs').Row, term: string } | undefined}
 */
const sampleOf = (rows, fields, termOf) => {
  for (const row of rows) {
    const term = termOf(
      fields.map((field) => row[field]).filter((each) => typeof each === 'string' && each !== ''),
    );
    if (term) return { row, term };
  }
  return undefined;
};

/**
 * A word of one field and a word of another, where no field contains both.
 *
 * @type {TermOf}
 */
const wordsOfTwo = (texts) => {
  const words = texts.flatMap((text) => wordsIn(text).slice(0, 1));
  for (const first of words) {
    const second = words.find((word) => !texts.some((text) => has(text, first) && has(text, word)));
    if (second) return `${second} ${first}`;
  }
  return undefined;
};

/**
 * Two words of one field, in reverse order.
 *
 * @type {TermOf}
 */
const wordsOfOne = (texts) =>
  texts
    .map((text) => wordsIn(text).slice(0, 2))
    .find(([first, second]) => second && second !== first)
    ?.toReversed()
    .join(' ');

/** Words, or parts of words, without accents and apostrophes, which have checks of their own. @param {string} text */
const wordsIn = (text) => text.match(/[\w.-]{3,}/g) ?? [];

/** @type {(text: string, word: string) => boolean} */
const has = (text, word) => text.toLowerCase().includes(word.toLowerCase());

/** @param {string} text */
const straight = (text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** @param {string} text */
const unaccented = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
