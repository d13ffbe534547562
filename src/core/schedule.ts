import { textOf } from './text';

/** The statuses of a custom notice (docs/wire-format.md, section 4). */
export const NOTICE_STATUSES = ['draft', 'scheduled', 'sent'] as const;
export const [DRAFT, SCHEDULED, SENT] = NOTICE_STATUSES;

type Fields = Readonly<Record<string, unknown>>;

/** Whether `value`, a moment of the wire, is in the past. False for a value that is not a moment. */
export const isPast = (value: unknown, now = new Date()): boolean =>
  Date.parse(textOf(value)) <= now.getTime();

/**
 * The message for a notice scheduled in the past; undefined where it is valid. An unchanged stored schedule is
 * accepted: the backend is about to send it.
 */
export const scheduleProblem = (
  values: Fields,
  stored: Fields = {},
  now = new Date(),
): string | undefined => {
  if (values.status !== SCHEDULED || !isPast(values.scheduled_at, now)) return undefined;
  const isUntouched =
    stored.status === SCHEDULED && sameMoment(stored.scheduled_at, values.scheduled_at);
  return isUntouched ? undefined : 'validation.past_moment';
};

const sameMoment = (one: unknown, other: unknown) =>
  Date.parse(textOf(one)) === Date.parse(textOf(other));
