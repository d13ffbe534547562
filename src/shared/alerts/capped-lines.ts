import type { AlertLine } from './alert-store';

/** More than a person reads before they go. */
const MAX_LINES = 6;

/** As many of `lines` as are shown, the rest counted in the last one: an answer may hold thousands. */
export const cappedLines = (lines: readonly AlertLine[]): readonly AlertLine[] => {
  if (lines.length <= MAX_LINES) return lines;
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, { message: 'alerts.more', args: { count: lines.length - shown.length } }];
};
