import { ADMINS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { COMPANY, CUSTOMER, GROUP } from '@/core/resource-names';
import { groupCodec } from './group.codec';

/** Groups of customers: specification, sections 3, 5 and 7. The server makes a new group's code. */
export const group = defineResource({
  name: GROUP,
  representation: '{group_name}',
  codeField: 'group_code',
  choiceOrder: ['group_name'],
  routes: {
    list: '/group/list',
    create: '/group/create',
    edit: '/group/edit/:id',
  },
  access: {
    list: permit('group:list', ADMINS),
    create: permit('group:create', ADMINS),
    edit: permit('group:edit', ADMINS),
    delete: permit('group:delete', ADMINS),
  },
  menu: { group: 'users', order: 30, roles: ['admin'] },
  dashboard: { figure: { order: 30 } },
  references: {
    company_code: { resource: COMPANY },
    customers: { resource: CUSTOMER, by: 'id', within: ['company_code'] },
  },
  endpoint: {
    base: 'api/v1/groups',
    plural: 'groups',
    singular: 'group',
    filters: ['company_code'],
    derived: ['customers'],
    searched: ['group_code', 'group_name'],
    writable: ['group_code', 'group_name', 'customers'],
    scope: { company: 'company_code' },
  },
  codec: groupCodec,
});
