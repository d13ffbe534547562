// @ts-check
import { seenOf } from '../client.mjs';
import { parentName } from '../document.mjs';
import { createListReader, NO_ID } from '../lists.mjs';
import { makeRecord } from '../making.mjs';
import { checkFilters } from './filters.mjs';
import { checkList } from './list.mjs';
import { checkLookups } from './lookups.mjs';
import { checkPaging } from './paging.mjs';
import { checkRoles } from './roles.mjs';
import { checkSearch } from './search.mjs';
import { checkSingle } from './single.mjs';
import { checkSorting } from './sorting.mjs';
import { checkTokens } from './tokens.mjs';
import { checkWriting } from './writing.mjs';

/**
 * @typedef {object} Place an area, with what its checks share
 * @property {import('../document.mjs').Area} area
 * @property {string | undefined} parentId
 * @property {import('../lists.mjs').ReadList} read
 * @property {readonly import('../lists.mjs').Row[]} rows the first of the list, up to 1000
 * @property {number} total
 * @property {boolean} isAll whether `rows` is the whole list
 * @property {string} call method and path of the list, as shown in reports
 */

/** @typedef {import('../run.mjs').Context & { place: Place } & import('../results.mjs').AreaResults} AreaContext */

/**
 * Runs all checks of an area.
 *
 * @param {import('../run.mjs').Context} context
 * @param {import('../document.mjs').Area} area
 */
export const checkArea = async (context, area) => {
  const { ask, session, results } = context;
  const found = results.of(area.name);
  const parentId = area.parent && (await parentWithRows(context, area));
  const read = createListReader(ask, area, parentId ?? undefined, session.token);
  if (context.options.isWriting) await makeEnough(context, area, await read());
  const first = await read();
  const call = `GET ${area.base}`;
  if (first.answer.status === 404) {
    if (parentId === null) found.pass('list', 'lists', call, 'its parent has no records');
    else found.lacks('list', 'areas', call);
    return;
  }
  const mayList = area.list['x-roles'];
  if (mayList && !session.roles.some((role) => mayList.includes(role))) {
    found.judge(
      'list',
      'roles',
      call,
      first.answer.status !== 403 && {
        expected: `403 for ${session.roles.join(', ')}`,
        seen: seenOf(first.answer),
      },
    );
    return;
  }
  const listed = await checkList({ ...context, ...found }, area, read, first);
  if (!listed) return;
  const place = { area, parentId: parentId ?? undefined, read, call, ...listed };
  const own = Object.assign(Object.create(context), found, { place });
  const isPaged = first.total !== undefined;
  if (isPaged) {
    await checkPaging(own);
    await checkSorting(own);
    await checkFilters(own);
    await checkSearch(own, place.rows);
  }
  await checkSingle(own);
  await checkLookups(own);
  await checkTokens(own);
  await checkRoles(own);
  if (context.options.isWriting) await checkWriting(own);
};

/**
 * Creates records where a new backend has too few to check pages and order.
 *
 * @type {(context: import('../run.mjs').Context, area: import('../document.mjs').Area, page:
 * import('../lists.mjs').Page) => Promise<void>}
 */
const makeEnough = async (context, area, { answer, rows }) => {
  if (answer.status !== 200 || area.parent || !area.create || !area.remove) return;
  if (!context.session.roles.some((role) => area.remove?.['x-roles'].includes(role))) return;
  for (let count = rows.length; count < ENOUGH_ROWS; count++) await makeRecord(context, area);
};

const PARENTS_TRIED = 20;
const ENOUGH_ROWS = 3;

/**
 * The `_id` of a parent with enough rows, else of the one with the most; NO_ID if the backend lacks the parents' area,
 * null if it has no parents.
 *
 * @param {import('../run.mjs').Context} context
 * @param {import('../document.mjs').Area} area
 */
const parentWithRows = async ({ ask, document, session }, area) => {
  const parent = document.areas.find((each) => each.singular === parentName(area));
  if (!parent) return NO_ID;
  const { rows, answer } = await createListReader(
    ask,
    parent,
    undefined,
    session.token,
  )({
    pageSize: PARENTS_TRIED,
  });
  if (answer.status === 404) return NO_ID;
  let best = { id: /** @type {string | null} */ (null), total: -1 };
  for (const { _id } of rows) {
    const read = createListReader(ask, area, _id, session.token);
    const { total = 0 } = await read({ pageSize: 1 });
    if (total > best.total) best = { id: _id, total };
    if (total >= ENOUGH_ROWS) break;
  }
  return best.id;
};
