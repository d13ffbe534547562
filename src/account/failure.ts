import { ApiError } from '@/providers/http/api-error';
import type { AlertLine } from '@/ui/alerts/alert-store';
import { errorLines, waitLine } from '@/ui/alerts/error-lines';
import { inEveryLanguage } from './account-i18n';

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
 * Reads a failed call. A refusal shows `refusalKey` with `values` on the form, and the backend's other messages as
 * alerts; after too many attempts (429) the form says how long to wait instead. If the backend does not answer, or its
 * answer is about none of the values, there are only alerts (docs/wire-format.md, section 2).
 */
export const failureOf = (
  error: unknown,
  refusalKey: string,
  values?: Readonly<Record<string, unknown>>,
): AccountFailure => {
  const isRefusal = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
  if (!isRefusal) return { message: null, lines: errorLines(error), fields: {} };
  const wait = waitLine(error);
  const known = inEveryLanguage(wait?.message ?? refusalKey, wait?.args ?? values).map(normalised);
  const saysMore = (line: string) => !known.some((text) => text.includes(normalised(line)));
  return {
    ...(wait ?? { message: refusalKey }),
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
