import { LIST, type EntityTable } from '../../spec/entity-table';
import { ADMIN, MANAGERS } from '../../spec/roles';
import { codeRules, nameRules, optionRules, requiredRules } from '../../spec/rule-rows';

const BODY = ['code', 'title', 'company_code', 'colour'] as const;

export const table: EntityTable = {
  collection: 'gadgets',
  views: [
    { view: 'list', address: '/gadget/list', access: 'gadget:list' },
    { view: 'create', address: '/gadget/create', access: 'gadget:create' },
    { view: 'edit', address: '/gadget/edit/{gadget_id}', access: 'gadget:edit' },
    { view: 'delete', access: 'gadget:delete' },
  ],
  permissions: { gadget: { list: MANAGERS, create: ADMIN, edit: ADMIN } },
  menu: { group: 'configuration', roles: ADMIN },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/gadgets',
      roles: MANAGERS,
      query: LIST,
      filter: { company_code: 'AURORA', colour: 'red' },
      answer: ['data.gadgets', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/gadgets/{id}',
      roles: MANAGERS,
      answer: ['data.gadget.title'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/gadgets',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/gadgets/{id}/update',
      roles: ADMIN,
      data: { title: 'Altro aggeggio' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/gadgets/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  payload: (code) => ({ code, title: 'Nuovo aggeggio', company_code: 'AURORA', colour: 'red' }),
  rules: [
    ...codeRules('code'),
    ...nameRules('title'),
    ...requiredRules('company_code'),
    ...optionRules('colour', ['red', 'blue'], 'green'),
  ],
};
