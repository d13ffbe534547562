import { MANAGERS, permit } from '@/core/permissions';
import { definePage } from '@/core/page-definition';

/** All items with dates in one calendar; an addition to the specification (docs/decisions.md). */
export const calendar = definePage({
  name: 'calendar',
  route: '/calendar',
  access: permit('news:list', MANAGERS),
  menu: {
    group: 'communication',
    order: 40,
    roles: MANAGERS,
  },
});
