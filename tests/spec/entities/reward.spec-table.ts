import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import {
  amountRules,
  optionalAmountRules,
  optionRules,
  requiredRules,
  text,
  type RuleRow,
} from '../rule-rows';

const BODY = ['promotion_id', 'type', 'target_value', 'amount'] as const;

const percentRules: RuleRow[] = [
  ['percent', 'nothing', 0, 'percent'],
  ['percent', 'less than nothing', -1, 'percent'],
  ['percent', 'a hundredth', 0.01, null],
  ['percent', 'all', 100, null],
  ['percent', 'more than all', 100.01, 'percent'],
  ['percent', 'with a comma', '12,5', null],
  ['percent', 'a word', 'dodici', 'percent'],
];

export const table: EntityTable = {
  collection: 'rewards',
  parents: { promotion_id: 'promotions' },
  views: [
    { view: 'list', address: '/promotion/edit/{promotion_id}/reward/list', access: 'promo:edit' },
    // The drawer on the list: docs/decisions.md.
    { view: 'create', access: 'promo:edit' },
    { view: 'edit', access: 'promo:edit' },
    { view: 'delete', access: 'promo:delete' },
  ],
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/rewardpromotions',
      roles: EVERYBODY,
      query: [...LIST, 'promotion_id'],
      answer: ['data.rewards.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/rewardpromotions/{id}',
      roles: EVERYBODY,
      answer: [
        'data.reward.promotion_id',
        'data.reward.type',
        'data.reward.target_value',
        'data.reward.amount',
        'data.reward.percent',
        'data.reward.prize_title',
      ],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/rewardpromotions',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'create',
      note: 'a percentage',
      method: 'POST',
      path: '/api/v1/rewardpromotions',
      data: { type: 'money_percent', percent: 3 },
      body: ['promotion_id', 'type', 'target_value', 'percent'],
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'create',
      note: 'a super prize',
      method: 'POST',
      path: '/api/v1/rewardpromotions',
      data: { type: 'super_prize', prize_title: 'Viaggio' },
      body: ['promotion_id', 'type', 'target_value', 'prize_title'],
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/rewardpromotions/{id}/update',
      roles: ADMIN,
      data: { target_value: 7_000 },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/rewardpromotions/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // The promotion is that of the first reward.
  payload: (_code, rows) => ({
    promotion_id: rows('rewards')[0]?.promotion_id ?? 'P',
    type: 'money_fixed',
    target_value: 6_000,
    amount: 150,
  }),
  rules: [
    ...requiredRules('promotion_id'),
    ...optionRules('type', ['money_fixed'], 'money'),
    ...amountRules('target_value'),
    ...optionalAmountRules('amount').filter(([, what]) => what !== 'left out'),
    ['amount', 'left out', undefined, 'required'],
    ...percentRules,
    ['prize_title', '10001 characters', text(10_001), 'tooLong'],
  ],
};

/** The field a reward of each type needs, with values of it that are refused and accepted. */
export const REWARD_RULES: readonly (readonly [type: string, field: string, value: unknown])[] = [
  ['super_prize', 'prize_title', 'Viaggio a Lisbona'],
  ['money_percent', 'percent', 0.01],
  ['money_percent', 'percent', 100],
  ['money_fixed', 'amount', 0.01],
];
