import type { Identifier, RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { isRecord } from '@/core/is-record';
import { hasFixedValues } from '@/core/endpoint';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { filledTextOf, screenfulOf, textOrNumberOf } from '@/core/text';
import { publishAnswer } from '../http/answers';
import { ApiError } from '../http/api-error';
import { getConfig } from '../http/config';
import { dataOf, request, type Payload } from '../http/http';

/**
 * The HTTP client of the REST provider: its PUT becomes the documented `POST {id}/update`, its DELETE the documented
 * `GET {id}/delete`. It returns the whole answer, including its message.
 */
export const contractClient = async (url: string, options: RequestInit = {}) => {
  const path = url.slice(getConfig().apiBase.length + 1);
  const json = await request({
    ...verbOf(path, options.method),
    body: bodyOf(options),
    signal: options.signal ?? undefined,
  });
  return { status: 200, headers: new Headers(), body: '', json: json as never };
};

const verbOf = (path: string, method = 'GET'): { path: string; method: 'GET' | 'POST' } => {
  if (method === 'PUT') return { path: `${path}/update`, method: 'POST' };
  if (method === 'DELETE') return { path: `${path}/delete`, method: 'GET' };
  return { path, method: method === 'POST' ? 'POST' : 'GET' };
};

const bodyOf = ({ method, body }: RequestInit): unknown =>
  typeof body === 'string' && method !== 'DELETE' ? JSON.parse(body) : undefined;

/**
 * Returns the record in the answer to a read.
 *
 * @throws ApiError if the answer has no record; 404 if its record belongs to another resource with the same base
 */
export const recordOf = (definition: ResourceDefinition, payload: Payload): WireRecord => {
  const { endpoint } = definition;
  publishAnswer({ kind: 'one', call: `GET ${endpoint.base}/{id}`, definition, payload });
  const record = recordIn(endpoint.singular, payload);
  if (!record) throw new ApiError('unreadable', 200);
  if (!hasFixedValues(endpoint, record)) throw new ApiError('refused', 404);
  return record;
};

/**
 * Converts a wire record to react-admin's form. Its `id` is the `_id`, else the codes in the endpoint's `identifiedBy`
 * if it has the first of them, else its code. An invalid id becomes undefined: the row is shown without a link.
 */
export const fromWire = ({ codec, endpoint }: ResourceDefinition, wire: WireRecord): RaRecord => {
  const codes = endpoint.identifiedBy?.map((field) => textOrNumberOf(wire[field])) ?? [];
  const given = wire._id ?? (codes[0] ? codes.join(':') : wire.code) ?? wire.id;
  return {
    ...endpoint.fixed,
    ...(codec?.read?.(wire) ?? wire),
    id: (isId(given) ? given : undefined) as Identifier,
  };
};

/**
 * Returns the fields of a record to send: the writable ones, the fixed ones, and `updated_at` if the record was read
 * with one.
 */
export const toWire = (
  { codec, endpoint }: ResourceDefinition,
  record: WireRecord,
  previous?: WireRecord,
): WireRecord => {
  const wire = { ...(codec?.write?.(record, previous) ?? record), ...endpoint.fixed };
  const keys =
    previous?.updated_at === undefined ? endpoint.writable : [...endpoint.writable, 'updated_at'];
  return Object.fromEntries(
    keys.filter((key) => wire[key] !== undefined).map((key) => [key, wire[key]]),
  );
};

/**
 * Returns the record after a write: that of the answer, or the `sent` one if the answer only has a message. It keeps
 * the message for {@link messageOf}.
 */
export const recordAfterWrite = (
  definition: ResourceDefinition,
  payload: Payload,
  sent: WireRecord,
): RaRecord => {
  const written = recordIn(definition.endpoint.singular, payload);
  const read = written && fromWire(definition, written);
  const id = (read?.id ?? sent.id ?? UNKNOWN_ID) as Identifier;
  const record: RaRecord = { ...sent, ...read, id };
  const message = screenfulOf(filledTextOf(payload.message));
  if (message) messages.set(record, message);
  return record;
};

/** The id of a created record if the backend answered only with a message. */
const UNKNOWN_ID = 'unknown';

/** Whether the backend returned the id of a record it created: the documented answer may be only a message. */
export const isIdKnown = ({ id }: Pick<RaRecord, 'id'>): boolean => id !== UNKNOWN_ID;

const messages = new WeakMap<object, string>();

/** The server's message to the write that returned `record`, if any. */
export const messageOf = (record: object): string | undefined => messages.get(record);

const recordIn = (singular: string, payload: Payload): WireRecord | null => {
  const record = dataOf(payload)[singular];
  return isRecord(record) ? record : null;
};
