import { PROMO } from '@/domain/promotion/promotion-permissions';
import { defineResource } from '@/core/resource';
import { GIFT, PROMOTION } from '@/core/resource-names';
import { giftCodec } from './gift.codec';

/** The gifts of a promotion: specification, sections 2 and 5; docs/wire-format.md, sections 3 and 4. */
export const gift = defineResource({
  name: GIFT,
  representation: '{title}',
  codeField: 'code',
  routes: {
    list: '/promotion/edit/:promotion_id/gift/list',
    create: '/promotion/edit/:promotion_id/gift/create',
    edit: '/promotion/edit/:promotion_id/gift/edit/:id',
    show: '/promotion/view/:promotion_id/gift/:id',
  },
  access: {
    list: PROMO.editAwards,
    create: PROMO.edit,
    edit: PROMO.edit,
    show: PROMO.view,
    delete: PROMO.delete,
  },
  parents: { promotion_id: PROMOTION },
  endpoint: {
    base: 'api/v1/giftpromotions',
    plural: 'gifts',
    singular: 'gift',
    filters: [],
    searched: ['code', 'title'],
    writable: [
      'promotion_id',
      'code',
      'title',
      'description',
      'image',
      'worth',
      'target',
      'free',
      'quantity',
    ],
  },
  codec: giftCodec,
});
