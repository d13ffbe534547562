import { AUTH_PATH, FIRST_LOGIN_PATH, LOGIN_PATH, RESET_PASSWORD_PATH } from '@/core/account-paths';
import { definePage } from '@/core/page-definition';

/** The pages of the account area: specification, section 2 'Unauthenticated area'. */
export const login = definePage({
  name: 'login',
  route: LOGIN_PATH,
  aliases: { [AUTH_PATH]: LOGIN_PATH },
  access: 'everybody',
  frame: 'account',
});

export const registration = definePage({
  name: 'registration',
  route: '/auth/registration',
  access: 'everybody',
  frame: 'account',
});

export const forgotPassword = definePage({
  name: 'forgot-password',
  route: '/auth/forgot-password',
  access: 'everybody',
  frame: 'account',
});

/** The link of a mail: `:token` comes from the backend. */
export const resetPassword = definePage({
  name: 'reset-password',
  route: RESET_PASSWORD_PATH,
  access: 'everybody',
  frame: 'account',
});

/** Explains the first login to signed-out users; the change itself is {@link firstLogin}. */
export const firstLoginHelp = definePage({
  name: 'first-login-help',
  route: '/auth/firstlogin',
  access: 'everybody',
  frame: 'account',
});

export const terms = definePage({
  name: 'terms',
  route: '/terms',
  access: 'everybody',
  frame: 'account',
});

/** The change of the user's own password: forced at the first login, open to all signed-in users afterwards. */
export const firstLogin = definePage({
  name: 'first-login',
  route: FIRST_LOGIN_PATH,
  access: 'signed-in',
  frame: 'account',
});

/** Shown after a password change. */
export const success = definePage({
  name: 'success',
  route: '/success',
  access: 'signed-in',
  frame: 'account',
});

export const accountPages = [
  login,
  registration,
  forgotPassword,
  resetPassword,
  firstLoginHelp,
  terms,
  firstLogin,
  success,
];
