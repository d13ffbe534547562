import { definePage } from '@/core/page-definition';

/** Settings of the console's look in this browser; every user opens the page from the account menu. */
export const builder = definePage({ name: 'builder', route: '/builder', access: 'console' });
