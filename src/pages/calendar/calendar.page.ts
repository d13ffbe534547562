import { MANAGERS } from '@/core/permissions';
import { definePage } from '@/core/page-definition';
import { publicationAccess } from '@/domain/publication/publication-access';

/** All items with dates in one calendar; an addition to the specification (docs/decisions.md). */
export const calendar = definePage({
  name: 'calendar',
  route: '/calendar',
  access: publicationAccess('news').list,
  menu: {
    group: 'communication',
    order: 40,
    roles: MANAGERS,
  },
});
