import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, MANAGERS } from '../roles';
import { dayRules, nameRules, optionRules } from '../rule-rows';

const BODY = [
  'title',
  'description',
  'company_code',
  'recipients',
  'categories',
  'start_date',
  'end_date',
  'status',
] as const;

export const table: EntityTable = {
  collection: 'surveys',
  views: [
    { view: 'list', address: '/survey/list', access: 'survey:list' },
    { view: 'create', address: '/survey/create', access: 'survey:create' },
    { view: 'edit', address: '/survey/edit/{survey_id}', access: 'survey:edit' },
    { view: 'show', access: 'survey:view' },
    { view: 'delete', access: 'survey:delete' },
  ],
  opens: { sortField: 'start_date', sortDir: -1 },
  menu: { group: 'communication', place: 7, roles: MANAGERS },
  permissions: { survey: { list: MANAGERS, create: MANAGERS, edit: MANAGERS, view: MANAGERS } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/surveys',
      roles: MANAGERS,
      query: LIST,
      filter: { company_code: 'AURORA', status: 'published' },
      answer: ['data.surveys.0._id', 'data.surveys.0.questions_count', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/surveys/{id}',
      roles: MANAGERS,
      answer: ['data.survey.title', 'data.survey.questions_count'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/surveys',
      roles: MANAGERS,
      body: BODY,
      answer: ['message'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/surveys/{id}/update',
      roles: MANAGERS,
      data: { title: 'Altro sondaggio' },
      body: [...BODY, 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/surveys/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // Without questions: a draft.
  payload: () => ({
    title: 'Come va il servizio?',
    description: 'Tre domande sulle consegne.',
    company_code: 'AURORA',
    recipients: ['agents'],
    categories: [],
    start_date: '2026-12-30',
    end_date: '2027-01-31',
    status: 'draft',
  }),
  rules: [
    ...nameRules('title'),
    ...nameRules('description'),
    ['company_code', 'missing', undefined, 'required'],
    ['company_code', 'empty', '', 'required'],
    ['recipients', 'missing', undefined, 'required'],
    ['recipients', 'none', [], 'required'],
    ['recipients', 'back-office users alone', ['company_users', 'admin'], null],
    ['recipients', 'twice the same', ['agents', 'agents'], 'distinct'],
    ['recipients.0', 'an unknown one', ['agent'], 'required'],
    ['categories', 'left out', undefined, null],
    ['categories', 'one', ['AUR-BAR'], null],
    ['categories', 'twice the same', ['AUR-BAR', 'AUR-BAR'], 'distinct'],
    ...dayRules('start_date').filter(([, , value]) => value !== '2027-01-31'),
    ...dayRules('end_date'),
    ['end_date', 'the day of the start', '2026-12-30', 'afterStart'],
    ['end_date', 'the day after it', '2026-12-31', null],
    ...optionRules('status', ['draft', 'closed'], 'open'),
  ],
};

/** Categories are required where customers are reached. */
export const CATEGORY_RULES = [
  ['customers', ['customers'], 'required'],
  ['everyone', ['everyone'], 'required'],
  ['back-office users', ['agents', 'site_managers'], null],
] as const;
