import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, type Scene } from '../support/backend-scene';

/**
 * Calls of an attacker: none ends in an error of the server, finds rows it does not name, or leaves anything behind.
 */
let backend: Scene;
beforeAll(async () => {
  backend = await openScene();
});
afterAll(() => backend.close());

const HOSTILE = [
  '"; DROP TABLE customers; --',
  "' OR 1=1 --",
  'a"b',
  'a\\b',
  '$.x',
  'x[0]',
  '%',
  '*',
  '[',
  '_%',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '_id"',
  'place',
  'rowid',
  't._id',
  '\u0000',
  'x\u0000y',
  '\u0001',
  'x\u0001C1\u0001',
  '\uFFFF',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '9007199254740993',
  '../../etc/passwd',
];

const at = (path: string) => backend.call('admin', path);
const customers = async () => (await at('/api/v1/customers')).json.data.total_rows as number;

describe.each(HOSTILE)('%j', (text) => {
  const value = encodeURIComponent(text);

  it('as the name of a field sorts nothing, and reveals nothing', async () => {
    for (const path of ['/api/v1/customers', '/api/v1/bousers', '/api/v1/promotions/reports']) {
      const { status, text: answer } = await at(`${path}?sortField=${value}`);
      expect([path, status]).toEqual([path, 200]);
      expect(answer).not.toMatch(/password_hash|password_salt/);
    }
    expect(await customers()).toBe(8);
  });

  it('as a filter finds nothing', async () => {
    for (const filter of ['company_code', 'group_code', 'category', 'agent_code', 'status']) {
      const { status, json } = await at(`/api/v1/customers?${filter}=${value}`);
      // Spaces and control characters alone are an empty filter.
      const found = text.trim() === '' ? 8 : 0;
      expect([filter, status, json.data.total_rows]).toEqual([filter, 200, found]);
    }
  });

  it('as an id is not there, to be read or to be deleted', async () => {
    const paths = ['customers/', 'apps/', 'promotions/reports/', 'surveys/'];
    for (const path of paths) {
      expect((await at(`/api/v1/${path}${value}`)).status).toBe(404);
    }
    expect((await at(`/api/v1/customers/${value}/delete`)).status).toBe(404);
    expect((await at(`/api/v1/apps/${value}/tiles`)).status).toBe(404);
    expect((await at(`/api/v1/fileinfos/download?file_key=${value}`)).status).toBe(404);
    expect(await customers()).toBe(8);
  });

  it('as a name is stored, found and returned as it is', async () => {
    const category = {
      category_code: 'HOSTILE',
      category_name: `abc ${text} \uD800 xyz`,
      company_code: 'C1',
    };
    const made = await backend.call('admin', '/api/v1/categories', category);
    expect(made.status).toBe(201);
    const { _id, category_name } = made.json.data.category as Record<string, string>;
    expect(category_name).toBe(category.category_name.trim());
    const found = await at('/api/v1/categories?searchTerm=abc%20xyz&sortField=category_name');
    expect(found.json.data.categories).toEqual([made.json.data.category]);
    expect((await at(`/api/v1/categories/${_id}/delete`)).status).toBe(200);
  });
});

describe('a search', () => {
  it.each(['%', '_', '*', '?', '[a-z]', '"', "'", 'MATCH', 'OR', 'NEAR(a b)'])(
    'takes %s as it is written',
    async (term) => {
      const { status, json } = await at(
        `/api/v1/customers?searchTerm=${encodeURIComponent(term)}zq`,
      );
      expect([status, json.data.total_rows]).toEqual([200, 0]);
    },
  );

  it('of very many words is answered', async () => {
    const words = encodeURIComponent('*[? '.repeat(50));
    expect((await at(`/api/v1/customers?searchTerm=${words}`)).status).toBe(200);
  });
});

it('the last of all pages is empty', async () => {
  const { status, json } = await at(
    `/api/v1/customers?page=${Number.MAX_SAFE_INTEGER}&pageSize=1000`,
  );
  expect([status, json.data.customers, json.data.total_rows]).toEqual([200, [], 8]);
});

