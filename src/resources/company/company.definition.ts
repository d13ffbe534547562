import { ADMINS, ROLES, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';

/** Companies: specification, sections 2, 3 and 7. The list returns all of them, with three fields each. */
export const company = defineResource({
  name: COMPANY,
  representation: '{company_name}',
  codeField: 'company_code',
  choiceOrder: ['company_name'],
  routes: {
    list: '/company/list',
    create: '/company/create',
    edit: '/company/edit/:id',
  },
  access: {
    list: permit('company:list', ADMINS, ROLES),
    create: permit('company:create', ADMINS),
    edit: permit('company:edit', ADMINS),
    delete: permit('company:delete', ADMINS),
  },
  menu: { group: 'configuration', order: 20, roles: ['admin'] },
  dashboard: { figure: { order: 40 } },
  endpoint: {
    base: 'api/v1/companies',
    plural: 'companies',
    singular: 'company',
    filters: [],
    searched: ['company_code', 'company_name'],
    writable: [
      'company_name',
      'company_code',
      'description',
      'logo',
      'logo_square',
      'header_image',
    ],
    scope: { company: 'company_code' },
  },
});
