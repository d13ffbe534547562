import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, PASSWORD, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const resetLink = async (): Promise<string> => {
  await scene.call('', '/bouser/forget/password', { email: 'site@x.it' });
  const token = String(scene.store.rows('outbox').at(-1)?.link).split('/').at(-1);
  return `/bouser/reset/password?forget_password_token=${token}`;
};

const person = { email: 'a@x.it', fullname: 'Ada Rossi', username: 'ada', password: 'x' };
const CALLS: [name: string, address: () => string | Promise<string>, body: object][] = [
  ['login', () => '/bouser/login', { email: 'admin@x.it', password: PASSWORD }],
  ['registration', () => '/register', person],
  ['forgotten password', () => '/bouser/forget/password', { email: 'admin@x.it' }],
  ['reset', resetLink, { code: 'site', password: 'Nuova-5678' }],
];

describe.each(CALLS)('%s', (_, address, body) => {
  const wrongs = Object.entries(body).flatMap(([field, text]) =>
    [[[text]], [text], { toString: text }, {}, 7, true].map((value) => ({ field, value })),
  );

  it.each(wrongs)('refuses $value as $field', async ({ field, value }) => {
    const { status, json } = await scene.call('', await address(), { ...body, [field]: value });
    expect([status, json.errors[0].field]).toEqual([422, field]);
    expect(json).not.toHaveProperty('token');
  });
});

it.each(['forget_password_token[]=x', 'forget_password_token=x&forget_password_token=y'])(
  'the accounts of a link are not listed for %s',
  async (query) => {
    const { status } = await scene.call('', `/api/v1/auth/reset/listaccounts?${query}`);
    expect(status).toBe(400);
  },
);

it.each([
  ['/bouser/update/password', { password: 'Nuova-5678', oldpassword: {} }, 'oldpassword'],
  ['/api/v1/auth/resetaccount', { id: { toString: 1 }, email: 'a@x.it' }, 'id'],
])('%s expects text as well', async (address, body, field) => {
  const { status, json } = await scene.call('admin', address, body);
  expect([status, json.errors[0].field]).toEqual([422, field]);
});
