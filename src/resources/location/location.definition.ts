import { defineResource } from '@/core/resource';
import { locationCodec } from './location.codec';

/** Locations of the companies: specification, sections 2 and 3; looked up by name on other pages. */
export const location = defineResource({
  name: 'location',
  representation: '{name}',
  codeField: 'code',
  routes: {
    list: '/location/list',
    create: '/location/create',
    edit: '/location/edit/:id',
  },
  access: {
    list: 'location:list',
    create: 'location:create',
    edit: 'location:edit',
    delete: 'location:delete',
  },
  menu: { group: 'configuration', order: 30, roles: ['admin'] },
  references: {
    company_code: { resource: 'company' },
  },
  endpoint: {
    base: 'api/v1/locations',
    plural: 'locations',
    singular: 'location',
    openRead: true,
    filters: ['company_code'],
    searched: ['code', 'name', 'town', 'region', 'address'],
    unique: ['code'],
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
