import { describe, expect, it, test } from 'vitest';
import { withQuery } from '@/kit/links/with-query';
import { prefillAt, prefillOf, prefillQuery } from '@/kit/links/prefill';
import { appUser } from '@/resources/app-user/app-user.definition';
import { group } from '@/resources/group/group.definition';
import { location } from '@/resources/location/location.definition';
import { news } from '@/resources/news/news.definition';
import { survey } from '@/resources/survey/survey.definition';

describe('a new record of a filtered list starts with', () => {
  it.each([
    ['its company', location, { company_code: 'AURORA', q: 'Roma' }, { company_code: 'AURORA' }],
    [
      'codes and values, by the fields of the record',
      appUser,
      {
        company_code: 'AURORA',
        category: 'AUR-BAR',
        status: 'deactivated',
        sync_status: 'failure',
      },
      {
        company_code: 'AURORA',
        categories: 'AUR-BAR',
        status: 'deactivated',
        sync_status: 'failure',
      },
    ],
    ['nothing that only a filter knows', appUser, { group_code: 'GRP-0001', presence: 'x' }, {}],
    ['nothing that is referred to by its id', group, { customers: '5f' }, {}],
  ])('%s', (_, definition, filters, prefill) => {
    expect(prefillOf(definition, filters)).toEqual(prefill);
  });
});

test('it comes through the address of the form, beside what else is in it', () => {
  const query = prefillQuery({ company_code: 'AURORA' });
  const address = withQuery('/location/list', '?filter=x&edit=5', { create: '', ...query });
  const search = address.slice(address.indexOf('?'));
  expect(new URLSearchParams(search).get('filter')).toBe('x');
  expect(prefillAt(location, search)).toEqual({ company_code: 'AURORA' });
  expect(withQuery('/location/list', search, {})).toBe('/location/list?filter=x');
  expect(prefillQuery({})).toEqual({});
});

describe('what an address asks for is checked', () => {
  it.each([
    ['{"company_code":"AURORA","name":"x","_id":"1"}', { company_code: 'AURORA' }],
    ['{"company_code":{"a":1}}', {}],
    ['{"company_code":"<b>"}', {}],
    ['{"company_code":["AURORA"]}', {}],
    ['[]', {}],
    ['{', {}],
    ['null', {}],
  ])('%s', (written, prefill) => {
    expect(prefillAt(location, `?prefill=${encodeURIComponent(written)}`)).toEqual(prefill);
  });
  it('is one of the known values', () => {
    expect(prefillAt(appUser, '?prefill={"status":"active"}')).toEqual({ status: 'active' });
    expect(prefillAt(appUser, '?prefill={"status":"admin"}')).toEqual({});
  });
  it.each([
    ['days of a period', survey, { start_date: '2026-12-03', end_date: '2026-12-24' }],
    ['a moment', news, { publication_date: '2026-12-03T08:00:00.000Z' }],
  ])('takes %s in the calendar', (_, definition, days) => {
    expect(prefillAt(definition, `?prefill=${JSON.stringify(days)}`)).toEqual(days);
  });
  it.each([
    ['a moment for a day', survey, { start_date: '2026-12-03T08:00:00.000Z' }],
    ['no day of the calendar', survey, { start_date: '2026-02-31' }],
    ['no date at all', news, { publication_date: 'domani' }],
  ])('leaves out %s', (_, definition, days) => {
    expect(prefillAt(definition, `?prefill=${JSON.stringify(days)}`)).toEqual({});
  });
});
