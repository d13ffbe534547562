import { PROMO } from '@/domain/promotion/promotion-permissions';
import { defineResource } from '@/core/resource';
import { PROMOTION, REWARD } from '@/core/resource-names';
import { rewardCodec } from './reward.codec';

/** The rewards of a promotion: specification, sections 2, 3 and 5; docs/wire-format.md, sections 3 and 4. */
export const reward = defineResource({
  name: REWARD,
  representation: '',
  routes: { list: '/promotion/edit/:promotion_id/reward/list' },
  access: {
    list: PROMO.editAwards,
    create: PROMO.edit,
    edit: PROMO.edit,
    delete: PROMO.delete,
  },
  parents: { promotion_id: PROMOTION },
  values: { type: ['super_prize', 'money_percent', 'money_fixed'] },
  endpoint: {
    base: 'api/v1/rewardpromotions',
    plural: 'rewards',
    singular: 'reward',
    filters: [],
    searched: ['type', 'prize_title'],
    writable: ['promotion_id', 'type', 'target_value', 'amount', 'percent', 'prize_title'],
  },
  codec: rewardCodec,
});
