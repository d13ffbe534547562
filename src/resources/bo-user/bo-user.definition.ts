import { ADMINS, MANAGERS, permit } from '@/core/permissions';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { defineResource } from '@/core/resource';
import { BO_USER, COMPANY, LOCATION } from '@/core/resource-names';
import { boUserCodec } from './bo-user.codec';

const EDIT = permit('bouser:edit', MANAGERS);

/** Back-office users: specification, sections 2, 3 and 7. */
export const boUser = defineResource({
  name: BO_USER,
  representation: '{firstname} {surname}',
  codeField: 'code',
  routes: {
    list: '/bo-user/list',
    create: '/bo-user/create',
    edit: '/bo-user/edit/:id',
  },
  access: {
    list: permit('bouser:list', MANAGERS),
    create: permit('bouser:create', MANAGERS),
    edit: EDIT,
    delete: permit('bouser:delete', ADMINS),
  },
  menu: {
    group: 'users',
    order: 10,
    roles: MANAGERS,
  },
  dashboard: {
    figure: { order: 20, part: { name: 'deactivated', filter: { status: 'deactivated' } } },
    queue: [
      {
        name: 'never_logged_in',
        filter: { first_login: 'true', status: 'active' },
        // The wire lacks the day of the invitation; the account is at least as old as its last change.
        since: 'updated_at',
        tone: 'warning',
        order: 20,
      },
    ],
  },
  pages: [
    {
      name: 'bo-user-email',
      route: '/bo-user/edit/:id/email',
      access: EDIT,
      parent: '/bo-user/list',
    },
  ],
  references: {
    company_code: { resource: COMPANY },
    location_code: { resource: LOCATION, within: ['company_code'] },
  },
  values: { status: ACCOUNT_STATUSES },
  badges: ['status'],
  endpoint: {
    base: 'api/v1/bousers',
    plural: 'bousers',
    singular: 'bouser',
    calls: {
      list: true,
      one: true,
      create: 'api/v1/auth/bouser/create',
      update: true,
      delete: true,
      download: { path: 'api/v1/bousers/csv', fileName: 'bousers.csv' },
    },
    filters: ['company_code', 'location_code', 'role', 'status'],
    derived: ['first_login'],
    searched: ['code', 'firstname', 'surname', 'email', 'telephone'],
    writable: [
      'firstname',
      'surname',
      'email',
      'roles',
      'code',
      'company_code',
      'location_code',
      'telephone',
      'status',
    ],
    scope: { company: 'company_code', location: 'location_code', agent: 'code' },
  },
  codec: boUserCodec,
});
