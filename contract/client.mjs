// @ts-check
/** The console's own time limit for a call, in seconds. */
const TIMEOUT_SECONDS = 30;
/** Reading stops at this size, in characters: a page of 1000 rows has about a hundredth of it. */
const LARGEST_ANSWER = 100_000_000;
/** The console reads no JSON with more levels of lists and objects (docs/wire-format.md, 'Tolerant reading'). */
const MAX_DEPTH = 200;

/** The backend could not be reached, or the login was refused. */
export class NoConnection extends Error {}

/**
 * @typedef {object} Call
 * @property {'GET' | 'POST' | 'OPTIONS'} [method] by default POST with a body, else GET
 * @property {string} path
 * @property {Readonly<Record<string, string | number>>} [query]
 * @property {string} [token]
 * @property {unknown} [body] sent as JSON
 * @property {FormData | string} [raw] sent unchanged
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {number} [seconds] the time limit, 30 by default
 */

/**
 * @typedef {object} Answer
 * @property {string} call method and address, as shown in reports
 * @property {number} status 0 without an answer
 * @property {Headers} headers
 * @property {string} text
 * @property {any} json undefined if the text is not JSON, or deeper than the console reads
 * @property {number} ms
 */

/** @typedef {(call: Call) => Promise<Answer>} Ask */

/**
 * Returns a function that makes calls as the console does: with its headers, without cookies, without following
 * redirects.
 *
 * @param {{ url: string, onAnswer: (answer: Answer, isQuick: boolean) => void }} options
 * @returns {Ask}
 */
export const createClient =
  ({ url, onAnswer }) =>
  async ({ path, query, token, body, raw, headers, seconds = TIMEOUT_SECONDS, ...call }) => {
    const method = call.method ?? (body === undefined && raw === undefined ? 'GET' : 'POST');
    const address = path + queryString(query);
    const isJson = body !== undefined || typeof raw === 'string';
    const begun = performance.now();
    /** @type {Omit<Answer, 'ms'>} */
    let answer;
    try {
      const response = await fetch(url + address, {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(isJson && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(seconds * 1000),
      });
      const text = await textOf(response);
      answer = {
        call: `${method} ${address}`,
        status: response.status,
        headers: response.headers,
        text,
        json: parseJson(text),
      };
    } catch (error) {
      answer = {
        call: `${method} ${address}`,
        status: 0,
        headers: new Headers(),
        text: reasonOf(error),
        json: undefined,
      };
    }
    const timed = { ...answer, ms: Math.round(performance.now() - begun) };
    onAnswer(timed, seconds === TIMEOUT_SECONDS);
    return timed;
  };

/** @param {Response} response */
const textOf = async (response) => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LARGEST_ANSWER)
      throw new Error(`the answer has more than ${LARGEST_ANSWER / 1e6} MB`);
  }
  return text + decoder.decode();
};

/** @param {Call['query']} query */
const queryString = (query = {}) => {
  const parameters = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
};

/** @param {string} text */
const parseJson = (text) => {
  try {
    const json = JSON.parse(text);
    return isDeeperThan(MAX_DEPTH, json) ? undefined : json;
  } catch {
    // The check that made the call reports an answer that is not JSON.
    return undefined;
  }
};

/** @type {(levels: number, value: unknown) => boolean} */
const isDeeperThan = (levels, value) =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** @param {unknown} error */
const reasonOf = (error) => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error) || !cause.message) return error.message;
  const isUntrusted = /certificate|CERT_/.test(`${cause.message} ${Object(cause).code}`);
  return isUntrusted
    ? `${cause.message}; NODE_EXTRA_CA_CERTS=FILE adds a trusted certificate`
    : cause.message;
};

/**
 * A short description of an answer, for the 'seen' of a report.
 *
 * @param {Pick<Answer, 'status' | 'text'> & { headers?: Headers }} answer
 */
export const seenOf = ({ status, text, headers }) => {
  if (status === 0) return `no answer (${text})`;
  const location = status >= 300 && status < 400 && headers?.get('location');
  if (location) return `${status}, which leads to ${location}: redirects are not followed`;
  const line = text.replace(/\s+/g, ' ').trim();
  return `${status} ${line.length > 160 ? `${line.slice(0, 160)}…` : line || '(empty body)'}`;
};
