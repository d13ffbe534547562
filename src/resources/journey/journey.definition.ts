import { ADMINS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';
import { journeyCodec } from './journey.codec';

/** Trips that customers earn by their targets: specification, sections 2 and 3; docs/wire-format.md, section 4. */
export const journey = defineResource({
  name: 'journey',
  representation: '{title}',
  routes: { list: '/journey/list', create: '/journey/create', edit: '/journey/edit/:id' },
  access: {
    list: permit('journey:list', ADMINS),
    create: permit('journey:create', ADMINS),
    edit: permit('journey:edit', ADMINS),
    delete: permit('journey:delete', ADMINS),
  },
  menu: { group: 'journeys', order: 10, roles: ['admin'] },
  views: [
    { name: 'all', sort: { field: 'active_year', order: 'DESC' } },
    { name: 'this_year', filter: { active_year: { named: 'this_year' } } },
  ],
  references: { company_code: { resource: COMPANY } },
  values: {
    type: ['gold', 'platinum'],
    length: ['short', 'long'],
    state: ['scheduled', 'running', 'over'],
  },
  badges: ['state', 'type'],
  calendar: { fields: ['start_date', 'end_date'] },
  endpoint: {
    base: 'api/v1/journeys',
    plural: 'journeys',
    singular: 'journey',
    filters: ['company_code', 'type', 'active_year'],
    derived: ['state'],
    searched: ['title', 'destination'],
    writable: [
      'title',
      'description',
      'destination',
      'type',
      'length',
      'image',
      'company_code',
      'active_year',
      'target_year',
      'start_date',
      'end_date',
    ],
    scope: { company: 'company_code' },
  },
  codec: journeyCodec,
});
