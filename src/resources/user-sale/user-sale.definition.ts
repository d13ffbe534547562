import { ADMINS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { BO_USER, COMPANY, CUSTOMER, USER_SALE } from '@/core/resource-names';

/** User sales, called orders on the wire; imported, and marked as processed here: specification, sections 2 to 4. */
export const userSale = defineResource({
  name: USER_SALE,
  representation: '{code} · {customer_name}',
  codeField: 'code',
  routes: { list: '/user-sale/list', show: '/user-sale/view/:id' },
  access: { list: permit('user-sales:list', ADMINS), show: permit('user-sales:view', ADMINS) },
  menu: { group: 'sales', order: 10, roles: ['admin'] },
  views: [
    {
      name: 'unprocessed',
      filter: { status: 'unprocessed' },
      sort: { field: 'date', order: 'ASC' },
    },
    { name: 'processed', filter: { status: 'processed' }, sort: { field: 'date', order: 'DESC' } },
    { name: 'all', sort: { field: 'date', order: 'DESC' } },
  ],
  dashboard: {
    queue: [
      {
        name: 'unprocessed',
        filter: { status: 'unprocessed' },
        since: 'date',
        tone: 'warning',
        order: 5,
      },
    ],
  },
  references: {
    company_code: { resource: COMPANY },
    agent_code: { resource: BO_USER, role: 'agent', within: ['company_code'] },
    customer_code: { resource: CUSTOMER, within: ['company_code', 'agent_code'] },
  },
  values: { status: ['unprocessed', 'processed'] },
  badges: ['status'],
  endpoint: {
    base: 'api/v1/orders',
    plural: 'orders',
    singular: 'order',
    calls: { list: true, one: true, update: true },
    filters: ['company_code', 'agent_code', 'customer_code', 'status'],
    searched: ['code', 'customer_code', 'customer_name'],
    writable: ['status'],
    scope: { company: 'company_code', agent: 'agent_code' },
  },
});
