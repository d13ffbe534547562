import { pngOf } from '../../support/pictures';
import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';
import { codeRules, imageRules, nameRules } from '../rule-rows';

const BODY = [
  'company_name',
  'company_code',
  'description',
  'logo',
  'logo_square',
  'header_image',
] as const;

export const table: EntityTable = {
  collection: 'companies',
  views: [
    { view: 'list', address: '/company/list', access: 'company:list' },
    { view: 'create', address: '/company/create', access: 'company:create' },
    { view: 'edit', address: '/company/edit/{company_id}', access: 'company:edit' },
    { view: 'delete', access: 'company:delete' },
  ],
  menu: { group: 'configuration', place: 21, roles: ADMIN },
  permissions: { company: { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/companies',
      roles: EVERYBODY,
      query: LIST,
      answer: [
        'data.companies.0._id',
        'data.companies.0.company_code',
        'data.companies.0.company_name',
      ],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/companies/{id}',
      roles: EVERYBODY,
      answer: ['data.company._id'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/companies',
      roles: ADMIN,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/companies/{id}/update',
      roles: ADMIN,
      data: { company_name: 'Altra Azienda' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/companies/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  payload: (code) => ({
    company_code: code,
    company_name: 'Nuova Azienda',
    description: 'Una nuova azienda',
    logo: pngOf(400, 120),
    logo_square: pngOf(256, 256),
    header_image: pngOf(1200, 400),
  }),
  rules: [
    ...codeRules('company_code'),
    ...nameRules('company_name'),
    ...nameRules('description'),
    ...imageRules('logo', 400, 120, 'logoSize'),
    ...imageRules('logo_square', 256, 256, 'squareSize'),
    ...imageRules('header_image', 1200, 400, 'headerSize'),
  ],
};
