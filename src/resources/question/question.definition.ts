import { ADMINS, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { QUESTION, SURVEY } from '@/core/resource-names';
import { QUESTION_CREATION, QUESTION_KINDS } from '@/core/survey';
import { questionCodec } from './question.codec';

/** The questions of a survey: specification, sections 2 and 3; docs/wire-format.md, sections 3 and 4. */
export const question = defineResource({
  name: QUESTION,
  representation: '{text}',
  routes: {
    list: '/survey/:survey_id/question/list',
    create: '/survey/:survey_id/question/create',
    edit: '/survey/:survey_id/question/edit/:id',
  },
  access: {
    list: permit('question:list', ADMINS),
    create: QUESTION_CREATION,
    edit: permit('question:edit', ADMINS),
    delete: permit('question:delete', ADMINS),
  },
  parents: { survey_id: SURVEY },
  values: { kind: QUESTION_KINDS },
  endpoint: {
    base: 'api/v1/surveys/{survey_id}/questions',
    plural: 'questions',
    singular: 'question',
    filters: [],
    searched: ['text'],
    writable: ['text', 'kind', 'options', 'required', 'position'],
  },
  codec: questionCodec,
});
