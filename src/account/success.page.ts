import { definePage } from '@/core/resource';

/** Where a changed password leads. */
export const success = definePage({
  name: 'success',
  route: '/success',
  access: 'signed-in',
  frame: 'account',
});
