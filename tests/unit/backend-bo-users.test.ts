import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../fixtures/database/store';
import { idOf, openScene, pathOf, refusal, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const bouser = (more: Record<string, unknown> = {}) => ({
  code: 'new',
  firstname: 'Nuovo',
  surname: 'Utente',
  email: 'nuovo@x.it',
  telephone: '06 1234567',
  roles: ['agent'],
  company_code: 'C1',
  location_code: 'C1-A',
  ...more,
});

const path = (collection: string, code: string, verb = '') => pathOf(scene, collection, code, verb);

const refused = (who: string, address: string, body?: unknown) =>
  refusal(scene, who, address, body);

describe('back-office users', () => {
  it('are invited by mail and begin with a first login', async () => {
    const body = bouser({
      _id: 'x',
      password: 'Abc-12345',
      first_login: false,
      status: 'deactivated',
    });
    const { status, json } = await scene.call('company', '/api/v1/auth/bouser/create', body);
    expect(status).toBe(201);
    expect(json.data.bouser).toMatchObject({
      company_code: ['C1'],
      company: [{ company_code: 'C1', company_name: 'Società C1' }],
      locations: [{ code: 'C1-A', location_name: 'Sede C1-A', company_code: 'C1' }],
      first_login: true,
      status: 'active',
    });
    expect((await scene.login('nuovo@x.it', 'Abc-12345')).status).toBe(401);
    expect(scene.store.rows('outbox')).toMatchObject([
      { to: 'nuovo@x.it', link: expect.stringContaining('/#/auth/password/reset/') },
    ]);
  });

  it('find a first password in the mail, which leads to nothing but its change', async () => {
    await scene.call('company', '/api/v1/auth/bouser/create', bouser());
    const password = passwordOf(mails()[0]);
    const { status, json } = await scene.login('nuovo@x.it', password);
    expect(status).toBe(200);
    const init = { headers: { authorization: `Bearer ${json.token}` } };
    const asNew = (path: string, body?: unknown) => scene.call('', path, body, init);
    expect((await asNew('/me')).json.self.first_login).toBe(true);
    const change = { oldpassword: password, password: 'Nuova-5678' };
    expect((await asNew('/bouser/update/password', change)).status).toBe(200);
    expect((await asNew('/me')).json.self.first_login).toBe(false);
    expect((await scene.login('nuovo@x.it', password)).status).toBe(401);
    expect((await scene.login('nuovo@x.it', 'Nuova-5678')).status).toBe(200);
  });

  it('get another first password with another address, and none once they have signed in', async () => {
    await scene.call('company', '/api/v1/auth/bouser/create', bouser());
    const moved = { id: idOf(scene.store, 'bousers', 'new'), email: 'altro@x.it' };
    await scene.call('company', '/api/v1/auth/resetaccount', moved);
    const [first, second] = mails();
    expect(passwordOf(second)).not.toBe(passwordOf(first));
    expect((await scene.login('altro@x.it', passwordOf(first))).status).toBe(401);
    expect((await scene.login('altro@x.it', passwordOf(second))).status).toBe(200);

    const known = { id: idOf(scene.store, 'bousers', 'agent'), email: 'agente@x.it' };
    await scene.call('company', '/api/v1/auth/resetaccount', known);
    expect(mails().at(-1)).not.toHaveProperty('password');
    expect((await scene.login('agente@x.it')).status).toBe(200);
  });

  const mails = () => scene.store.rows('outbox');
  const passwordOf = (mail?: Row) => String(mail?.password);

  it.each([
    ['company', { roles: ['admin'] }, [403, 'roles']],
    ['site', { roles: ['area_manager'] }, [403, 'roles']],
    ['company', { company_code: 'C2', location_code: 'C2-A' }, [403, 'company_code']],
    ['company', { company_code: ['C1', 'C2'] }, [403, 'company_code']],
    ['site', { location_code: 'C1-B' }, [403, 'location_code']],
    ['admin', { company_code: 'C7' }, [422, 'company_code']],
    ['admin', { location_code: 'C2-A' }, [422, 'location_code']],
    ['admin', { location_code: [] }, [422, 'location_code']],
    ['admin', { roles: ['customer'] }, [422, 'roles.0']],
    ['admin', { roles: [] }, [422, 'roles']],
    ['admin', { code: 'agent' }, [409, 'code']],
    ['agent', {}, [403, '']],
  ])('%s may not create one with %j', async (who, more, expected) => {
    expect(await refused(who, '/api/v1/auth/bouser/create', bouser(more))).toEqual(expected);
    expect(scene.store.rows('outbox')).toEqual([]);
  });

  it('have a telephone that can be dialled; a stored one that nobody changes stays', async () => {
    const create = '/api/v1/auth/bouser/create';
    const { errors } = (await scene.call('admin', create, bouser({ telephone: 'abc' }))).json;
    expect(errors).toEqual([
      {
        field: 'telephone',
        message: expect.stringMatching(/^Telefono non valido/),
      },
    ]);
    expect((await scene.call('admin', create, bouser())).status).toBe(201);
    const [stored] = scene.store.rows('bousers').filter(({ code }) => code === 'new');
    scene.store.replace('bousers', { ...(stored as Row), telephone: 'interno 12' });
    const change = (telephone: string) =>
      scene.call(
        'admin',
        path('bousers', 'new', '/update'),
        bouser({ surname: 'Bruni', telephone }),
      );
    expect((await change('interno 13')).status).toBe(422);
    expect((await change('interno 12')).json.data.bouser).toMatchObject({
      surname: 'Bruni',
      telephone: 'interno 12',
    });
  });

  it('stay closed to those below them, and out of reach of other companies', async () => {
    const admin = {
      ...bouser({ code: 'boss', company_code: ['C1'], location_code: [] }),
      roles: ['admin'],
    };
    await scene.call('admin', '/api/v1/auth/bouser/create', admin);
    const update = bouser({ code: 'boss', roles: ['company_manager'] });
    expect(await refused('company', path('bousers', 'boss', '/update'), update)).toEqual([403, '']);
    expect(await refused('other', path('bousers', 'agent', '/update'), bouser())).toEqual([
      404,
      '',
    ]);
    const own = bouser({ code: 'site', roles: ['admin'], email: 'site@x.it' });
    expect(await refused('site', path('bousers', 'site', '/update'), own)).toEqual([403, 'roles']);
    const reset = { id: idOf(scene.store, 'bousers', 'boss'), email: 'mine@x.it' };
    expect(await refused('company', '/api/v1/auth/resetaccount', reset)).toEqual([403, '']);
  });

  it('lose their sessions when they are deactivated or deleted, but not by themselves', async () => {
    const update = bouser({
      code: 'agent2',
      location_code: 'C1-B',
      email: 'agent2@x.it',
      status: 'deactivated',
    });
    expect((await scene.call('agent2', '/me')).status).toBe(200);
    expect((await scene.call('area', path('bousers', 'agent2', '/update'), update)).status).toBe(
      200,
    );
    expect((await scene.call('agent2', '/me')).status).toBe(401);
    expect((await scene.login('agent2@x.it')).json).toEqual({
      errors: ['I dettagli di accesso non sono corretti'],
    });

    expect((await scene.call('area', '/me')).status).toBe(200);
    const deleted = await scene.call('admin', path('bousers', 'area', '/delete'));
    expect(deleted.json).toEqual({ message: 'eliminato con successo' });
    expect((await scene.call('area', '/me')).status).toBe(401);

    expect(await refused('admin', path('bousers', 'admin', '/delete'))).toEqual([403, '']);
    const own = { ...bouser({ code: 'admin', status: 'deactivated' }), roles: ['admin'] };
    expect(await refused('admin', path('bousers', 'admin', '/update'), own)).toEqual([403, '']);
    expect(await refused('company', path('bousers', 'site', '/delete'))).toEqual([403, '']);
  });

  it('stay while customers refer to them', async () => {
    const { status, json } = await scene.call('admin', path('bousers', 'agent', '/delete'));
    expect(status).toBe(409);
    expect(json.errors).toEqual([
      expect.stringMatching(/^L’utente non può essere eliminato: è collegato a \d+ clienti/),
    ]);
    expect((await scene.call('agent', '/me')).status).toBe(200);
  });

  it('keep a code that customers refer to, and the company somebody else gave them', async () => {
    const renamed = bouser({ code: 'renamed', email: 'agent@x.it' });
    expect(await refused('admin', path('bousers', 'agent', '/update'), renamed)).toEqual([
      409,
      'code',
    ]);
    const shared = bouser({
      code: 'shared',
      company_code: ['C1', 'C2'],
      location_code: ['C1-A', 'C2-A'],
    });
    await scene.call('admin', '/api/v1/auth/bouser/create', shared);
    const edited = { ...shared, surname: 'Cambiato' };
    const { json } = await scene.call('company', path('bousers', 'shared', '/update'), edited);
    expect(json.data.bouser).toMatchObject({ surname: 'Cambiato', company_code: ['C1', 'C2'] });
    const alone = { ...shared, company_code: 'C1', location_code: 'C1-A' };
    expect(await refused('company', path('bousers', 'shared', '/update'), alone)).toEqual([
      403,
      'company_code',
    ]);
  });

  it('are exported as the list shows them, safe for a spreadsheet', async () => {
    await scene.call('admin', '/api/v1/auth/bouser/create', bouser({ surname: '=HYPERLINK("x")' }));
    const { headers, text } = await scene.call(
      'company',
      '/api/v1/bousers/csv?role=agent&sortField=code',
    );
    expect(headers.get('content-disposition')).toBe('attachment; filename="bousers.csv"');
    const lines = text.split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['code', 'agent', 'agent2', 'new', '']);
    expect(lines[3]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toContain(',+39 06 1234567,');
    expect((await scene.call('agent', '/api/v1/bousers/csv')).status).toBe(403);
    const split = bouser({ code: 'split', firstname: 'Anna;=1+1', surname: 'Rossi,@SUM(1)' });
    await scene.call('admin', '/api/v1/auth/bouser/create', split);
    const cells = (await scene.call('company', '/api/v1/bousers/csv?searchTerm=split')).text;
    expect(cells).toContain(`Anna;'=1+1,"Rossi,'@SUM(1)"`);
    const bytes = await fetch(`${scene.url}/api/v1/bousers/csv`);
    expect(bytes.status).toBe(401);
  });
});
