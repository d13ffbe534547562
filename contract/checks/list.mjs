// @ts-check
import { seenOf } from '../client.mjs';
import { contentOf } from '../document.mjs';
import { LARGEST_PAGE } from '../lists.mjs';
import { unless } from '../results.mjs';

/** @typedef {import('../json-schema.mjs').Problem} Problem */

/**
 * The check and the section of docs/wire-format.md for each kind of schema problem.
 *
 * @type {Record<Problem['kind'], [check: string, section: import('../results.mjs').Section]>}
 */
const KINDS = {
  missing: ['shape', 'lists'],
  type: ['shape', 'entities'],
  value: ['values', 'entities'],
  date: ['dates', 'values'],
  number: ['numbers', 'reading'],
  id: ['ids', 'identity'],
};

/** The forms of a picture that the console can show. */
const PICTURE = /^(https:\/\/|data:image\/(png|jpeg|webp)[;,])/;

/**
 * Checks the shape of a list, the values of its rows, and the largest page.
 *
 * @param {import('../run.mjs').Context & import('../results.mjs').AreaResults} context
 * @param {import('../document.mjs').Area} area
 * @param {import('../lists.mjs').ReadList} read
 * @param {import('../lists.mjs').Page} first
 * @returns its rows, their total, and whether they are all; undefined if the list cannot be read
 */
export const checkList = async ({ checkSchema, judge }, area, read, first) => {
  const { answer } = first;
  if (answer.status !== 200 || answer.json === undefined) {
    judge('list', 'lists', answer.call, { expected: '200 with JSON', seen: seenOf(answer) });
    return undefined;
  }
  const { schema } = contentOf(area.list);
  const broken = checkSchema(schema, answer.json).filter(({ path }) => !path.includes('[]'));
  if (broken.length > 0) {
    for (const problem of broken) judge(...judged(problem, answer.call));
    const counts = broken.every(({ path }) => path.endsWith('total_rows'));
    return counts ? { rows: first.rows, total: first.rows.length, isAll: false } : undefined;
  }
  judge('list', 'lists', answer.call, undefined);

  const largest = first.total === undefined ? first : await read({ pageSize: LARGEST_PAGE });
  const { rows } = largest.answer.status === 200 ? largest : first;
  judgeRows({ judge, checkSchema }, area, rows, largest.answer.call);
  if (first.total === undefined) return { rows, total: rows.length, isAll: true };

  const total = first.total;
  const hasExpectedRows = rows.length === Math.min(total, LARGEST_PAGE);
  const {
    rows: [next],
  } = hasExpectedRows ? { rows: [] } : await read({ page: rows.length + 1, pageSize: 1 });
  judge(
    'total_rows',
    'lists',
    answer.call,
    !hasExpectedRows && !next && { expected: `total_rows ${rows.length}`, seen: `${total}` },
  );
  judge(
    `pageSize ${LARGEST_PAGE}`,
    'lists',
    largest.answer.call,
    unless(largest.answer.status === 200, '200', seenOf(largest.answer)) ??
      (!hasExpectedRows && next
        ? { expected: `${Math.min(total, LARGEST_PAGE)} rows`, seen: `${rows.length} rows` }
        : undefined),
  );
  const count = next ? total : Math.max(rows.length, hasExpectedRows ? total : 0);
  return { rows, total: count, isAll: rows.length >= count };
};

/**
 * @type {(context: Pick<import('../run.mjs').Context & import('../results.mjs').AreaResults, 'judge' | 'checkSchema'>,
 * area: import('../document.mjs').Area, rows: readonly import('../lists.mjs').Row[], call: string) => void}
 */
const judgeRows = ({ judge, checkSchema }, area, rows, call) => {
  const problems = new Map(
    [
      ...absentFields(area, rows),
      ...rows.flatMap((row) => checkSchema(area.record, row, `${area.plural}[]`)),
    ].map((problem) => [`${problem.kind} ${problem.path}`, problem]),
  );
  for (const problem of problems.values()) judge(...judged(problem, call));
  for (const [kind, [check, section]] of Object.entries(KINDS)) {
    const isBroken = [...problems.values()].some((problem) => problem.kind === kind);
    if (!isBroken && kind !== 'missing') judge(check, section, call, undefined);
  }
  for (const field of area.pictures) {
    const seen = rows.map((row) => row[field]).find((value) => value && !PICTURE.test(`${value}`));
    judge(
      `picture ${field}`,
      'values',
      call,
      seen && {
        expected: 'an https: address, or a data URI of image/png, image/jpeg or image/webp',
        seen: `${seen}`.slice(0, 60),
      },
    );
  }
};

/**
 * Fields that every record needs and that no row has, because the backend gives them another name.
 *
 * @type {(area: import('../document.mjs').Area, rows: readonly import('../lists.mjs').Row[]) => Problem[]}
 */
const absentFields = ({ needed, plural }, rows) =>
  needed
    .filter((field) => rows.length > 0 && rows.every((row) => row[field] === undefined))
    .map((field) => ({
      path: `${plural}[].${field}`,
      expected: 'present',
      seen: undefined,
      kind: 'type',
    }));

/**
 * @type {(problem: Problem, call: string) => [string, import('../results.mjs').Section, string,
 * import('../results.mjs').Difference]}
 */
const judged = ({ kind, path, expected, seen }, call) => {
  const [check, section] = KINDS[kind];
  const text = JSON.stringify(seen) ?? 'nothing';
  return [check, section, call, { expected: `${path} ${expected}`, seen: text.slice(0, 160) }];
};
