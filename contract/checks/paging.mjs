// @ts-check
import { seenOf } from '../client.mjs';
import { isValue, keyOf, keysOf } from '../lists.mjs';
import { unless } from '../results.mjs';

/** Number of pages of one row that are read. */
const SINGLE_PAGES = 12;
/** Maximum number of pages, and of rows per page, for rows that sort as equal. */
const PAGES_OF_EQUALS = 7;
const LARGEST_OF_EQUALS = 50;

/**
 * Checks that pages repeat no row and omit none, and that a page past the end is empty.
 *
 * @param {import('./area.mjs').AreaContext} context
 */
export const checkPaging = async ({ place, judge, pass }) => {
  const { read, rows, total, call } = place;
  const past = await read({ page: total + 1, pageSize: 1 });
  judge(
    'past the end',
    'lists',
    past.answer.call,
    unless(past.answer.status === 200, '200 without rows', seenOf(past.answer)) ??
      unless(past.rows.length === 0, 'no rows', `${past.rows.length} rows`),
  );
  if (rows.length < 2) {
    pass('paging', 'lists', call, 'fewer than two rows');
    return;
  }
  /** @type {string[]} */
  const keys = [];
  for (let page = 1; page <= Math.min(SINGLE_PAGES, rows.length); page++) {
    const { answer, rows: got } = await read({ page, pageSize: 1 });
    const [row] = got;
    if (got.length !== 1 || !row) {
      judge('paging', 'lists', answer.call, { expected: '1 row', seen: `${got.length} rows` });
      return;
    }
    keys.push(keyOf(row));
  }
  judge('paging', 'lists', call, differenceOf(keys, keysOf(rows.slice(0, keys.length))));
  await checkEquals({ place, judge });
};

/**
 * Checks that rows that are equal in the sorted field have a fixed order, so that pages repeat none of them.
 *
 * @type {(context: Pick<import('./area.mjs').AreaContext, 'place' | 'judge'>) => Promise<void>}
 */
const checkEquals = async ({ place, judge }) => {
  const { read, rows, isAll, call } = place;
  const field = mostEqualField(rows);
  if (!field || !isAll) return;
  const pageSize = Math.min(LARGEST_OF_EQUALS, Math.ceil(rows.length / PAGES_OF_EQUALS));
  const pages = Math.min(PAGES_OF_EQUALS, Math.ceil(rows.length / pageSize));
  /** @type {string[]} */
  const keys = [];
  for (let page = 1; page <= pages; page++) {
    const got = await read({ page, pageSize, sortField: field });
    if (got.answer.status !== 200) return;
    keys.push(...keysOf(got.rows));
  }
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  judge(
    'paging of equals',
    'lists',
    `${call} by ${field}`,
    twice ? { expected: 'each row once', seen: `${twice} twice` } : undefined,
  );
};

/** @param {readonly import('../lists.mjs').Row[]} rows */
const mostEqualField = (rows) =>
  Object.keys(rows[0] ?? {})
    .map((field) => ({ field, values: rows.map((row) => row[field]) }))
    .filter(({ values }) =>
      values.every((value) => isValue(value) && ['string', 'number'].includes(typeof value)),
    )
    .map(({ field, values }) => ({ field, distinct: new Set(values).size }))
    .filter(({ distinct }) => distinct < rows.length)
    .toSorted((a, b) => a.distinct - b.distinct)[0]?.field;

/** @type {(keys: readonly string[], expected: readonly string[]) => import('../results.mjs').Difference | undefined} */
const differenceOf = (keys, expected) => {
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice) return { expected: 'each row once', seen: `${twice} twice` };
  const missing = expected.find((key) => !keys.includes(key));
  if (missing) return { expected: 'the rows of one large page', seen: `${missing} is missing` };
  return undefined;
};
