import { describe, expect, it, test, vi } from 'vitest';
import { form } from '@/resources/bo-user/bo-user.form';
import { readPhone } from '@/core/phone-numbers';
import { phoneFieldsOf } from '@/core/schema/phone';
import { schema as boUser } from '@/resources/bo-user/bo-user.schema';
import { schema as company } from '@/resources/company/company.schema';
import { schema as location } from '@/resources/location/location.schema';
import { phoneRules } from '@/kit/inputs/phone-rules';

test.each([
  ['02 1234 5678', '+39 02 1234 5678'],
  ['+39 0212345678', '+39 02 1234 5678'],
  ['0039 333 1234567', '+39 333 123 4567'],
  ['333/1234567', '+39 333 123 4567'],
  ['+41 44 668 18 00', '+41 44 668 18 00'],
  ['+1 (212) 555-0123', '+1 212 555 0123'],
  ['12', null],
  ['pronto', null],
  ['+39', null],
])('%j is stored as %j', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

test.each([
  ['abc', '', { values: {}, errors: { telephone: 'validation.phone' } }],
  ['02 1234567', '', { values: { telephone: '+39 02 123 4567' }, errors: {} }],
  ['abc', 'abc', { values: {}, errors: {} }],
])('the telephone %j of a back-office user who had %j', async (telephone, stored, expected) => {
  expect(await form.refinement?.({ telephone }, { telephone: stored })).toEqual(expected);
});

test.each([
  [location, ['telephone', 'fax', 'whatsapp']],
  [boUser, ['telephone']],
  [company, []],
])('the phone fields of schema %#', (schema, fields) => {
  expect(phoneFieldsOf(schema)).toEqual(fields);
});

describe('phone fields of a form', () => {
  const rules = phoneRules(['telephone', 'fax']);

  it('are stored in the international form, or reported', async () => {
    expect(await rules({ telephone: '333 1234567', fax: 'pronto' }, {})).toEqual({
      values: { telephone: '+39 333 123 4567' },
      errors: { fax: 'validation.phone' },
    });
  });

  it('are reported while the library cannot be loaded', async () => {
    vi.doMock('@/core/phone-numbers', () => {
      throw new Error('offline');
    });
    expect(await rules({ telephone: '333 1234567', fax: '' }, {})).toEqual({
      values: {},
      errors: { telephone: 'validation.phone_unchecked' },
    });
    vi.doUnmock('@/core/phone-numbers');
  });

  it('may be empty', async () => {
    expect(await rules({ telephone: '  ', fax: null }, { telephone: '12' })).toEqual({
      values: {},
      errors: {},
    });
  });

  it('stay as they were stored while nobody touches them', async () => {
    expect(await rules({ telephone: 'interno 12', fax: '' }, { telephone: 'interno 12' })).toEqual({
      values: {},
      errors: {},
    });
  });
});
