import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, openScene, pathOf, refusal, type Scene } from '../support/backend-scene';
import { pngOf } from '../support/pictures';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const company = (more: Record<string, unknown> = {}) => ({
  company_code: 'C9',
  company_name: '  Nuova  ',
  description: 'Una nuova società',
  logo: pngOf(400, 120),
  logo_square: pngOf(256, 256),
  header_image: 'https://example.com/header.png',
  ...more,
});

const path = (collection: string, code: string, verb = '') => pathOf(scene, collection, code, verb);

const refused = (who: string, address: string, body?: unknown) =>
  refusal(scene, who, address, body);

describe('companies', () => {
  it('are created, changed and deleted', async () => {
    const created = await scene.call(
      'admin',
      '/api/v1/companies',
      company({ _id: 'mine', evil: 1 }),
    );
    expect(created.status).toBe(201);
    const made = created.json.data.company;
    expect(made).toMatchObject({ company_code: 'C9', company_name: 'Nuova' });
    expect(made._id).toMatch(/^[0-9a-f]{24}$/);
    expect(made).not.toHaveProperty('evil');

    const changed = await scene.call(
      'admin',
      path('companies', 'C9', '/update'),
      company({ company_name: 'Altra', updated_at: made.updated_at }),
    );
    expect(changed.json).toMatchObject({
      message: expect.any(String),
      data: { company: { company_name: 'Altra' } },
    });
    expect(changed.json.data.company.updated_at).not.toBe(made.updated_at);

    const gone = path('companies', 'C9');
    const deleted = await scene.call('admin', `${gone}/delete`);
    expect(deleted.json).toEqual({ message: 'Eliminato con successo' });
    expect((await scene.call('admin', gone)).status).toBe(404);
  });

  it('say in Italian what is wrong, field by field', async () => {
    const { status, json } = await scene.call('admin', '/api/v1/companies', {
      company_code: 'a b',
      company_name: 'ab',
      logo: pngOf(10, 10),
      logo_square: 'x',
    });
    expect(status).toBe(422);
    expect(json.errors).toEqual([
      { field: 'company_code', message: expect.stringContaining('1 a 32 caratteri') },
      { field: 'company_name', message: 'Almeno 3 caratteri' },
      { field: 'description', message: 'Campo obbligatorio' },
      { field: 'logo', message: "Le dimensioni dell'immagine devono essere 400×120" },
      { field: 'logo_square', message: expect.stringContaining('PNG, JPEG o WebP') },
      { field: 'header_image', message: "È richiesta un'immagine" },
    ]);
  });

  it('refuse a known code, a stale edit, and a code that is in use', async () => {
    const stale = company({ company_code: 'C1', updated_at: '2020-01-01T00:00:00.000Z' });
    expect(await refused('admin', '/api/v1/companies', company({ company_code: 'C1' }))).toEqual([
      409,
      'company_code',
    ]);
    expect(await refused('admin', path('companies', 'C1', '/update'), stale)).toEqual([409, '']);
    expect(await refused('admin', path('companies', 'C1', '/update'), company())).toEqual([
      409,
      'company_code',
    ]);
    expect(
      await refused('admin', path('companies', 'C3', '/update'), company({ company_code: 'C2' })),
    ).toEqual([409, 'company_code']);
    expect(await refused('admin', path('companies', 'C1', '/delete'))).toEqual([409, '']);
    const { json } = await scene.call('admin', path('companies', 'C1', '/delete'));
    expect(json.errors[0]).toContain('è collegata a 2 sedi, 5 utenti back-office e 5 clienti');
  });

  it('refuse a stale edit of any version, however fast they follow each other', async () => {
    await scene.close();
    scene = await openScene({ clock: () => new Date('2026-06-01T12:00:00Z') });
    const address = path('companies', 'C3', '/update');
    const save = (version: unknown) =>
      scene.call('admin', address, company({ company_code: 'C3', updated_at: version }));
    const { updated_at: first } = (await save(undefined)).json.data.company;
    const { updated_at: second } = (await save(first)).json.data.company;
    expect((await save(second)).status).toBe(200);
    expect((await save(first)).status).toBe(409);
    expect((await save(second)).status).toBe(409);
  });

  it.each(['company', 'area', 'site', 'agent'])('are not for %s to write', async (who) => {
    expect(await refused(who, '/api/v1/companies', company())).toEqual([403, '']);
    expect(await refused(who, path('companies', 'C1', '/update'), company())).toEqual([403, '']);
    expect(await refused(who, path('companies', 'C3', '/delete'))).toEqual([403, '']);
  });
});

describe('groups', () => {
  const customers = (...codes: string[]) =>
    codes.map((code) => idOf(scene.store, 'customers', code));
  const create = (ids: string[]) => ({
    group_name: 'Gruppo',
    customers: ids,
    group_code: 'MINE',
    company_code: 'C2',
  });

  it('get their code and company from the server', async () => {
    const created = await scene.call(
      'admin',
      '/api/v1/groups',
      create(customers('K1', 'K2', 'K5')),
    );
    expect(created.json.data.group).toMatchObject({ group_code: 'GRP-0001', company_code: 'C1' });
    const update = { ...create(customers('K6', 'K7', 'K8')), group_code: 'GRP-0001' };
    const changed = await scene.call('admin', path('groups', 'GRP-0001', '/update'), update);
    expect(changed.json.data.group).toMatchObject({ group_code: 'GRP-0001', company_code: 'C2' });
    const deleted = await scene.call('admin', path('groups', 'GRP-0001', '/delete'));
    expect(deleted.json.message).toBe('Eliminato con successo');
  });

  it('need three distinct customers of one company', async () => {
    const ids = customers('K1', 'K2', 'K3', 'K6');
    for (const wrong of [
      ids.slice(0, 2),
      [ids[0], ids[0], ids[1]],
      ids,
      [...ids.slice(0, 2), 'zz'],
      'K1',
      null,
    ]) {
      expect(await refused('admin', '/api/v1/groups', create(wrong as string[]))).toEqual([
        422,
        'customers',
      ]);
    }
    expect(await refused('company', '/api/v1/groups', create(ids.slice(0, 3)))).toEqual([403, '']);
  });
});

it('what cannot be written has no address to write to', async () => {
  expect(await refused('admin', '/accesslog', {})).toEqual([404, '']);
  expect(await refused('admin', '/accesslog/x/update', {})).toEqual([404, '']);
  expect(await refused('admin', '/accesslog/x/delete')).toEqual([404, '']);
});
