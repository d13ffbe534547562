import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  requestPasswordReset,
  fetchCurrentUser,
  listResetAccounts,
  logIn,
  register,
  resetPassword,
  updatePassword,
} from '@/providers/data/account';
import { createDataProvider, type ProviderMeta } from '@/providers/data/data-provider';
import { requestFile } from '@/providers/http/http';
import { session } from '@/providers/session/session';
import { fetchAgents, fetchAreaManagers, resetAccount } from '@/providers/data/staff';
import { messageOf } from '@/providers/data/record-calls';
import { resources } from '@/resources/registry';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { stubBrowser } from '../support/browser';
import { CALLS, HEADERS, type CallRow } from './calls.table';
import {
  appPayload,
  bouserPayload,
  categoryPayload,
  customerPayload,
  companyPayload,
  groupPayload,
  locationPayload,
  tilePayload,
} from './payloads';
import { emailOf, openSeededBackend, type SeededBackend } from './seeded-backend';

type Recorded = {
  method: string;
  path: string;
  query: [string, string][];
  headers: Headers;
  body: unknown;
  status: number;
  text: string;
};

let backend: SeededBackend;
let provider: ReturnType<typeof createDataProvider>;
const wire: Recorded[] = [];

beforeAll(async () => {
  backend = await openSeededBackend();
  stubBrowser({ apiBase: backend.url });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const response = await send(input, init);
    const { pathname, searchParams } = new URL(input);
    wire.push({
      method: init.method ?? 'GET',
      path: pathname,
      query: [...searchParams],
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      status: response.status,
      text: await response.clone().text(),
    });
    return response;
  });
  provider = createDataProvider(resources);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

beforeEach(async () => {
  session.end();
  await logIn({ email: emailOf('admin'), password: PASSWORD });
  wire.length = 0;
});

const idIn = (collection: string) => backend.store.rows(collection)[0]?._id ?? '';
const lastId = (collection: string) => backend.store.rows(collection).at(-1)?._id ?? '';
const PAGE = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };

/** Creates a record, forgets that call, and gives the record back as a form would read it. */
const made = async (
  resource: string,
  collection: string,
  data: Record<string, unknown>,
  meta?: ProviderMeta,
) => {
  await provider.create(resource, { data, meta });
  const { data: record } = await provider.getOne(resource, { id: lastId(collection), meta });
  wire.length = 0;
  return record;
};

/** Asks for a reset link, and takes its token out of the mail. */
const linkToken = async (email: string) => {
  await requestPasswordReset(email);
  wire.length = 0;
  return String(backend.store.rows('outbox').at(-1)?.link).split('/').at(-1) ?? '';
};

let count = 0;
const unique = () => `CALL-${++count}`;
const newCompany = () => companyPayload({ company_code: unique() });
const newBouser = () => {
  const code = unique();
  return bouserPayload({
    code,
    email: `${code}@example.com`,
    company_code: ['AURORA'],
    location_code: ['AUR-MIL'],
  });
};
const newGroup = () => groupPayload(backend.store.rows('customers'));
const newLocation = () => locationPayload({ code: unique() });
const newCustomer = () => customerPayload({ code: unique() });
const newCategory = () => categoryPayload({ category_code: unique() });

/** Tiles hang below an app. */
const inApp = () => ({ parents: { app_id: idIn('apps') } });

