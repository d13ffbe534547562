import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod';
import { fieldIssues, unpackMessage } from '@/core/schema';
import { isEmail, isPassword } from '@/core/validators';
import { validationMessages } from '@/i18n/validation.messages';
import { schema as appSchema } from '@/resources/app/app.schema';
import { schema as customerSchema } from '@/resources/app-user/app-user.schema';
import { schema as boUserSchema } from '@/resources/bo-user/bo-user.schema';
import { schema as categorySchema } from '@/resources/category/category.schema';
import { schema as companySchema } from '@/resources/company/company.schema';
import { schema as groupSchema } from '@/resources/group/group.schema';
import { schema as locationSchema } from '@/resources/location/location.schema';
import { schema as tileSchema } from '@/resources/tile/tile.schema';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import {
  appPayload,
  bouserPayload,
  categoryPayload,
  companyPayload,
  customerPayload,
  customersOf,
  groupPayload,
  locationPayload,
  tilePayload,
} from './payloads';
import {
  APP_RULES,
  BOUSER_RULES,
  CATEGORY_RULES,
  CUSTOMER_RULES,
  ENTRY_RULES,
  COMPANY_RULES,
  EMAIL_RULES,
  GROUP_RULES,
  LOCATION_RULES,
  PASSWORD_RULES,
  PLACE_RULES,
  SENTENCES,
  TILE_LINK_RULES,
  TILE_RULES,
  type RuleRow,
} from './rules.table';
import { emailOf, openSeededBackend, type SeededBackend } from './seeded-backend';

let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

/** What a reader of `locale` is told about `payload`, by field. */
const told = (schema: z.ZodType, payload: unknown, locale: 'it' | 'en') => {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return {};
  return Object.fromEntries(
    fieldIssues(parsed.error).map(({ field, message }) => [field, sentence(message, locale)]),
  );
};

const sentence = (packed: string, locale: 'it' | 'en'): string => {
  const { message, args = {} } = unpackMessage(packed);
  const words: Record<string, string> = validationMessages[locale].validation;
  const found = words[message.replace(/^validation\./, '')];
  if (!found) throw new Error(`${message} is no key of the catalogue`);
  return found.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name]));
};

/** Posts as admin what must be refused, and sees that nothing was written. */
const refusal = async (path: string, payload: unknown) => {
  const before = backend.state();
  const response = await backend.call('admin', path, payload);
  expect(backend.state()).toEqual(before);
  return { status: response.status, ...((await response.json()) as { errors: unknown[] }) };
};

let count = 0;
const unique = () => `RULE-${++count}`;

type Area = {
  name: string;
  rules: readonly RuleRow[];
  schema: z.ZodType;
  path: string;
  valid: () => Record<string, unknown>;
  /** The row's value as this area's payload has it. */
  asSent?: (value: unknown) => unknown;
};

const AREAS: readonly Area[] = [
  {
    name: 'company',
    rules: COMPANY_RULES,
    schema: companySchema,
    path: '/api/v1/companies',
    valid: () => companyPayload({ company_code: unique() }),
  },
  {
    name: 'back-office user',
    rules: BOUSER_RULES,
    schema: boUserSchema,
    path: '/api/v1/auth/bouser/create',
    valid: () => bouserPayload({ code: unique() }),
  },
  {
    name: 'location',
    rules: LOCATION_RULES,
    schema: locationSchema,
    path: '/api/v1/locations',
    valid: () => locationPayload({ code: unique() }),
  },
  {
    name: 'app user',
    rules: CUSTOMER_RULES,
    schema: customerSchema,
    path: '/api/v1/customers',
    valid: () => customerPayload({ code: unique() }),
  },
  {
    name: 'category',
    rules: CATEGORY_RULES,
    schema: categorySchema,
    path: '/api/v1/categories',
    valid: () => categoryPayload({ category_code: unique() }),
  },
  {
    name: 'app',
    rules: APP_RULES,
    schema: appSchema,
    path: '/api/v1/apps',
    valid: () => appPayload(),
  },
  {
    name: 'tile',
    rules: TILE_RULES,
    schema: tileSchema,
    path: '/api/v1/apps/{app_id}/tiles',
    valid: () => tilePayload(),
  },
  {
    name: 'group',
    rules: GROUP_RULES,
    schema: groupSchema,
    path: '/api/v1/groups',
    valid: () => groupPayload(backend.store.rows('customers')),
    asSent: (value) => (Array.isArray(value) ? value.map(customerId) : value),
  },
];

