// @ts-check
import { seenOf } from '../client.mjs';
import { createListReader, pathOf } from '../lists.mjs';
import { registerEmpty } from '../making.mjs';
import { refusalProblem } from './refusal.mjs';

/**
 * Checks, with the accounts of --as, which roles may list and create, and which rows they see.
 *
 * @param {import('./area.mjs').AreaContext} context
 */
export const checkRoles = async (context) => {
  const { place, ask, others, options, judge } = context;
  const { area, parentId } = place;
  for (const { role, token, companies } of others) {
    const read = createListReader(ask, area, parentId, token);
    const { answer, rows } = await read({ pageSize: 1000 });
    const isOpen = area.list['x-roles'].includes(role);
    // For a role that may not see the parent, the nested list is a 404.
    const isHidden = isOpen && area.parent && answer.status === 404;
    judge(
      `${role} lists`,
      'roles',
      answer.call,
      isOpen
        ? !isHidden && answer.status !== 200 && { expected: '200', seen: seenOf(answer) }
        : refusalProblem(context, answer, [403]),
    );
    if (isOpen && role !== 'admin') {
      const foreign = rows.find((row) => isForeign(row, companies));
      judge(
        `${role} sees own companies`,
        'roles',
        answer.call,
        foreign && {
          expected: `rows of ${companies.join(', ') || 'no company'}`,
          seen: `one of ${String(foreign['company_code'])}`,
        },
      );
    }
    if (!options.isWriting || !area.create || area.create['x-roles'].includes(role)) continue;
    const refused = await ask({ path: pathOf(area, area.createPath, parentId), token, body: {} });
    registerEmpty(context, area, parentId, refused);
    judge(`${role} creates`, 'roles', refused.call, refusalProblem(context, refused, [403]));
  }
};

/** @type {(row: import('../lists.mjs').Row, companies: readonly string[]) => boolean} */
const isForeign = (row, companies) => {
  const codes = [row['company_code'] ?? []].flat().filter(Boolean);
  return codes.length > 0 && !codes.some((code) => companies.includes(code));
};
