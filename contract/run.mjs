// @ts-check
import { checkAccount } from './checks/account.mjs';
import { checkArea } from './checks/area.mjs';
import { checkFiles } from './checks/files.mjs';
import { createCleanup } from './cleanup.mjs';
import { createClient, NoConnection, seenOf } from './client.mjs';
import { UsageError } from './command-line.mjs';
import { readDocument } from './document.mjs';
import { createSchemaChecker } from './json-schema.mjs';
import { createResults } from './results.mjs';

/**
 * @typedef {object} Options
 * @property {string} url
 * @property {string} user
 * @property {string} password
 * @property {readonly import('./command-line.mjs').Account[]} [accounts] accounts of other roles
 * @property {readonly string[]} [areas] names of the areas to check; all if it is empty
 * @property {string} [origin] the console's origin
 * @property {string} [oldToken] the token of a session that has ended
 * @property {boolean} [isWriting]
 * @property {number} [rows] number of rows of the large file; without it, none is sent
 * @property {number} [slowSeconds]
 * @property {AbortSignal} [signal] ends the run after the current call
 * @property {(line: string) => void} [onProgress]
 */

/**
 * @typedef {object} Session
 * @property {string} token
 * @property {readonly string[]} roles
 * @property {readonly string[]} companies
 */

/**
 * @typedef {object} Outcome
 * @property {string} url
 * @property {readonly import('./results.mjs').Result[]} results
 * @property {readonly string[]} leftBehind the records that could not be deleted
 * @property {string} [failure] the stack of the kit's own error that ended the run
 * @property {boolean} isWhole whether all checks ran
 * @property {boolean} holds whether nothing differs and nothing is missing
 * @property {number} calls
 */

/** @typedef {Awaited<ReturnType<typeof openContext>>} Context */

/**
 * Calls a backend as the console does, and checks its answers.
 *
 * @param {Options} options
 * @returns {Promise<Outcome>}
 * @throws {NoConnection} if the backend does not answer, or the account cannot log in
 * @throws {UsageError} for an unknown area, and for an account of another role
 * @throws {Stopped} if it is interrupted before the first check
 */
export const runContract = async (options) => {
  const context = await openContext(options);
  const { document, results, cleanup } = context;
  /** @type {[name: string, check: () => Promise<void>][]} */
  const checks = [
    ['account', () => checkAccount(context)],
    ...document.areas.map(
      (area) =>
        /** @type {[string, () => Promise<void>]} */ ([area.name, () => checkArea(context, area)]),
    ),
    ['files', () => checkFiles(context)],
  ];
  const names = checks.map(([name]) => name);
  const unknown = options.areas?.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`Unknown area ${unknown}. Choose from ${names.join(', ')}.`);
  let isWhole = true;
  /** @type {string | undefined} */
  let failure;
  try {
    for (const [name, check] of checks) {
      if (options.areas?.length && !options.areas.includes(name)) continue;
      context.enter(name);
      await check();
      context.leave(name);
    }
  } catch (error) {
    isWhole = false;
    // Not thrown again: the report lists the records that cannot be deleted.
    if (!(error instanceof Stopped)) failure = error instanceof Error ? error.stack : String(error);
  } finally {
    context.isClosing = true;
    await cleanup.removeAll();
  }
  return {
    url: options.url,
    results: results.all,
    leftBehind: cleanup.leftBehind(),
    failure,
    isWhole,
    holds: results.all.every(({ state }) => state === 'holds' || state === 'unjudged'),
    calls: context.calls,
  };
};

/** The run was interrupted. */
export class Stopped extends Error {}

/** Logs in, and returns what all checks share. @param {Options} options */
const openContext = async (options) => {
  const { url, slowSeconds = 5, signal, onProgress } = options;
  const progress = { area: '', calls: 0, isClosing: false };
  /** @type {import('./client.mjs').Answer | undefined} */
  let slowest;
  const results = createResults(() => {});
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Stopped()));
  });
  // Between two calls nobody waits for it.
  stopped.catch(() => {});
  const send = createClient({
    url,
    onAnswer: (answer, isQuick) => {
      progress.calls += 1;
      if (isQuick && (!slowest || answer.ms > slowest.ms)) slowest = answer;
      onProgress?.(`${progress.area}: ${answer.call}`);
    },
  });
  /** @type {import('./client.mjs').Ask} */
  const ask = async (call) => {
    if (progress.isClosing) return send(call);
    if (signal?.aborted) throw new Stopped();
    return isReading(call) ? Promise.race([send(call), stopped]) : send(call);
  };
  const session = await logIn(ask, options.user, options.password);
  const others = [];
  for (const { role, user, password } of options.accounts ?? []) {
    const other = await logIn(ask, user, password);
    if (other.roles.some((each) => each !== role))
      throw new UsageError(`${user} has the roles ${other.roles.join(', ')}, not only ${role}.`);
    others.push({ role, ...other });
  }
  const document = readDocument();
  return Object.assign(progress, {
    options,
    document,
    results,
    ask,
    session,
    others,
    checkSchema: createSchemaChecker(document.json),
    cleanup: createCleanup(ask, session.token),
    /** Values of fields that refer to records of the kit, by field. @type {Map<string, unknown>} */
    references: new Map(),
    /** @param {string} name */
    enter: (name) => {
      progress.area = name;
      slowest = undefined;
    },
    /** Judges the slowest answer of an area. @param {string} name */
    leave: (name) => {
      const isThere = !results.all.some(
        (each) => each.area === name && each.state === 'lacks' && each.check === 'list',
      );
      if (!slowest || !isThere) return;
      const { ms, call } = slowest;
      results.of(name).judge(
        'time',
        'reading',
        call,
        ms > slowSeconds * 1000 && {
          expected: `an answer within ${slowSeconds} s`,
          seen: `${(ms / 1000).toFixed(1)} s`,
        },
      );
    },
  });
};

const LOGIN = '/bouser/login';

/**
 * Whether nobody needs the answer to the call after an interruption. That of a write has the id of the new record.
 *
 * @param {import('./client.mjs').Call} call
 */
const isReading = ({ path, body, raw }) =>
  path === LOGIN || (body === undefined && raw === undefined && !path.endsWith('/delete'));

/** @type {(ask: import('./client.mjs').Ask, email: string, password: string) => Promise<Session>} */
const logIn = async (ask, email, password) => {
  const answer = await ask({ path: LOGIN, body: { email, password } });
  if (answer.status === 0) throw new NoConnection(`No connection: ${answer.text}`);
  const token = answer.json?.token ?? answer.json?.data?.token;
  if (typeof token !== 'string') {
    throw new NoConnection(`${email} cannot log in: ${answer.call} answered ${seenOf(answer)}`);
  }
  const { json } = await ask({ path: '/me', token });
  const self = json?.self ?? json?.data?.self ?? {};
  return {
    token,
    roles: [self.roles ?? []].flat(),
    companies: [self.company_code ?? []].flat(),
  };
};
