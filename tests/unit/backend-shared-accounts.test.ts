import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, openScene, pathOf, refusal, type Scene } from '../support/backend-scene';

let scene: Scene;
const SHARED = {
  code: 'shared',
  firstname: 'Persona',
  surname: 'Condivisa',
  email: 'shared@x.it',
  telephone: '06 1234567',
  roles: ['agent'],
  company_code: ['C1', 'C2'],
  location_code: ['C1-A', 'C2-A'],
};

beforeEach(async () => {
  scene = await openScene();
  await scene.call('admin', '/api/v1/auth/bouser/create', SHARED);
});
afterEach(() => scene.close());

const update = () => pathOf(scene, 'bousers', 'shared', '/update');

describe('an account of two companies', () => {
  it.each([
    ['code', 'mine'],
    ['email', 'mine@x.it'],
    ['status', 'deactivated'],
    ['roles', ['site_manager']],
    ['company_code', ['C2']],
  ])('keeps its %s before a manager of one', async (field, value) => {
    const body = { ...SHARED, [field]: value };
    expect(await refusal(scene, 'company', update(), body)).toEqual([403, field]);
    expect(await refusal(scene, 'site', update(), body)).toEqual([403, field]);
  });

  it('gets no reset link from a manager of one', async () => {
    const mails = scene.store.rows('outbox').length;
    for (const email of ['mine@x.it', SHARED.email]) {
      const reset = { id: idOf(scene.store, 'bousers', 'shared'), email };
      const address = '/api/v1/auth/resetaccount';
      expect(await refusal(scene, 'company', address, reset)).toEqual([403, 'email']);
    }
    expect(scene.store.rows('outbox')).toHaveLength(mails);
  });

  it('takes a name and a telephone from a manager of one, and everything from an admin', async () => {
    const renamed = { ...SHARED, surname: 'Cambiata', telephone: '06 7654321' };
    const { status, json } = await scene.call('company', update(), renamed);
    expect([status, json.data.bouser]).toMatchObject([
      200,
      { surname: 'Cambiata', telephone: '06 7654321' },
    ]);
    const moved = { ...renamed, email: 'moved@x.it', roles: ['site_manager'] };
    expect((await scene.call('admin', update(), moved)).status).toBe(200);
  });
});

it('an account of two locations keeps its e-mail before the manager of one of them', async () => {
  const body = { ...SHARED, code: 'both', company_code: 'C1', location_code: ['C1-A', 'C1-B'] };
  await scene.call('admin', '/api/v1/auth/bouser/create', body);
  const address = pathOf(scene, 'bousers', 'both', '/update');
  const moved = { ...body, email: 'mine@x.it' };
  expect(await refusal(scene, 'site', address, moved)).toEqual([403, 'email']);
  expect((await scene.call('area', address, moved)).status).toBe(200);
});
