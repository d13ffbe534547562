import type { ListView } from '@/core/list-views';
import type { Reference, Tone } from '@/core/resource';

/**
 * The shared definition of resources whose records the app shows from a day on to their audience: specification,
 * sections 3 to 5; docs/wire-format.md, sections 3 and 4.
 */
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

export const PUBLICATION_FILTERS = ['company_code', 'published', 'visible'] as const;

/** Searched plain-text fields: the body is HTML. */
export const PUBLICATION_SEARCHED = ['title', 'company_code'] as const;

export const publicationReferences = {
  company_code: { resource: 'company' },
  categories: { resource: 'category', within: ['company_code'] },
} as const satisfies Readonly<Record<string, Reference>>;

export const publicationValues = {
  published: [true, false],
  visible: [true, false],
  state: ['draft', 'scheduled', 'published', 'hidden'],
} as const;

/** Derived by the console from the publication date. */
export const PUBLICATION_DERIVED = ['state'] as const;

export const publicationTones = {
  state: { scheduled: 'info', published: 'success', hidden: 'warning' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Tone>>>>;

const NEWEST_FIRST = { field: 'publication_date', order: 'DESC' } as const;

/** The newest first. */
export const publicationViews: readonly ListView[] = [
  { name: 'all', sort: NEWEST_FIRST },
  { name: 'published', filter: { published: 'true' }, sort: NEWEST_FIRST },
  { name: 'drafts', filter: { published: 'false' }, sort: NEWEST_FIRST },
];
