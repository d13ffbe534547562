import { ROLES } from '@/core/permissions';
import { PROMO } from '@/domain/promotion/promotion-permissions';
import { defineResource } from '@/core/resource';
import { CATEGORY, COMPANY, PROMOTION } from '@/core/resource-names';
import { promotionCodec } from './promotion.codec';

/** Promotions that customers may win: specification, sections 2, 3 and 5; docs/wire-format.md, section 4. */
export const promotion = defineResource({
  name: PROMOTION,
  codeField: 'code',
  representation: '{title}',
  routes: {
    list: '/promotion/list',
    create: '/promotion/create',
    edit: '/promotion/edit/:id/:award_type',
    show: '/promotion/view/:id/:award_type',
  },
  access: {
    list: PROMO.list,
    create: PROMO.create,
    edit: PROMO.edit,
    show: PROMO.view,
    delete: PROMO.delete,
  },
  menu: {
    group: 'promotions',
    order: 10,
    roles: ROLES,
  },
  views: [
    { name: 'active', filter: { status: 'active' }, sort: { field: 'end_date', order: 'ASC' } },
    { name: 'over', filter: { state: 'over' }, sort: { field: 'end_date', order: 'ASC' } },
    {
      name: 'concluded',
      filter: { status: 'concluded' },
      sort: { field: 'end_date', order: 'DESC' },
    },
  ],
  references: {
    'company_quotas.company_code': { resource: COMPANY },
    categories: { resource: CATEGORY, within: ['company_quotas.company_code'] },
  },
  values: {
    award_type: ['gift', 'reward'],
    payout_type: ['upon_delivery', 'final_balance'],
    status: ['active', 'concluded'],
    state: ['scheduled', 'active', 'incomplete', 'over', 'concluded'],
  },
  badges: ['state'],
  calendar: {
    fields: ['start_date', 'end_date'],
    fixed: { status: ['concluded'] },
  },
  endpoint: {
    base: 'api/v1/promotions',
    plural: 'promotions',
    singular: 'promotion',
    filters: ['company_code', 'status', 'award_type'],
    derived: ['state'],
    searched: ['code', 'title'],
    writable: [
      'code',
      'title',
      'description',
      'start_date',
      'end_date',
      'image',
      'award_type',
      'payout_type',
      'max_per_client',
      'company_quotas',
      'recipients',
      'categories',
      'status',
    ],
    scope: { company: 'company_code' },
  },
  codec: promotionCodec,
});
