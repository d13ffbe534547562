import { alerts, type AlertLine } from './alert-store';
import { errorLines } from './error-lines';

/** Shows alerts; the same functions on every render. */
export const useAlerts = () => shown;

const shown = {
  /** Green. A key of the catalogue, or the server's own message. */
  success: (message: string, more: Omit<AlertLine, 'message'> = {}): void =>
    alerts.show({ kind: 'success', lines: [{ message, ...more }] }),
  /** Neutral. */
  info: (message: string, args?: Readonly<Record<string, unknown>>): void =>
    alerts.show({ kind: 'info', lines: [{ message, args }] }),
  /** Red: why something cannot be done. A key of the catalogue. */
  error: (message: string, args?: Readonly<Record<string, unknown>>): void =>
    alerts.show({ kind: 'error', lines: [{ message, args }] }),
  /** Red, one alert per line; see {@link errorLines}. */
  failure: (error: unknown, explanation?: string): void =>
    alerts.show({ kind: 'error', lines: errorLines(error, explanation) }),
  clear: (): void => alerts.clear(),
};
