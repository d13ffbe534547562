// @ts-check
import { seenOf } from '../client.mjs';
import { resolved } from '../json-schema.mjs';
import { isValue } from '../lists.mjs';

/** Rows per page that is compared. */
const ROWS = 50;
/** Fields with a longer text than this are not sorted by. */
const LONG_TEXT = 200;

/** The accepted orders of texts: databases differ in case, accents, punctuation and digits. */
const COLLATIONS = [
  (/** @type {string} */ a, /** @type {string} */ b) => compare(folded(a), folded(b)),
  new Intl.Collator('it').compare,
  new Intl.Collator('it', { ignorePunctuation: true }).compare,
  new Intl.Collator('it', { numeric: true }).compare,
];

/**
 * Checks ascending and descending order by each field of text or number.
 *
 * @param {import('./area.mjs').AreaContext} context
 */
export const checkSorting = async (context) => {
  const { area, rows } = context.place;
  for (const field of sortableFields(context, area, rows)) await checkField(context, field);
};

/** @type {(context: import('./area.mjs').AreaContext, field: { name: string, isNumber: boolean }) => Promise<void>} */
const checkField = async ({ place, judge }, { name, isNumber }) => {
  const { read } = place;
  const [up, down] = [
    await read({ pageSize: ROWS, sortField: name, sortDir: 1 }),
    await read({ pageSize: ROWS, sortField: name, sortDir: -1 }),
  ];
  const check = `sorting by ${name}`;
  const failed = [up, down].find(({ answer }) => answer.status !== 200);
  if (failed) {
    judge(check, 'lists', failed.answer.call, { expected: '200', seen: seenOf(failed.answer) });
    return;
  }
  const [ups, downs] = [up, down].map(({ rows }) => rows.map((row) => row[name]));
  const problems = [
    { page: up, seen: problemOf(ups ?? [], isNumber, 1) },
    { page: down, seen: problemOf(downs ?? [], isNumber, -1) },
    { page: down, seen: problemOf([ups?.[0], downs?.[0]].filter(isValue), isNumber, 1) },
  ];
  const found = problems.find(({ seen }) => seen);
  judge(
    check,
    'lists',
    (found?.page ?? up).answer.call,
    found?.seen ? { expected: `${name} in order, empty values last`, seen: found.seen } : undefined,
  );
};

/**
 * The two values, or the empty ones, that are out of order; undefined if all are in order.
 *
 * @type {(values: readonly unknown[], isNumber: boolean, direction: number) => string | undefined}
 */
const problemOf = (values, isNumber, direction) => {
  const firstEmpty = values.findIndex((value) => !isValue(value));
  const present = firstEmpty === -1 ? values : values.slice(0, firstEmpty);
  if (firstEmpty !== -1 && values.slice(firstEmpty).some(isValue))
    return 'empty values between others';
  // The order of a field with several values in a row is not defined.
  if (present.some((value) => typeof value === 'object')) return undefined;
  const orders = isNumber
    ? [(/** @type {unknown} */ a, /** @type {unknown} */ b) => Number(a) - Number(b)]
    : COLLATIONS.map(
        (order) => (/** @type {unknown} */ a, /** @type {unknown} */ b) =>
          order(String(a), String(b)),
      );
  const breaks = orders.map((order) =>
    present.findIndex((value, at) => at > 0 && direction * order(present[at - 1], value) > 0),
  );
  if (breaks.includes(-1)) return undefined;
  const at = breaks[0] ?? 1;
  return `${JSON.stringify(present[at - 1])} before ${JSON.stringify(present[at])}`;
};

/**
 * The fields of one text or number whose values differ between rows.
 *
 * @type {(context: import('./area.mjs').AreaContext, area: import('../document.mjs').Area, rows: readonly
 * import('../lists.mjs').Row[]) => { name: string, isNumber: boolean }[]}
 */
const sortableFields = ({ document }, area, rows) => {
  const fields = new Map();
  for (const row of rows) {
    for (const name of Object.keys(row)) fields.set(name, typeOf(document.json, area, name));
  }
  return [...fields]
    .filter(([name, type]) => {
      const values = rows.map((row) => row[name]).filter(isValue);
      return (
        type !== undefined &&
        !area.pictures.includes(name) &&
        new Set(values).size > 1 &&
        values.every((value) => typeof value !== 'object' && `${value}`.length <= LONG_TEXT)
      );
    })
    .map(([name, type]) => ({ name, isNumber: type === 'number' }));
};

/**
 * @type {(json: Record<string, any>, area: import('../document.mjs').Area, name: string) => 'text' | 'number' |
 * undefined}
 */
const typeOf = (json, area, name) => {
  const record = resolved(json, area.record);
  const variants = record['anyOf'] ?? [record];
  const property = variants
    .map((/** @type {any} */ variant) => resolved(json, variant)['properties']?.[name])
    .find(Boolean);
  const types = (property?.anyOf ?? [property]).flatMap((/** @type {any} */ each) => each?.type);
  if (types.includes('number') || types.includes('integer')) return 'number';
  return types.includes('string') && !types.includes('array') ? 'text' : undefined;
};

/** @type {(a: string, b: string) => number} */
const compare = (a, b) => (a < b ? -1 : Number(a > b));

/** @param {string} text */
const folded = (text) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
