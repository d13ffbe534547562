import { ADMINS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { APP, COMPANY } from '@/core/resource-names';

/** The companies' apps: specification, sections 2 and 3; docs/wire-format.md, sections 3 and 4. */
export const app = defineResource({
  name: APP,
  representation: '{app_name}',
  routes: { list: '/app/list' },
  access: {
    list: permit('app:list', ADMINS),
    create: permit('app:create', ADMINS),
    edit: permit('app:edit', ADMINS),
    delete: permit('app:delete', ADMINS),
  },
  menu: { group: 'configuration', order: 10, roles: ['admin'] },
  references: {
    company_code: { resource: COMPANY },
  },
  endpoint: {
    base: 'api/v1/apps',
    plural: 'apps',
    singular: 'app',
    filters: ['company_code'],
    searched: ['app_name', 'company_code'],
    writable: [
      'app_name',
      'company_code',
      'logo',
      'primary_color',
      'secondary_color',
      'background_color',
      'text_color',
    ],
    scope: { company: 'company_code' },
  },
});
