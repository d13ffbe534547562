import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import { amountRules, requiredRules, text } from '../rule-rows';

const BODY = [
  'promotion_id',
  'gift_id',
  'award_option_id',
  'target_value',
  'reward_amount',
] as const;

const values = { award_type: ['gift', 'reward'] } as const;
const ROOT = '/promotion/edit/{promotion_id}/{award_type}/additional-award';

export const table: EntityTable = {
  collection: 'promotargets',
  parents: { promotion_id: 'promotions' },
  views: [
    { view: 'list', address: `${ROOT}/list`, access: 'promo:edit', values },
    { view: 'create', address: `${ROOT}/create`, access: 'promo:edit', values },
    { view: 'edit', address: `${ROOT}/edit/{award_id}`, access: 'promo:edit', values },
    {
      view: 'show',
      address: '/promotion/view/{promotion_id}/{award_type}/additional-award/view/{award_id}',
      access: 'promo:view',
      values,
    },
    { view: 'delete', access: 'promo:delete' },
  ],
  pages: [
    {
      address: '/promotion/view/{promotion_id}/gift/additional-award/list',
      access: 'promo:view',
    },
    {
      address: '/promotion/view/{promotion_id}/reward/additional-award/list',
      access: 'promo:view',
    },
  ],
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/promotargets',
      roles: EVERYBODY,
      query: [...LIST, 'promotion_id'],
      filter: { gift_id: '000000000000000000000000' },
      answer: ['data.promotargets', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/promotargets/{id}',
      roles: EVERYBODY,
      answer: [
        'data.promotarget.promotion_id',
        'data.promotarget.gift_id',
        'data.promotarget.award_option_id',
        'data.promotarget.target_value',
        'data.promotarget.reward_amount',
      ],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/promotargets',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/promotargets/{id}/update',
      roles: ADMIN,
      data: { reward_amount: 300 },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/promotargets/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // On the gift of the first additional award there is.
  payload: (_code, rows) => ({
    promotion_id: rows('promotargets')[0]?.promotion_id ?? 'P',
    gift_id: rows('promotargets')[0]?.gift_id ?? 'G',
    award_option_id: rows('awardoptions')[0]?._id ?? 'O',
    target_value: 20_000,
    reward_amount: 250,
  }),
  rules: [
    ...requiredRules('promotion_id'),
    ['gift_id', '10001 characters', text(10_001), 'tooLong'],
    ...requiredRules('award_option_id'),
    ...amountRules('target_value'),
    ...amountRules('reward_amount'),
  ],
};
