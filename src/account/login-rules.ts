import { isBlank, isEmail } from '@/core/validators';
import { accountMessages } from '@/i18n/account.messages';
import { ApiError } from '@/providers/api-error';
import type { AlertLine } from '@/shared/alerts/alert-store';
import { errorLines } from '@/shared/alerts/error-lines';

export type Credentials = { email: string; password: string };

/** The message keys of what is wrong, by field; empty where the login may be tried (specification, section 5). */
export const credentialProblems = ({ email, password }: Credentials): Partial<Credentials> => ({
  ...(isBlank(email)
    ? { email: 'validation.required' }
    : !isEmail(email) && { email: 'validation.email' }),
  ...(password === '' && { password: 'validation.required' }),
});

/** What is shown of a failed login: a message key on the form, lines as alerts. */
export type LoginFailure = { message: string | null; lines: AlertLine[] };

/**
 * Reads a failed login. A refusal shows the specification's message on the form, and what the backend
 * says besides as alerts; where there is no answer, or none that says anything about the details, only
 * alerts (docs/wire-format.md, section 2).
 */
export const loginFailureOf = (error: unknown): LoginFailure => {
  const isRefusal = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
  if (!isRefusal) return { message: null, lines: errorLines(error) };
  return {
    message: INVALID_LOGIN,
    lines: error.lines.filter((line) => !repeatsMessage(line)).map((message) => ({ message })),
  };
};

const INVALID_LOGIN = 'errors.invalid_login';

/** A backend that says the same, in either language, says no more. */
const repeatsMessage = (line: string) =>
  [accountMessages.it, accountMessages.en].some(
    ({ errors }) => normalised(errors.invalid_login) === normalised(line),
  );

const normalised = (text: string) => text.toLowerCase().replace(/[.!\s]+$/, '');
