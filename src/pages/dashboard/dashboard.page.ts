import { ROLES, permit } from '@/core/permissions';
import { definePage } from '@/core/page-definition';

/** The first page: the numbers of the programme, each with a link to its list. */
export const dashboard = definePage({
  name: 'dashboard',
  route: '/dashboard',
  aliases: { '/': '/dashboard' },
  access: permit('dashboard:visit', ROLES),
  menu: { group: 'overview', order: 10, roles: ROLES },
});
