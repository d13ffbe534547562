// @ts-check
import { seenOf } from '../client.mjs';
import { isValue, pathOf } from '../lists.mjs';
import { readRecord } from '../making.mjs';
import { unless } from '../results.mjs';
import { keptProblem } from './kept.mjs';
import { refusalProblem } from './refusal.mjs';

const LONG_AGO = '2000-01-01T00:00:00.000Z';

/**
 * Checks updates of a record of the kit: by roles that may not, by the admin, and with a stale `updated_at`.
 *
 * @param {import('./area.mjs').AreaContext} context
 * @param {import('../making.mjs').MadeRecord} made
 * @param {import('../lists.mjs').Row} row
 */
export const checkUpdates = async (context, made, row) => {
  const { place, ask, session, others, judge } = context;
  const { area } = place;
  const { sample, parentId } = made;
  if (!area.update) return;
  const path = pathOf(area, `${area.base}/{id}/update`, parentId, row['_id']);
  const name = sample.nameField;
  const body = {
    ...sample.body,
    ...(name && { [name]: `${sample.body[name]} bis` }),
    ...(isValue(row['updated_at']) && { updated_at: row['updated_at'] }),
  };

  for (const { role, token } of others) {
    if (area.update['x-roles'].includes(role)) continue;
    const refused = await ask({ path, token, body });
    judge(`${role} updates`, 'roles', refused.call, refusalProblem(context, refused, [403, 404]));
  }

  const answer = await ask({ path, token: session.token, body });
  const { updated_at: _, ...sent } = body;
  const after = await readRecord(context, made);
  judge(
    'update',
    'records',
    answer.call,
    unless(answer.status >= 200 && answer.status < 300, '200', seenOf(answer)) ??
      unless(typeof answer.json?.message === 'string', 'a message', seenOf(answer)) ??
      (after ? keptProblem(sent, after) : { expected: 'the record', seen: 'none' }),
  );
  if (!after || !isValue(after['updated_at'])) return;
  const stale = await ask({
    path,
    token: session.token,
    body: { ...sample.body, updated_at: LONG_AGO },
  });
  judge(
    'stale edit',
    'stale',
    stale.call,
    refusalProblem(context, stale, [409]) ??
      keptProblem(picked(after, Object.keys(sent)), (await readRecord(context, made)) ?? {}),
  );
};

/** @type {(row: import('../lists.mjs').Row, fields: readonly string[]) => Record<string, unknown>} */
const picked = (row, fields) => Object.fromEntries(fields.map((field) => [field, row[field]]));
