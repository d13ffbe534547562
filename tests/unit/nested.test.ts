import { describe, expect, it, test } from 'vitest';
import { crumbsOf } from '@/app/layout/breadcrumb';
import { urlScheme } from '@/app/router/url-scheme';
import { company } from '@/resources/company/company.definition';
import { tile } from '@/resources/tile/tile.definition';
import { editAddress } from '@/kit/links/record-address';
import { resourceKey, parentMetaOf } from '@/kit/registry/parent-ids';

/** A resource whose records hang below others: each parent's are its own. */
const APP = '66'.repeat(12);
const TILE = '77'.repeat(12);

describe('the parents of a call', () => {
  it('are those its resource names, out of all there are in the address', () => {
    expect(parentMetaOf(tile, { app_id: APP, id: TILE })).toEqual({ parents: { app_id: APP } });
    expect(parentMetaOf(company, { app_id: APP })).toBeUndefined();
  });

  it('separate the data of one app from the data of another', () => {
    expect(resourceKey(tile, parentMetaOf(tile, { app_id: APP }))).toBe(`tile.${APP}`);
    expect(resourceKey(company, undefined)).toBe('company');
  });
});

test('a record below a parent is edited at an address that names the parent, or at none', () => {
  expect(editAddress(tile, { id: TILE }, { app_id: APP })).toBe(`/app/${APP}/tile/edit/${TILE}`);
  expect(editAddress(tile, { id: TILE })).toBeNull();
});

describe('the breadcrumb', () => {
  const addresses = (path: string) => crumbsOf(path, urlScheme).map(({ to }) => to);

  it('leads through the list of apps and the app itself', () => {
    const app = `/app/list?edit=${APP}`;
    const list = `/app/${APP}/tile/list`;
    expect(addresses(list)).toEqual(['/dashboard', '/app/list', app, undefined]);
    const edit = `/app/${APP}/tile/edit/${TILE}`;
    expect(addresses(edit)).toEqual(['/dashboard', '/app/list', app, list, undefined]);
    const [, , parent] = crumbsOf(edit, urlScheme);
    expect(parent?.record).toMatchObject({ id: APP, definition: { name: 'app' } });
  });

  it.each(['gift/create', `gift/edit/${TILE}`])('names a promotion once: %s', (page) => {
    const form = `/promotion/edit/${APP}/gift`;
    expect(addresses(`/promotion/edit/${APP}/${page}`)).toEqual([
      '/dashboard',
      '/promotion/list',
      form,
      `${form}/list`,
      undefined,
    ]);
  });

  it('leads through the user whose email a page changes', () => {
    const edit = `/bo-user/edit/${APP}`;
    const email = `${edit}/email`;
    expect(addresses(email)).toEqual(['/dashboard', '/bo-user/list', edit, undefined]);
    expect(crumbsOf(email, urlScheme)[2]?.record).toMatchObject({ id: APP });
  });
});
