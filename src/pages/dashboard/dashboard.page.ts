import { STAFF, permit } from '@/core/permissions';
import { definePage } from '@/core/page-definition';

/** What a member of staff sees first: the numbers of the programme, each leading to its list. */
export const dashboard = definePage({
  name: 'dashboard',
  route: '/dashboard',
  aliases: { '/': '/dashboard' },
  access: permit('dashboard:visit', STAFF),
  menu: { group: 'overview', order: 10, roles: ['admin'] },
});
