import { describe, expect, it, test } from 'vitest';
import { fetchCurrentUser, logIn, register } from '@/providers/data/account';
import {
  requestPasswordReset,
  listResetAccounts,
  resetPassword,
  updatePassword,
} from '@/providers/data/passwords';
import { requestFile } from '@/providers/http/download';
import { fetchAgents, fetchAreaManagers, resetAccount } from '@/providers/data/bo-users';
import { resources } from '@/resources/registry';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { ACCOUNT_CALLS, HEADERS, type AccountCall } from './calls.table';
import type { Verb } from './entity-table';
import { recordWire } from './recorded-wire';
import { emailOf } from './seeded-backend';
import { ENTITIES, ENTITY_CALLS, type EntityCall } from './tables';

/** Every call of the tables goes over the wire as documented, and is answered so. */
const wire = recordWire();
const PAGE = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };

/** Asks for a reset link, and takes its token out of the mail. */
const linkToken = async (email: string) => {
  await requestPasswordReset(email);
  wire.sent.length = 0;
  return String(wire.backend.store.rows('outbox').at(-1)?.link).split('/').at(-1) ?? '';
};

/** The console's function for each call that belongs to no entity. */
const ACCOUNT: Readonly<Record<string, () => Promise<unknown>>> = {
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
    const code = wire.backend.store.rows('bousers').find((row) => row.email === email)?.code;
    await resetPassword(token, { code: String(code), password: 'Nuova-5678' });
  },
  'change password': async () => {
    await logIn({ email: emailOf('area_manager'), password: PASSWORD });
    wire.sent.length = 0;
    await updatePassword({ password: 'Nuova-5678', oldpassword: PASSWORD });
  },
  profile: fetchCurrentUser,
  'change address': async () => {
    const boUsers = ENTITY_CALLS.find(({ resource }) => resource === 'bo-user');
    if (!boUsers) throw new Error('bo-user has no calls');
    const { id } = await madeFor(boUsers);
    await resetAccount({ id: String(id), email: 'moved@example.com' });
  },
};

const LOOKUPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'agents of a location': () => fetchAgents({ company: 'AURORA', location: 'AUR-MIL' }),
  'agents of a company': () => fetchAgents({ company: 'AURORA' }),
  'all agents': () => fetchAgents(),
  'area managers of a company': () => fetchAreaManagers('AURORA'),
};

/** The parents of the first record there is, else the first of each collection. */
const metaOf = ({ table: { parents, collection } }: EntityCall) => {
  const [first] = wire.backend.store.rows(collection);
  return (
    parents && {
      parents: Object.fromEntries(
        Object.entries(parents).map(([name, above]) => [
          name,
          String(first?.[name] ?? wire.idIn(above)),
        ]),
      ),
    }
  );
};

/** The values in the form of a new record. */
const formOf = ({ table }: EntityCall) => ({
  ...wire.backend.payloadOf(table),
  ...table.calls.find(({ verb }) => verb === 'create')?.data,
});

const madeFor = (call: EntityCall) =>
  wire.made(call.resource, call.table.collection, formOf(call), metaOf(call));

const isCreated = ({ table }: EntityCall) => table.calls.some(({ verb }) => verb === 'create');

/** A stored record as a page reads it, that call forgotten. */
const firstOf = async ({ resource, table, stored }: EntityCall) => {
  const id = wire.idIn(table.collection, { ...table.fixed, ...stored }, table.idField);
  const { data } = await wire.provider.getOne(resource, { id });
  wire.sent.length = 0;
  return data;
};

/** The console's function for the calls of an entity, by their verb. */
const MAKE: Readonly<Record<Verb, (call: EntityCall) => Promise<unknown>>> = {
  list: (call) =>
    wire.provider.getList(call.resource, {
      ...PAGE,
      filter: { ...call.filter, q: '', made_up: 'x' },
      meta: metaOf(call),
    }),
  one: async (call) => {
    // Nothing is generated of an entity that is new.
    const { collection, fixed, idField } = call.table;
    const id = wire.idIn(collection, fixed, idField) || (await madeFor(call)).id;
    await wire.provider.getOne(call.resource, { id, meta: metaOf(call) });
  },
  create: (call) =>
    wire.provider.create(call.resource, {
      data: { ...formOf(call), ...call.data },
      meta: metaOf(call),
    }),
  update: async (call) => {
    const previousData = await (isCreated(call) ? madeFor(call) : firstOf(call));
    const data = { ...previousData, ...call.data };
    const meta = metaOf(call);
    await wire.provider.update(call.resource, { id: previousData.id, data, previousData, meta });
  },
  delete: async (call) => {
    const { id } = await madeFor(call);
    await wire.provider.delete(call.resource, { id, meta: metaOf(call) });
  },
  download: async ({ resource, filter }) => {
    const { endpoint } = resources.find(({ name }) => name === resource) ?? {};
    const path = endpoint?.calls?.download?.path ?? '';
    await requestFile({ path, query: { searchTerm: '', ...filter } });
  },
  lookup: async ({ note = '' }) => LOOKUPS[note]?.(),
};

test('every call of the tables is made here, and no other', () => {
  expect(Object.keys(ACCOUNT).sort()).toEqual(ACCOUNT_CALLS.map(({ name }) => name).sort());
  const lookups = ENTITY_CALLS.flatMap(({ verb, note = '' }) => (verb === 'lookup' ? note : []));
  expect(Object.keys(LOOKUPS).sort()).toEqual(lookups.sort());
});

type Expected = Pick<AccountCall, 'method' | 'path' | 'query' | 'body' | 'answer' | 'status'> & {
  bearer: boolean;
};

const expectSent = (expected: Expected) => {
  // A login reads the profile, too.
  const own = wire.sent.filter(({ path }) => path !== '/me' || expected.path === '/me');
  const [sent, ...rest] = own;
  expect(rest).toEqual([]);
  if (!sent) throw new Error('nothing was sent');
  const { method, path, query = [], body, bearer, status = 200, answer } = expected;

  expect([sent.method, sent.path]).toEqual([method, expect.stringMatching(patternOf(path))]);
  expect(sent.query.map(([name]) => name)).toEqual(query);
  expect(bodyKeys(sent.body)).toEqual(body ? [...body].sort() : null);
  expect([...sent.headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
  expect(sent.headers.has('authorization')).toBe(bearer);
  expect(sent.headers.get('authorization') ?? 'Bearer x').toMatch(/^Bearer \S+$/);

  expect(sent.status).toBe(status);
  expect(answer.filter((at) => valueAt(JSON.parse(sent.text), at) === undefined)).toEqual([]);
};

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const bodyKeys = (body: unknown) =>
  body === undefined ? null : Object.keys(body as object).sort();

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((inner: unknown, key) => (inner as Record<string, unknown> | null)?.[key], value);

it.each(ACCOUNT_CALLS)('$name: $method $path', async (call) => {
  await ACCOUNT[call.name]?.();
  expectSent(call);
});

describe.each([...ENTITIES.keys()])('%s', (name) => {
  const calls = ENTITY_CALLS.filter(({ resource, unasked }) => resource === name && !unasked);
  const titled = calls.map(
    (call) => [[call.verb, call.note ?? ''].join(' ').trim(), call] as const,
  );

  it.each(titled)('%s', async (_title, call) => {
    await MAKE[call.verb](call);
    const query = [...(call.query ?? []), ...Object.keys(call.filter ?? {})];
    expectSent({ ...call, query, bearer: true });
  });
});
