import { QUEUE_TONES, type QueueItem, type QueueTone } from '@/core/dashboard';
import { dayOf, daysBetween, today } from '@/core/days';

/**
 * Returns the tone of an item whose first record is due at `earliest`, a day or moment of the wire: overdue it is an
 * error, within three days a warning; undefined where the day changes nothing.
 */
export const dueTone = (
  { due }: Pick<QueueItem, 'due'>,
  earliest: unknown,
  now = today(),
): QueueTone | undefined => {
  const day = due ? dayOf(earliest) : null;
  if (!day) return undefined;
  const days = daysBetween(now, day);
  if (days < 0) return 'error';
  return days <= SOON_DAYS ? 'warning' : undefined;
};

const SOON_DAYS = 3;

/**
 * Returns how urgent an item is, ascending: a tone raised by a day comes before the same tone without one, the earliest
 * day first.
 */
export const rankOf = (
  item: Pick<QueueItem, 'due' | 'tone'>,
  earliest: unknown,
  now = today(),
): number => {
  const raised = dueTone(item, earliest, now);
  const day = dayOf(earliest);
  if (!raised || !day) return QUEUE_TONES.indexOf(item.tone);
  return QUEUE_TONES.indexOf(raised) - 0.5 + daysBetween(now, day) / (3 * SOON_DAYS);
};
