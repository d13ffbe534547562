// @ts-check
import { sampleBody } from '../bodies.mjs';
import { csvOf } from '../csv.mjs';
import { createListReader, keysOf, LARGEST_PAGE } from '../lists.mjs';
import { unless } from '../results.mjs';
import { answerProblem, columnsOf, sendFile } from './sending.mjs';

/** @typedef {import('./sending.mjs').Upload} Upload */

/** The console waits 30 s for an import, plus one second for each 64,000 bytes. */
const BYTES_PER_SECOND = 64_000;

/**
 * Checks a file of many rows: the backend imports all of them within the console's time limit, and the pages of the
 * list have each row once.
 *
 * @param {import('../run.mjs').Context} context
 * @param {Upload | undefined} upload the upload of customers, whose records can be deleted
 * @param {import('../document.mjs').Area | undefined} area
 */
export const checkManyRows = async (context, upload, area) => {
  const { ask, session, cleanup, options, results } = context;
  const { judge, pass } = results.of('files');
  const { rows: count = 0 } = options;
  const name = `upload of ${count} rows`;
  const model =
    area && (await createListReader(ask, area, undefined, session.token)({ pageSize: 1 }));
  if (!upload || !area || count === 0 || model?.rows.length === 0) {
    const why = count === 0 ? '--rows is 0' : 'no customer to use as a model';
    pass('upload of many rows', 'uploads', 'POST /api/v1/file/uploadCustomer', why);
    return;
  }
  const {
    body,
    codeField = 'code',
    code,
  } = await sampleBody(context, area, {}, async () => undefined);
  for (const field of area.pictures) body[field] = `https://example.com/${code}.png`;
  const rows = Array.from({ length: count }, (_, at) => ({
    ...body,
    [codeField]: `${code}-${at + 1}`,
  }));
  const text = csvOf(columnsOf(upload), rows, ',');
  cleanup.addMany({
    area,
    parentId: undefined,
    term: `${code}-`,
    matches: (row) => String(row[codeField]).startsWith(`${code}-`),
  });
  const seconds = 30 + Math.ceil(text.length / BYTES_PER_SECOND);
  const answer = await sendFile(
    ask,
    upload,
    session.token,
    Uint8Array.from(Buffer.from(text)),
    code,
    seconds,
  );
  judge(
    name,
    'csv',
    answer.call,
    answerProblem(context, upload, answer, { succeeded: count, failed: 0 }),
  );

  const read = createListReader(ask, area, undefined, session.token);
  /** @type {Set<string>} */
  const keys = new Set();
  const first = await read({ searchTerm: `${code}-`, pageSize: LARGEST_PAGE });
  for (let page = 1; page <= Math.ceil(count / LARGEST_PAGE); page++) {
    const { rows: found } =
      page === 1 ? first : await read({ searchTerm: `${code}-`, pageSize: LARGEST_PAGE, page });
    for (const key of keysOf(found)) keys.add(key);
  }
  judge(
    `list of ${count} rows`,
    'lists',
    first.answer.call,
    unless(
      first.total === undefined || first.total === count,
      `total_rows ${count}`,
      `${first.total}`,
    ) ?? unless(keys.size === count, `${count} rows on their pages`, `${keys.size} rows`),
  );
};
