import { definePage } from '@/core/page-definition';

/** How the console looks in this browser; everybody with a console reaches it from the account menu. */
export const builder = definePage({ name: 'builder', route: '/builder', access: 'console' });
