// @ts-check
/** The console gives up after as long. */
const LONGEST_SECONDS = 30;

/** The backend could not be reached, or the login was refused. */
export class NoConnection extends Error {}

/**
 * @typedef {object} Call
 * @property {'GET' | 'POST' | 'OPTIONS'} [method] GET, or POST where there is a body
 * @property {string} path
 * @property {Readonly<Record<string, string | number>>} [query]
 * @property {string} [token]
 * @property {unknown} [body] sent as JSON
 * @property {FormData | string} [raw] sent as it is
 * @property {Readonly<Record<string, string>>} [headers]
 */

/**
 * @typedef {object} Answer
 * @property {string} call method and address, for people
 * @property {number} status 0 where no answer came
 * @property {Headers} headers
 * @property {string} text
 * @property {any} json undefined where the answer is no JSON
 * @property {number} ms
 */

/** @typedef {(call: Call) => Promise<Answer>} Ask */

/**
 * A function that makes calls as the console does: its headers, no cookies, no redirects.
 *
 * @param {{ url: string, onAnswer: (answer: Answer) => void }} options
 * @returns {Ask}
 */
export const createClient =
  ({ url, onAnswer }) =>
  async ({ path, query, token, body, raw, headers, ...call }) => {
    const method = call.method ?? (body === undefined && raw === undefined ? 'GET' : 'POST');
    const address = path + addressed(query);
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
        signal: AbortSignal.timeout(LONGEST_SECONDS * 1000),
      });
      const text = await response.text();
      answer = {
        call: `${method} ${address}`,
        status: response.status,
        headers: response.headers,
        text,
        json: parsed(text),
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
    onAnswer(timed);
    return timed;
  };

/** @param {Call['query']} query */
const addressed = (query = {}) => {
  const parameters = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
};

/** @param {string} text */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is told by the check that asked for it.
    return undefined;
  }
};

/** @param {unknown} error */
const reasonOf = (error) => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
};

/**
 * What an answer was, in a few words.
 *
 * @param {Pick<Answer, 'status' | 'text'>} answer
 */
export const seenOf = ({ status, text }) => {
  if (status === 0) return `no answer (${text})`;
  const line = text.replace(/\s+/g, ' ').trim();
  return `${status} ${line.length > 160 ? `${line.slice(0, 160)}…` : line || '(empty body)'}`;
};
