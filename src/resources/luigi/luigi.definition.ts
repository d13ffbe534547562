import { ADMINS, MANAGERS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import {
  PUBLICATION_DERIVED,
  PUBLICATION_FIELDS,
  PUBLICATION_FILTERS,
  PUBLICATION_SEARCHED,
  publicationReferences,
  publicationTones,
  publicationValues,
  publicationViews,
} from '@/domain/publication/publication-definition';
import { luigiCodec } from './luigi.codec';

/** Charity initiatives in the apps: specification, sections 1 to 6; docs/wire-format.md, sections 3 and 4. */
export const luigi = defineResource({
  name: 'luigi',
  representation: '{title}',
  routes: { list: '/luigi/list', create: '/luigi/create', edit: '/luigi/edit/:id' },
  access: {
    list: permit('luigi:list', MANAGERS),
    create: permit('luigi:create', MANAGERS),
    edit: permit('luigi:edit', MANAGERS),
    delete: permit('luigi:delete', ADMINS),
  },
  menu: {
    group: 'communication',
    order: 20,
    roles: ['admin', 'company_manager', 'area_manager', 'site_manager'],
  },
  references: publicationReferences,
  values: publicationValues,
  tones: publicationTones,
  views: publicationViews,
  calendar: { start: 'publication_date' },
  dashboard: {
    queue: [
      {
        name: 'draft',
        filter: { published: 'false' },
        since: 'publication_date',
        tone: 'info',
        order: 30,
      },
    ],
  },
  endpoint: {
    base: 'api/v1/luigi',
    plural: 'luigi',
    singular: 'luigi_item',
    filters: PUBLICATION_FILTERS,
    derived: PUBLICATION_DERIVED,
    searched: [...PUBLICATION_SEARCHED, 'beneficiary'],
    writable: [...PUBLICATION_FIELDS, 'beneficiary', 'goal_amount'],
    scope: { company: 'company_code' },
  },
  codec: luigiCodec,
});
