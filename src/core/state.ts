import { dayOf, today } from './days';
import { textOf } from './text';

/**
 * How a record that is `open` (published, active) stands in the days from `start` to `end`, both included: 'scheduled'
 * before them, `open` in them, 'over' after them. Days that cannot be read hold nothing back. The wire tells the status
 * alone; this is the console's own reading.
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

/** The same from a moment on, ISO 8601. */
export const stateFrom = <Open extends string>(
  open: Open,
  moment: unknown,
  now = new Date(),
): 'scheduled' | Open => (Date.parse(textOf(moment)) > now.getTime() ? 'scheduled' : open);
