import { definePage } from '@/core/resource';

/** The change of one's password: forced at the first login, open to everybody signed in afterwards. */
export const firstLogin = definePage({
  name: 'first-login',
  route: '/firstlogin',
  access: 'signed-in',
  frame: 'account',
});
