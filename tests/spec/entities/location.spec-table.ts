import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import {
  codeRules,
  nameRules,
  optionalTextRules,
  requiredRules,
  requiredTextRules,
  type RuleRow,
} from '../rule-rows';

const BODY = [
  'code',
  'name',
  'company_code',
  'latitude',
  'longitude',
  'town',
  'region',
  'address',
  'telephone',
  'fax',
  'whatsapp',
  'business_hours',
  'opening',
] as const;

const WITHOUT_POSITION = BODY.filter((key) => key !== 'latitude' && key !== 'longitude');

const degreeRules = (field: 'latitude' | 'longitude', limit: number): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'null', null, null],
  [field, 'zero', 0, null],
  [field, 'the least', -limit, null],
  [field, 'the most', limit, null],
  [field, 'a little less than the least', -limit - 0.00001, field],
  [field, 'a little more than the most', limit + 0.00001, field],
  [field, 'a word', 'nord', field],
];

const MORNING = { day: 0, from: '09:00', to: '13:00' };

const openingRules: RuleRow[] = [
  ['opening', 'left out', undefined, null],
  ['opening', 'no hours', [], null],
  ['opening', 'a whole day but a minute', [{ day: 6, from: '00:00', to: '23:59' }], null],
  ['opening', 'one after the other', [MORNING, { day: 0, from: '13:00', to: '14:00' }], null],
  ['opening', 'the same on two days', [MORNING, { ...MORNING, day: 1 }], null],
  ['opening.0.day', 'an eighth day', [{ ...MORNING, day: 7 }], 'invalid'],
  ['opening.0.day', 'half a day', [{ ...MORNING, day: 0.5 }], 'invalid'],
  ['opening.0', 'ends as it begins', [{ ...MORNING, to: '09:00' }], 'openingOrder'],
  ['opening.0', 'ends before it begins', [{ ...MORNING, to: '08:00' }], 'openingOrder'],
  ['opening.0', 'an hour there is not', [{ ...MORNING, to: '24:00' }], 'time'],
  ['opening.0', 'no time', [{ ...MORNING, from: '' }], 'time'],
  ['opening.0', 'a word', [{ ...MORNING, from: 'alba' }], 'time'],
  ['opening.1', 'overlap', [MORNING, { day: 0, from: '12:59', to: '15:00' }], 'openingOverlap'],
  ['opening.1', 'twice the same', [MORNING, MORNING], 'openingOverlap'],
  [
    'opening.2',
    'one within another, told at the later',
    [MORNING, { ...MORNING, day: 1 }, { day: 0, from: '10:00', to: '11:00' }],
    'openingOverlap',
  ],
];

export const table: EntityTable = {
  collection: 'locations',
  views: [
    { view: 'list', address: '/location/list', access: 'location:list' },
    { view: 'create', address: '/location/create', access: 'location:create' },
    { view: 'edit', address: '/location/edit/{location_id}', access: 'location:edit' },
    { view: 'delete', access: 'location:delete' },
  ],
  menu: { group: 'configuration', place: 22, roles: ADMIN },
  permissions: { location: { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/locations',
      roles: EVERYBODY,
      query: LIST,
      filter: { company_code: 'AURORA' },
      answer: ['data.locations.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/locations/{id}',
      roles: EVERYBODY,
      answer: ['data.location.opening.0.day'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/locations',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'create',
      note: 'without a position',
      method: 'POST',
      path: '/api/v1/locations',
      data: { latitude: null, longitude: null },
      body: WITHOUT_POSITION,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      note: 'that takes the position away',
      method: 'POST',
      path: '/api/v1/locations/{id}/update',
      roles: ADMIN,
      data: { latitude: null, longitude: null },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/locations/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // A location of AURORA with everything a location may have.
  payload: (code) => ({
    code,
    name: 'Nuova sede',
    company_code: 'AURORA',
    latitude: 45.0703,
    longitude: 7.6869,
    town: 'Torino',
    region: 'Piemonte',
    address: 'Via Roma 1, 10121 Torino',
    telephone: '+39 011 1234567',
    fax: '+39 011 1234568',
    whatsapp: '+39 333 1234567',
    business_hours: 'Lunedì mattina',
    opening: [MORNING],
  }),
  rules: [
    ...codeRules('code'),
    ...nameRules('name'),
    ...requiredRules('company_code'),
    ...degreeRules('latitude', 90),
    ...degreeRules('longitude', 180),
    ...requiredTextRules('town'),
    ...requiredTextRules('region'),
    ...requiredTextRules('address'),
    ...optionalTextRules('telephone'),
    ...optionalTextRules('fax'),
    ...optionalTextRules('whatsapp'),
    ...optionalTextRules('business_hours'),
    ...openingRules,
  ],
};
