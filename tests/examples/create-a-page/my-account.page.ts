import { definePage } from '@/core/page-definition';

/** What the console knows of the person who is signed in. */
export const myAccount = definePage({
  name: 'my-account',
  route: '/my-account',
  access: 'console',
});
