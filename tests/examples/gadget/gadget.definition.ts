import { ADMINS, MANAGERS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';

/** The example resource of CONTRIBUTING.md, 'Adding a resource'. A test adds it to a copy of the project. */
export const gadget = defineResource({
  name: 'gadget',
  representation: '{title}',
  codeField: 'code',
  routes: {
    list: '/gadget/list',
    create: '/gadget/create',
    edit: '/gadget/edit/:id',
  },
  access: {
    list: permit('gadget:list', MANAGERS),
    create: permit('gadget:create', ADMINS),
    edit: permit('gadget:edit', ADMINS),
    delete: permit('gadget:delete', ADMINS),
  },
  menu: { group: 'configuration', order: 90, roles: ['admin'] },
  references: { company_code: { resource: COMPANY } },
  values: { colour: ['red', 'blue'] },
  endpoint: {
    base: 'api/v1/gadgets',
    plural: 'gadgets',
    singular: 'gadget',
    filters: ['company_code', 'colour'],
    searched: ['code', 'title'],
    writable: ['code', 'title', 'company_code', 'colour'],
    scope: { company: 'company_code' },
  },
});