const customerId = (letter: string) =>
  customersOf('AURORA', backend.store.rows('customers'))['abcd'.indexOf(letter)]?._id;

describe.each(AREAS)('$name', ({ rules, schema, path, valid, asSent = (value) => value }) => {
  it('is taken where every rule is kept', async () => {
    expect(told(schema, valid(), 'it')).toEqual({});
    expect((await backend.call('admin', path, valid())).status).toBe(201);
  });

  test.each(rules)('%s, %s', async (field, _what, value, refused) => {
    const payload = { ...valid(), [field.replace(/\..*$/, '')]: asSent(value) };
    if (refused === null) {
      expect(told(schema, payload, 'it')).toEqual({});
      expect((await backend.call('admin', path, payload)).status).toBe(201);
      return;
    }
    const [italian, english] = SENTENCES[refused];
    expect(told(schema, payload, 'it')).toEqual({ [field]: italian });
    expect(told(schema, payload, 'en')).toEqual({ [field]: english });
    expect(await refusal(path, payload)).toEqual({
      status: 422,
      errors: [{ field, message: italian }],
    });
  });

  it('names every broken rule at once', async () => {
    const fields = [
      ...new Set(rules.filter(([, what]) => what === 'missing').map(([field]) => field)),
    ];
    expect(Object.keys(told(schema, {}, 'it'))).toEqual(expect.arrayContaining(fields));
    const { status, errors } = await refusal(path, {});
    expect(status).toBe(422);
    expect((errors as { field: string }[]).map(({ field }) => field)).toEqual(
      expect.arrayContaining(fields),
    );
  });

  it('is refused in the same way on an update', async () => {
    const base = path === '/api/v1/auth/bouser/create' ? '/api/v1/bousers' : path;
    const collection = base.split('/').at(-1) ?? '';
    const created = await backend.call('admin', path, valid());
    expect(created.status).toBe(201);
    const id = backend.store.rows(collection).at(-1)?._id;
    const { status, errors } = await refusal(`${base}/${id}/update`, {});
    expect(status).toBe(422);
    expect(errors.length).toBeGreaterThan(1);
  });
});

describe('a tile', () => {
  const path = '/api/v1/apps/{app_id}/tiles';
  const tiles = () => backend.store.rows('tiles');

  test.each(TILE_LINK_RULES)('whose section is link: %s', async (_what, link, refused) => {
    const payload = tilePayload({ section: 'link', link });
    if (refused === null) {
      expect((await backend.call('admin', path, payload)).status).toBe(201);
      expect(tiles().at(-1)?.link).toBe(link);
      return;
    }
    const [italian, english] = SENTENCES[refused];
    expect(told(tileSchema, payload, 'en')).toEqual({ link: english });
    expect(await refusal(path, payload)).toEqual({
      status: 422,
      errors: [{ field: 'link', message: italian }],
    });
  });

  it('keeps no link with another section', async () => {
    const payload = tilePayload({ section: 'news', link: 'https://example.com' });
    expect((await backend.call('admin', path, payload)).status).toBe(201);
    expect(tiles().at(-1)?.link).toBe('');
  });

  it('names categories of the company of its app', async () => {
    const { status, errors } = await refusal(path, tilePayload({ categories: ['DAN-ENO'] }));
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'categories']);
  });

  it('goes to the end of the grid where it names no place', async () => {
    const app = backend.store.rows('apps')[0]?._id;
    const last = Math.max(
      ...tiles().flatMap(({ app_id, position }) => (app_id === app ? [Number(position)] : [])),
    );
    await backend.call('admin', path, tilePayload());
    expect(tiles().at(-1)).toMatchObject({ app_id: app, position: last + 1 });
  });

  it('is not there below another app', async () => {
    const [own, other] = backend.store.rows('apps');
    const tile = tiles().find(({ app_id }) => app_id === own?._id);
    const below = (app?: string) => `/api/v1/apps/${app}/tiles/${tile?._id}`;
    expect((await backend.call('admin', below(own?._id))).status).toBe(200);
    const before = backend.state();
    for (const [tail, body] of [
      ['', undefined],
      ['/update', tilePayload()],
      ['/delete', undefined],
    ] as const) {
      expect((await backend.call('admin', below(other?._id) + tail, body)).status).toBe(404);
      expect((await backend.call('admin', below('f'.repeat(24)) + tail, body)).status).toBe(404);
    }
    expect(backend.state()).toEqual(before);
  });
});

