import { alerts } from './alert-store';
import { errorLines } from './error-lines';

/** Shows the alerts of a failed call. Returns a function that removes them early: the call has succeeded since. */
export const showRetriedFailure = (error: unknown): (() => void) => {
  const before = alerts.snapshot().visible;
  alerts.show({ kind: 'error', lines: errorLines(error) });
  const shown = alerts.snapshot().visible.filter((alert) => !before.includes(alert));
  return () => {
    for (const { id } of shown) alerts.dismiss(id);
  };
};
