import { LIST, type EntityTable } from '../entity-table';
import { EVERYBODY } from '../roles';

export const table: EntityTable = {
  collection: 'promotions',
  idField: 'code',
  views: [
    {
      view: 'list',
      address: '/promotion-report/company/list',
      access: 'promo:company_report',
    },
    {
      view: 'show',
      address: '/promotion-report/company/{code}',
      access: 'promo:company_report',
    },
  ],
  opens: { status: 'active' },
  menu: { group: 'promotions', place: 16, roles: EVERYBODY },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/promotions/reports',
      roles: EVERYBODY,
      query: LIST,
      filter: {
        company_code: 'AURORA',
        status: 'active',
        from: '2026-01-01',
        to: '2026-12-31',
      },
      answer: ['data.reports', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/promotions/reports/{id}',
      roles: EVERYBODY,
      answer: [
        'data.report.promotion_code',
        'data.report.promotion_title',
        'data.report.company_code',
        'data.report.company_name',
        'data.report.customers',
        'data.report.participants',
        'data.report.target_total',
        'data.report.achieved_total',
        'data.report.awards_earned',
        'data.report.awards_delivered',
        'data.report.payout',
        'data.report.status',
        'data.report.lines',
      ],
    },
  ],
};
