import { textOf } from './text';

/** How a custom notice may stand (docs/wire-format.md, section 4). */
export const NOTICE_STATUSES = ['draft', 'scheduled', 'sent'] as const;
export const [DRAFT, SCHEDULED, SENT] = NOTICE_STATUSES;

type Fields = Readonly<Record<string, unknown>>;

/** Whether the wire's moment `value` is over. One that says no moment is not. */
export const isPast = (value: unknown, now = new Date()): boolean =>
  Date.parse(textOf(value)) <= now.getTime();

/**
 * The message for a notice that is to be sent at a moment already over; undefined where there is nothing to refuse. A
 * stored schedule that nobody touches is none of it: the backend is about to send it.
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
