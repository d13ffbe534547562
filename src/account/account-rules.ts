import { isBlank, isEmail } from '@/core/validators';

/**
 * The errors of a form: message keys by field, empty where the call may be made. Source: specification, section 5;
 * messages: docs/wire-format.md, 'Words'. The rules of the login are here; those of the other screens load with them
 * (screen-rules.ts).
 */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

export const REQUIRED = 'validation.required';

export type Credentials = { email: string; password: string };

export const credentialProblems = ({ email, password }: Credentials): Problems<Credentials> => ({
  ...emailProblem(email),
  ...(password === '' && { password: REQUIRED }),
});

export const emailProblem = (email: string) =>
  isBlank(email) ? { email: REQUIRED } : !isEmail(email) && { email: 'validation.email' };
