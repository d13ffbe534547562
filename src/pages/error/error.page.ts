import { definePage } from '@/core/resource';

/** The static error pages; the first is where unknown addresses lead. */
export const errorPage = definePage({
  name: 'error',
  route: '/error/:design',
  aliases: { '/error': '/error/error-v1' },
  access: 'everybody',
  frame: 'account',
});
