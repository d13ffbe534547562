import { ROLES } from '@/core/permissions';
import { PROMO } from '@/domain/promotion/promotion-permissions';
import { defineResource } from '@/core/resource';
import { BO_USER, COMPANY, PROMOTION } from '@/core/resource-names';

/** Results of promotions by agent: specification, section 2; docs/wire-format.md, 'report row'. */
export const agentReport = defineResource({
  name: 'agent-report',
  representation: '{agent_name} · {promotion_code}',
  routes: { list: '/promotion-report/agent/list' },
  access: { list: PROMO.agentReport },
  menu: {
    group: 'promotions',
    order: 30,
    roles: ROLES,
  },
  views: [
    { name: 'all' },
    {
      name: 'this_year',
      filter: { from: { named: 'this_year_start' }, to: { named: 'this_year_end' } },
    },
    {
      name: 'last_year',
      filter: { from: { named: 'last_year_start' }, to: { named: 'last_year_end' } },
    },
  ],
  references: {
    company_code: { resource: COMPANY, isFilterOnly: true },
    agent_code: {
      resource: BO_USER,
      role: 'agent',
      isFilterOnly: true,
      within: ['company_code'],
    },
    promotion_code: { resource: PROMOTION, isFilterOnly: true, within: ['company_code'] },
  },
  endpoint: {
    base: 'api/v1/promotions/report',
    plural: 'reports',
    singular: 'report',
    calls: { list: true },
    identifiedBy: ['agent_code', 'promotion_code', 'company_name'],
    filters: ['company_code', 'agent_code', 'promotion_code', 'from', 'to'],
    searched: ['agent_code', 'agent_name', 'promotion_code', 'promotion_title', 'company_name'],
    writable: [],
    scope: { company: 'company_code', agent: 'agent_code' },
  },
});
