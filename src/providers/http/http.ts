import { REQUEST_TIMEOUT_MS } from '@/core/constants';
import { isRecord } from '@/core/is-record';
import { addressOf, type Address } from './address';
import { handleStatus, liveToken } from './authorization';
import { connection } from './connection';
import { tellAnswer } from './answers';
import { ApiError, readErrors, retryAfterOf } from './api-error';
import { preferredLocale } from '../preferences/preferences';

/** A call of the API. */
export type ApiRequest = Address & {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Sent without a token: login, registration, forgotten and reset password. */
  anonymous?: boolean;
  /** Replaces the session's token: the profile is read before the session starts. */
  token?: string;
  signal?: AbortSignal;
};

export type Payload = Record<string, unknown>;

/** The part of an answer that holds its values: `data`, or the answer itself (docs/wire-format.md, 'Tolerant reading'). */
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
  return readAnswer(name, response.status, text, waitOf(response));
};

/**
 * Reads the JSON object in an answer.
 *
 * @param call its method and path
 * @param retryAfter the seconds in its header `Retry-After`
 * @throws ApiError where it is not a JSON object, where it holds errors, and where the status is a refusal.
 */
export const readAnswer = (
  call: string,
  status: number,
  text: string,
  retryAfter?: number,
): Payload => {
  const payload = parseJson(text);
  if (status < 200 || status > 299) {
    tellAnswer({ kind: 'refusal', call, status, payload });
    throw refusal(status, payload, retryAfter);
  }
  // An empty answer or an HTML page does not show the result of the call.
  if (!payload) throw new ApiError('unreadable', status);
  const { lines, fields } = readErrors(payload);
  if (lines.length > 0) throw new ApiError('refused', status, lines, fields);
  return payload;
};

/**
 * The console's own page, as the server has it now.
 *
 * @throws ApiError where it cannot be fetched.
 */
export const requestIndexPage = async (): Promise<string> => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { pathname, search } = window.location;
    const response = await fetch(pathname + search, { cache: 'no-store', signal });
    connection.find(false);
    if (!response.ok) throw new ApiError('unreadable', response.status);
    return await response.text();
  } catch (error) {
    throw error instanceof ApiError ? error : unanswered(error);
  }
};

/**
 * Sends the request and handles its status.
 *
 * @throws ApiError without an answer, or with a redirect.
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
      // If it were followed, a POST would arrive as a GET, whose answer would look like that of the write.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw unanswered(error, call.signal);
  }
  connection.find();
  if (isRedirect(response)) throw new ApiError('redirected', response.status);
  handleStatus(response.status, token);
  return response;
};

/** The browser hides all other details of a redirect. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Reading a body can fail like the request itself: the connection breaks, or the 30 s pass. */
export const readBody = async <T>(body: Promise<T>, cancel?: AbortSignal): Promise<T> => {
  try {
    return await body;
  } catch (error) {
    throw unanswered(error, cancel);
  }
};

const unanswered = (error: unknown, cancel?: AbortSignal): unknown => {
  if (cancel?.aborted) return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (!isTimeout) connection.lose();
  return new ApiError(isTimeout ? 'timeout' : 'offline', 0);
};

const waitOf = ({ headers }: Response) => retryAfterOf(headers.get('Retry-After'));

/** The refusal with which an answer that was read as `text` is reported. */
export const refusalOf = (response: Response, text: string): ApiError =>
  refusal(response.status, parseJson(text), waitOf(response));

/**
 * A refusal without `errors` is explained by its `message`, unless the status says more: the session is over, or the
 * backend broke.
 */
const refusal = (status: number, payload: Payload | null, retryAfter?: number): ApiError => {
  const isBroken = status > 499;
  const { lines, fields } = readErrors(
    status === 401 || isBroken ? payload : { errors: payload?.message, ...payload },
  );
  return new ApiError(
    isBroken && !lines[0] ? 'unreadable' : 'refused',
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

/** Maximum depth of lists and objects in an answer, which bounds every recursion through it. */
const MAX_DEPTH = 200;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));