/** How the console makes each call. */
const MAKE: Readonly<Record<string, () => Promise<unknown>>> = {
  'log in': () => logIn({ email: emailOf('agent'), password: PASSWORD }),
  register: () =>
    register({
      email: 'new@example.com',
      fullname: 'Ada Neri',
      username: 'ada.neri',
      password: 'Nuova-5678',
    }),
  'forget password': () => requestPasswordReset(emailOf('agent')),
  'accounts of a reset': async () => listResetAccounts(await linkToken(emailOf('agent'))),
  'reset password': async () => {
    const email = emailOf('site_manager');
    const token = await linkToken(email);
    const code = backend.store.rows('bousers').find((row) => row.email === email)?.code;
    await resetPassword(token, { code: String(code), password: 'Nuova-5678' });
  },
  'change password': async () => {
    await logIn({ email: emailOf('area_manager'), password: PASSWORD });
    wire.length = 0;
    await updatePassword({ password: 'Nuova-5678', oldpassword: PASSWORD });
  },
  profile: fetchCurrentUser,
  'change address': async () => {
    const { id } = await made('bo-user', 'bousers', newBouser());
    await resetAccount({ id: String(id), email: 'moved@example.com' });
  },

  'list companies': () => provider.getList('company', PAGE),
  'read company': () => provider.getOne('company', { id: idIn('companies') }),
  'create company': () => provider.create('company', { data: newCompany() }),
  'update company': async () => {
    const previousData = await made('company', 'companies', newCompany());
    const data = { ...previousData, company_name: 'Altra Azienda' };
    await provider.update('company', { id: previousData.id, data, previousData });
  },
  'delete company': async () => {
    const { id } = await made('company', 'companies', newCompany());
    await provider.delete('company', { id });
  },

  'list bousers': () => provider.getList('bo-user', PAGE),
  'list bousers with filters': () =>
    provider.getList('bo-user', {
      ...PAGE,
      filter: {
        q: '',
        company_code: 'AURORA',
        location_code: 'AUR-MIL',
        role: 'agent',
        status: 'active',
        made_up: 'x',
      },
    }),
  'read bouser': () => provider.getOne('bo-user', { id: idIn('bousers') }),
  'bousers as a file': () =>
    requestFile({ path: 'api/v1/bousers/csv', query: { searchTerm: '', role: 'agent' } }),
  'create bouser': () =>
    provider.create('bo-user', { data: { ...newBouser(), status: 'active', password: 'x' } }),
  'update bouser': async () => {
    const previousData = await made('bo-user', 'bousers', newBouser());
    const data = { ...previousData, firstname: 'Altra' };
    await provider.update('bo-user', { id: previousData.id, data, previousData });
  },
  'deactivate bouser': async () => {
    const previousData = await made('bo-user', 'bousers', newBouser());
    const data = { ...previousData, status: 'deactivated' };
    await provider.update('bo-user', { id: previousData.id, data, previousData });
  },
  'delete bouser': async () => {
    const { id } = await made('bo-user', 'bousers', newBouser());
    await provider.delete('bo-user', { id });
  },
  'agents of a location': () => fetchAgents({ company: 'AURORA', location: 'AUR-MIL' }),
  'agents of a company': () => fetchAgents({ company: 'AURORA' }),
  'all agents': () => fetchAgents(),
  'area managers of a company': () => fetchAreaManagers('AURORA'),

  'list customers with filters': () =>
    provider.getList('app-user', {
      ...PAGE,
      filter: {
        company_code: 'AURORA',
        location_code: 'AUR-MIL',
        agent_code: 'AGE-001',
        group_code: 'GRP-0001',
        category: 'AUR-BAR',
        status: 'active',
        sync_status: 'success',
      },
    }),
  'read customer': () => provider.getOne('app-user', { id: idIn('customers') }),
  'create customer': () =>
    provider.create('app-user', {
      data: { ...newCustomer(), sync_status: 'success', accesses_list: [], first_access: null },
    }),
  'update customer': async () => {
    const previousData = await made('app-user', 'customers', newCustomer());
    const data = { ...previousData, business_name: 'Altro cliente' };
    await provider.update('app-user', { id: previousData.id, data, previousData });
  },
  'delete customer': async () => {
    const { id } = await made('app-user', 'customers', newCustomer());
    await provider.delete('app-user', { id });
  },

  'list groups': () => provider.getList('group', { ...PAGE, filter: { company_code: 'AURORA' } }),
  'read group': () => provider.getOne('group', { id: idIn('groups') }),
  'create group': () =>
    provider.create('group', { data: { ...newGroup(), company_code: 'AURORA' } }),
  'update group': async () => {
    const previousData = await made('group', 'groups', newGroup());
    const data = { ...previousData, group_name: 'Altro gruppo' };
    await provider.update('group', { id: previousData.id, data, previousData });
  },
  'delete group': async () => {
    const { id } = await made('group', 'groups', newGroup());
    await provider.delete('group', { id });
  },

  'list locations': () =>
    provider.getList('location', { ...PAGE, filter: { company_code: 'AURORA' } }),
  'read location': () => provider.getOne('location', { id: idIn('locations') }),
  'create location': () => provider.create('location', { data: newLocation() }),
  'create location without a position': () =>
    provider.create('location', { data: { ...newLocation(), latitude: null, longitude: null } }),
  'update location': async () => {
    const previousData = await made('location', 'locations', newLocation());
    const data = { ...previousData, latitude: null, longitude: null };
    await provider.update('location', { id: previousData.id, data, previousData });
  },
  'delete location': async () => {
    const { id } = await made('location', 'locations', newLocation());
    await provider.delete('location', { id });
  },

  'list categories': () =>
    provider.getList('category', { ...PAGE, filter: { company_code: 'AURORA' } }),
  'read category': () => provider.getOne('category', { id: idIn('categories') }),
  'create category': () => provider.create('category', { data: newCategory() }),
  'update category': async () => {
    const previousData = await made('category', 'categories', newCategory());
    const data = { ...previousData, category_name: 'Altra categoria' };
    await provider.update('category', { id: previousData.id, data, previousData });
  },
  'delete category': async () => {
    const { id } = await made('category', 'categories', newCategory());
    await provider.delete('category', { id });
  },

  'list apps': () => provider.getList('app', { ...PAGE, filter: { company_code: 'AURORA' } }),
  'read app': () => provider.getOne('app', { id: idIn('apps') }),
  'create app': () => provider.create('app', { data: appPayload() }),
  'update app': async () => {
    const previousData = await made('app', 'apps', appPayload());
    const data = { ...previousData, app_name: 'Altra app' };
    await provider.update('app', { id: previousData.id, data, previousData });
  },
  'delete app': async () => {
    const { id } = await made('app', 'apps', appPayload());
    await provider.delete('app', { id });
  },

  'list tiles': () =>
    provider.getList('tile', { ...PAGE, filter: { target: 'agents' }, meta: inApp() }),
  'read tile': () => provider.getOne('tile', { id: idIn('tiles'), meta: inApp() }),
  'create tile': () => provider.create('tile', { data: tilePayload(), meta: inApp() }),
  'update tile': async () => {
    const previousData = await made('tile', 'tiles', tilePayload(), inApp());
    const data = { ...previousData, title: 'Altro riquadro' };
    await provider.update('tile', { id: previousData.id, data, previousData, meta: inApp() });
  },
  'delete tile': async () => {
    const { id } = await made('tile', 'tiles', tilePayload(), inApp());
    await provider.delete('tile', { id, meta: inApp() });
  },

  'list targets': () =>
    provider.getList('target', {
      ...PAGE,
      filter: {
        company_code: 'AURORA',
        agent_code: 'AGE-001',
        customer_code: 'C000001',
        group_code: 'GRP-0001',
        year: '2026',
        reward_type: 'prize',
      },
    }),
  'read target': () => provider.getOne('target', { id: idIn('targets') }),
  'list turnovers': () =>
    provider.getList('turnover', {
      ...PAGE,
      filter: {
        company_code: 'AURORA',
        location_code: 'AUR-MIL',
        agent_code: 'AGE-001',
        customer_code: 'C000001',
        group_code: 'GRP-0001',
        year: '2026',
        month: '9',
      },
    }),
  'read turnover': () => provider.getOne('turnover', { id: idIn('turnovers') }),
  'list promotions': () =>
    provider.getList('promotion', {
      ...PAGE,
      filter: { company_code: 'AURORA', status: 'active', award_type: 'gift' },
    }),
  'read promotion': () => provider.getOne('promotion', { id: idIn('promotions') }),

  'app activity': () =>
    provider.getList('app-activity', { ...PAGE, filter: { company_code: 'AURORA' } }),
  'app activity as a file': () =>
    requestFile({ path: 'accesslist/csv', query: { searchTerm: '', company_code: 'AURORA' } }),
};

