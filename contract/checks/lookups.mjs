// @ts-check
import { seenOf } from '../client.mjs';
import { contentOf } from '../document.mjs';
import { payloadOf } from '../lists.mjs';

/** Checks the lookups of an area's records by role. @param {import('./area.mjs').AreaContext} context */
export const checkLookups = async ({
  place,
  document,
  ask,
  session,
  checkSchema,
  judge,
  lacks,
  pass,
}) => {
  const { area, rows } = place;
  for (const { path, operation } of document.lookups.filter((each) =>
    each.path.startsWith(`${area.base}/`),
  )) {
    const check = `lookup ${path.replace(area.base, '')}`;
    const address = filled(path, rows);
    if (!address) {
      pass(check, 'account', `GET ${path}`, 'no row has the values for its path');
      continue;
    }
    const answer = await ask({ path: address, token: session.token });
    if (answer.status === 404) {
      lacks(check, 'account', answer.call);
      continue;
    }
    judge(check, 'account', answer.call, problemOf(checkSchema, area, path, operation, answer));
  }
};

/**
 * The path with its parameters filled in from a row; undefined if no row has a value for each.
 *
 * @type {(path: string, rows: readonly import('../lists.mjs').Row[]) => string | undefined}
 */
const filled = (path, rows) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const valueOf = (/** @type {import('../lists.mjs').Row} */ row, /** @type {string} */ name) =>
    [row[name] ?? []].flat()[0];
  const row = rows.find((each) => names.every((name) => valueOf(each, name)));
  return names.length > 0 && !row
    ? undefined
    : path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(valueOf(row ?? {}, name)));
};

/**
 * @type {(checkSchema: import('../run.mjs').Context['checkSchema'], area: import('../document.mjs').Area, path: string,
 * operation: import('../document.mjs').Operation, answer: import('../client.mjs').Answer) =>
 * import('../results.mjs').Difference | undefined}
 */
const problemOf = (checkSchema, area, path, operation, answer) => {
  if (answer.status !== 200) return { expected: '200', seen: seenOf(answer) };
  const [problem] = checkSchema(contentOf(operation).schema, answer.json);
  if (problem) return { expected: `${problem.path} ${problem.expected}`, seen: seenOf(answer) };
  const role = path.split('/').at(-1);
  const stranger = payloadOf(answer.json)[area.plural].find(
    (/** @type {any} */ row) => row.roles && ![row.roles].flat().includes(role),
  );
  return stranger && { expected: `only rows with the role ${role}`, seen: `${stranger.roles}` };
};
