import { ROLES } from '@/core/permissions';
import { PROMO } from '@/domain/promotion/promotion-permissions';
import { defineResource } from '@/core/resource';
import { COMPANY, COMPANY_REPORT } from '@/core/resource-names';

/**
 * Results of promotions, a row per promotion and company: specification, section 2; docs/wire-format.md, 'report row'.
 * The code in the page's address is the promotion's; `?company_code=` picks one of its companies.
 */
export const companyReport = defineResource({
  name: COMPANY_REPORT,
  representation: '{promotion_title} · {company_name}',
  routes: { list: '/promotion-report/company/list', show: '/promotion-report/company/:id' },
  access: { list: PROMO.companyReport, show: PROMO.companyReport },
  menu: {
    group: 'promotions',
    order: 20,
    roles: ROLES,
  },
  views: [
    { name: 'active', filter: { status: 'active' } },
    { name: 'concluded', filter: { status: 'concluded' } },
  ],
  references: { company_code: { resource: COMPANY, isFilterOnly: true } },
  values: { status: ['active', 'concluded'] },
  badges: ['status'],
  endpoint: {
    base: 'api/v1/promotions/reports',
    plural: 'reports',
    singular: 'report',
    calls: { list: true, one: true },
    identifiedBy: ['promotion_code', 'company_code'],
    filters: ['company_code', 'status', 'from', 'to'],
    searched: ['promotion_code', 'promotion_title', 'company_name'],
    writable: [],
    scope: { company: 'company_code' },
  },
});
