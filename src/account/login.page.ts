import { definePage } from '@/core/resource';

/** Specification, section 2 'Login screen behaviour'. */
export const login = definePage({
  name: 'login',
  route: '/auth/login',
  aliases: { '/auth': '/auth/login' },
  access: 'everybody',
  frame: 'account',
});
