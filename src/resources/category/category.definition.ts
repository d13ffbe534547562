import { ADMINS, ROLES, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { CATEGORY, COMPANY } from '@/core/resource-names';

/** Categories of customers: docs/wire-format.md, sections 3 and 4; their permissions are those of user-category. */
export const category = defineResource({
  name: CATEGORY,
  representation: '{category_name}',
  codeField: 'category_code',
  choiceOrder: ['category_name'],
  routes: { list: '/category/list', create: '/category/create' },
  access: {
    list: permit('user-category:list', ADMINS, ROLES),
    create: permit('user-category:create', ADMINS),
    edit: permit('user-category:edit', ADMINS),
    delete: permit('user-category:delete', ADMINS),
  },
  menu: { group: 'configuration', order: 40, roles: ['admin'] },
  references: {
    company_code: { resource: COMPANY },
  },
  endpoint: {
    base: 'api/v1/categories',
    plural: 'categories',
    singular: 'category',
    calls: { list: true, create: true, update: true, delete: true },
    filters: ['company_code'],
    searched: ['category_code', 'category_name'],
    writable: ['category_code', 'category_name', 'company_code'],
    scope: { company: 'company_code' },
  },
});
