import { describe, expect, it } from 'vitest';
import { credentialProblems } from '@/account/account-rules';
import {
  forgotPasswordProblems,
  passwordChangeProblems,
  passwordResetProblems,
  registrationProblems,
} from '@/account/screen-rules';
import { failureOf } from '@/account/failure';
import { ApiError } from '@/providers/http/api-error';

describe('what is wrong with the typed details', () => {
  const required = 'validation.required';
  it.each([
    ['', '', { email: required, password: required }],
    ['   ', 'x', { email: required }],
    ['giulia', 'x', { email: 'validation.email' }],
    ['giulia@example', 'x', { email: 'validation.email' }],
    ['giulia@example.it', '', { password: required }],
    ['giulia@example.it', ' ', {}],
    [' giulia@example.it ', 'x', {}],
  ])('%j and %j', (email, password, problems) => {
    expect(credentialProblems({ email, password })).toEqual(problems);
  });
});

describe('what a failed login shows', () => {
  const tooMany = (seconds?: number) =>
    new ApiError('refused', 429, ['Troppi tentativi'], {}, seconds);
  const invalid = 'errors.invalid_login';
  const general = 'errors.general';
  it.each([
    ['a refusal', new ApiError('refused', 401), invalid, []],
    [
      'a refusal that says the same',
      new ApiError('refused', 401, ['The login detail is incorrect.']),
      invalid,
      [],
    ],
    [
      'a refusal that says more',
      new ApiError('refused', 401, ['Account bloccato']),
      invalid,
      ['Account bloccato'],
    ],
    ['no answer', new ApiError('offline', 0), null, [general]],
    ['none in time', new ApiError('timeout', 0), null, [general]],
    ['a page of HTML', new ApiError('unreadable', 200), null, [general]],
    ['a broken server', new ApiError('unreadable', 500), null, [general]],
    ['too many', tooMany(30), 'errors.too_many_until', []],
    ['too many, and no word of when', tooMany(), 'errors.too_many', []],
    [
      'a broken server with words',
      new ApiError('refused', 503, ['Manutenzione']),
      null,
      ['Manutenzione'],
    ],
  ])('%s', (_, error, message, lines) => {
    const failure = failureOf(error, invalid);
    expect(failure.message).toBe(message);
    expect(failure.lines.map((line) => line.message)).toEqual(lines);
  });
});

describe('what is wrong with a change of password', () => {
  const required = 'validation.required';
  const rule = 'validation.password';
  const match = 'validation.passwords_must_match';
  it.each([
    ['', '', '', { oldpassword: required, password: required, confirm_password: required }],
    ['old', 'Abcdef1!', 'Abcdef1!', {}],
    ['old', 'Abcde1!', 'Abcde1!', { password: rule }],
    ['old', 'abcdef1!', 'abcdef1!', { password: rule }],
    ['old', 'ABCDEF1!', 'ABCDEF1!', { password: rule }],
    ['old', 'Abcdefg!', 'Abcdefg!', { password: rule }],
    ['old', 'Abcdefg1', 'Abcdefg1', { password: rule }],
    ['old', 'Abcdef1(', 'Abcdef1(', { password: rule }],
    ['old', 'Abcdef1!', 'Abcdef1?', { confirm_password: match }],
    ['Prima-123', 'Prima-123', 'Prima-123', { password: 'validation.password_unchanged' }],
    ['corta', 'corta', 'corta', { password: 'validation.password' }],
  ])('%j, %j, %j', (oldpassword, password, confirm_password, problems) => {
    expect(passwordChangeProblems({ oldpassword, password, confirm_password })).toEqual(problems);
  });

  it.each([...'#?!@$%^&*-+._'])('takes %s for a special character', (character) => {
    const password = `Abcdef1${character}`;
    const change = { oldpassword: 'old', password, confirm_password: password };
    expect(passwordChangeProblems(change)).toEqual({});
  });
});

describe('what is wrong with a registration', () => {
  const required = 'validation.required';
  const filled = {
    fullname: 'Ada Neri',
    email: 'ada@example.it',
    username: 'ada',
    password: 'x',
    confirm_password: 'x',
  };
  it('nothing, once all five fields are filled', () => {
    expect(registrationProblems(filled)).toEqual({});
  });
  it.each(Object.keys(filled))('%s is required', (field) => {
    expect(registrationProblems({ ...filled, [field]: '' })).toMatchObject({ [field]: required });
  });
  it('an e-mail that is none, a confirmation that differs', () => {
    const wrong = { ...filled, email: 'ada', confirm_password: 'y' };
    expect(registrationProblems(wrong)).toEqual({
      email: 'validation.email',
      confirm_password: 'validation.confirm_registration',
    });
  });
});

describe('what is wrong with a reset', () => {
  it('of an unknown address', () => {
    expect(forgotPasswordProblems({ email: '' })).toEqual({ email: 'validation.required' });
    expect(forgotPasswordProblems({ email: 'ada@' })).toEqual({ email: 'validation.email' });
  });
  it('without a code, with a weak password, with another confirmation', () => {
    const reset = { code: '', password: 'weak', confirm_password: 'week' };
    expect(passwordResetProblems(reset)).toEqual({
      code: 'validation.code',
      password: 'validation.password',
      confirm_password: 'validation.passwords_differ',
    });
  });
});

describe('a refusal that names a field', () => {
  const invalid = 'errors.invalid_login';
  const fieldsOf = (error: unknown) => failureOf(error, invalid).fields;

  it('is shown below the field', () => {
    const taken = 'Questo indirizzo è già registrato';
    expect(fieldsOf(new ApiError('refused', 409, [taken], { email: taken }))).toEqual({
      email: taken,
    });
  });

  it('marks the field, and is not said twice, where the form says it already', () => {
    const wrong = 'I dettagli di accesso non sono corretti';
    expect(fieldsOf(new ApiError('refused', 422, [wrong], { oldpassword: wrong }))).toEqual({
      oldpassword: '',
    });
  });

  it('after too many attempts is an alert beside the wait, where it says more', () => {
    const refused = (line: string) =>
      failureOf(new ApiError('refused', 429, [line], {}, 30), invalid);
    expect(refused('Aspetta il mattino')).toMatchObject({
      message: 'errors.too_many_until',
      lines: [{ message: 'Aspetta il mattino' }],
    });
    expect(refused('Too many attempts: try again in 30 seconds').lines).toEqual([]);
  });

  it('is nothing where the server broke', () => {
    expect(fieldsOf(new ApiError('refused', 500, ['x'], { email: 'x' }))).toEqual({});
  });
});
