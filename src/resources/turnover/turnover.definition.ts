import { ROLES, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { BO_USER, COMPANY, CUSTOMER, GROUP, LOCATION, TURNOVER } from '@/core/resource-names';

/** The turnover of customers, a row a month; uploaded, and read-only here. */
export const turnover = defineResource({
  name: TURNOVER,
  representation: '{customer_code} · {month}/{year}',
  routes: { list: '/turnover/list' },
  access: { list: permit('turnover:list', ROLES) },
  menu: {
    group: 'results',
    order: 20,
    roles: ROLES,
  },
  views: [
    {
      name: 'this_year',
      filter: { year: { named: 'this_year' } },
      sort: { field: 'month', order: 'DESC' },
    },
    {
      name: 'last_year',
      filter: { year: { named: 'last_year' } },
      sort: { field: 'month', order: 'DESC' },
    },
    { name: 'all', sort: { field: 'year', order: 'DESC' } },
  ],
  references: {
    company_code: { resource: COMPANY },
    location_code: { resource: LOCATION, within: ['company_code'] },
    agent_code: { resource: BO_USER, role: 'agent', within: ['company_code', 'location_code'] },
    customer_code: {
      resource: CUSTOMER,
      within: ['company_code', 'location_code', 'agent_code'],
    },
    group_code: {
      resource: GROUP,
      isFilterOnly: true,
      within: ['company_code'],
    },
  },
  endpoint: {
    base: 'api/v1/turnovers',
    plural: 'turnovers',
    singular: 'turnover',
    calls: { list: true, one: true },
    filters: [
      'company_code',
      'location_code',
      'agent_code',
      'customer_code',
      'group_code',
      'year',
      'month',
    ],
    searched: ['customer_code', 'customer_name'],
    writable: [],
    scope: { company: 'company_code', location: 'location_code', agent: 'agent_code' },
  },
});
