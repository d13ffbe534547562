import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';

/** Its other addresses, and what hangs below them, are not built yet: `unbuilt.table.ts`. */
export const table: EntityTable = {
  collection: 'promotions',
  views: [
    { view: 'list', address: '/promotion/list', access: 'promo:list' },
    {
      view: 'show',
      address: '/promotion/view/{promotion_id}/{award_type}',
      access: 'promo:view',
      values: { award_type: ['gift', 'reward'] },
    },
  ],
  menu: { group: 'promotions', place: 15, roles: EVERYBODY },
  permissions: {
    promo: {
      list: EVERYBODY,
      view: EVERYBODY,
      company_report: EVERYBODY,
      agent_report: EVERYBODY,
      create: ADMIN,
      edit: ADMIN,
    },
  },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/promotions',
      roles: EVERYBODY,
      query: LIST,
      filter: { company_code: 'AURORA', status: 'active', award_type: 'gift' },
      answer: ['data.promotions', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/promotions/{id}',
      roles: EVERYBODY,
      answer: [
        'data.promotion.code',
        'data.promotion.title',
        'data.promotion.description',
        'data.promotion.start_date',
        'data.promotion.end_date',
        'data.promotion.image',
        'data.promotion.award_type',
        'data.promotion.payout_type',
        'data.promotion.max_per_client',
        'data.promotion.company_quotas.0.company_code',
        'data.promotion.company_quotas.0.quota',
        'data.promotion.recipients',
        'data.promotion.categories',
        'data.promotion.status',
      ],
    },
  ],
};
