// @ts-check
import { seenOf } from '../client.mjs';
import { createListReader } from '../lists.mjs';
import { unless } from '../results.mjs';
import { refusalProblem } from './refusal.mjs';
import { checkUploads } from './uploads.mjs';

/** Checks the files that the backend creates, and the uploads. @param {import('../run.mjs').Context} context */
export const checkFiles = async (context) => {
  for (const download of context.document.downloads) await checkDownload(context, download);
  await checkUploads(context);
};

/**
 * @type {(context: import('../run.mjs').Context, download: import('../document.mjs').Document['downloads'][number]) =>
 * Promise<void>}
 */
const checkDownload = async (context, { path, operation }) => {
  const { ask, session, others, results } = context;
  const { judge, lacks, pass } = results.of('files');
  const check = `download ${path}`;
  const required = operation['parameters']?.find((/** @type {any} */ each) => each.required);
  const isOfList = path.endsWith('/csv');
  const query = required ? await queryFor(context, required.name) : {};
  if (!query) {
    pass(check, 'areas', `GET ${path}`, `no record for ${required.name}`);
    return;
  }
  const answer = await ask({ path, query, token: session.token });
  if (answer.status === 404) {
    lacks(check, isOfList ? 'activity' : 'areas', answer.call);
    return;
  }
  const header = answer.text.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '';
  judge(
    check,
    'csv',
    answer.call,
    unless(answer.status === 200, '200', seenOf(answer)) ??
      unless(
        answer.json === undefined && /^["\w]+([,;\t]["\w .]+)*$/.test(header),
        'a CSV file',
        seenOf(answer),
      ),
  );
  const open = await ask({ path, query });
  judge(`${check}, no token`, 'errors', open.call, refusalProblem(context, open, [401]));
  for (const { role, token } of others) {
    if (operation['x-roles'].includes(role)) continue;
    const refused = await ask({ path, query, token });
    judge(`${role} downloads`, 'roles', refused.call, refusalProblem(context, refused, [403]));
  }
};

/**
 * The query with a required parameter that identifies a record: the first of its area.
 *
 * @type {(context: import('../run.mjs').Context, name: string) => Promise<Record<string, string> | undefined>}
 */
const queryFor = async ({ ask, document, session }, name) => {
  const area = document.areas.find(({ singular }) => `${singular}_id` === name);
  if (!area) return undefined;
  const { rows } = await createListReader(ask, area, undefined, session.token)({ pageSize: 1 });
  return rows[0] ? { [name]: rows[0]['_id'] } : undefined;
};
