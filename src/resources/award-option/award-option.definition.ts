import { ADMINS, ROLES, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { AWARD_OPTION } from '@/core/resource-names';

/** The options of additional awards: specification, sections 2 and 3; docs/wire-format.md, section 4. */
export const awardOption = defineResource({
  name: AWARD_OPTION,
  representation: '{title}',
  codeField: 'code',
  routes: {
    list: '/promotion/award-option/list',
    create: '/promotion/award-option/create',
    edit: '/promotion/award-option/edit/:id',
  },
  access: {
    list: permit('award-option:list', ADMINS, ROLES),
    create: permit('award-option:create', ADMINS),
    edit: permit('award-option:edit', ADMINS),
    delete: permit('award-option:delete', ADMINS),
  },
  values: {
    scope: ['overall', 'company', 'location', 'company_location'],
    role: ROLES,
  },
  endpoint: {
    base: 'api/v1/awardoptions',
    plural: 'awardoptions',
    singular: 'awardoption',
    filters: ['scope', 'role'],
    searched: ['code', 'title'],
    writable: ['code', 'title', 'scope', 'role'],
  },
});
