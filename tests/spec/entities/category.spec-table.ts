import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import { codeRules, nameRules, requiredRules } from '../rule-rows';

const BODY = ['category_code', 'category_name', 'company_code'] as const;

export const table: EntityTable = {
  collection: 'categories',
  views: [
    { view: 'list', address: '/category/list', access: 'user-category:list' },
    { view: 'create', address: '/category/create', access: 'user-category:create' },
    // The drawer on the list: docs/decisions.md.
    { view: 'edit', access: 'user-category:edit' },
    { view: 'delete', access: 'user-category:delete' },
  ],
  menu: { group: 'configuration', place: 23, roles: ADMIN },
  permissions: { 'user-category': { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/categories',
      roles: EVERYBODY,
      query: LIST,
      filter: { company_code: 'AURORA' },
      answer: ['data.categories.0._id', 'data.total_rows'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/categories',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/categories/{id}/update',
      roles: ADMIN,
      data: { category_name: 'Altra categoria' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/categories/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  payload: (code) => ({
    category_code: code,
    category_name: 'Nuova categoria',
    company_code: 'AURORA',
  }),
  rules: [
    ...codeRules('category_code'),
    ...nameRules('category_name'),
    ...requiredRules('company_code'),
  ],
};
