import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import { codeRules, nameRules, optionRules } from '../rule-rows';

const BODY = ['code', 'title', 'scope', 'role'] as const;

export const table: EntityTable = {
  collection: 'awardoptions',
  views: [
    { view: 'list', address: '/promotion/award-option/list', access: 'award-option:list' },
    { view: 'create', address: '/promotion/award-option/create', access: 'award-option:create' },
    {
      view: 'edit',
      address: '/promotion/award-option/edit/{award_id}',
      access: 'award-option:edit',
    },
    { view: 'delete', access: 'award-option:delete' },
  ],
  permissions: { 'award-option': { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/awardoptions',
      roles: EVERYBODY,
      query: LIST,
      filter: { scope: 'overall', role: 'agent' },
      answer: ['data.awardoptions.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/awardoptions/{id}',
      roles: EVERYBODY,
      answer: [
        'data.awardoption.code',
        'data.awardoption.title',
        'data.awardoption.scope',
        'data.awardoption.role',
      ],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/awardoptions',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/awardoptions/{id}/update',
      roles: ADMIN,
      data: { title: 'Altra opzione' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/awardoptions/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  payload: (code) => ({
    code,
    title: 'Nuova opzione premio',
    scope: 'overall',
    role: 'agent',
  }),
  rules: [
    ...codeRules('code'),
    ...nameRules('title'),
    ...optionRules('scope', ['overall', 'company', 'location', 'company_location'], 'group'),
    ...optionRules(
      'role',
      ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'],
      'customer',
    ),
  ],
};
