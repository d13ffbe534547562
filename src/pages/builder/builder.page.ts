import { definePage } from '@/core/page-definition';

/** How the console looks in this browser; every user of a console opens it from the account menu. */
export const builder = definePage({ name: 'builder', route: '/builder', access: 'console' });
