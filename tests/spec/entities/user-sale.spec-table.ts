import { LIST, type EntityTable } from '../entity-table';
import { ADMIN } from '../roles';
import { optionRules } from '../rule-rows';

export const table: EntityTable = {
  collection: 'orders',
  views: [
    { view: 'list', address: '/user-sale/list', access: 'user-sales:list' },
    { view: 'show', address: '/user-sale/view/{report_id}', access: 'user-sales:view' },
  ],
  opens: { status: 'unprocessed', sortField: 'date' },
  menu: { group: 'sales', place: 18, roles: ADMIN },
  permissions: { 'user-sales': { list: ADMIN, view: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/orders',
      roles: ADMIN,
      query: LIST,
      filter: {
        company_code: 'AURORA',
        agent_code: 'AGE-001',
        customer_code: 'C000001',
        status: 'unprocessed',
      },
      answer: ['data.orders', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/orders/{id}',
      roles: ADMIN,
      answer: [
        'data.order.code',
        'data.order.customer_code',
        'data.order.customer_name',
        'data.order.agent_code',
        'data.order.company_code',
        'data.order.date',
        'data.order.lines.0.sku',
        'data.order.lines.0.description',
        'data.order.lines.0.quantity',
        'data.order.lines.0.amount',
        'data.order.total',
        'data.order.status',
      ],
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/orders/{id}/update',
      roles: ADMIN,
      stored: { status: 'unprocessed' },
      data: { status: 'processed' },
      body: ['status', 'updated_at'],
      answer: ['message'],
    },
  ],
  payload: () => ({ status: 'unprocessed' }),
  rules: optionRules('status', ['unprocessed', 'processed'], 'done'),
};
