// @ts-check
/** The console gives up after as long. */
const LONGEST_SECONDS = 30;
/** An answer that is larger is not read on: a page of 1000 rows has a hundredth of it. */
const LARGEST_ANSWER = 100_000_000;

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
 * @property {number} [seconds] how long an answer is waited for, instead of 30 s
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
 * @param {{ url: string, onAnswer: (answer: Answer, isQuick: boolean) => void }} options
 * @returns {Ask}
 */
export const createClient =
  ({ url, onAnswer }) =>
  async ({ path, query, token, body, raw, headers, seconds = LONGEST_SECONDS, ...call }) => {
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
        signal: AbortSignal.timeout(seconds * 1000),
      });
      const text = await textOf(response);
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
    onAnswer(timed, seconds === LONGEST_SECONDS);
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
  if (!(cause instanceof Error) || !cause.message) return error.message;
  const isUntrusted = /certificate|CERT_/.test(`${cause.message} ${Object(cause).code}`);
  return isUntrusted
    ? `${cause.message}; NODE_EXTRA_CA_CERTS=FILE names a certificate to trust`
    : cause.message;
};

/**
 * What an answer was, in a few words.
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
