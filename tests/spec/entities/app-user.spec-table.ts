import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import { codeRules, emailRules, nameRules, requiredRules } from '../rule-rows';

const BODY = [
  'code',
  'p_iva',
  'business_name',
  'email',
  'company_code',
  'location_code',
  'agent_code',
  'categories',
  'status',
] as const;

export const table: EntityTable = {
  collection: 'customers',
  views: [
    { view: 'list', address: '/app-user/list', access: 'app-user:list' },
    { view: 'create', address: '/app-user/create', access: 'app-user:create' },
    { view: 'edit', address: '/app-user/edit/{appuser_id}', access: 'app-user:edit' },
    { view: 'delete', access: 'app-user:delete' },
  ],
  menu: { group: 'users', place: 3, roles: EVERYBODY },
  permissions: { 'app-user': { list: EVERYBODY, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/customers',
      roles: EVERYBODY,
      query: LIST,
      filter: {
        company_code: 'AURORA',
        location_code: 'AUR-MIL',
        agent_code: 'AGE-001',
        group_code: 'GRP-0001',
        category: 'AUR-BAR',
        status: 'active',
        sync_status: 'success',
      },
      answer: ['data.customers', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/customers/{id}',
      roles: EVERYBODY,
      answer: ['data.customer._id', 'data.customer.accesses_list'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/customers',
      roles: ADMIN,
      // The server's, and not sent.
      data: { sync_status: 'success', accesses_list: [], first_access: null },
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/customers/{id}/update',
      roles: ADMIN,
      data: { business_name: 'Altro cliente' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/customers/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // A customer of AURORA in AUR-MIL, served by the named agent.
  payload: (code) => ({
    code,
    p_iva: '12345670017',
    business_name: 'Nuovo cliente',
    email: 'cliente@example.com',
    company_code: 'AURORA',
    location_code: 'AUR-MIL',
    agent_code: 'AGE-001',
    categories: ['AUR-BAR'],
    status: 'active',
  }),
  rules: [
    ...codeRules('code'),
    ...nameRules('p_iva'),
    ['p_iva', 'a wrong check digit', '12345670018', null],
    ...nameRules('business_name'),
    ...emailRules('email'),
    ...requiredRules('company_code'),
    ...requiredRules('location_code'),
    ...requiredRules('agent_code'),
    ['company_code.0', 'an empty one in a list', [''], 'required'],
    ['location_code.0', 'an empty one in a list', ['  '], 'required'],
    ['agent_code.0', 'an empty one in a list', [null], 'required'],
    ['agent_code', 'none in a list', [], 'required'],
    ['agent_code', 'one in a list', ['AGE-001'], null],
    ['categories', 'left out', undefined, null],
    ['categories', 'null', null, null],
    ['categories', 'none', [], null],
    ['categories', 'two', ['AUR-BAR', 'AUR-HOTEL'], null],
    ['categories', 'one of them twice', ['AUR-BAR', 'AUR-BAR'], 'distinct'],
    ['status', 'left out', undefined, null],
    ['status', 'deactivated', 'deactivated', null],
    ['status', 'unknown', 'asleep', 'required'],
  ],
};

/** The three lists of a customer's company entries, and what is missing in them. */
export const ENTRY_RULES: readonly [
  companies: string | string[],
  locations: string | string[],
  agents: string | string[],
  missing: string[],
][] = [
  ['AURORA', 'AUR-MIL', 'AGE-001', []],
  [['AURORA', 'AURORA'], ['AUR-MIL', 'AUR-MIL'], ['AGE-001', 'AGE-003'], []],
  [['AURORA', 'AURORA'], ['AUR-MIL', 'AUR-MIL'], ['AGE-001'], ['agent_code.1']],
  [['AURORA', 'AURORA'], 'AUR-MIL', 'AGE-001', ['location_code.1', 'agent_code.1']],
  ['AURORA', ['AUR-MIL', 'AUR-MIL'], ['AGE-001', 'AGE-003'], ['company_code.1']],
];
