// @ts-check
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run contract -- --url URL --user EMAIL [options]      (or: node contract/kit.mjs …)

Asks a backend what the console will ask it, and tells call by call what holds, what differs from
docs/wire-format.md, and what is not there. It only reads, unless --write is given.

  --url URL               address of the backend
  --user EMAIL            an admin; another account is asked only what its roles may
  --password TEXT         its password; else the variable CONTRACT_PASSWORD
  --as ROLE=EMAIL:PASSWORD  an account of another role, to try who may what; may be repeated
  --area NAME             only this area, such as companies, account or files; may be repeated
  --origin URL            the address of the console, where it is another origin: CORS is tried
  --old-token TOKEN       a token of a session that has ended: whether it is a 401 is tried
  --write                 make, change, import and delete records whose codes begin with KIT-
  --rows N                with --write: rows of the large file that is imported (10000; 0 leaves it out)
  --slow SECONDS          an answer that takes longer differs (5)
  --json FILE             write all results as JSON
  --junit FILE            write all results as JUnit XML
  --help                  this text

Exit code: 0 all holds, 1 something differs or is not there, 2 wrong usage or no connection.
`;

/** An invalid command line; its message says what is wrong. */
export class UsageError extends Error {}

/**
 * @typedef {object} Account
 * @property {string} role
 * @property {string} user
 * @property {string} password
 */

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @throws {UsageError} naming the option that is wrong
 */
export const readCommandLine = (args, env) => {
  const values = parse(args);
  if (values.help) return 'help';
  const url = addressOf('url', values.url);
  if (!url) throw new UsageError('--url is missing.');
  if (!values.user) throw new UsageError('--user is missing.');
  const password = values.password ?? env['CONTRACT_PASSWORD'];
  if (!password) throw new UsageError('--password or the variable CONTRACT_PASSWORD is missing.');
  const rows = Number(values.rows ?? 10_000);
  if (!Number.isInteger(rows) || rows < 0) throw new UsageError('--rows needs a whole number.');
  const slowSeconds = Number(values.slow ?? 5);
  if (!(slowSeconds > 0)) throw new UsageError('--slow needs a number of seconds.');
  return {
    url,
    user: values.user,
    password,
    accounts: (values.as ?? []).map(accountOf),
    areas: (values.area ?? []).flatMap((names) => names.split(',')).filter(Boolean),
    origin: addressOf('origin', values.origin),
    oldToken: values['old-token'],
    isWriting: values.write ?? false,
    rows,
    slowSeconds,
    json: values.json,
    junit: values.junit,
  };
};

/** @param {readonly string[]} args */
const parse = (args) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
        as: { type: 'string', multiple: true },
        area: { type: 'string', multiple: true },
        origin: { type: 'string' },
        'old-token': { type: 'string' },
        write: { type: 'boolean' },
        rows: { type: 'string' },
        slow: { type: 'string' },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
};

/**
 * @param {string} text such as `agent=anna@example.com:secret`
 * @returns {Account}
 */
const accountOf = (text) => {
  const [, role, user, password] = /^(\w+)=([^:]+):(.+)$/s.exec(text) ?? [];
  if (role && user && password) return { role, user, password };
  throw new UsageError('--as needs ROLE=EMAIL:PASSWORD.');
};

/**
 * @param {string} option
 * @param {string | undefined} text
 */
const addressOf = (option, text) => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:\/\//.test(text))
    throw new UsageError(`--${option} needs an address that begins with http:// or https://.`);
  const { username, password } = new URL(text);
  // Not repeated: it holds a secret.
  if (username || password)
    throw new UsageError(
      `--${option} must not hold a user or a password: there are --user and --password.`,
    );
  if (/[?#]/.test(text))
    throw new UsageError(`--${option} must not hold ? or #: paths are added to it.`);
  return text.replace(/\/+$/, '');
};
