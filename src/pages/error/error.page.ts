import { UNKNOWN_ADDRESS_PATH } from '@/core/account-paths';
import { definePage } from '@/core/page-definition';

/** The six static error pages; unknown URLs lead to the first. */
export const errorPage = definePage({
  name: 'error',
  route: '/error/:design',
  values: { design: ['error-v1', 'error-v2', 'error-v3', 'error-v4', 'error-v5', 'error-v6'] },
  aliases: { '/error': UNKNOWN_ADDRESS_PATH },
  access: 'everybody',
  frame: 'account',
});
