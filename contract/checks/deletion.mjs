// @ts-check
import { seenOf } from '../client.mjs';
import { pathOf } from '../lists.mjs';
import { readRecord } from '../making.mjs';
import { unless } from '../results.mjs';
import { refusalProblem } from './refusal.mjs';

/**
 * Checks the deletion of a record of the kit: roles that may not delete it try first.
 *
 * @param {import('./area.mjs').AreaContext} context
 * @param {import('../making.mjs').MadeRecord} made
 * @param {string} id
 */
export const checkDeletion = async (context, made, id) => {
  const { place, ask, session, others, judge, cleanup } = context;
  const { area } = place;
  const path = pathOf(area, `${area.base}/{id}/delete`, made.parentId, id);

  const open = await ask({ path });
  judge('delete without a token', 'records', open.call, refusalProblem(context, open, [401]));
  for (const { role, token } of others) {
    if (area.remove?.['x-roles'].includes(role)) continue;
    const refused = await ask({ path, token });
    judge(`${role} deletes`, 'roles', refused.call, refusalProblem(context, refused, [403, 404]));
  }

  if (!(await readRecord(context, made))) {
    cleanup.forget(made.entry);
    return;
  }
  const answer = await ask({ path, token: session.token });
  const isDone = answer.status >= 200 && answer.status < 300;
  const isGone = isDone && !(await readRecord(context, made));
  if (isGone) cleanup.forget(made.entry);
  judge(
    'delete',
    'records',
    answer.call,
    unless(isDone, '200', seenOf(answer)) ??
      unless(typeof answer.json?.message === 'string', 'a message', seenOf(answer)) ??
      unless(isGone, 'no such record', 'the record still exists'),
  );
  const again = await ask({ path, token: session.token });
  judge('delete twice', 'errors', again.call, refusalProblem(context, again, [404]));
};
