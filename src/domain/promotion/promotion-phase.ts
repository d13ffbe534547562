import { dayOf, today } from '@/core/days';
import type { WireRecord } from '@/core/resource';

type Phase = { name: 'upcoming' | 'running' | 'over'; day: Date };

/** The phase of a promotion at `now`, with its next relevant day; null where its days cannot be read. */
export const phaseOf = (
  { start_date, end_date }: WireRecord,
  now: Date = today(),
): Phase | null => {
  const start = dayOf(start_date);
  const end = dayOf(end_date);
  if (!start || !end) return null;
  if (now < start) return { name: 'upcoming', day: start };
  return { name: now > end ? 'over' : 'running', day: end };
};
