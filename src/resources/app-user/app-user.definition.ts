import { defineResource } from '@/core/resource';
import { customerCodec } from './app-user.codec';

/** Users of the companion app, called customers on the wire: specification, sections 2 and 3. */
export const appUser = defineResource({
  name: 'app-user',
  representation: '{business_name}',
  codeField: 'code',
  routes: {
    list: '/app-user/list',
    create: '/app-user/create',
    edit: '/app-user/edit/:id',
  },
  access: {
    list: 'app-user:list',
    create: 'app-user:create',
    edit: 'app-user:edit',
    delete: 'app-user:delete',
  },
  menu: {
    group: 'users',
    order: 20,
    roles: ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'],
  },
  figure: { order: 10 },
  queue: [
    { name: 'sync_failure', filter: { sync_status: 'failure' }, tone: 'error', order: 20 },
    { name: 'deactivated', filter: { status: 'deactivated' }, tone: 'info', order: 20 },
  ],
  endpoint: {
    base: 'api/v1/customers',
    plural: 'customers',
    singular: 'customer',
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
    // The synchronisation and the accesses are the server's.
    writable: [
      'code',
      'p_iva',
      'business_name',
      'email',
      'company_code',
      'location_code',
      'agent_code',
      'categories',
      'status',
    ],
    scope: { company: 'company_code', location: 'location_code', agent: 'agent_code' },
  },
  codec: customerCodec,
  dependents: [
    // A backend may tell the customers of a group by their ids or by their codes.
    { resource: 'group', filter: 'customers', by: 'id' },
    { resource: 'group', filter: 'customers' },
    { resource: 'target', filter: 'customer_code' },
    { resource: 'turnover', filter: 'customer_code' },
    { resource: 'user-sale', filter: 'customer_code' },
  ],
});
