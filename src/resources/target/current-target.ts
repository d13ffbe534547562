import { daysOf, monthsIn, periodOf } from '@/core/period';
import type { WireRecord } from '@/core/resource';

/**
 * Returns the target a customer is working for at `day`, a midnight of UTC: of those running the longest, else the last
 * one that ended, else the next one to begin. A target with an unreadable period comes last.
 */
export const currentTarget = <Target extends WireRecord>(
  targets: readonly Target[],
  day: Date,
): Target | undefined => {
  const now = day.getTime();
  return targets
    .map((target) => {
      const period = periodOf(target.year, target.period);
      if (!period) return { target, rank: UNKNOWN, distance: 0 };
      const { start, end } = daysOf(period);
      if (start <= now && now < end) return { target, rank: RUNNING, distance: -monthsIn(period) };
      return end <= now
        ? { target, rank: OVER, distance: now - end }
        : { target, rank: COMING, distance: start - now };
    })
    .toSorted((one, other) => one.rank - other.rank || one.distance - other.distance)[0]?.target;
};

const [RUNNING, OVER, COMING, UNKNOWN] = [0, 1, 2, 3];
