import { ADMINS, MANAGERS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { publicationCodec } from '@/domain/publication/publication-codec';
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

/** News for the users of the apps: specification, sections 2 to 6; docs/wire-format.md, sections 3 and 4. */
export const news = defineResource({
  name: 'news',
  representation: '{title}',
  routes: { list: '/news/list', create: '/news/create', edit: '/news/edit/:id' },
  access: {
    list: permit('news:list', MANAGERS),
    create: permit('news:create', MANAGERS),
    edit: permit('news:edit', MANAGERS),
    delete: permit('news:delete', ADMINS),
  },
  menu: {
    group: 'communication',
    order: 10,
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
        order: 20,
      },
    ],
  },
  endpoint: {
    base: 'api/v1/news',
    plural: 'news',
    singular: 'news_item',
    filters: PUBLICATION_FILTERS,
    derived: PUBLICATION_DERIVED,
    searched: PUBLICATION_SEARCHED,
    writable: PUBLICATION_FIELDS,
    scope: { company: 'company_code' },
  },
  codec: publicationCodec,
});
