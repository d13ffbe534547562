import { ADMINS, ROLES, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { COMPANY, LOCATION } from '@/core/resource-names';
import { locationCodec } from './location.codec';

/** Locations of the companies: specification, sections 2 and 3; other pages look them up by name. */
export const location = defineResource({
  name: LOCATION,
  representation: '{name}',
  codeField: 'code',
  choiceOrder: ['company_code', 'name'],
  routes: {
    list: '/location/list',
    create: '/location/create',
    edit: '/location/edit/:id',
  },
  access: {
    list: permit('location:list', ADMINS, ROLES),
    create: permit('location:create', ADMINS),
    edit: permit('location:edit', ADMINS),
    delete: permit('location:delete', ADMINS),
  },
  menu: { group: 'configuration', order: 30, roles: ['admin'] },
  references: {
    company_code: { resource: COMPANY },
  },
  endpoint: {
    base: 'api/v1/locations',
    plural: 'locations',
    singular: 'location',
    filters: ['company_code'],
    searched: ['code', 'name', 'town', 'region', 'address'],
    writable: [
      'code',
      'name',
      'company_code',
      'latitude',
      'longitude',
      'town',
      'region',
      'address',
      'telephone',
      'fax',
      'whatsapp',
      'business_hours',
      'opening',
    ],
    scope: { company: 'company_code', location: 'code' },
  },
  codec: locationCodec,
});
