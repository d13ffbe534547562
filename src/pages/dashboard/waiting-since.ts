import { MAX_AGE_DAYS } from '@/core/constants';
import { dayOf, daysBetween, today } from '@/core/days';

/** How long a record has waited: in days up to a month, then the day since when. */
export type WaitingSince = { days: number } | { day: Date };

/**
 * Returns how long a record has waited since `value`, a day or moment of the wire; null for any other value and for a
 * future one.
 */
export const waitingSince = (value: unknown, now = today()): WaitingSince | null => {
  const day = dayOf(value);
  if (!day || day > now) return null;
  const days = daysBetween(day, now);
  return days > MAX_AGE_DAYS ? { day } : { days };
};