test('every call of the table is made here, and no other', () => {
  expect(Object.keys(MAKE).sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

describe.each(CALLS)('$name: $method $path', (row) => {
  it('goes over the wire as documented, and is answered so', async () => {
    await MAKE[row.name]?.();
    const [sent, ...rest] = wire.filter(({ path }) => path !== '/me' || row.path === '/me');
    expect(rest).toEqual([]);
    if (!sent) throw new Error('nothing was sent');

    expect([sent.method, sent.path]).toEqual([row.method, expect.stringMatching(patternOf(row))]);
    expect(sent.query.map(([name]) => name)).toEqual(row.query ?? []);
    expect(bodyKeys(sent.body)).toEqual(row.body ? [...row.body].sort() : null);
    expect([...sent.headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
    expect(sent.headers.has('authorization')).toBe(row.bearer);
    expect(sent.headers.get('authorization') ?? 'Bearer x').toMatch(/^Bearer \S+$/);

    expect(sent.status).toBe(row.status ?? 200);
    expect(row.answer.filter((path) => at(JSON.parse(sent.text), path) === undefined)).toEqual([]);
  });
});

const patternOf = ({ path }: CallRow) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const bodyKeys = (body: unknown) =>
  body === undefined ? null : Object.keys(body as object).sort();

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((inner: unknown, key) => (inner as Record<string, unknown> | null)?.[key], value);

describe('a list', () => {
  it('begins at page 1 with 10 rows by _id ascending, an empty search included', async () => {
    await provider.getList('bo-user', {});
    expect(wire[0]?.query).toEqual([
      ['page', '1'],
      ['pageSize', '10'],
      ['searchTerm', ''],
      ['sortField', '_id'],
      ['sortDir', '1'],
    ]);
  });

  it('sends what was asked: search, order, page, one value a filter, none that is empty', async () => {
    await provider.getList('app-user', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'business_name', order: 'DESC' },
      filter: {
        q: ' caffè & co ',
        company_code: 'AURORA',
        location_code: '',
        agent_code: null,
        status: undefined,
      },
    });
    expect(wire[0]?.query).toEqual([
      ['page', '3'],
      ['pageSize', '25'],
      ['searchTerm', 'caffè & co'],
      ['sortField', 'business_name'],
      ['sortDir', '-1'],
      ['company_code', 'AURORA'],
    ]);
  });

  it.each([
    'code',
    'user_name',
    'company_name',
    'agent_code',
    'agent_name',
    'first_access',
    'last_access',
    'total_access',
    'month_access',
  ])('of the app activity is sorted by %s', async (field) => {
    const ordered = async (order: 'ASC' | 'DESC') =>
      (
        await provider.getList('app-activity', {
          pagination: { page: 1, perPage: 1000 },
          sort: { field, order },
          filter: {},
        })
      ).data;
    const [up, down] = [await ordered('ASC'), await ordered('DESC')];
    expect(wire.map(({ query }) => query.slice(3))).toEqual([
      [
        ['sortField', field],
        ['sortDir', '1'],
      ],
      [
        ['sortField', field],
        ['sortDir', '-1'],
      ],
    ]);
    expect(up.map(({ id }) => id)).not.toEqual(down.map(({ id }) => id));
    expect(up.map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed());
  });

  it('of companies is searched and paged here, for its answer holds all of them', async () => {
    const { data, total } = await provider.getList('company', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'company_name', order: 'DESC' },
      filter: { q: "d'ANGELO" },
    });
    expect(total).toBe(1);
    expect(data[0]?.company_code).toBe('DANGELO');
    expect(JSON.parse(wire[0]?.text ?? '').data).not.toHaveProperty('total_rows');
    const rows = JSON.parse(wire[0]?.text ?? '').data.companies as object[];
    expect(rows.map((row) => Object.keys(row).sort())).toEqual(
      rows.map(() => ['_id', 'company_code', 'company_name']),
    );
  });
});

describe('several records', () => {
  it('are read from a short list at once, and singly from a long one: there is no filter by ids', async () => {
    const ids = backend.store
      .rows('locations')
      .slice(0, 5)
      .map(({ _id }) => _id);
    const { data } = await provider.getMany('location', { ids });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(wire).toHaveLength(1);
    wire.length = 0;
    const customers = backend.store
      .rows('customers')
      .slice(0, 3)
      .map(({ _id }) => _id);
    expect(
      (await provider.getMany('app-user', { ids: customers })).data.map(({ id }) => id),
    ).toEqual(customers);
    expect(
      wire
        .map(({ path }) => path)
        .slice(1)
        .sort(),
    ).toEqual(customers.map((id) => `/api/v1/customers/${id}`).sort());
    expect(wire.flatMap(({ query }) => query).map(([name]) => name)).not.toContain('ids');
  });

  it('are read to the end for all who asked, though the first of them has left', async () => {
    const ids = backend.store
      .rows('companies')
      .slice(0, 2)
      .map(({ _id }) => _id);
    const { data } = await provider.getMany('company', { ids, signal: AbortSignal.abort() });
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a bouser', () => {
  const sentBody = async (more: Record<string, unknown>) => {
    await provider.create('bo-user', { data: { ...newBouser(), ...more } });
    return wire[0]?.body as Record<string, unknown>;
  };

  it('names one company as a text, several as a list, none not at all', async () => {
    expect(await sentBody({})).toMatchObject({
      company_code: 'AURORA',
      location_code: 'AUR-MIL',
      roles: ['agent'],
    });
    wire.length = 0;
    const several = await sentBody({
      company_code: ['AURORA', 'DANGELO'],
      location_code: ['AUR-MIL', 'DAN-NAP'],
    });
    expect(several).toMatchObject({
      company_code: ['AURORA', 'DANGELO'],
      location_code: ['AUR-MIL', 'DAN-NAP'],
    });
    wire.length = 0;
    const none = await sentBody({ roles: ['admin'], company_code: [], location_code: [] });
    expect(Object.keys(none)).not.toContain('company_code');
    expect(Object.keys(none)).not.toContain('location_code');
  });
});

describe('a deletion', () => {
  it.each([
    ['bo-user', 'bousers', newBouser, 'eliminato con successo'],
    ['group', 'groups', newGroup, 'Eliminato con successo'],
  ] as const)('of a %s answers its message', async (resource, collection, payload, message) => {
    const { id } = await made(resource, collection, payload());
    const { data } = await provider.delete(resource, { id });
    expect(messageOf(data)).toBe(message);
    expect(wire).toHaveLength(1);
  });
});

describe('files', () => {
  it.each([
    ['api/v1/bousers/csv', 'code,firstname,surname,email'],
    [
      'accesslist/csv',
      'client_code,client_name,company_name,agent_code,agent_name,initial_access,last_access,total_access,month_access',
    ],
  ])('%s', async (path, header) => {
    const file = await requestFile({ path, query: { searchTerm: '' } });
    const [first = ''] = (await file.text()).replace(/^\ufeff/, '').split(/\r?\n/);
    expect(first.replaceAll('"', '')).toContain(header);
  });
});
