import type { WireRecord } from '@/core/resource';
import { DAY_MS } from '@/core/presence';
import { missingOf, progressOf } from './target-figures';

/** How a target stands against the part of its year that has passed. */
export type Course = 'reached' | 'missed' | 'ahead' | 'on_course' | 'behind';

/** So many parts of a target to either side of the day's are still on course. */
const TOLERANCE = 0.05;

/** The part of the target's year that is over at the end of `day`, a midnight of UTC: 0 to 1. */
export const yearPassed = ({ year }: WireRecord, day: Date): number => {
  const start = Date.UTC(Number(year), 0, 1);
  const end = Date.UTC(Number(year) + 1, 0, 1);
  if (!Number.isFinite(start)) return 0;
  return Math.min(Math.max((day.getTime() + DAY_MS - start) / (end - start), 0), 1);
};

/** What becomes of a target if it goes on as it did, or became of it once its year is over; null where its value is not above 0. */
export const courseOf = (target: WireRecord, day: Date): Course | null => {
  const progress = progressOf(target);
  if (progress === null) return null;
  if (progress >= 1) return 'reached';
  const passed = yearPassed(target, day);
  if (passed >= 1) return 'missed';
  if (progress < passed - TOLERANCE) return 'behind';
  return progress > passed + TOLERANCE ? 'ahead' : 'on_course';
};

/**
 * What is still needed in each month up to the end of the target's year, the running one included, in euros; null
 * where nothing is missing or the year is over.
 */
export const neededAMonth = (target: WireRecord, day: Date): number | null => {
  const missing = missingOf(target);
  const months = (Number(target.year) - day.getUTCFullYear()) * 12 + 12 - day.getUTCMonth();
  if (missing <= 0 || !(months > 0)) return null;
  return Math.ceil((missing / Math.min(months, 12)) * 100) / 100;
};
