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
 * @property {readonly import('./command-line.mjs').Account[]} [accounts] of other roles
 * @property {readonly string[]} [areas] all where it is empty
 * @property {string} [origin] of the console
 * @property {string} [oldToken] of a session that has ended
 * @property {boolean} [isWriting]
 * @property {number} [rows] of the large file; none where it is left out
 * @property {number} [slowSeconds]
 * @property {AbortSignal} [signal] ends the run after the present call
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
 * @property {readonly string[]} leftBehind what could not be removed
 * @property {string} [failure] the mistake of the kit that ended the run
 * @property {boolean} isWhole whether the run came to its end
 * @property {boolean} holds whether nothing differs and nothing is missing
 * @property {number} calls
 */

/** @typedef {Awaited<ReturnType<typeof openContext>>} Context */

/**
 * Asks a backend what the console will ask it.
 *
 * @param {Options} options
 * @returns {Promise<Outcome>}
 * @throws {NoConnection} where there is no answer, or the account cannot log in
 * @throws {UsageError} for an area that is not known
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
    // What was made is removed, and told, whatever happened.
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
class Stopped extends Error {}

/** Logs in, and puts together what the checks share. @param {Options} options */
const openContext = async (options) => {
  const { url, slowSeconds = 5, signal, onProgress } = options;
  const progress = { area: '', calls: 0, isClosing: false };
  /** @type {import('./client.mjs').Answer | undefined} */
  let slowest;
  const results = createResults(() => {});
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
    if (signal?.aborted && !progress.isClosing) throw new Stopped();
    return send(call);
  };
  const session = await logIn(ask, options.user, options.password);
  const others = [];
  for (const { role, user, password } of options.accounts ?? []) {
    others.push({ role, ...(await logIn(ask, user, password)) });
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
    /** What was made for fields that refer to it. @type {Map<string, unknown>} */
    references: new Map(),
    /** @param {string} name */
    enter: (name) => {
      progress.area = name;
      slowest = undefined;
    },
    /** Judges how long the answers of an area took. @param {string} name */
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

/** @type {(ask: import('./client.mjs').Ask, email: string, password: string) => Promise<Session>} */
const logIn = async (ask, email, password) => {
  const answer = await ask({ path: '/bouser/login', body: { email, password } });
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
