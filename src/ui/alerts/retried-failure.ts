import { alerts } from './alert-store';
import { errorLines } from './error-lines';

/**
 * Shows the alerts of a failed call; see {@link errorLines}. Returns a function that removes them early: the call has
 * succeeded since.
 */
export const showRetriedFailure = (error: unknown, explanation?: string): (() => void) => {
  const before = alerts.snapshot().visible;
  alerts.show({ kind: 'error', lines: errorLines(error, explanation) });
  const shown = alerts.snapshot().visible.filter((alert) => !before.includes(alert));
  return () => {
    for (const { id } of shown) alerts.dismiss(id);
  };
};
