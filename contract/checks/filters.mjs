// @ts-check
import { seenOf } from '../client.mjs';
import { isValue } from '../lists.mjs';

/** Number of values tried for each filter. */
const VALUES = 3;
/** A value that no record has. */
const NOWHERE = 'KIT-NOWHERE';

/**
 * Checks that each filter returns all rows with its value, and no others.
 *
 * @param {import('./area.mjs').AreaContext} context
 */
export const checkFilters = async (context) => {
  for (const filter of context.place.area.filters) await checkFilter(context, filter);
};

/**
 * @type {(context: import('./area.mjs').AreaContext, filter: { name: string, values?: readonly string[] }) =>
 * Promise<void>}
 */
const checkFilter = async ({ place, judge, pass }, { name, values }) => {
  const { read, rows, isAll, call } = place;
  const check = `filter ${name}`;
  const known = new Set(rows.flatMap((row) => valuesOf(row, name)));
  const isShown = known.size > 0;
  if (!isShown) {
    if (values || !name.endsWith('_code')) {
      pass(check, 'areas', call, 'no row has a value for it');
      return;
    }
    const { answer, rows: got } = await read({ [name]: NOWHERE });
    judge(check, 'areas', answer.call, problemOf(answer, got.length > 0 && `${got.length} rows`));
    return;
  }
  for (const value of [...known].slice(0, VALUES)) {
    const { answer, rows: got, total } = await read({ pageSize: 1000, [name]: value });
    const stranger = got.find((row) => !valuesOf(row, name).includes(value));
    const count = rows.filter((row) => valuesOf(row, name).includes(value)).length;
    const difference =
      problemOf(answer, stranger && `a row with ${valuesOf(stranger, name).join(', ')}`) ??
      (isAll && total !== count
        ? { expected: `${count} rows with ${name} ${value}`, seen: `total_rows ${total}` }
        : undefined);
    judge(check, 'areas', answer.call, difference);
    if (difference) return;
  }
};

/**
 * @type {(answer: import('../client.mjs').Answer, seen: string | false | undefined) =>
 * import('../results.mjs').Difference | undefined}
 */
const problemOf = (answer, seen) => {
  if (answer.status !== 200) return { expected: '200', seen: seenOf(answer) };
  return seen ? { expected: 'only rows that have the value', seen } : undefined;
};

/**
 * The values of a row that a filter compares: those of the field with its name or the plural of it, else those in the
 * items of lists.
 *
 * @type {(row: import('../lists.mjs').Row, name: string) => string[]}
 */
const valuesOf = (row, name) => {
  const names = [name, `${name}s`, name.replace(/y$/, 'ies')];
  const direct = names.flatMap((each) => [row[each] ?? []].flat()).filter(isValue);
  const inner = Object.values(row)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .map((item) => item?.[name])
    .filter(isValue);
  const found = direct.length > 0 ? direct : inner;
  return found.filter((value) => typeof value !== 'object').map(String);
};
