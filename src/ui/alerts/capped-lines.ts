import type { AlertLine } from './alert-store';

/** More lines cannot be read in the time they are shown. */
const MAX_LINES = 6;

/** The first of `lines`; the last one counts the rest, since an answer may hold thousands. */
export const cappedLines = (lines: readonly AlertLine[]): readonly AlertLine[] => {
  if (lines.length <= MAX_LINES) return lines;
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, { message: 'alerts.more', args: { count: lines.length - shown.length } }];
};
