import { isRecord } from '@/core/is-record';
import { filledTextOf, lineOf, screenfulOf } from '@/core/text';

/**
 * A failed call. `lines` are the backend's own messages, one alert each; without any, the general message of
 * the catalogue is used (specification, section 8).
 *
 * `status` and `body.errors` are read by react-admin: the latter is a map of fields, and is absent where no error
 * belongs to a field, because an empty map would hide the messages.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: { errors?: Record<string, string> };

  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly lines: readonly string[] = [],
    fields: Record<string, string> = {},
    /** Seconds to wait before the call may be repeated, if a 429 states them. */
    readonly retryAfter?: number,
  ) {
    super(lines[0] ?? GENERAL_ERROR);
    this.body = Object.keys(fields).length > 0 ? { errors: fields } : {};
  }
}

/** Whether a call was refused because of stored records: a code or a record in use, a stale edit. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

/** Key of 'Ci sono stati alcuni errori'. */
export const GENERAL_ERROR = 'errors.general';

/** `refused` by the backend; else no answer, a timeout, an unreadable answer, or a redirect. */
export type ApiErrorKind = 'refused' | 'offline' | 'timeout' | 'unreadable' | 'redirected';

/** The seconds to wait according to a `Retry-After` header, which holds a number of seconds or a date. */
export const retryAfterOf = (header: string | null): number | undefined => {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : (Date.parse(header ?? '') - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
};

/**
 * Reads the `errors` of a refusal: texts, objects `{message or msg, field or param}`, or a map of fields. Messages are
 * cut to a screenful, because they are shown in an alert and below the field. If only some items have a message, the
 * general line reports the others.
 */
export const readErrors = (
  payload: unknown,
): { lines: string[]; fields: Record<string, string> } => {
  const errors = (payload as { errors?: unknown } | null)?.errors;
  const items = Array.isArray(errors) ? errors : isRecord(errors) ? mapToItems(errors) : [errors];
  const lines = new Set<string>();
  const fields: Record<string, string> = {};
  let hasUnreadable = false;
  for (const item of items) {
    const { message, field } = readItem(item);
    if (!message) hasUnreadable = true;
    else {
      lines.add(message);
      if (field) fields[field] ??= message;
    }
  }
  if (hasUnreadable && lines.size > 0) lines.add(GENERAL_ERROR);
  return { lines: [...lines], fields };
};

const readItem = (item: unknown): { message?: string; field?: string } => {
  if (typeof item === 'string') return { message: screenfulOf(item.trim()) };
  if (!isRecord(item)) return {};
  return {
    message: screenfulOf(filledTextOf(item.message ?? item.msg)),
    field: lineOf(filledTextOf(item.field ?? item.param)),
  };
};

const mapToItems = (map: Record<string, unknown>) =>
  Object.entries(map).map(([field, message]) =>
    isRecord(message) ? { field, ...message } : { field, message },
  );
