import { ADMINS, ROLES, permit } from '@/core/permissions';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { defineResource } from '@/core/resource';
import { BO_USER, CATEGORY, COMPANY, CUSTOMER, GROUP, LOCATION } from '@/core/resource-names';
import { appUserCodec } from './app-user.codec';

/** Users of the companion app, called customers on the wire: specification, sections 2 and 3. */
export const appUser = defineResource({
  name: CUSTOMER,
  representation: '{business_name}',
  codeField: 'code',
  routes: {
    list: '/app-user/list',
    create: '/app-user/create',
    edit: '/app-user/edit/:id',
  },
  access: {
    list: permit('app-user:list', ROLES),
    create: permit('app-user:create', ADMINS),
    edit: permit('app-user:edit', ADMINS),
    delete: permit('app-user:delete', ADMINS),
  },
  opensOn: 'profile',
  menu: {
    group: 'users',
    order: 20,
    roles: ROLES,
  },
  dashboard: {
    figure: { order: 10, part: { name: 'deactivated', filter: { status: 'deactivated' } } },
    queue: [
      {
        name: 'sync_failure',
        filter: { sync_status: 'failure' },
        // The wire lacks the moment of the failure; the last change says since when nobody has corrected the record.
        since: 'updated_at',
        tone: 'error',
        order: 20,
      },
    ],
  },
  references: {
    company_code: { resource: COMPANY, isItemwise: true },
    location_code: { resource: LOCATION, within: ['company_code'], isItemwise: true },
    agent_code: {
      resource: BO_USER,
      role: 'agent',
      within: ['company_code', 'location_code'],
      isItemwise: true,
    },
    group_code: {
      resource: GROUP,
      isFilterOnly: true,
      within: ['company_code'],
    },
    categories: { resource: CATEGORY, within: ['company_code'] },
  },
  values: { status: ACCOUNT_STATUSES, sync_status: ['success', 'failure'] },
  badges: ['status', 'sync_status'],
  views: [
    { name: 'all' },
    { name: 'active', filter: { status: 'active' } },
    { name: 'not_synced', filter: { sync_status: 'failure' } },
  ],
  endpoint: {
    base: 'api/v1/customers',
    plural: 'customers',
    singular: 'customer',
    filters: [
      'company_code',
      'location_code',
      'agent_code',
      'group_code',
      'category',
      'status',
      'sync_status',
    ],
    derived: ['presence'],
    searched: ['code', 'business_name', 'email', 'p_iva'],
    // The server keeps the synchronisation and the accesses.
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
  codec: appUserCodec,
});
