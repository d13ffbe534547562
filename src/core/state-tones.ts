/** How good or bad a value is. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

/**
 * The tone of the badge that shows a state, the same in every resource: done or running is a success, what waits for
 * its time is information, what waits for a person a warning. Any other is neutral: a draft, and what is over.
 */
export const STATE_TONES: Readonly<Record<string, Tone>> = {
  active: 'success',
  ahead: 'success',
  processed: 'success',
  published: 'success',
  reached: 'success',
  running: 'success',
  sent: 'success',
  success: 'success',
  true: 'success',
  on_track: 'info',
  scheduled: 'info',
  behind: 'warning',
  hidden: 'warning',
  incomplete: 'warning',
  unprocessed: 'warning',
  failure: 'error',
  missed: 'error',
  // The kinds of a journey, by their metal.
  gold: 'warning',
  platinum: 'info',
};