describe('a body', () => {
  const category = { category_code: 'BODY', category_name: 'Corpo', company_code: 'C1' };

  it('with __proto__ gives nothing to any object', async () => {
    const hostile = `{"__proto__":${JSON.stringify(category)},"constructor":{"prototype":{"admin":true}}}`;
    expect((await backend.call('admin', '/api/v1/categories', hostile)).status).toBe(422);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('cannot choose its id, its parents or its secrets', async () => {
    const sent = { ...category, _id: '../x', updated_at: 'x', password_hash: 'x', place: 1 };
    const made = (await backend.call('admin', '/api/v1/categories', sent)).json.data.category;
    expect(made._id).toMatch(/^[\da-f]{24}$/);
    expect(Object.keys(made).sort()).toEqual(
      ['_id', 'category_code', 'category_name', 'company_code', 'updated_at'].sort(),
    );
    expect((await at(`/api/v1/categories/${made._id}/delete`)).status).toBe(200);
  });

  it('as deep as it likes is refused in words', async () => {
    const deep = `{"category_name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await backend.call('admin', '/api/v1/categories', deep)).status).toBe(422);
  });

  it.each(['9007199254740993', '1e308', '1e400', '-1', '1.5', 'true', '[1]', '{}'])(
    'with %s for a whole number is refused',
    async (number) => {
      const sent = `{"code":"NUM","max_per_client":${number}}`;
      const { status, json } = await backend.call('admin', '/api/v1/promotions', sent);
      expect(status).toBe(422);
      const fields = json.errors.map(({ field }: { field: string }) => field);
      expect(fields).toContain('max_per_client');
    },
  );

  it('of a caller nobody knows is small', async () => {
    const large = `{"email":"a@x.it","password":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    for (const path of ['/bouser/login', '/register', '/bouser/forget/password']) {
      expect([path, (await backend.call('', path, large)).status]).toEqual([path, 413]);
    }
  });
});

it('of many equal calls at once, one is made', async () => {
  const category = { category_code: 'RACE', category_name: 'Corsa', company_code: 'C1' };
  const many = <Answer>(call: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: 20 }, call));
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const losers = (status: number) => Array.from({ length: 19 }, () => status);
  const made = await many(() => backend.call('admin', '/api/v1/categories', category));
  expect(statuses(made)).toEqual([201, ...losers(409)]);
  const { json } = made.find(({ status }) => status === 201) ?? { json: null };
  const { _id, updated_at } = json.data.category;
  const path = `/api/v1/categories/${_id}`;
  const changes = await many(() =>
    backend.call('admin', `${path}/update`, { ...category, updated_at }),
  );
  expect(statuses(changes)).toEqual([200, ...losers(409)]);
  expect(statuses(await many(() => at(`${path}/delete`)))).toEqual([200, ...losers(404)]);
});

describe('a manager of thousands of locations', () => {
  it('sees the rows of all of them', async () => {
    const manager = backend.store.rows('bousers').find(({ code }) => code === 'site');
    if (!manager) throw new Error('The scene has no manager of locations');
    const many = Array.from({ length: 40_000 }, (_, index) => `X${index}`);
    const own = [manager.location_code].flat();
    backend.store.replace('bousers', { ...manager, location_code: [...own, ...many] });
    await backend.store.flush();
    const { status, json } = await backend.call('site', '/api/v1/customers');
    expect([status, json.data.total_rows > 0]).toEqual([200, true]);
  });
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['a"; x="\r\nX-Evil: 1.csv', null],
  ['__proto__', '__proto__'],
  ['\u202Egpj.csv', null],
])('a file named %j is stored under a key, and returned as a download', async (name, told) => {
  const form = new FormData();
  const header =
    'category_code,customer_code,agent_code,company_code,location_code,year,month,amount';
  form.append('file', new Blob([`${header}\n__proto__,a,b,c,d,e,f,g`]), name);
  const { json } = await backend.call('admin', '/api/v1/file/uploadTurnover', form);
  expect(json.data).toMatchObject({ rows: 1, failed: 1 });
  expect(json.data.file_key).toMatch(/^[\da-f]{24}$/);
  const { headers } = await at(`/api/v1/fileinfos/download?file_key=${json.data.file_key}`);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/);
  expect(headers.get('x-evil')).toBeNull();
  if (told) expect(headers.get('content-disposition')).toContain(`filename="${told}"`);
});
