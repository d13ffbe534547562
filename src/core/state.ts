import type { WireRecord } from './resource';
import { dayOf, today } from './days';
import { textOf } from './text';

/**
 * The state of a record that is `open` (published, active) from day `start` to day `end`, both included: 'scheduled'
 * before, `open` within, 'over' after. Days that cannot be read are ignored. The wire only has the status; the console
 * derives this itself.
 */
export const stateInDays = <Open extends string>(
  open: Open,
  { start_date, end_date }: { start_date?: unknown; end_date?: unknown },
  day = today(),
): 'scheduled' | Open | 'over' => {
  const start = dayOf(start_date);
  const end = dayOf(end_date);
  if (start && start > day) return 'scheduled';
  return end && end < day ? 'over' : open;
};

/** Whether a promotion is concluded, or its last day is before `day`, a midnight of UTC. */
export const hasEnded = (promotion: WireRecord, day?: Date): boolean =>
  promotion.status === 'concluded' || stateInDays('active', promotion, day) === 'over';

/** The state from a moment on, ISO 8601. */
export const stateFrom = <Open extends string>(
  open: Open,
  moment: unknown,
  now = new Date(),
): 'scheduled' | Open => (Date.parse(textOf(moment)) > now.getTime() ? 'scheduled' : open);
