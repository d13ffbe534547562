import { definePage } from '@/core/resource';

/** How the console looks in this browser; everybody with a console reaches it from the account menu. */
export const builder = definePage({ name: 'builder', route: '/builder', access: 'console' });
