// @ts-check
import { seenOf } from '../client.mjs';
import { bodyFields, contentOf } from '../document.mjs';
import { createListReader, keyOf, pathOf, payloadOf } from '../lists.mjs';
import { makeRecord, readRecord, registerEmpty } from '../making.mjs';
import { unless } from '../results.mjs';
import { checkDeletion } from './deletion.mjs';
import { keptProblem } from './kept.mjs';
import { refusalProblem } from './refusal.mjs';
import { checkSearch } from './search.mjs';
import { checkUpdates } from './updates.mjs';

/** Checks create, update and delete with a new record. @param {import('./area.mjs').AreaContext} context */
export const checkWriting = async (context) => {
  const { place, ask, session, pass, judge } = context;
  const { area } = place;
  if (!area.create || !area.remove) return;
  if (!session.roles.some((role) => area.remove?.['x-roles'].includes(role))) {
    pass(
      'create',
      'records',
      `POST ${area.createPath}`,
      'this account may not delete the record again',
    );
    return;
  }
  const made = await makeRecord(context, area);
  if (!made) {
    pass('create', 'records', `POST ${area.createPath}`, 'its parent could not be created');
    return;
  }
  const { sample, answer, parentId } = made;
  const path = pathOf(area, area.createPath, parentId);

  const empty = await ask({ path, token: session.token, body: {} });
  registerEmpty(context, area, parentId, empty);
  judge('refusal by field', 'errors', empty.call, fieldProblem(context, empty));

  judge('create', 'records', answer.call, createProblem(context, answer));
  if (![200, 201].includes(answer.status)) return;
  const row = await readRecord(context, made);
  judge(
    'stored values',
    'records',
    answer.call,
    row ? keptProblem(sample.body, row) : { expected: 'the record in the list', seen: 'none' },
  );
  if (!row) return;
  if (sample.nameField && area.isPaged) await checkSearch(onParent(context, parentId), [row]);

  if (sample.codeField) {
    const again = await ask({ path, token: session.token, body: sample.body });
    judge('taken code', 'errors', again.call, refusalProblem(context, again, [409]));
    if (again.status === 200 || again.status === 201) await made.another(again);
  }
  await checkUpdates(context, made, row);
  await checkDeletion(context, made, keyOf(row));
};

/**
 * The context with the list of another parent.
 *
 * @type {(context: import('./area.mjs').AreaContext, parentId: string | undefined) => import('./area.mjs').AreaContext}
 */
const onParent = (context, parentId) =>
  parentId === context.place.parentId
    ? context
    : Object.assign(Object.create(context), {
        place: {
          ...context.place,
          parentId,
          read: createListReader(context.ask, context.place.area, parentId, context.session.token),
        },
      });

/**
 * @type {(context: import('./area.mjs').AreaContext, answer: import('../client.mjs').Answer) =>
 * import('../results.mjs').Difference | undefined}
 */
const createProblem = ({ place, checkSchema }, answer) => {
  if (![200, 201].includes(answer.status)) return { expected: '201 or 200', seen: seenOf(answer) };
  const [problem] = checkSchema(contentOf(place.area.create).schema, answer.json);
  return (
    problem && {
      expected: `${problem.path || 'the answer'} ${problem.expected}`,
      seen: (JSON.stringify(problem.seen) ?? 'nothing').slice(0, 160),
    }
  );
};

/**
 * The difference of an answer to an empty body: its messages must name fields of the body.
 *
 * @type {(context: import('./area.mjs').AreaContext, answer: import('../client.mjs').Answer) =>
 * import('../results.mjs').Difference | undefined}
 */
const fieldProblem = (context, answer) => {
  const refused = refusalProblem(context, answer, [400, 422]);
  if (refused) return refused;
  const known = bodyFields(context.document.json, context.place.area);
  const { errors } = payloadOf(answer.json);
  const fields = errors
    .map((/** @type {any} */ error) => error.field ?? error.param)
    .filter(Boolean);
  const stranger = fields.find(
    (/** @type {string} */ field) => !known.includes(field.split(/[.[]/)[0] ?? ''),
  );
  return (
    unless(!stranger, `one of ${known.join(', ')}`, stranger) ??
    unless(fields.length > 0, 'a field for each message', seenOf(answer))
  );
};
