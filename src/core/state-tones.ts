/** The tone of a value, from good to bad. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

/**
 * The tone of the badge that shows a state, the same in every resource. States that are done or running are a success,
 * those that begin later are information, and those that need a person are a warning. All others are `NEUTRAL_STATES`.
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
  invited: 'warning',
  unprocessed: 'warning',
  failure: 'error',
  missed: 'error',
  // The kinds of a journey, by their metal.
  gold: 'warning',
  platinum: 'info',
};

/** The states without a tone: not begun, or over. A test checks that every state is in exactly one of the two lists. */
export const NEUTRAL_STATES: readonly string[] = [
  'false',
  'draft',
  'deactivated',
  'not_started',
  'over',
  'closed',
  'concluded',
  'unknown',
];
