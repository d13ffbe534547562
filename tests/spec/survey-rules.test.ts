import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { schema } from '@/resources/survey/survey.schema';
import { CATEGORY_RULES, table } from './entities/survey.spec-table';
import { table as questionTable } from './entities/question.spec-table';
import { told } from './schemas';
import { openSeededBackend, type SeededBackend } from './seeded-backend';
import { textsOf } from './sentences.table';

/** Checks what the tables cannot say of surveys, their questions and their answers. */
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const EXPORT = '/api/v1/feedbacks/survey/export';
const surveyWith = (fields: object = {}) => ({ ...backend.payloadOf(table), ...fields });
const questionWith = (fields: object = {}) => ({ ...backend.payloadOf(questionTable), ...fields });
const find = (fields: Record<string, unknown>) =>
  backend.store
    .rows('surveys')
    .find((row) => Object.entries(fields).every(([field, value]) => row[field] === value));
const createDraft = async () => {
  await backend.call('company_manager', '/api/v1/surveys', surveyWith());
  return backend.store.rows('surveys').at(-1)?._id ?? '';
};

describe('the categories of a survey', () => {
  test.each(CATEGORY_RULES)('for %s', async (_who, recipients, refused) => {
    const payload = surveyWith({ recipients: [...recipients], categories: [] });
    const [italian] = refused ? textsOf(refused) : [];
    expect(told(schema, payload, 'it')).toEqual(italian ? { categories: italian } : {});
    const { status } = await backend.call('admin', '/api/v1/surveys', payload);
    expect(status).toBe(italian ? 422 : 201);
  });
});

describe('publishing', () => {
  it('needs a question, which only an admin writes', async () => {
    const id = await createDraft();
    const update = `/api/v1/surveys/${id}/update`;
    const published = surveyWith({ status: 'published' });
    const questions = `/api/v1/surveys/${id}/questions`;
    expect(await backend.refusal('/api/v1/surveys', published)).toMatchObject({ status: 422 });
    expect(await backend.refusal(update, published)).toEqual({
      status: 422,
      errors: [
        {
          field: 'status',
          message: 'Aggiungi almeno una domanda prima di pubblicare il sondaggio',
        },
      ],
    });
    expect((await backend.call('company_manager', questions, questionWith())).status).toBe(403);
    expect((await backend.call('company_manager', questions)).status).toBe(403);
    expect((await backend.call('admin', questions, questionWith())).status).toBe(201);
    expect((await backend.call('company_manager', update, published)).status).toBe(200);
    const answer = await backend.call('company_manager', `/api/v1/surveys/${id}`);
    expect(await answer.json()).toMatchObject({
      data: { survey: { status: 'published', questions_count: 1 } },
    });
  });

  it('takes the questions along when the survey goes', async () => {
    const id = await createDraft();
    await backend.call('admin', `/api/v1/surveys/${id}/questions`, questionWith());
    expect((await backend.call('admin', `/api/v1/surveys/${id}/delete`)).status).toBe(200);
    expect(backend.store.rows('questions').some(({ survey_id }) => survey_id === id)).toBe(false);
  });
});

it('a free text keeps no options', async () => {
  const path = '/api/v1/surveys/{survey_id}/questions';
  await backend.call('admin', path, questionWith({ kind: 'free_text', options: ['Sì', 'No'] }));
  expect(backend.store.rows('questions').at(-1)).toMatchObject({ kind: 'free_text', options: [] });
});

describe('the file of answers', () => {
  it('holds a row an answer, for who may view the survey', async () => {
    const own = find({ company_code: 'AURORA', status: 'closed' });
    for (const role of ['admin', 'company_manager', 'area_manager', 'site_manager'] as const) {
      const answer = await backend.call(role, `${EXPORT}?survey_id=${own?._id}`);
      expect([role, answer.status]).toEqual([role, 200]);
      const [header, ...lines] = (await answer.text()).trim().split('\r\n');
      expect(header).toContain('question_id,question,answer');
      expect(lines.length).toBeGreaterThan(10);
    }
    const agent = await backend.call('agent', `${EXPORT}?survey_id=${own?._id}`);
    expect(agent.status).toBe(403);
  });

  it('is not there for another company’s survey, and for none', async () => {
    const foreign = find({ company_code: 'MONVISO' });
    for (const id of [foreign?._id, 'f'.repeat(24), '']) {
      const answer = await backend.call('company_manager', `${EXPORT}?survey_id=${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});
