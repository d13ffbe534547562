import { defineResource } from '@/core/resource';

/** Locations of the companies, looked up by name on other pages. */
export const location = defineResource({
  name: 'location',
  representation: '{name}',
  codeField: 'code',
  routes: {},
  access: {},
  endpoint: {
    base: 'api/v1/locations',
    plural: 'locations',
    singular: 'location',
    verbs: ['list', 'one'],
    openRead: true,
    filters: ['company_code'],
    searched: ['code', 'name', 'town'],
    unique: ['code'],
    writable: [],
    scope: { company: 'company_code', location: 'code' },
  },
});
