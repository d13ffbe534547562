import { MANAGERS } from '@/core/permissions';
import { CATEGORY, COMPANY } from '@/core/resource-names';
import { publicationAccess } from './publication-access';

export const PUBLICATION_FIELDS = [
  'title',
  'corps',
  'image',
  'link',
  'company_code',
  'recipients',
  'categories',
  'publication_date',
  'published',
  'visible',
] as const;

/** Searched plain-text fields: the body is HTML. */
export const PUBLICATION_SEARCHED = ['title', 'company_code'] as const;

const NEWEST_FIRST = { field: 'publication_date', order: 'DESC' } as const;

/**
 * The shared definition of resources whose records the app shows from a day on to their audience: specification,
 * sections 3 to 5; docs/wire-format.md, sections 3 and 4. `order` is the position in the menu.
 */
export const publicationOf = <const Name extends string>(name: Name, order: number) =>
  ({
    name,
    representation: '{title}',
    routes: { list: `/${name}/list`, create: `/${name}/create`, edit: `/${name}/edit/:id` },
    access: publicationAccess(name),
    menu: {
      group: 'communication',
      order,
      roles: MANAGERS,
    },
    references: {
      company_code: { resource: COMPANY },
      categories: { resource: CATEGORY, within: ['company_code'] },
    },
    values: {
      published: [true, false],
      visible: [true, false],
      state: ['draft', 'scheduled', 'published', 'hidden'],
    },
    badges: ['state'],
    views: [
      { name: 'all', sort: NEWEST_FIRST },
      { name: 'published', filter: { published: 'true' }, sort: NEWEST_FIRST },
      { name: 'drafts', filter: { published: 'false' }, sort: NEWEST_FIRST },
    ],
    calendar: { fields: ['publication_date'] },
    dashboard: {
      queue: [
        {
          name: 'draft',
          filter: { published: 'false' },
          due: 'publication_date',
          tone: 'info',
          order: order + 10,
        },
      ],
    },
  }) as const;

/** The shared part of the endpoints of these resources. Their state is derived from the publication date. */
export const publicationEndpoint = {
  filters: ['company_code', 'published', 'visible'],
  derived: ['state'],
  scope: { company: 'company_code' },
} as const;
