import { DORMANT_DAYS, MONTHLY_WINDOW_DAYS } from './constants';
import { DAY_MS } from './days';
import { isBlank } from './validators';

/** The access fields of a customer: ISO 8601 moments, or any value a backend left in their place. */
export type AccessFields = {
  first_access?: unknown;
  last_access?: unknown;
  accesses_list?: unknown;
};

/**
 * How recently a customer used the app. `never` has no access, `active` one in the last 30 days, `dormant` none for 90
 * days, `quiet` in between; `unknown` has an access without a date, or unreadable data.
 */
export type Presence = (typeof FILTERED_PRESENCES)[number] | 'quiet' | 'unknown';

/** The presences that lists can be filtered by. The console derives them: the wire has no parameter for them. */
export const FILTERED_PRESENCES = ['never', 'dormant', 'active'] as const;

/**
 * The presence of a customer at `now`, in epoch milliseconds. `times` are those of all accesses, for callers that have
 * already read them.
 */
export const presenceOf = (
  fields: AccessFields,
  now: number,
  times: readonly number[] = timesOf(fields),
): Presence => {
  if (isNeverSeen(fields, times)) return 'never';
  let lastSeen = Math.max(timeOf(fields.first_access), timeOf(fields.last_access));
  for (const time of times) lastSeen = Math.max(lastSeen, time);
  if (lastSeen === NO_TIME) return 'unknown';
  if (lastSeen <= now - DORMANT_DAYS * DAY_MS) return 'dormant';
  return lastSeen > now - MONTHLY_WINDOW_DAYS * DAY_MS ? 'active' : 'quiet';
};

const isNeverSeen = (
  { first_access, last_access, accesses_list }: AccessFields,
  times: readonly number[],
): boolean =>
  times.length === 0 &&
  isBlank(first_access) &&
  isBlank(last_access) &&
  (isBlank(accesses_list) || Array.isArray(accesses_list));

/** Whether a moment cannot be read, or the accesses are not a list. */
export const hasUnreadableAccess = (fields: AccessFields, times = timesOf(fields)): boolean =>
  times.includes(NO_TIME) ||
  [fields.first_access, fields.last_access].some(
    (moment) => !isBlank(moment) && timeOf(moment) === NO_TIME,
  ) ||
  !(isBlank(fields.accesses_list) || Array.isArray(fields.accesses_list));

/** Epoch milliseconds of all accesses, {@link NO_TIME} for one that cannot be read. */
export const timesOf = (fields: AccessFields): number[] => accessesOf(fields).map(timeOf);

/** The accesses as the wire has them, readable or not; none where they are not a list. */
export const accessesOf = ({ accesses_list }: AccessFields): readonly unknown[] =>
  Array.isArray(accesses_list) ? accesses_list : [];

/** Epoch milliseconds of an ISO 8601 text, {@link NO_TIME} for anything else. */
export const timeOf = (moment: unknown): number => {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? NO_TIME : time;
};

export const NO_TIME = Number.NEGATIVE_INFINITY;
