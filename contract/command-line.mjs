// @ts-check
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run contract -- --url URL --user EMAIL [options]      (or: node contract/kit.mjs …)

Calls a backend as the console does, and reports for each call whether the answer matches
docs/wire-format.md, differs from it, or is missing. It only reads, unless --write is given.

  --url URL               address of the backend
  --user EMAIL            an admin account; for other roles only their calls are checked
  --password TEXT         its password (default: the variable CONTRACT_PASSWORD)
  --as ROLE=EMAIL:PASSWORD  an account of another role, to check its permissions; may be repeated
  --area NAME             check only this area, such as companies, account or files; may be repeated
  --origin URL            the console's address if it is on another origin: checks CORS
  --old-token TOKEN       the token of a session that has ended: checks that it gets a 401
  --write                 also create, change, import and delete records with KIT- in their codes
  --rows N                with --write: rows of the large imported file (10000; 0 skips it)
  --slow SECONDS          report an answer that takes longer (5)
  --json FILE             write all results as JSON
  --junit FILE            write all results as JUnit XML
  --help                  show this text

Exit code: 0 everything matches, 1 something differs or is missing, or the run was interrupted,
2 wrong usage or no connection.
`;

/** An invalid command line; the message names the wrong option. */
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
  if (!password) throw new UsageError('--password (or the variable CONTRACT_PASSWORD) is missing.');
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
  // The message does not repeat the address: it contains a secret.
  if (username || password)
    throw new UsageError(
      `--${option} must not contain a user or a password; use --user and --password.`,
    );
  if (/[?#]/.test(text))
    throw new UsageError(`--${option} must not contain ? or #, because paths are appended to it.`);
  return text.replace(/\/+$/, '');
};
