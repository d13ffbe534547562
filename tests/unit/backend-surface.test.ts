import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@/kit/record/record.messages';
import { isBackendPath } from '../../fixtures/server/paths';
import { idOf, openScene, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** A raw call: `fetch` sends no TRACE. */
const raw = (method: string, path: string, headers = {}) =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const call = request(scene.url + path, { method, headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      });
      call.on('error', reject).end();
    },
  );

/** The heading of a missing record: the console leaves out a line that only repeats it. */
const MISSING = {
  it: messages.it.form.problem.not_found,
  en: messages.en.form.problem.not_found,
};

describe('the surface', () => {
  it.each([
    '/',
    '/db',
    '/bousers',
    '/sessions',
    '/api/v1',
    '/api/v1/sessions',
    '/api/v1/outbox',
    '/api/v1/files',
    '/api/v1/reset_tokens',
    '/api/v1/companies/',
    '/API/v1/companies',
    '/__rules',
  ])('of %s is closed', async (path) => {
    const { status, json } = await scene.call('admin', path);
    expect([status, json.errors.length]).toEqual([404, 1]);
  });

  it('survives an address that is none', async () => {
    const { status, json } = await scene.call('admin', '/api/v1/customers/%E0%A4%A');
    expect([status, json.errors.length]).toEqual([400, 1]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'HEAD', 'TRACE', 'OPTIONS'])('takes no %s', async (method) => {
    await scene.call('admin', '/me');
    const { status, headers } = await raw(
      method,
      `/api/v1/companies/${idOf(scene.store, 'companies', 'C3')}/delete`,
    );
    expect(status).toBe(405);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(idOf(scene.store, 'companies', 'C3')).toBeTruthy();
  });

  it('overrides no method, and deletes nothing without a token', async () => {
    const gone = `/api/v1/companies/${idOf(scene.store, 'companies', 'C3')}`;
    const override = await scene.call(
      'admin',
      gone,
      {},
      { headers: { 'x-http-method-override': 'DELETE' } },
    );
    expect(override.status).toBe(404);
    expect((await scene.call('', `${gone}/delete`)).status).toBe(401);
    expect((await scene.call('', `${gone}/delete?access_token=x`)).status).toBe(401);
    expect((await scene.call('admin', gone)).status).toBe(200);
  });

  it('says on everything that nobody may keep or guess it', async () => {
    for (const path of ['/me', '/api/v1/companies', '/nothing', '/outbox']) {
      const { headers } = await scene.call('admin', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it.each(['/api/v1/customers', '/accesslog', '/accesslist/csv'])(
    'sends what is long compressed to whoever takes it: %s',
    async (path) => {
      for (const [accepted, encoding] of [
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const init = { headers: { 'accept-encoding': accepted } };
        const { status, headers, text } = await scene.call('admin', path, undefined, init);
        expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
        expect(headers.get('vary')).toContain('Accept-Encoding');
        expect(text).toContain('K8');
      }
    },
  );

  it.each([
    ['{"a":', 400],
    ['[]', 400],
    ['"text"', 400],
    [JSON.stringify({ logo: 'x'.repeat(15.1 * 1024 * 1024) }), 413],
  ])('refuses a body such as %.9s', async (body, expected) => {
    const { status, json } = await scene.call('admin', '/api/v1/companies', body);
    expect([status, json.errors.length]).toEqual([expected, 1]);
  });

  it('refuses a form for JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await scene.call('admin', '/api/v1/companies', 'company_code=C9', {
      headers,
    });
    expect(status).toBe(400);
  });

  it.each([
    [undefined, MISSING.it, 'Campo obbligatorio', 'Creato con successo'],
    ['en', MISSING.en, 'Required field', 'Created successfully'],
    ['en-GB,en;q=0.9', MISSING.en, 'Required field', 'Created successfully'],
    ['de', MISSING.it, 'Campo obbligatorio', 'Creato con successo'],
  ])('answers in the language it is asked for (%s)', async (language, missing, rule, made) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    const ask = async (path: string, body?: unknown) =>
      (await scene.call('admin', path, body, { headers })).json;
    const category = {
      category_name: 'Bar',
      company_code: 'C1',
      category_code: `L-${String(language).slice(0, 5)}`,
    };
    expect([
      (await ask('/api/v1/companies/000000000000000000000000')).errors,
      (await ask('/api/v1/categories', { ...category, company_code: '' })).errors,
      (await ask('/api/v1/categories', category)).message,
    ]).toEqual([[missing], [{ field: 'company_code', message: rule }], made]);
  });

  it('answers in English with what the sentence is about', async () => {
    const en = { headers: { 'accept-language': 'en' } };
    const lines = async (path: string, body?: unknown) => {
      const { json } = await scene.call('admin', path, body, en);
      return (
        json.message ??
        json.errors
          .map((item: string | { message: string }) =>
            typeof item === 'string' ? item : item.message,
          )
          .join()
      );
    };
    const form = new FormData();
    form.append('file', new Blob(['title\nx']), 'file.csv');
    const guess = { code: 'x', password: 'Nuova-5678' };
    for (let at = 0; at < 10; at += 1)
      await lines('/bouser/reset/password?forget_password_token=x', guess);
    expect([
      await lines('/api/v1/companies?page=0'),
      await lines('/api/v1/companies?page=1&page=2'),
      await lines('/api/v1/file/uploadCompany', form),
      await lines(`/api/v1/companies/${idOf(scene.store, 'companies', 'C1')}/delete`),
      await lines('/api/v1/categories', {
        category_name: 'Bars',
        company_code: 'NOBODY',
        category_code: 'EN-1',
      }),
      await lines('/bouser/forget/password', { email: 'agent@x.it' }),
      await lines('/bouser/reset/password?forget_password_token=x', guess),
    ]).toEqual([
      'page must be a whole number from 1 to 9,007,199,254,740,991',
      'The parameter page must have a single value',
      'The column company_code is missing',
      expect.stringMatching(
        /^The company can’t be deleted: it’s linked to \d+ [a-z-]+( [a-z-]+)*, \d+ [a-z-]+( [a-z-]+)* and \d+ other types$/,
      ),
      'The company NOBODY doesn’t exist',
      'We sent instructions to agent@x.it',
      expect.stringMatching(/^Too many attempts: try again in \d+ seconds\.$/),
    ]);
  });

  it('opens to the one origin it is given, and to no other', async () => {
    const open = await openScene({ allowedOrigin: 'https://console.test' });
    const ask = (origin: string) =>
      fetch(`${open.url}/api/v1/companies`, { method: 'OPTIONS', headers: { origin } });
    const allowed = await ask('https://console.test');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://console.test');
    expect(allowed.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Accept, Accept-Language',
    );
    const other = await ask('https://evil.test');
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    await open.close();
  });

  it.each([
    ['/api/v1/companies', true],
    ['/bouser/login', true],
    ['/me', true],
    ['/accesslist/csv', true],
    ['/outbox.json', true],
    ['/api/v2/x', false],
    ['/api/v1', false],
    ['/mean', false],
    ['/registers', false],
    ['/bousers', false],
    ['/outbox.txt', false],
    ['/', false],
  ])('%s is the backend: %s', (path, expected) => expect(isBackendPath(path)).toBe(expected));
});
