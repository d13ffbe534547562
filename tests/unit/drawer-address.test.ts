import { describe, expect, it, test } from 'vitest';
import { category } from '@/resources/category/category.definition';
import { company } from '@/resources/company/company.definition';
import { promotion } from '@/resources/promotion/promotion.definition';
import { survey } from '@/resources/survey/survey.definition';
import { drawerTargetAt, formPlaceOf, isStartedAnew } from '@/kit/links/drawer-address';
import { addressFor, editAddress } from '@/kit/links/record-address';

/** Locations as react-admin reads them. */
const place = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search: search && `?${search}` };
};

test.each([
  ['/category', null],
  ['/category?edit=5', { kind: 'edit', id: '5' }],
  ['/category?filter=%7B%7D&edit=a%2Fb', { kind: 'edit', id: 'a/b' }],
  ['/category?edit=', null],
  ['/category/create', { kind: 'create' }],
  ['/category?create', null],
])('at %s the drawer shows %j', (address, target) => {
  expect(drawerTargetAt(category, place(address))).toEqual(target);
});

test('without an address of its own, a new record is ?create', () => {
  const inQuery = { ...category, routes: { list: '/category/list' } };
  expect(drawerTargetAt(inQuery, place('/category?create'))).toEqual({ kind: 'create' });
});

describe('a form is left', () => {
  it.each([
    ['/category?edit=5', '/category?edit=6', true],
    ['/category?edit=5', '/category', true],
    ['/category?create', '/category', true],
    ['/category?edit=5', '/company', true],
    ['/category?edit=5&page=1', '/category?edit=5&page=2', false],
    ['/company/5', '/company/5?x=1', false],
    ['/company/create?copy=1', '/company/create?copy=2', true],
    ['/company/create?copy=1', '/company/create', true],
    ['/company/create?copy=1', '/company/create?copy=1&step=award', false],
    ['/category?create&prefill=1', '/category?create&prefill=2', true],
  ])('from %s to %s: %j', (from, to, isLeft) => {
    expect(formPlaceOf(place(from)) !== formPlaceOf(place(to))).toBe(isLeft);
  });
});

describe('a new record has other initial values', () => {
  it.each([
    ['/company/create?copy=1', '/company/create?copy=2', true],
    ['/company/create?copy=1', '/company/create', true],
    ['/category?create&prefill=1', '/category?create&prefill=2', true],
    ['/company/create?copy=1', '/company/create?copy=1&parts=no', false],
    // A drawer that closes, and a page that is still shown while the next one is loaded, keep theirs.
    ['/category?create&copy=1', '/category', false],
    ['/company/create?copy=1', '/company', false],
  ])('from %s to %s: %j', (from, to, isAnew) => {
    expect(isStartedAnew(place(from), place(to))).toBe(isAnew);
  });
});

test('a record is linked to its page, or to the drawer of its list', () => {
  expect(editAddress(company, { id: 'a b' })).toBe('/company/edit/a%20b');
  expect(editAddress(category, { id: '5' })).toBe('/category/list?edit=5');
  expect(
    editAddress({ ...category, access: { list: category.access.list } }, { id: '5' }),
  ).toBeNull();
});

test.each([
  ['an active promotion', promotion, { status: 'active' }, '/promotion/edit/1/gift'],
  ['a concluded promotion', promotion, { status: 'concluded' }, '/promotion/view/1/gift'],
  ['a closed survey, which has no page,', survey, { status: 'closed' }, '/survey/edit/1'],
])('%s opens where its reader wants it', (_, definition, more, address) => {
  const record = { id: '1', award_type: 'gift', ...more };
  expect(addressFor(definition, record, ['admin'])).toBe(address);
});
