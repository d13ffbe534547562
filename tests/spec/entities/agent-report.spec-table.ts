import { LIST, type EntityTable } from '../entity-table';
import { EVERYBODY } from '../roles';

export const table: EntityTable = {
  collection: 'promotions',
  views: [{ view: 'list', address: '/promotion-report/agent/list', access: 'promo:agent_report' }],
  menu: { group: 'promotions', place: 17, roles: EVERYBODY },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/promotions/report',
      roles: EVERYBODY,
      query: LIST,
      filter: {
        company_code: 'AURORA',
        agent_code: 'AGE-001',
        promotion_code: 'AUR-P01',
        from: '2026-01-01',
        to: '2026-12-31',
      },
      answer: ['data.reports', 'data.total_rows'],
    },
  ],
};
