import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idOf, openScene, PASSWORD, type Scene } from '../support/backend-scene';

const UNCHANGED = {
  field: 'password',
  message: 'La nuova password deve essere diversa da quella attuale',
};

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

it('the current password is no new one', async () => {
  const body = { password: PASSWORD, oldpassword: PASSWORD };
  const { status, json } = await scene.call('agent', '/bouser/update/password', body);
  expect([status, json.errors]).toEqual([422, [UNCHANGED]]);
});

it('nor is the first one, by its change or by the link beside it', async () => {
  const reset = { id: idOf(scene.store, 'bousers', 'agent'), email: 'agent@x.it' };
  const account = scene.store.find('bousers', reset.id)!;
  scene.store.replace('bousers', { ...account, first_login: true });
  await scene.call('company', '/api/v1/auth/resetaccount', reset);
  const mail = scene.store.rows('outbox').at(-1);
  const password = String(mail?.password);

  const { json } = await scene.login('agent@x.it', password);
  const headers = { authorization: `Bearer ${json.token}` };
  const body = { password, oldpassword: password };
  const changed = await scene.call('', '/bouser/update/password', body, { headers });
  expect([changed.status, changed.json.errors]).toEqual([422, [UNCHANGED]]);

  const link = `/bouser/reset/password?forget_password_token=${String(mail?.link).split('/').at(-1)}`;
  const again = await scene.call('', link, { code: 'agent', password });
  expect([again.status, again.json.errors]).toEqual([422, [UNCHANGED]]);
  expect((await scene.call('', link, { code: 'agent', password: 'Nuova-5678' })).status).toBe(200);
});

const deactivate = () => {
  const account = scene.store.find('bousers', idOf(scene.store, 'bousers', 'agent'))!;
  scene.store.replace('bousers', { ...account, status: 'deactivated' });
};

it.each([
  ['select', '', '/bouser/login', { email: 'agent@x.it', password: PASSWORD }],
  ['find', 'agent', '/bouser/update/password', { password: 'Nuova-5678', oldpassword: PASSWORD }],
] as const)(
  'an account that is deactivated after %s was read gets nothing more',
  async (method, who, address, body) => {
    await scene.call('agent', '/me');
    const { [method]: read } = scene.store;
    vi.spyOn(scene.store, method).mockImplementationOnce((...args: unknown[]) => {
      // Once the account was read, and before its password is compared.
      queueMicrotask(deactivate);
      return Reflect.apply(read, undefined, args) as never;
    });
    expect((await scene.call(who, address, body)).status).toBe(401);
    expect((await scene.call('agent', '/me')).status).toBe(401);
  },
);
