import { DAY_MS } from '@/core/days';
import { daysOf, monthsIn, periodOf, type Period } from '@/core/period';
import type { WireRecord } from '@/core/resource';
import { missingOf, progressOf } from './target-figures';

/**
 * The progress of a target compared with the passed part of its period. `missed` can no longer be reached; `unknown`
 * has an unreadable period.
 */
export type Pace =
  | 'reached'
  | 'missed'
  | 'ahead'
  | 'on_track'
  | 'behind'
  | 'not_started'
  | 'unknown';

/** A target is on pace within this part of the target above or below the day's value. */
export const PACE_TOLERANCE = 0.05;

/** Returns the part of the target's period over at the end of `day`, a midnight of UTC: 0 to 1. Null without one. */
export const periodPassed = ({ year, period }: WireRecord, day: Date): number | null => {
  const months = periodOf(year, period);
  if (!months) return null;
  const { start, end } = daysOf(months);
  return Math.min(Math.max((day.getTime() + DAY_MS - start) / (end - start), 0), 1);
};

/** Whether the period of a target is over at `day`, a midnight of UTC; its last day still counts. */
export const isOver = ({ year, period }: WireRecord, day: Date): boolean => {
  const months = periodOf(year, period);
  return months !== null && daysOf(months).end <= day.getTime();
};

/**
 * Returns the pace of a target, or its outcome once its period is over; null where its value is not above 0, or where
 * its value or its achieved value cannot be read.
 */
export const paceOf = (target: WireRecord, day: Date): Pace | null => {
  const progress = progressOf(target);
  if (progress === null) return null;
  if (progress >= 1) return 'reached';
  const passed = periodPassed(target, day);
  if (passed === null) return 'unknown';
  if (isOver(target, day)) return 'missed';
  if (passed <= 0) return 'not_started';
  if (progress < passed - PACE_TOLERANCE) return 'behind';
  return progress > passed + PACE_TOLERANCE ? 'ahead' : 'on_track';
};

/**
 * Returns the months left of a target's period, the current month included; null where it is over or unreadable.
 */
export const monthsLeft = ({ year, period }: WireRecord, day: Date): Period | null => {
  const months = periodOf(year, period);
  if (!months) return null;
  const current = (day.getUTCFullYear() - months.year) * 12 + day.getUTCMonth() + 1;
  return current > months.last ? null : { ...months, first: Math.max(months.first, current) };
};

/**
 * Returns the euros still needed in each month up to the end of the target's period, the current month included; null
 * where nothing is missing, or the period is over or unreadable.
 */
export const neededAMonth = (target: WireRecord, day: Date): number | null => {
  const missing = missingOf(target);
  const left = monthsLeft(target, day);
  if (missing === null || missing <= 0 || !left) return null;
  // In whole cents: 4.40 euros in four months are exactly 1.10 each.
  return Math.ceil(Math.round(missing * 100) / monthsIn(left)) / 100;
};

/** Returns the euros missing to a target; null where nothing is missing, or it can no longer be reached. */
export const stillMissing = (target: WireRecord, day: Date): number | null => {
  const missing = missingOf(target);
  const isOpen = missing !== null && missing > 0 && paceOf(target, day) !== 'missed';
  return isOpen ? missing : null;
};
