import { ApiError } from '@/providers/http/api-error';
import type { AlertLine } from '@/ui/alerts/alert-store';
import { errorLines, waitLine } from '@/ui/alerts/error-lines';

/**
 * The messages of a failed account call: a message key on the form, alerts, and the errors of fields, empty where the
 * form says the same.
 */
export type AccountFailure = {
  message: string | null;
  args?: AlertLine['args'];
  lines: AlertLine[];
  fields: Readonly<Record<string, string>>;
};

/**
 * Reads a failed call. A refusal shows `refusalKey` on the form (`said`: its text in every language), and the backend's
 * other messages as alerts; after too many attempts (429) the form says how long to wait. Without an answer, or with
 * one about none of the values, there are only alerts (docs/wire-format.md, section 2).
 */
export const failureOf = (
  error: unknown,
  refusalKey: string,
  said: readonly string[],
): AccountFailure => {
  const isRefusal = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
  if (!isRefusal) return { message: null, lines: errorLines(error), fields: {} };
  const wait = waitLine(error);
  if (wait) return { ...wait, lines: [], fields: {} };
  const known = new Set(said.map(normalised));
  const saysMore = (line: string) => !known.has(normalised(line));
  return {
    message: refusalKey,
    lines: error.lines.filter(saysMore).map((message) => ({ message })),
    fields: Object.fromEntries(
      Object.entries(error.body.errors ?? {}).map(([name, line]) => [
        name,
        saysMore(line) ? line : '',
      ]),
    ),
  };
};

const normalised = (text: string) => text.toLowerCase().replace(/[.!\s]+$/, '');
