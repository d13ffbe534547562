import { isBlank, isEmail, isPassword } from '@/core/validators';

/**
 * What is wrong with what was typed on the account screens: message keys by field, empty where the call may
 * be tried. Source: specification, section 5; the words: docs/wire-format.md, 'Words'.
 */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

const REQUIRED = 'validation.required';

export type Credentials = { email: string; password: string };

export const credentialProblems = ({ email, password }: Credentials): Problems<Credentials> => ({
  ...(isBlank(email) ? { email: REQUIRED } : !isEmail(email) && { email: 'validation.email' }),
  ...(password === '' && { password: REQUIRED }),
});

export type PasswordChange = { oldpassword: string; password: string; confirm_password: string };

export const passwordChangeProblems = ({
  oldpassword,
  password,
  confirm_password,
}: PasswordChange): Problems<PasswordChange> => ({
  ...(oldpassword === '' && { oldpassword: REQUIRED }),
  ...(password === ''
    ? { password: REQUIRED }
    : !isPassword(password) && { password: 'validation.password' }),
  ...(confirm_password === ''
    ? { confirm_password: REQUIRED }
    : confirm_password !== password && { confirm_password: 'validation.passwords_must_match' }),
});
