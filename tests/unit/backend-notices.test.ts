import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table as pushNotices } from '../spec/entities/custom-push-template.spec-table';
import { table as emailTemplates } from '../spec/entities/email-template.spec-table';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';

/** Checks the rules of templates and custom notices that depend on stored records and on the time. */
const NOW = new Date('2026-06-01T12:00:00Z');
let now = NOW;
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend({ clock: () => now });
});
afterAll(() => backend.close());

const TEMPLATES = '/api/v1/notifications/templates';
const NOTICES = '/api/v1/customnotices';

const made = async (path: string, collection: string, payload: object): Promise<string> => {
  expect((await backend.call('admin', path, payload)).status).toBe(201);
  return backend.store.rows(collection).at(-1)?._id ?? '';
};

describe('templates of all channels', () => {
  it.each(['', '?channel=', '?channel=%20email', '?channel=sms'])(
    'are listed by %j for who may list them, and for nobody else',
    async (query) => {
      expect((await backend.call('admin', TEMPLATES + query)).status).toBe(200);
      expect((await backend.call('agent', TEMPLATES + query)).status).toBe(403);
    },
  );
});

describe('placeholders of a template', () => {
  const template = (corps: string) => ({ ...backend.payloadOf(emailTemplates), corps });

  it('are refused where they are unknown, with the nearest known', async () => {
    expect(await backend.refusal(TEMPLATES, template('<p>Ciao {{fistname}}</p>'))).toEqual({
      status: 422,
      errors: [
        {
          field: 'corps',
          message: 'Segnaposto sconosciuto: {{fistname}}. Il più simile è {{firstname}}',
        },
      ],
    });
  });

  it('are all named where several are unknown', async () => {
    expect(
      await backend.refusal(TEMPLATES, template('<p>{{foo}} {{bar}} {{foo}}</p>')),
    ).toMatchObject({
      errors: [{ field: 'corps', message: 'Segnaposto sconosciuti: {{foo}}, {{bar}}' }],
    });
  });

  it('stay where they were stored', async () => {
    const id = await made(TEMPLATES, 'templates', template('<p>Ciao</p>'));
    const row = backend.store.find('templates', id);
    if (row) backend.store.replace('templates', { ...row, corps: '<p>{{nome}}</p>' });
    const update = `${TEMPLATES}/${id}/update`;
    const saved = await backend.call('admin', update, template('<p>Ciao {{nome}}</p>'));
    expect(saved.status).toBe(200);
    const { status } = await backend.refusal(update, template('<p>{{nome}} {{cognome}}</p>'));
    expect(status).toBe(422);
  });
});

describe('a custom notice', () => {
  const notice = (more: object) => ({ ...backend.payloadOf(pushNotices), ...more });
  const statusOf = async (id: string) => {
    const answer = await backend.call('admin', `${NOTICES}/${id}`);
    const { data } = (await answer.json()) as { data: { customnotice: { status: string } } };
    return data.customnotice.status;
  };
  const idsOf = async (status: string) => {
    const answer = await backend.call('admin', `${NOTICES}?status=${status}&pageSize=100`);
    const { data } = (await answer.json()) as { data: { customnotices: { _id: string }[] } };
    return data.customnotices.map(({ _id }) => _id);
  };

  it('is not scheduled for a moment that is over', async () => {
    const { status, errors } = await backend.refusal(
      NOTICES,
      notice({ scheduled_at: '2026-06-01T11:59:00Z' }),
    );
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'scheduled_at']);
    const draft = notice({ scheduled_at: '2026-06-01T11:59:00Z', status: 'draft' });
    expect((await backend.call('admin', NOTICES, draft)).status).toBe(201);
  });

  it('is sent once its moment has come, and changes no more', async () => {
    const scheduled = notice({ scheduled_at: '2026-06-01T13:00:00Z' });
    const id = await made(NOTICES, 'customnotices', scheduled);
    const update = `${NOTICES}/${id}/update`;
    expect(await statusOf(id)).toBe('scheduled');
    expect((await backend.call('admin', update, scheduled)).status).toBe(200);
    now = new Date('2026-06-01T13:00:00Z');
    expect(await statusOf(id)).toBe('sent');
    expect(await idsOf('sent')).toContain(id);
    expect(await idsOf('scheduled')).not.toContain(id);
    expect((await backend.refusal(update, scheduled)).status).toBe(409);
    now = NOW;
  });

  it('names categories of its company, or of any where it names none', async () => {
    const foreign = { categories: ['DAN-ENO'] };
    const { status, errors } = await backend.refusal(NOTICES, notice(foreign));
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'categories']);
    const ofAll = notice({ ...foreign, company_code: '' });
    expect((await backend.call('admin', NOTICES, ofAll)).status).toBe(201);
  });
});
