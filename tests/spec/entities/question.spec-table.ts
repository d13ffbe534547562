import { LIST, type EntityTable } from '../entity-table';
import { ADMIN } from '../roles';
import { nameRules, optionRules } from '../rule-rows';

const BODY = ['text', 'kind', 'options', 'required'] as const;

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Opzione ${at + 1}`);

export const table: EntityTable = {
  collection: 'questions',
  parents: { survey_id: 'surveys' },
  views: [
    { view: 'list', address: '/survey/{survey_id}/question/list', access: 'question:list' },
    { view: 'create', address: '/survey/{survey_id}/question/create', access: 'question:create' },
    {
      view: 'edit',
      address: '/survey/{survey_id}/question/edit/{question_id}',
      access: 'question:edit',
    },
    { view: 'delete', access: 'question:delete' },
  ],
  permissions: { question: { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/surveys/{survey_id}/questions',
      roles: ADMIN,
      query: LIST,
      answer: ['data.questions.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/surveys/{survey_id}/questions/{id}',
      roles: ADMIN,
      answer: ['data.question.text', 'data.question.position'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/surveys/{survey_id}/questions',
      roles: ADMIN,
      body: BODY,
      answer: ['message', 'data.question.position'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/surveys/{survey_id}/questions/{id}/update',
      roles: ADMIN,
      data: { text: 'Un’altra domanda?' },
      body: [...BODY, 'position', 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/surveys/{survey_id}/questions/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // Without the place that the console or the server gives it.
  payload: () => ({
    text: 'Come valuti le consegne?',
    kind: 'single_select',
    options: ['Bene', 'Male'],
    required: true,
  }),
  rules: [
    ...nameRules('text'),
    ...optionRules('kind', ['single_select', 'multi_select'], 'yes_no'),
    ['options', 'none', [], 'options'],
    ['options', 'left out', undefined, 'options'],
    ['options', 'one', numbered(1), 'options'],
    ['options', 'two', numbered(2), null],
    ['options', 'twenty', numbered(20), null],
    ['options', 'twenty-one', numbered(21), 'options'],
    ['options', 'no list', 'Bene', 'invalid'],
    ['options.1', 'an empty one', ['Bene', ''], 'required'],
    ['options.1', 'twice the same', ['Bene', 'Bene'], 'distinct'],
    ['options.1', 'twice the same but for spaces', ['Bene', ' Bene '], 'distinct'],
    ['options.1', 'the same in lower case', ['Bene', 'bene'], null],
    ['required', 'left out', undefined, null],
    ['required', 'yes', true, null],
    ['required', 'a word', 'sì', 'invalid'],
    ['position', 'left out', undefined, null],
    ['position', 'a place', 7, null],
    ['position', 'half a place', 1.5, 'invalid'],
  ],
};
