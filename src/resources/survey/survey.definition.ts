import { ADMINS, MANAGERS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { CATEGORY, COMPANY, SURVEY } from '@/core/resource-names';
import { surveyCodec } from './survey.codec';

const LATEST_FIRST = { field: 'start_date', order: 'DESC' } as const;

/**
 * Surveys of customers and back-office users: specification, sections 2 and 6; docs/wire-format.md, sections 3 and 4.
 */
export const survey = defineResource({
  name: SURVEY,
  representation: '{title}',
  routes: { list: '/survey/list', create: '/survey/create', edit: '/survey/edit/:id' },
  access: {
    list: permit('survey:list', MANAGERS),
    create: permit('survey:create', MANAGERS),
    edit: permit('survey:edit', MANAGERS),
    show: permit('survey:view', MANAGERS),
    delete: permit('survey:delete', ADMINS),
  },
  menu: {
    group: 'communication',
    order: 30,
    roles: MANAGERS,
  },
  views: [
    { name: 'all', sort: LATEST_FIRST },
    { name: 'published', filter: { status: 'published' }, sort: LATEST_FIRST },
    { name: 'drafts', filter: { status: 'draft' }, sort: LATEST_FIRST },
    { name: 'closed', filter: { status: 'closed' }, sort: LATEST_FIRST },
  ],
  dashboard: {
    queue: [
      {
        name: 'draft',
        filter: { status: 'draft' },
        due: 'start_date',
        tone: 'info',
        order: 40,
      },
    ],
  },
  references: {
    company_code: { resource: COMPANY },
    categories: { resource: CATEGORY, within: ['company_code'] },
  },
  values: {
    status: ['draft', 'published', 'closed'],
    state: ['draft', 'scheduled', 'published', 'over', 'closed'],
  },
  badges: ['state'],
  calendar: {
    fields: ['start_date', 'end_date'],
    fixed: { status: ['closed'] },
  },
  endpoint: {
    base: 'api/v1/surveys',
    plural: 'surveys',
    singular: 'survey',
    filters: ['company_code', 'status'],
    derived: ['state'],
    searched: ['title', 'description'],
    writable: [
      'title',
      'description',
      'company_code',
      'recipients',
      'categories',
      'start_date',
      'end_date',
      'status',
    ],
    scope: { company: 'company_code' },
  },
  codec: surveyCodec,
});
