// @ts-check
import { seenOf } from '../client.mjs';
import { contentOf } from '../document.mjs';
import { NO_ID, pathOf, payloadOf } from '../lists.mjs';
import { refusalProblem } from './refusal.mjs';

/**
 * Checks the call for one record, with a known and with an unknown id.
 *
 * @param {import('./area.mjs').AreaContext} context
 */
export const checkSingle = async (context) => {
  const { place, ask, session, judge, pass } = context;
  const { area, parentId, rows } = place;
  if (!area.one) return;
  const key = area.onePath.endsWith('{code}') ? codeField(rows[0]) : '_id';
  const id = key && rows[0]?.[key];
  if (!key || typeof id !== 'string') {
    pass('one', 'records', `GET ${area.onePath}`, 'no row to read');
  } else {
    const answer = await ask({
      path: pathOf(area, area.onePath, parentId, id),
      token: session.token,
    });
    judge('one', 'records', answer.call, problemOf(context, answer, key, id));
  }
  const unknown = await ask({
    path: pathOf(area, area.onePath, parentId, NO_ID),
    token: session.token,
  });
  judge('unknown id', 'errors', unknown.call, refusalProblem(context, unknown, [404]));
};

/**
 * @type {(context: import('./area.mjs').AreaContext, answer: import('../client.mjs').Answer, key: string, id: string)
 * => import('../results.mjs').Difference | undefined}
 */
const problemOf = ({ place, checkSchema }, answer, key, id) => {
  const { area } = place;
  if (answer.status !== 200) return { expected: '200', seen: seenOf(answer) };
  const [problem] = checkSchema(contentOf(area.one).schema, answer.json);
  if (problem) {
    const seen = JSON.stringify(problem.seen) ?? 'nothing';
    return {
      expected: `${problem.path || 'the answer'} ${problem.expected}`,
      seen: seen.slice(0, 160),
    };
  }
  const seen = payloadOf(answer.json)[area.singular]?.[key];
  return seen === id ? undefined : { expected: `${key} ${id}`, seen: `${seen}` };
};

/** The field whose value is in the path of a report. @param {import('../lists.mjs').Row | undefined} row */
const codeField = (row) =>
  Object.keys(row ?? {}).find((field) => /^(promotion_)?code$/.test(field));
