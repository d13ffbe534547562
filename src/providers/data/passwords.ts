import { textOrNumberOf } from '@/core/text';
import { ApiError } from '../http/api-error';
import { dataOf, request } from '../http/http';
import { session } from '../session/session';

/*
 * Calls about the password of an account (specification, section 7). All throw {@link ApiError}.
 *
 * | call             | request                                                        |
 * |------------------|----------------------------------------------------------------|
 * | requestPasswordReset | POST /bouser/forget/password {email}                       |
 * | listResetAccounts| GET  api/v1/auth/reset/listaccounts?forget_password_token      |
 * | resetPassword    | POST /bouser/reset/password?forget_password_token {code, password} |
 * | updatePassword   | POST /bouser/update/password {password, oldpassword}           |
 */

/** Asks the backend to send the mail with the link to {@link resetPassword}. */
export const requestPasswordReset = async (email: string): Promise<void> => {
  const body = { email };
  await request({ path: 'bouser/forget/password', method: 'POST', body, anonymous: true });
};

/** The codes of the accounts that the link's `token` may reset, since one e-mail may have several. */
export const listResetAccounts = async (token: string, signal?: AbortSignal): Promise<string[]> => {
  const payload = await request({
    path: 'api/v1/auth/reset/listaccounts',
    query: { forget_password_token: token },
    anonymous: true,
    signal,
  });
  const { accounts } = dataOf(payload);
  if (!Array.isArray(accounts)) throw new ApiError('unreadable', 200);
  return accounts.map(textOrNumberOf).filter((code) => code !== '');
};

/** Sets the password of the account with `code`, using the link's `token`. */
export const resetPassword = async (
  token: string,
  account: { code: string; password: string },
): Promise<void> => {
  await request({
    path: 'bouser/reset/password',
    method: 'POST',
    query: { forget_password_token: token },
    body: account,
    anonymous: true,
  });
};

/** Changes the password, which completes the first login. */
export const updatePassword = async (passwords: {
  password: string;
  oldpassword: string;
}): Promise<void> => {
  await request({ path: 'bouser/update/password', method: 'POST', body: passwords });
  session.markPasswordChanged();
};
