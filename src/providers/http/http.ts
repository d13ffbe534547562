import { REQUEST_TIMEOUT_MS } from '@/core/constants';
import { isRecord } from '@/core/is-record';
import { addressOf, type Address } from './address';
import { handleStatus, liveToken } from './authorization';
import { connection } from './connection';
import { publishAnswer } from './answers';
import { ApiError, readErrors, retryAfterOf } from './api-error';
import { preferredLocale } from '../preferences/preferences';

/** A call of the API. */
export type ApiRequest = Address & {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Sends no token: for login, registration, forgotten and reset password. */
  anonymous?: boolean;
  /** Replaces the session's token: the profile is read before the session starts. */
  token?: string;
  signal?: AbortSignal;
};

export type Payload = Record<string, unknown>;

/** The values of an answer: its `data`, or the answer itself (docs/wire-format.md, 'Tolerant reading'). */
export const dataOf = (payload: Payload): Payload => (payload.data ?? payload) as Payload;

/**
 * Calls the API and reads a JSON object: bearer token, 30 s timeout, no redirects, tolerant reading. A 401 ends the
 * session, except that on calls made without a token it is an ordinary refusal. Only this file calls `fetch`.
 *
 * @throws ApiError for every kind of bad answer
 */
export const request = async (call: ApiRequest): Promise<Payload> => {
  const response = await send(call, 'application/json');
  const text = await readBody(response.text(), call.signal);
  const name = `${call.method ?? 'GET'} ${call.path}`;
  return readAnswer(name, response.status, text, retryAfterIn(response));
};

/**
 * Parses an answer as a JSON object.
 *
 * @param call the method and path of the call
 * @param retryAfter the seconds in the header `Retry-After`
 * @throws ApiError if the answer is not a JSON object, if it holds errors, or if the status is not 2xx
 */
export const readAnswer = (
  call: string,
  status: number,
  text: string,
  retryAfter?: number,
): Payload => {
  const payload = parseJson(text);
  if (status < 200 || status > 299) {
    publishAnswer({ kind: 'refusal', call, status, payload });
    throw refusal(status, payload, retryAfter);
  }
  // An empty answer or an HTML page does not say whether the call succeeded.
  if (!payload) throw new ApiError('unreadable', status);
  const { lines, fields } = readErrors(payload);
  if (lines.length > 0) throw new ApiError('refused', status, lines, fields);
  return payload;
};

/**
 * Fetches the console's own page from the server.
 *
 * @throws ApiError if it cannot be fetched
 */
export const requestIndexPage = async (): Promise<string> => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { pathname, search } = window.location;
    const response = await fetch(pathname + search, { cache: 'no-store', signal });
    connection.reportAnswer(false);
    if (!response.ok) throw new ApiError('unreadable', response.status);
    return await response.text();
  } catch (error) {
    throw error instanceof ApiError ? error : connectionError(error);
  }
};

/**
 * Sends the request and handles its status.
 *
 * @throws ApiError if there is no answer, or if it is a redirect
 */
export const send = async (
  call: ApiRequest,
  accept: string,
  timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<Response> => {
  const address = addressOf(call);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const token = call.anonymous ? undefined : (call.token ?? liveToken());
  let response: Response;
  try {
    response = await fetch(address, {
      method: call.method ?? 'GET',
      headers: {
        Accept: accept,
        'Accept-Language': preferredLocale(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      cache: 'no-store',
      credentials: 'omit',
      // Following a redirect turns a POST into a GET, whose answer would look like that of the write.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw connectionError(error, call.signal);
  }
  connection.reportAnswer();
  if (isRedirect(response)) throw new ApiError('redirected', response.status);
  handleStatus(response.status, token);
  return response;
};

/** The browser hides the status of a redirect that it does not follow. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Reading a body can fail like the request itself: the connection breaks, or the timeout expires. */
export const readBody = async <T>(body: Promise<T>, cancel?: AbortSignal): Promise<T> => {
  try {
    return await body;
  } catch (error) {
    throw connectionError(error, cancel);
  }
};

const connectionError = (error: unknown, cancel?: AbortSignal): unknown => {
  if (cancel?.aborted) return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (!isTimeout) connection.reportFailure();
  return new ApiError(isTimeout ? 'timeout' : 'offline', 0);
};

const retryAfterIn = ({ headers }: Response) => retryAfterOf(headers.get('Retry-After'));

/** The error for a refused call, from the response and its body `text`. */
export const refusalOf = (response: Response, text: string): ApiError =>
  refusal(response.status, parseJson(text), retryAfterIn(response));

/**
 * A refusal without `errors` is explained by its `message`, except that of a 401 or 5xx, whose status is clearer.
 */
const refusal = (status: number, payload: Payload | null, retryAfter?: number): ApiError => {
  const isServerError = status > 499;
  const { lines, fields } = readErrors(
    status === 401 || isServerError ? payload : { errors: payload?.message, ...payload },
  );
  return new ApiError(
    isServerError && !lines[0] ? 'unreadable' : 'refused',
    status,
    lines,
    fields,
    retryAfter,
  );
};

const parseJson = (text: string): Payload | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && !isDeeperThan(MAX_DEPTH, value) ? value : null;
  } catch {
    return null;
  }
};

/** Maximum nesting of an answer, which bounds every recursion through it. */
const MAX_DEPTH = 200;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));
