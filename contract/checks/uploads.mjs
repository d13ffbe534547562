// @ts-check
import { newCode, sampleBody } from '../bodies.mjs';
import { csvOf, FORMS } from '../csv.mjs';
import { createListReader } from '../lists.mjs';
import { unless } from '../results.mjs';
import { checkManyRows } from './many-rows.mjs';
import { refusalProblem } from './refusal.mjs';
import { answerProblem, columnsOf, sendFile } from './sending.mjs';

/** Uploads whose records can be deleted, with their areas: the first that exists is sent in each encoding. */
const DELETABLE = [
  ['Company', 'companies'],
  ['Customer', 'customers'],
];

/** @typedef {import('./sending.mjs').Upload} Upload */

/**
 * Checks that the uploads exist, which roles may use them, and that they read files in each encoding.
 *
 * @param {import('../run.mjs').Context} context
 */
export const checkUploads = async (context) => {
  const { document, ask, session, others, options, results } = context;
  const { judge, lacks, pass } = results.of('files');
  if (!options.isWriting) {
    pass('uploads', 'uploads', 'POST /api/v1/file/upload…', 'only with --write');
    return;
  }
  /** @type {Upload[]} */
  const existing = [];
  for (const upload of document.uploads) {
    const { path, type, operation } = upload;
    const empty = await ask({ path, token: session.token, raw: new FormData() });
    if (empty.status === 404) {
      lacks(`upload ${type}`, 'uploads', empty.call);
      continue;
    }
    existing.push(upload);
    judge(
      `upload ${type} without a file`,
      'uploads',
      empty.call,
      refusalProblem(context, empty, [400, 422]),
    );
    const open = await ask({ path, raw: new FormData() });
    judge(`upload ${type}, no token`, 'errors', open.call, refusalProblem(context, open, [401]));
    for (const { role, token } of others) {
      if (operation['x-roles'].includes(role)) continue;
      const refused = await ask({ path, token, raw: new FormData() });
      judge(
        `${role} uploads ${type}`,
        'roles',
        refused.call,
        refusalProblem(context, refused, [403]),
      );
    }
  }
  const [kind, areaName] =
    DELETABLE.find(([type]) => existing.some((each) => each.type === type)) ?? [];
  const upload = existing.find(({ type }) => type === (kind ?? 'Turnover'));
  const area = document.areas.find(({ name }) => name === areaName);
  for (const form of FORMS) {
    if (upload && area) await importRow(context, upload, area, form);
    else if (upload) await refuseRow(context, upload, form);
  }
  await checkManyRows(
    context,
    existing.find(({ type }) => type === 'Customer'),
    document.areas.find(({ name }) => name === 'customers'),
  );
};

/** @typedef {(typeof FORMS)[number]} Form */

/**
 * Imports one row, which is deleted at the end, and checks that its letters are unchanged.
 *
 * @type {(context: import('../run.mjs').Context, upload: Upload, area: import('../document.mjs').Area, form: Form) =>
 * Promise<void>}
 */
const importRow = async (context, upload, area, form) => {
  const { ask, session, cleanup, results } = context;
  const { judge } = results.of('files');
  const [name, separator, bytesOf] = form;
  const {
    body,
    codeField = 'code',
    nameField = '',
    code,
  } = await sampleBody(context, area, {}, async () => undefined);
  for (const field of area.pictures) body[field] = `https://example.com/${code}.png`;
  const written = `L’Àncora; "dell’Orso", € ${code}`;
  body[nameField] = written;
  const entry = cleanup.add({
    area,
    parentId: undefined,
    term: code,
    matches: (row) => row[codeField] === code,
  });
  const columns = columnsOf(upload);
  const answer = await sendFile(
    ask,
    upload,
    session.token,
    bytesOf(csvOf(columns, [body], separator)),
    code,
  );
  cleanup.leave('import records and uploaded files (no call deletes them)');
  const read = createListReader(ask, area, undefined, session.token);
  const found = (await read({ searchTerm: code, pageSize: 1000 })).rows.find(entry.matches);
  judge(
    `upload in ${name}`,
    'csv',
    answer.call,
    answerProblem(context, upload, answer, { succeeded: 1, failed: 0 }) ??
      unless(Boolean(found), `the row ${code}`, 'no such row') ??
      unless(found?.[nameField] === written, written, found?.[nameField]),
  );
};

/**
 * Sends a row that must fail, because its records could not be deleted: no customer has its code.
 *
 * @type {(context: import('../run.mjs').Context, upload: Upload, form: Form) => Promise<void>}
 */
const refuseRow = async (context, upload, [name, separator, bytesOf]) => {
  const { ask, session, results } = context;
  const code = newCode();
  const row = Object.fromEntries(columnsOf(upload).map((column) => [column, code]));
  const text = csvOf(
    columnsOf(upload),
    [{ ...row, year: 2026, month: 1, amount: '0.01' }],
    separator,
  );
  const answer = await sendFile(ask, upload, session.token, bytesOf(text), code);
  results
    .of('files')
    .judge(
      `upload in ${name}`,
      'csv',
      answer.call,
      answerProblem(context, upload, answer, { succeeded: 0, failed: 1 }),
    );
};
