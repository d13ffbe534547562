import type { Row } from '../../../fixtures/database/store';
import { LIST, type EntityTable } from '../entity-table';
import { ADMIN } from '../roles';
import { nameRules } from '../rule-rows';

const BODY = ['group_name', 'customers'] as const;

export const table: EntityTable = {
  collection: 'groups',
  views: [
    { view: 'list', address: '/group/list', access: 'group:list' },
    { view: 'create', address: '/group/create', access: 'group:create' },
    { view: 'edit', address: '/group/edit/{group_id}', access: 'group:edit' },
    { view: 'delete', access: 'group:delete' },
  ],
  menu: { group: 'users', place: 4, roles: ADMIN },
  permissions: { group: { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/groups',
      roles: ADMIN,
      query: LIST,
      filter: { company_code: 'AURORA' },
      answer: ['data.groups.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/groups/{id}',
      roles: ADMIN,
      answer: ['data.group.customers.0'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/groups',
      roles: ADMIN,
      // Chosen in the form, and not sent.
      data: { company_code: 'AURORA' },
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/groups/{id}/update',
      roles: ADMIN,
      data: { group_name: 'Altro gruppo' },
      body: ['group_code', ...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/groups/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  payload: (_code, rows) => ({
    group_name: 'Nuovo gruppo',
    customers: customersOf('AURORA', rows('customers'))
      .slice(0, 3)
      .map(({ _id }) => _id),
  }),
  // `a`, `b`, `c`, `d` are four customers of the company.
  rules: [
    ...nameRules('group_name'),
    ['customers', 'missing', undefined, 'threeCustomers'],
    ['customers', 'none', [], 'threeCustomers'],
    ['customers', '2', ['a', 'b'], 'threeCustomers'],
    ['customers', '3', ['a', 'b', 'c'], null],
    ['customers', '4', ['a', 'b', 'c', 'd'], null],
    ['customers', '3, one of them twice', ['a', 'b', 'b'], 'distinct'],
  ],
  asSent: (value, rows) =>
    Array.isArray(value)
      ? value.map((letter) => customersOf('AURORA', rows('customers'))['abcd'.indexOf(letter)]?._id)
      : value,
};

/** Customers of one company alone. */
export const customersOf = (company: string, customers: readonly Row[]): Row[] =>
  customers.filter(({ company_code }) => company_code === company);
