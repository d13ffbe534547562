import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod';
import { fieldIssues, unpackMessage } from '@/core/schema';
import { isEmail, isPassword } from '@/core/validators';
import { validationMessages } from '@/i18n/validation.messages';
import { schema as boUserSchema } from '@/resources/bo-user/bo-user.schema';
import { schema as companySchema } from '@/resources/company/company.schema';
import { schema as groupSchema } from '@/resources/group/group.schema';
import { PASSWORD } from '../../fixtures/data/accounts';
import { bouserPayload, companyPayload, customersOf, groupPayload } from './payloads';
import {
  BOUSER_RULES,
  COMPANY_RULES,
  EMAIL_RULES,
  GROUP_RULES,
  PASSWORD_RULES,
  PLACE_RULES,
  SENTENCES,
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
    const payload = { ...valid(), [field.replace(/\.\d+$/, '')]: asSent(value) };
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
    const collection =
      { '/api/v1/companies': 'companies', '/api/v1/groups': 'groups' }[path] ?? 'bousers';
    const created = await backend.call('admin', path, valid());
    expect(created.status).toBe(201);
    const id = backend.store.rows(collection).at(-1)?._id;
    const { status, errors } = await refusal(`/api/v1/${collection}/${id}/update`, {});
    expect(status).toBe(422);
    expect(errors.length).toBeGreaterThan(1);
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