describe('an app', () => {
  it('stays with its company while it has tiles, and takes them along when it goes', async () => {
    expect((await backend.call('admin', '/api/v1/apps', appPayload())).status).toBe(201);
    const id = backend.store.rows('apps').at(-1)?._id;
    await backend.call('admin', `/api/v1/apps/${id}/tiles`, tilePayload());
    const moved = await refusal(
      `/api/v1/apps/${id}/update`,
      appPayload({ company_code: 'DANGELO' }),
    );
    expect([moved.status, (moved.errors[0] as { field: string }).field]).toEqual([
      409,
      'company_code',
    ]);
    expect((await backend.call('admin', `/api/v1/apps/${id}/delete`)).status).toBe(200);
    expect(backend.store.rows('tiles').filter(({ app_id }) => app_id === id)).toEqual([]);
  });

  it('belongs to a company that is there', async () => {
    const { status, errors } = await refusal(
      '/api/v1/apps',
      appPayload({ company_code: 'NESSUNA' }),
    );
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'company_code']);
  });
});

describe('company and location of a role', () => {
  const [required] = SENTENCES.required;

  test.each(PLACE_RULES)(
    '%j: company %s, location %s',
    async (roles, needsCompany, needsLocation) => {
      const payload = {
        ...bouserPayload({ code: unique(), roles }),
        company_code: undefined,
        location_code: undefined,
      };
      const expected = {
        ...(needsCompany ? { company_code: required } : {}),
        ...(needsLocation ? { location_code: required } : {}),
      };
      expect(told(boUserSchema, payload, 'it')).toEqual(expected);
      if (!needsCompany) {
        expect((await backend.call('admin', '/api/v1/auth/bouser/create', payload)).status).toBe(
          201,
        );
        return;
      }
      const { status, errors } = await refusal('/api/v1/auth/bouser/create', payload);
      expect(status).toBe(422);
      expect(errors).toEqual(
        Object.entries(expected).map(([field, message]) => ({ field, message })),
      );
    },
  );
});

describe('company entries of an app user', () => {
  const [required] = SENTENCES.required;
  const wireOf = (company_code: unknown, location_code: unknown, agent_code: unknown) => ({
    company_code,
    location_code,
    agent_code,
  });

  test.each(ENTRY_RULES)('%j, %j, %j', async (companies, locations, agents, missing) => {
    const entries = wireOf(companies, locations, agents);
    const payload = customerPayload({ code: unique(), ...entries });
    const expected = Object.fromEntries(missing.map((field) => [field, required]));
    expect(told(customerSchema, payload, 'it')).toEqual(expected);
    if (missing.length > 0) {
      expect((await refusal('/api/v1/customers', payload)).status).toBe(422);
      return;
    }
    expect((await backend.call('admin', '/api/v1/customers', payload)).status).toBe(201);
    // One entry is kept as texts, several as lists: as they were sent.
    expect(backend.store.rows('customers').at(-1)).toMatchObject(entries);
  });

  it.each([
    ['a company that does not exist', wireOf('NESSUNA', 'AUR-MIL', 'AGE-001'), 'company_code'],
    ['a location of another company', wireOf('AURORA', 'MON-TOR', 'AGE-001'), 'location_code'],
    ['an agent who does not exist', wireOf('AURORA', 'AUR-MIL', 'NESSUNO'), 'agent_code'],
    ['an agent of another location', wireOf('AURORA', 'AUR-BER', 'AGE-001'), 'agent_code'],
    [
      'the second of two',
      wireOf(['AURORA', 'AURORA'], ['AUR-MIL', 'AUR-BER'], ['AGE-001', 'AGE-001']),
      'agent_code.1',
    ],
    ['a category of another company', { categories: ['MON-OFF'] }, 'categories'],
  ])('%s is refused', async (_what, wrong, field) => {
    const payload = customerPayload({ code: unique(), ...wrong });
    const { status, errors } = await refusal('/api/v1/customers', payload);
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, field]);
  });

  it('keep a customer who is in a group from being deleted, and one with sales from another code', async () => {
    const [inGroup] = (backend.store.rows('groups')[0]?.customers ?? []) as string[];
    const before = backend.state();
    const kept = await backend.call('admin', `/api/v1/customers/${inGroup}/delete`);
    expect(kept.status).toBe(409);
    expect(((await kept.json()) as { errors: string[] }).errors[0]).toContain('gruppi');
    expect(backend.state()).toEqual(before);

    await backend.call('admin', '/api/v1/customers', customerPayload({ code: unique() }));
    const made = backend.store.rows('customers').at(-1);
    backend.store.insert('turnovers', { _id: 'f'.repeat(24), customer_code: made?.code });
    const renamed = await refusal(`/api/v1/customers/${made?._id}/update`, {
      ...customerPayload(),
      code: unique(),
    });
    expect([renamed.status, (renamed.errors[0] as { field: string }).field]).toEqual([409, 'code']);
    expect((await backend.call('admin', `/api/v1/customers/${made?._id}/delete`)).status).toBe(409);
  });

  it('leave what the server makes to the server', async () => {
    const sent = {
      sync_status: 'failure',
      sync_error: 'x',
      accesses_list: ['x'],
      first_access: 'x',
    };
    await backend.call('admin', '/api/v1/customers', customerPayload({ code: unique(), ...sent }));
    expect(backend.store.rows('customers').at(-1)).toMatchObject({
      sync_status: 'success',
      sync_error: '',
      accesses_list: [],
      first_access: null,
    });
  });
});

