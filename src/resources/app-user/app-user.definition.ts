import { defineResource } from '@/core/resource';

/** Users of the companion app, called customers on the wire: specification, section 3. */
export const appUser = defineResource({
  name: 'app-user',
  representation: '{business_name}',
  codeField: 'code',
  routes: { list: '/app-user/list' },
  access: { list: 'app-user:list' },
  menu: {
    group: 'users',
    order: 20,
    roles: ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'],
  },
  endpoint: {
    base: 'api/v1/customers',
    plural: 'customers',
    singular: 'customer',
    verbs: ['list', 'one'],
    openRead: true,
    filters: [
      'company_code',
      'location_code',
      'agent_code',
      'group_code',
      'category',
      'status',
      'sync_status',
    ],
    searched: ['code', 'business_name', 'email', 'p_iva'],
    unique: ['code'],
    writable: [],
    scope: { company: 'company_code', location: 'location_code', agent: 'agent_code' },
  },
});
