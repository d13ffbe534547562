import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, openScene, PASSWORD, type Scene } from '../support/backend-scene';

let scene: Scene;
let now = new Date('2026-05-01T10:00:00Z');
const log: string[] = [];
beforeEach(async () => {
  now = new Date('2026-05-01T10:00:00Z');
  log.length = 0;
  scene = await openScene({
    clock: () => now,
    processLog: (line) => log.push(line),
    basePath: '/console/',
  });
});
afterEach(() => scene.close());

const NEW_PASSWORD = 'Nuova-5678';
const PASSWORD_RULE =
  'La password deve contenere almeno 8 caratteri con almeno: 1 lettera maiuscola 1 lettera minuscola 1 carattere speciale valido (#?!@$%^&*-+._) e 1 numero';

describe('a session', () => {
  it('opens with the right details, and the store holds no token', async () => {
    const { status, json } = await scene.login('ADMIN@x.it ');
    expect(status).toBe(200);
    expect(JSON.stringify(scene.store.rows('sessions'))).not.toContain(json.token);
    const me = await scene.call('admin', '/me');
    expect(me.json.self).toMatchObject({
      code: 'admin',
      roles: ['admin'],
      first_login: false,
      company: [],
    });
    expect(me.text).not.toContain('password');
  });

  it.each([
    ['admin@x.it', 'wrong'],
    ['unknown@x.it', PASSWORD],
    ['', ''],
  ])('does not open for %s with %s', async (email, password) => {
    const { status, json } = await scene.login(email, password);
    expect([status, json.errors]).toEqual([401, ['I dettagli di accesso non sono corretti']]);
  });

  it('ends after a day', async () => {
    expect((await scene.call('admin', '/me')).status).toBe(200);
    now = new Date('2026-05-02T09:59:59Z');
    expect((await scene.call('admin', '/me')).status).toBe(200);
    now = new Date('2026-05-02T10:00:00Z');
    expect((await scene.call('admin', '/me')).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic abc'])(
    'is needed: %j opens nothing',
    async (authorization) => {
      const { status, json } = await scene.call('', '/me', undefined, {
        headers: { authorization },
      });
      expect([status, json.errors.length]).toEqual([401, 1]);
    },
  );

  it('without a role opens the profile and the change of password alone', async () => {
    expect((await scene.call('nobody', '/me')).status).toBe(200);
    for (const path of [
      '/api/v1/companies',
      '/api/v1/customers',
      '/accesslog',
      '/api/v1/bousers/role/agent',
    ]) {
      expect((await scene.call('nobody', path)).status).toBe(403);
    }
    const change = { password: NEW_PASSWORD, oldpassword: PASSWORD };
    expect((await scene.call('nobody', '/bouser/update/password', change)).status).toBe(200);
  });
});

describe('registration', () => {
  const person = { email: 'new@x.it', fullname: 'Ada Maria Rossi', username: 'ada', password: 'x' };

  it('signs in an account without roles', async () => {
    const { json } = await scene.call('', '/register', {
      ...person,
      roles: ['admin'],
      status: 'x',
    });
    const headers = { authorization: `Bearer ${json.accessToken}` };
    const me = await scene.call('', '/me', undefined, { headers });
    expect(me.json.self).toMatchObject({
      code: 'ada',
      firstname: 'Ada',
      surname: 'Maria Rossi',
      roles: [],
      status: 'active',
      first_login: false,
    });
    expect((await scene.call('', '/api/v1/customers', undefined, { headers })).status).toBe(403);
  });

  it('lets an account with the longest address sign in again', async () => {
    const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}it`;
    expect((await scene.call('', '/register', { ...person, email })).status).toBe(201);
    expect((await scene.login(email, person.password)).status).toBe(200);
    const { status, json } = await scene.call('', '/register', { ...person, email });
    expect([status, json.errors[0].field]).toEqual([409, 'email']);
  });

  it('refuses what is missing or taken', async () => {
    const fieldOf = async (more: Record<string, unknown>) => {
      const { status, json } = await scene.call('', '/register', { ...person, ...more });
      return [status, json.errors[0].field];
    };
    expect(await fieldOf({ email: 'x' })).toEqual([422, 'email']);
    expect(await fieldOf({ password: '' })).toEqual([422, 'password']);
    expect(await fieldOf({ fullname: 7 })).toEqual([422, 'fullname']);
    expect(await fieldOf({ email: 'admin@x.it' })).toEqual([409, 'email']);
    expect(await fieldOf({ username: 'admin' })).toEqual([409, 'username']);
  });
});

describe('passwords', () => {
  const change = (who: string, body: unknown) => scene.call(who, '/bouser/update/password', body);

  it('are changed by a user who knows the old one; other sessions end', async () => {
    const elsewhere = (await scene.login('agent@x.it')).json.token;
    const wrong = await change('agent', { password: NEW_PASSWORD, oldpassword: 'no' });
    expect([wrong.status, wrong.json.errors[0]]).toEqual([
      422,
      { field: 'oldpassword', message: 'I dettagli di accesso non sono corretti' },
    ]);
    const weak = await change('agent', { password: 'weak', oldpassword: PASSWORD });
    expect([weak.status, weak.json.errors[0]]).toEqual([
      422,
      { field: 'password', message: PASSWORD_RULE },
    ]);
    const done = await change('agent', { password: NEW_PASSWORD, oldpassword: PASSWORD });
    expect(done.json).toEqual({ message: 'Password cambiata con successo' });
    expect((await scene.call('agent', '/me')).status).toBe(200);
    const headers = { authorization: `Bearer ${elsewhere}` };
    expect((await scene.call('', '/me', undefined, { headers })).status).toBe(401);
    expect((await scene.login('agent@x.it')).status).toBe(401);
    expect((await scene.login('agent@x.it', NEW_PASSWORD)).status).toBe(200);
  });

  const askLink = async (email: string) => {
    await scene.call('', '/bouser/forget/password', { email });
    const { json } = await scene.call('', '/outbox.json');
    return String(json.mails[0].link).split('/').at(-1) ?? '';
  };
  const reset = (token: string, code: string, password = NEW_PASSWORD) =>
    scene.call('', `/bouser/reset/password?forget_password_token=${token}`, { code, password });

  it('are reset through the mail, once, by code', async () => {
    const token = await askLink('site@x.it');
    expect(log[0]).toContain(` ${scene.url}/console/#/auth/password/reset/${token}`);
    const accounts = await scene.call(
      '',
      `/api/v1/auth/reset/listaccounts?forget_password_token=${token}`,
    );
    expect(accounts.json).toEqual({ data: { accounts: ['site'] } });
    expect((await reset(token, 'admin')).json.errors[0].field).toBe('code');
    expect((await reset(token, 'site', 'weak')).json.errors[0].message).toBe(PASSWORD_RULE);
    expect((await reset(token, 'site')).status).toBe(200);
    expect((await scene.login('site@x.it', NEW_PASSWORD)).status).toBe(200);
    expect((await reset(token, 'site')).status).toBe(404);
    const dead = await scene.call(
      '',
      `/api/v1/auth/reset/listaccounts?forget_password_token=${token}`,
    );
    expect(dead.status).toBe(404);
  });

  it.each([
    ['https', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
  ])('are reset by a link with the scheme of the proxy: %s', async (forwarded, scheme) => {
    const headers = {
      'x-forwarded-proto': forwarded,
      'x-forwarded-host': 'evil.example.com',
      'x-forwarded-for': '203.0.113.7',
    };
    await scene.call('', '/bouser/forget/password', { email: 'site@x.it' }, { headers });
    const { json } = await scene.call('', '/outbox.json');
    const host = scene.url.replace('http:', '');
    expect(json.mails[0].link).toMatch(new RegExp(`^${scheme}:${host}/console/#/auth/password/`));
  });

  it('are not reset by an old link, nor one to an address that has changed', async () => {
    const old = await askLink('site@x.it');
    now = new Date('2026-05-03T10:00:00Z');
    expect((await reset(old, 'site')).status).toBe(404);
    const token = await askLink('agent@x.it');
    const moved = { id: idOf(scene.store, 'bousers', 'agent'), email: 'moved@x.it' };
    expect((await scene.call('company', '/api/v1/auth/resetaccount', moved)).status).toBe(200);
    expect((await reset(token, 'agent')).status).toBe(404);
    const { json } = await scene.call('', '/outbox.json');
    expect(json.mails[0].to).toBe('moved@x.it');
    const next = String(json.mails[0].link).split('/').at(-1) ?? '';
    expect((await reset(next, 'agent')).status).toBe(200);
  });

  it('forgotten by an unknown address are not found, unless the answer is to be the same', async () => {
    const unknown = await scene.call('', '/bouser/forget/password', { email: 'who@x.it' });
    expect([unknown.status, unknown.json.errors[0].message]).toEqual([404, 'who@x.it non trovato']);
    const quiet = await openScene({ sameForgetAnswer: true });
    const answers = ['who@x.it', 'site@x.it'].map((email) =>
      quiet.call('', '/bouser/forget/password', { email }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(quiet.store.rows('outbox')).toHaveLength(1);
    await quiet.close();
  });

  it('shows mails as text on a page of its own', async () => {
    scene.store.insert('outbox', {
      _id: 'x',
      to: '<script>alert(1)</script>',
      subject: '"&',
      link: '',
    });
    const { headers, text } = await scene.call('', '/outbox');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script');
  });
});
