import { isBlank, isPassword } from '@/core/validators';
import { emailProblem, REQUIRED, type Problems } from './account-rules';

export type RegistrationForm = {
  fullname: string;
  email: string;
  username: string;
  password: string;
  confirm_password: string;
};

export const registrationProblems = (form: RegistrationForm): Problems<RegistrationForm> => ({
  ...(isBlank(form.fullname) && { fullname: REQUIRED }),
  ...emailProblem(form.email),
  ...(isBlank(form.username) && { username: REQUIRED }),
  ...(form.password === '' && { password: REQUIRED }),
  ...confirmation(form, 'validation.confirm_registration'),
});

export const forgotPasswordProblems = ({
  email,
}: {
  email: string;
}): Problems<{ email: string }> => ({
  ...emailProblem(email),
});

export type PasswordReset = { code: string; password: string; confirm_password: string };

export const passwordResetProblems = (form: PasswordReset): Problems<PasswordReset> => ({
  ...(form.code === '' && { code: 'validation.code' }),
  ...newPasswordProblem(form.password),
  ...confirmation(form, 'validation.passwords_differ'),
});

export type PasswordChange = { oldpassword: string; password: string; confirm_password: string };

export const passwordChangeProblems = (form: PasswordChange): Problems<PasswordChange> => ({
  ...(form.oldpassword === '' && { oldpassword: REQUIRED }),
  // Otherwise the first password from the mail could be kept.
  ...(form.password === form.oldpassword && { password: 'validation.password_unchanged' }),
  ...newPasswordProblem(form.password),
  ...confirmation(form, 'validation.passwords_must_match'),
});

const newPasswordProblem = (password: string) =>
  password === ''
    ? { password: REQUIRED }
    : !isPassword(password) && { password: 'validation.password' };

const confirmation = (
  { password, confirm_password }: { password: string; confirm_password: string },
  differs: string,
) =>
  confirm_password === ''
    ? { confirm_password: REQUIRED }
    : confirm_password !== password && { confirm_password: differs };
