import { defineResource } from '@/core/resource';
import { promotionCodec } from './promotion.codec';

/** What customers may win, and until when; only read here: specification, sections 2 and 3. */
export const promotion = defineResource({
  name: 'promotion',
  codeField: 'code',
  representation: '{title}',
  routes: { list: '/promotion/list', show: '/promotion/view/:id/:award_type' },
  access: { list: 'promo:list', show: 'promo:view' },
  menu: {
    group: 'promotions',
    order: 10,
    roles: ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'],
  },
  references: {
    'company_quotas.company_code': { resource: 'company', filter: 'company_code' },
    categories: { resource: 'category', within: ['company_quotas.company_code'] },
  },
  values: {
    award_type: ['gift', 'reward'],
    payout_type: ['upon_delivery', 'final_balance'],
    status: ['active', 'concluded'],
  },
  tones: { status: { active: 'success' } },
  endpoint: {
    base: 'api/v1/promotions',
    plural: 'promotions',
    singular: 'promotion',
    verbs: ['list', 'one'],
    filters: ['company_code', 'status', 'award_type'],
    searched: ['code', 'title'],
    writable: [],
    scope: { company: 'company_code' },
  },
  codec: promotionCodec,
});
