import { pngOf } from '../../support/pictures';
import { LIST, type EntityTable } from '../entity-table';
import { ADMIN } from '../roles';
import { colorRules, imageRules, nameRules, requiredRules } from '../rule-rows';

const BODY = [
  'app_name',
  'company_code',
  'logo',
  'primary_color',
  'secondary_color',
  'background_color',
  'text_color',
] as const;

export const table: EntityTable = {
  collection: 'apps',
  views: [
    { view: 'list', address: '/app/list', access: 'app:list' },
    // A drawer over the list, without an address of its own.
    { view: 'create', access: 'app:create' },
    { view: 'edit', access: 'app:edit' },
    { view: 'delete', access: 'app:delete' },
  ],
  menu: { group: 'configuration', place: 20, roles: ADMIN },
  permissions: { app: { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/apps',
      roles: ADMIN,
      query: LIST,
      filter: { company_code: 'AURORA' },
      answer: ['data.apps.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/apps/{id}',
      roles: ADMIN,
      answer: ['data.app.app_name', 'data.app.text_color'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/apps',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/apps/{id}/update',
      roles: ADMIN,
      data: { app_name: 'Altra app' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/apps/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // An app of AURORA.
  payload: () => ({
    app_name: 'Nuova app',
    company_code: 'AURORA',
    logo: pngOf(256, 256),
    primary_color: '#9a3412',
    secondary_color: '#fbbf24',
    background_color: '#ffffff',
    text_color: '#111827',
  }),
  rules: [
    ...nameRules('app_name'),
    ...requiredRules('company_code'),
    ...imageRules('logo', 256, 256, 'squareSize'),
    ...colorRules('primary_color'),
    ...colorRules('secondary_color'),
    ...colorRules('background_color'),
    ...colorRules('text_color'),
    ['text_color', 'hard to read on the background', '#eeeeee', null],
  ],
};
