import { definePage } from '@/core/page-definition';

/** The pages of the account area: specification, section 2 'Unauthenticated area'. */
export const login = definePage({
  name: 'login',
  route: '/auth/login',
  aliases: { '/auth': '/auth/login' },
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

/** The link of a mail: `:token` is the backend's. */
export const resetPassword = definePage({
  name: 'reset-password',
  route: '/auth/password/reset/:token',
  access: 'everybody',
  frame: 'account',
});

/** What a first login is, for whoever is signed out; the change itself is {@link firstLogin}. */
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

/** The change of one's password: forced at the first login, open to everybody signed in afterwards. */
export const firstLogin = definePage({
  name: 'first-login',
  route: '/firstlogin',
  access: 'signed-in',
  frame: 'account',
});

/** Where a changed password leads. */
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
