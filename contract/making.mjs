// @ts-check
import { newCode, sampleBody } from './bodies.mjs';
import { parentName } from './document.mjs';
import { createListReader, pathOf, payloadOf } from './lists.mjs';

/**
 * @typedef {object} MadeRecord a record that the kit created
 * @property {import('./bodies.mjs').Sample} sample
 * @property {import('./client.mjs').Answer} answer
 * @property {import('./lists.mjs').Row | undefined} record the record in the answer, if it
 *   contains one
 * @property {string | undefined} parentId
 * @property {import('./cleanup.mjs').Made} entry
 * @property {(answer: import('./client.mjs').Answer) => Promise<void>} another registers, for
 *   cleanup, a second record that was created with the same body
 */

/**
 * The award type that the parent promotion needs, by the nested area.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const PARENTS = {
  giftpromotions: { award_type: 'gift' },
  promotargets: { award_type: 'gift' },
  rewardpromotions: { award_type: 'reward' },
};

/**
 * The areas that fields refer to, where the field's name differs from the area's.
 *
 * @type {Readonly<Record<string, string>>}
 */
const REFERRED = { agent_code: 'bouser', categories: 'category', award_option_id: 'awardoption' };

const CUSTOMERS_OF_A_GROUP = 3;

/**
 * Creates a record that nobody sees. A nested record gets a new parent.
 *
 * @param {import('./run.mjs').Context} context
 * @param {import('./document.mjs').Area} area
 * @param {Readonly<Record<string, unknown>>} [given] values that the record must have
 * @returns {Promise<MadeRecord | undefined>} undefined if its parent cannot be created
 */
export const makeRecord = async (context, area, given = {}) => {
  const { ask, session, cleanup, document } = context;
  let parentId;
  /** @type {Record<string, unknown>} */
  const values = { ...given };
  if (area.parent) {
    const parent = document.areas.find((each) => each.singular === parentName(area));
    const made = parent && (await makeRecord(context, parent, PARENTS[area.name]));
    parentId = made && (await readRecord(context, made))?.['_id'];
    if (!parentId) return undefined;
    if (!area.parent.isInPath) values[area.parent.name] = parentId;
  }
  const refer = (/** @type {string} */ field) => referTo(context, area, field);
  if (area.name === 'promotargets') values['gift_id'] = await createGift(context, parentId);
  const sample = await sampleBody(context, area, values, refer);
  const term = String(sample.body[sample.codeField ?? sample.nameField ?? ''] ?? '');
  /** @type {import('./cleanup.mjs').Made} */
  const entry = {
    area,
    parentId,
    term: sample.code,
    matches: (row) => term !== '' && JSON.stringify(row).includes(sample.code),
  };
  cleanup.add(entry);
  const path = pathOf(area, area.createPath, parentId);
  const answer = await ask({ path, token: session.token, body: sample.body });
  const record = payloadOf(answer.json)[area.singular];
  if (isRefused(answer)) cleanup.forget(entry);
  else if (typeof record?._id === 'string') entry.id = record._id;
  return {
    sample,
    answer,
    record,
    parentId,
    entry,
    another: async (again) => {
      const id = payloadOf(again.json)[area.singular]?._id;
      cleanup.add({ ...entry, id });
    },
  };
};

/**
 * Registers, for cleanup, a record that a backend created from an empty body instead of refusing it.
 *
 * @type {(context: Pick<import('./run.mjs').Context, 'cleanup'>, area: import('./document.mjs').Area, parentId: string |
 * undefined, answer: import('./client.mjs').Answer) => void}
 */
export const registerEmpty = ({ cleanup }, area, parentId, { status, json }) => {
  if (status < 200 || status >= 300) return;
  const id = payloadOf(json)[area.singular]?._id;
  const term = '(created from an empty body)';
  if (typeof id === 'string')
    cleanup.add({ area, parentId, id, term, matches: ({ _id }) => _id === id });
  else cleanup.leave(`${area.base} ${term}`);
};

/**
 * Reads the record as it is stored now; undefined if it does not exist.
 *
 * @param {import('./run.mjs').Context} context
 * @param {MadeRecord} made
 * @returns {Promise<import('./lists.mjs').Row | undefined>}
 */
export const readRecord = async ({ ask, session }, { entry, parentId }) => {
  const { area } = entry;
  const read = createListReader(ask, area, parentId, session.token);
  if (!entry.id) {
    const { rows } = await read({ searchTerm: entry.term, pageSize: 100 });
    entry.id = rows.find(entry.matches)?.['_id'];
  }
  if (!entry.id) return undefined;
  if (!area.one) {
    const { rows } = await read({ pageSize: 1000 });
    return rows.find((row) => row['_id'] === entry.id);
  }
  const { status, json } = await ask({
    path: pathOf(area, area.onePath, parentId, entry.id),
    token: session.token,
  });
  return status === 200 ? payloadOf(json)[area.singular] : undefined;
};

/**
 * Creates the records that a field refers to, once per run, and returns the field's value.
 *
 * @type {(context: import('./run.mjs').Context, area: import('./document.mjs').Area, field: string) =>
 * Promise<unknown>}
 */
const referTo = async (context, area, field) => {
  const singular = REFERRED[field] ?? field.replace(/(_code|_id|s)$/, '');
  const target = context.document.areas.find((each) => each.singular === singular);
  if (!target?.create || target === area) return undefined;
  const known = context.references;
  if (!known.has(field)) known.set(field, await referenceOf(context, target, field));
  return known.get(field);
};

/**
 * @type {(context: import('./run.mjs').Context, target: import('./document.mjs').Area, field: string) =>
 * Promise<unknown>}
 */
const referenceOf = async (context, target, field) => {
  const values = [];
  const times = field === 'customers' ? CUSTOMERS_OF_A_GROUP : 1;
  for (let time = 0; time < times; time++) {
    const given = field === 'agent_code' ? { roles: ['agent'] } : {};
    const made = await makeRecord(context, target, given);
    const row = made && (await readRecord(context, made));
    if (!row) return undefined;
    const isById = field.endsWith('_id') || field === 'customers';
    values.push(isById ? row['_id'] : row[made.sample.codeField ?? 'code']);
  }
  return ['customers', 'categories'].includes(field) ? values : values[0];
};

/**
 * Creates a gift of the promotion, and returns its `_id`.
 *
 * @type {(context: import('./run.mjs').Context, promotion: string | undefined) => Promise<unknown>}
 */
const createGift = async (context, promotion) => {
  const { ask, session, cleanup, document } = context;
  const area = document.areas.find(({ singular }) => singular === 'gift');
  if (!area) return undefined;
  const sample = await sampleBody(
    context,
    area,
    { promotion_id: promotion },
    async () => undefined,
  );
  const entry = cleanup.add({
    area,
    parentId: promotion,
    term: sample.code,
    matches: (row) => JSON.stringify(row).includes(sample.code),
  });
  const answer = await ask({ path: area.createPath, token: session.token, body: sample.body });
  if (isRefused(answer)) cleanup.forget(entry);
  entry.id = payloadOf(answer.json)['gift']?._id;
  return entry.id ?? newCode();
};

/**
 * Whether the backend certainly created nothing: after a 5xx or without an answer it may have.
 *
 * @param {import('./client.mjs').Answer} answer
 */
const isRefused = ({ status }) => status >= 400 && status < 500;
