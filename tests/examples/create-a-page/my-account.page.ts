import { definePage } from '@/core/page-definition';

/** The page of the signed-in person's own account. */
export const myAccount = definePage({
  name: 'my-account',
  route: '/my-account',
  access: 'console',
});
