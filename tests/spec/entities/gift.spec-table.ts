import { pngOf } from '../../support/pictures';
import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import {
  amountRules,
  codeRules,
  imageRules,
  nameRules,
  requiredRules,
  type RuleRow,
} from '../rule-rows';

const BODY = [
  'promotion_id',
  'code',
  'title',
  'description',
  'image',
  'worth',
  'target',
  'free',
  'quantity',
] as const;

const quantityRules: RuleRow[] = [
  ['quantity', 'left out', undefined, null],
  ['quantity', 'none', null, null],
  ['quantity', 'one', 1, null],
  ['quantity', 'less than nothing', -1, 'wholeFrom0'],
  ['quantity', 'a half', 1.5, 'wholeFrom0'],
  ['quantity', 'an exponent', '1e9', 'wholeFrom0'],
];

export const table: EntityTable = {
  collection: 'gifts',
  parents: { promotion_id: 'promotions' },
  views: [
    { view: 'list', address: '/promotion/edit/{promotion_id}/gift/list', access: 'promo:edit' },
    { view: 'create', address: '/promotion/edit/{promotion_id}/gift/create', access: 'promo:edit' },
    {
      view: 'edit',
      address: '/promotion/edit/{promotion_id}/gift/edit/{gift_id}',
      access: 'promo:edit',
    },
    {
      view: 'show',
      address: '/promotion/view/{promotion_id}/gift/{gift_id}',
      access: 'promo:view',
    },
    { view: 'delete', access: 'promo:delete' },
  ],
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/giftpromotions',
      roles: EVERYBODY,
      query: [...LIST, 'promotion_id'],
      answer: ['data.gifts.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/giftpromotions/{id}',
      roles: EVERYBODY,
      answer: [
        'data.gift.promotion_id',
        'data.gift.code',
        'data.gift.title',
        'data.gift.description',
        'data.gift.image',
        'data.gift.worth',
        'data.gift.target',
        'data.gift.free',
        'data.gift.quantity',
      ],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/giftpromotions',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/giftpromotions/{id}/update',
      roles: ADMIN,
      data: { title: 'Altro regalo' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/giftpromotions/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // The promotion is that of the first gift.
  payload: (code, rows) => ({
    promotion_id: rows('gifts')[0]?.promotion_id ?? 'P',
    code,
    title: 'Nuovo regalo',
    description: 'Sei tazzine',
    image: pngOf(1200, 675),
    worth: 24.9,
    target: 1_200,
    free: false,
    quantity: 20,
  }),
  rules: [
    ...requiredRules('promotion_id'),
    ...codeRules('code'),
    ...nameRules('title'),
    ...nameRules('description').filter(([, , , refused]) => refused !== 'required'),
    ['description', 'left out', undefined, null],
    ['description', 'empty', '', null],
    ...imageRules('image', 1200, 675, 'pictureSize'),
    ...amountRules('worth'),
    ...amountRules('target'),
    ['free', 'left out', undefined, null],
    ['free', 'a word', 'sì', 'invalid'],
    ...quantityRules,
  ],
};

/** Further needs of a free gift: its worth, its quantity, and the field that is refused. */
export const FREE_RULES: readonly (readonly [
  worth: unknown,
  quantity: unknown,
  refused: Readonly<Record<string, string>>,
])[] = [
  [1.01, 2, {}],
  [1, 2, { worth: 'Inserisci un numero maggiore di 1' }],
  [1.01, 1, { quantity: 'Inserisci un numero intero, da 2 in su' }],
  [1.01, null, { quantity: 'Campo obbligatorio' }],
  [
    0.5,
    0,
    {
      worth: 'Inserisci un numero maggiore di 1',
      quantity: 'Inserisci un numero intero, da 2 in su',
    },
  ],
];
