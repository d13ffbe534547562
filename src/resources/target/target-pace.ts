import { DAY_MS } from '@/core/presence';
import { daysOf, monthsIn, periodOf } from '@/core/period';
import type { WireRecord } from '@/core/resource';
import { missingOf, progressOf } from './target-figures';

/**
 * How a target stands against the part of its period that has passed. `missed` can no longer be reached; `unknown` has a
 * period that nobody can read, and so no pace.
 */
export type Pace =
  | 'reached'
  | 'missed'
  | 'ahead'
  | 'on_track'
  | 'behind'
  | 'not_started'
  | 'unknown';

/** So many parts of a target to either side of the day's are still on pace. */
const TOLERANCE = 0.05;

/** The part of the target's period that is over at the end of `day`, a midnight of UTC: 0 to 1. Null without a period. */
export const periodPassed = ({ year, period }: WireRecord, day: Date): number | null => {
  const months = periodOf(year, period);
  if (!months) return null;
  const { start, end } = daysOf(months);
  return Math.min(Math.max((day.getTime() + DAY_MS - start) / (end - start), 0), 1);
};

/**
 * Where a target is heading at the pace it has, or where it ended once its period is over; null where its value is not
 * above 0, or where it or what was achieved cannot be read.
 */
export const paceOf = (target: WireRecord, day: Date): Pace | null => {
  const progress = progressOf(target);
  if (progress === null) return null;
  if (progress >= 1) return 'reached';
  const passed = periodPassed(target, day);
  if (passed === null) return 'unknown';
  if (passed >= 1) return 'missed';
  if (passed <= 0) return 'not_started';
  if (progress < passed - TOLERANCE) return 'behind';
  return progress > passed + TOLERANCE ? 'ahead' : 'on_track';
};

/**
 * What is still needed in each month up to the end of the target's period, the running month included, in euros; null
 * where nothing is missing, the period is over, or nobody can read it.
 */
export const neededAMonth = (target: WireRecord, day: Date): number | null => {
  const missing = missingOf(target);
  const period = periodOf(target.year, target.period);
  if (missing === null || missing <= 0 || !period) return null;
  const left = (period.year - day.getUTCFullYear()) * 12 + period.last - day.getUTCMonth();
  if (left <= 0) return null;
  // In whole cents: 4.40 euros in four months are 1.10 each, not a cent more.
  return Math.ceil(Math.round(missing * 100) / Math.min(left, monthsIn(period))) / 100;
};

/** What is missing to a target that can still be reached, in euros; null where nothing is, or where it is too late. */
export const stillMissing = (target: WireRecord, day: Date): number | null => {
  const missing = missingOf(target);
  const isOpen = missing !== null && missing > 0 && paceOf(target, day) !== 'missed';
  return isOpen ? missing : null;
};