describe('customers of a group', () => {
  it.each(['of another company', 'that do not exist'])('%s are refused', async (kind) => {
    const customers = backend.store.rows('customers');
    const [first, second] = customersOf('AURORA', customers);
    const foreign =
      kind === 'that do not exist' ? { _id: 'f'.repeat(24) } : customersOf('DANGELO', customers)[0];
    const payload = groupPayload(customers, { customers: [first?._id, second?._id, foreign?._id] });
    const { status, errors } = await refusal('/api/v1/groups', payload);
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'customers']);
  });
});

describe('the e-mail of the account screens', () => {
  test.each(EMAIL_RULES)('%s, %s', async (_field, _what, value, refused) => {
    const email = String(value ?? '');
    if (refused !== 'required') expect(isEmail(email)).toBe(refused === null);
    if (refused === null) return;
    const [italian] = SENTENCES[refused];
    const expected = { status: 422, errors: [{ field: 'email', message: italian }] };
    expect(await refusal('/bouser/forget/password', { email })).toEqual(expected);
    const person = { email, fullname: 'Ada Neri', username: 'ada', password: 'x' };
    expect(await refusal('/register', person)).toEqual(expected);
  });
});

test.each(['email', 'fullname', 'username', 'password'])('registration needs %s', async (field) => {
  const person = { email: 'who@example.com', fullname: 'Ada Neri', username: 'ada', password: 'x' };
  for (const empty of [undefined, '', '  ']) {
    expect(await refusal('/register', { ...person, [field]: empty })).toEqual({
      status: 422,
      errors: [{ field, message: SENTENCES.required[0] }],
    });
  }
});

test.each([
  { email: '', password: '' },
  { email: emailOf('admin'), password: '' },
  { email: emailOf('admin'), password: 'wrong' },
  { email: '', password: PASSWORD },
])('a login with %j is refused', async (details) => {
  expect(await refusal('/bouser/login', details)).toEqual({
    status: 401,
    errors: ['I dettagli di accesso non sono corretti'],
  });
});

describe('the password rule', () => {
  test.each(PASSWORD_RULES)('%s', async (_what, password, kept) => {
    expect(isPassword(password)).toBe(kept);
    const [italian] = SENTENCES.password;
    const change = (oldpassword: string) =>
      refusal('/bouser/update/password', { password, oldpassword });
    if (kept) {
      // The rule is kept, so the wrong current password is what is told.
      expect(await change('wrong')).toEqual({
        status: 422,
        errors: [{ field: 'oldpassword', message: 'I dettagli di accesso non sono corretti' }],
      });
      return;
    }
    expect(await change(PASSWORD)).toEqual({
      status: 422,
      errors: [{ field: 'password', message: italian }],
    });
  });

  it('is said in both languages', () => {
    expect([
      validationMessages.it.validation.password,
      validationMessages.en.validation.password,
    ]).toEqual(SENTENCES.password);
  });

  it('holds for a reset too, whose code is required', async () => {
    await backend.call(null, '/bouser/forget/password', { email: emailOf('agent') });
    const token = String(backend.store.rows('outbox').at(-1)?.link).split('/').at(-1);
    const path = `/bouser/reset/password?forget_password_token=${token}`;
    const code = backend.store
      .rows('bousers')
      .find(({ email }) => email === emailOf('agent'))?.code;
    expect(await refusal(path, { code, password: 'Abcde1!' })).toEqual({
      status: 422,
      errors: [{ field: 'password', message: SENTENCES.password[0] }],
    });
    expect(await refusal(path, { password: 'Abcdef1!' })).toMatchObject({
      status: 422,
      errors: [{ field: 'code' }],
    });
    expect((await backend.call(null, path, { code, password: 'Abcdef1!' })).status).toBe(200);
  });
});
