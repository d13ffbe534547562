import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { urlScheme } from '@/app/router/url-scheme';
import { isId } from '@/core/id';
import { isKnownLocation } from '@/core/landing';
import { ApiError } from '@/providers/http/api-error';
import { request } from '@/providers/http/http';
import { createDataProvider } from '@/providers/data/data-provider';
import { fetchAgents } from '@/providers/data/bo-users';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { company } from '@/resources/company/company.definition';
import { editAddress } from '@/kit/links/record-address';
import { stubBrowser } from '../support/browser';
import { person } from '../support/people';

const ID = '64f000000000000000000001';

/** None of them names a record; the first would delete one behind a proxy that decodes. */
const NO_IDS = [
  `${ID}/delete`,
  `../${ID}/delete`,
  `${ID}%2Fdelete`,
  `${ID}?`,
  `${ID}#`,
  `x\\${ID}`,
  '',
  '.',
  '..',
  '/',
  '%',
  '\u0000',
  `${ID}\n`,
  `${ID}\u007f`,
  `${ID}\u0085`,
];

const asked = vi.fn(() => Promise.resolve(Response.json({ data: {}, message: 'fatto' })));

beforeAll(() => {
  stubBrowser({ apiBase: 'https://api.example.com' });
  vi.stubGlobal('fetch', asked);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => session.start('secret', person(['admin'])));
afterEach(() => asked.mockClear());

const provider = () => createDataProvider(resources);

test.each([ID, 'P-2026.1', 'create', 'è', '🎁', 'a b', 5])('%j is an id', (value) => {
  expect(isId(value)).toBe(true);
});

test.each([...NO_IDS, '\ud800', null, undefined, NaN, 1.5, true, {}, [ID]])(
  '%j is none',
  (value) => {
    expect(isId(value)).toBe(false);
  },
);

describe.each(NO_IDS)('%j', (id) => {
  it('is missing among records that are read together', async () => {
    expect(await provider().getMany('company', { ids: [id] })).toEqual({ data: [] });
    expect(asked).not.toHaveBeenCalled();
  });

  const previousData = { id };
  const data = { company_name: 'x' };

  it.each([
    ['read', () => provider().getOne('company', { id })],
    ['looked for in a list', () => provider().getOne('category', { id })],
    ['updated', () => provider().update('company', { id, data, previousData })],
    ['deleted', () => provider().delete('company', { id, previousData })],
    ['a parent', () => provider().getList('tile', { meta: { parents: { app_id: id } } })],
    ['a code in a path', () => fetchAgents({ company: 'AURORA', location: id || '..' })],
    ['a path', () => request({ path: `api/v1/companies/${encodeURIComponent(id)}` })],
  ])('%s is not found, and no call leaves', async (_, call) => {
    const failure = await call().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 404 });
    expect(asked).not.toHaveBeenCalled();
  });

  it('has no address, and one that was typed is not returned to', () => {
    expect(editAddress(company, { id })).toBeNull();
    const written = encodeURIComponent(id);
    for (const location of [
      `/company/edit/${written}`,
      `/app/${written}/tile/list`,
      `/app/list?edit=${written}`,
      `/app-user/list?open=${written}`,
    ]) {
      expect(isKnownLocation(location, urlScheme)).toBe(false);
    }
  });
});

test('an address that no server would read is not asked for', async () => {
  const company = 'x'.repeat(1_000_000);
  await expect(fetchAgents({ company })).rejects.toMatchObject({ status: 414 });
  await expect(provider().getList('company', { filter: { q: company } })).rejects.toMatchObject({
    status: 414,
  });
  expect(asked).not.toHaveBeenCalled();
});

test('an id is read, and its address returned to', async () => {
  await provider().delete('company', { id: ID });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(isKnownLocation(`/company/edit/${ID}`, urlScheme)).toBe(true);
  expect(isKnownLocation(`/app/list?edit=${ID}`, urlScheme)).toBe(true);
  expect(isKnownLocation('/app/list?create', urlScheme)).toBe(true);
});

test('a row without an _id has no id, and no other one replaces it', async () => {
  const companies = [
    { _id: `${ID}/delete`, code: 'AURORA' },
    { _id: { $oid: ID } },
    { _id: ID },
    { code: 'BETA' },
  ];
  asked.mockResolvedValueOnce(Response.json({ data: { companies, total_rows: 4 } }));
  const { data } = await provider().getList('company', {});
  expect(data.map(({ id }) => id)).toEqual([undefined, undefined, ID, 'BETA']);
});

test('the codes of a report without a promotion are no id', async () => {
  const rows = [
    { promotion_code: 'P1', company_code: 'C1' },
    { promotion_code: 'P1' },
    { company_code: 'C1' },
    {},
  ];
  asked.mockResolvedValueOnce(Response.json({ data: { reports: rows, total_rows: 4 } }));
  const { data } = await provider().getList('company-report', {});
  expect(data.map(({ id }) => id)).toEqual(['P1:C1', 'P1:', undefined, undefined]);
});

test('a record of the expected parent is read where the backend writes ids as numbers', async () => {
  const read = (promotion_id: string) => {
    asked.mockResolvedValueOnce(Response.json({ data: { gift: { _id: 7, promotion_id: 5 } } }));
    return provider().getOne('gift', { id: '7', meta: { parents: { promotion_id } } });
  };
  expect((await read('5')).data.id).toBe(7);
  await expect(read('6')).rejects.toMatchObject({ status: 404 });
});
