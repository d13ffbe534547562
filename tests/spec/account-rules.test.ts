import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isEmail, isPassword } from '@/core/validators';
import { validationMessages } from '@/i18n/validation.messages';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { PASSWORD_RULES } from './password.table';
import { emailRules } from './rule-rows';
import { emailOf, openSeededBackend, type SeededBackend } from './seeded-backend';
import { SENTENCES, textsOf } from './sentences.table';

/** Checks the refusals of the account screens' calls: section 5 of the specification. */
let backend: SeededBackend;
beforeAll(async () => {
  // The same account is tried many times here: each time so late that none has to wait.
  let now = Date.now();
  backend = await openSeededBackend({ clock: () => new Date((now += 30_000)) });
});
afterAll(() => backend.close());

describe('the e-mail of the account screens', () => {
  test.each(emailRules('email'))('%s, %s', async (_field, _what, value, refused) => {
    const email = String(value ?? '');
    if (refused !== 'required') expect(isEmail(email)).toBe(refused === null);
    if (refused === null) return;
    const [italian] = textsOf(refused);
    const expected = { status: 422, errors: [{ field: 'email', message: italian }] };
    expect(await backend.refusal('/bouser/forget/password', { email })).toEqual(expected);
    const person = { email, fullname: 'Ada Neri', username: 'ada', password: 'x' };
    expect(await backend.refusal('/register', person)).toEqual(expected);
  });
});

test.each(['email', 'fullname', 'username', 'password'])('registration needs %s', async (field) => {
  const person = { email: 'who@example.com', fullname: 'Ada Neri', username: 'ada', password: 'x' };
  for (const empty of [undefined, '', '  ']) {
    expect(await backend.refusal('/register', { ...person, [field]: empty })).toEqual({
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
  expect(await backend.refusal('/bouser/login', details)).toEqual({
    status: 401,
    errors: ['I dettagli di accesso non sono corretti'],
  });
});

describe('the password rule', () => {
  test.each(PASSWORD_RULES)('%s', async (_what, password, kept) => {
    expect(isPassword(password)).toBe(kept);
    const [italian] = SENTENCES.password;
    const change = (oldpassword: string) =>
      backend.refusal('/bouser/update/password', { password, oldpassword });
    if (kept) {
      // The rule is kept, so the message is about the wrong current password.
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
    expect(await backend.refusal(path, { code, password: 'Abcde1!' })).toEqual({
      status: 422,
      errors: [{ field: 'password', message: SENTENCES.password[0] }],
    });
    expect(await backend.refusal(path, { password: 'Abcdef1!' })).toMatchObject({
      status: 422,
      errors: [{ field: 'code' }],
    });
    expect((await backend.call(null, path, { code, password: 'Abcdef1!' })).status).toBe(200);
  });
});
