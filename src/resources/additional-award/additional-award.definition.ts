import { PROMO } from '@/domain/promotion/promotion-permissions';
import { defineResource } from '@/core/resource';
import { ADDITIONAL_AWARD, AWARD_OPTION, GIFT, PROMOTION } from '@/core/resource-names';
import { additionalAwardCodec } from './additional-award.codec';

/**
 * Awards for back-office users on top of a promotion: specification, sections 2 and 5; docs/wire-format.md, sections 3
 * and 4.
 */
export const additionalAward = defineResource({
  name: ADDITIONAL_AWARD,
  representation: '',
  routes: {
    list: '/promotion/edit/:promotion_id/:award_type/additional-award/list',
    create: '/promotion/edit/:promotion_id/:award_type/additional-award/create',
    edit: '/promotion/edit/:promotion_id/:award_type/additional-award/edit/:id',
    show: '/promotion/view/:promotion_id/:award_type/additional-award/view/:id',
  },
  access: {
    list: PROMO.editAwards,
    create: PROMO.edit,
    edit: PROMO.edit,
    show: PROMO.view,
    delete: PROMO.delete,
  },
  pages: [
    {
      name: 'gift-awards',
      route: '/promotion/view/:promotion_id/gift/additional-award/list',
      access: PROMO.view,
      parent: '/promotion/list',
    },
    {
      name: 'reward-awards',
      route: '/promotion/view/:promotion_id/reward/additional-award/list',
      access: PROMO.view,
      parent: '/promotion/list',
    },
  ],
  parents: { promotion_id: PROMOTION },
  references: {
    gift_id: { resource: GIFT, by: 'id', within: ['promotion_id'] },
    award_option_id: { resource: AWARD_OPTION, by: 'id' },
  },
  values: { award_type: ['gift', 'reward'] },
  endpoint: {
    base: 'api/v1/promotargets',
    plural: 'promotargets',
    singular: 'promotarget',
    filters: ['gift_id'],
    searched: [],
    writable: ['promotion_id', 'gift_id', 'award_option_id', 'target_value', 'reward_amount'],
  },
  codec: additionalAwardCodec,
});
