import { QueryClient } from '@tanstack/react-query';
import { testDataProvider, type GetListParams } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prefetchList } from '@/app/data/prefetch-list';
import { listQuery } from '@/providers/data/list-query';
import { preferences } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { person } from '../support/people';
import { ENTITIES } from './tables';

/** docs/wire-format.md, section 3 'Opens on': what each list asks for at its bare address, once. */
const LISTS = [...ENTITIES].flatMap(([name, { views, opens = {}, fixed = {} }]) =>
  views.flatMap(({ view, address }) =>
    view === 'list' && address && !address.includes('{')
      ? [[name, address, { ...fixed, ...opens }] as const]
      : [],
  ),
);

const DEFAULTS = { page: 1, pageSize: 10, searchTerm: '', sortField: '_id', sortDir: 1 };

beforeEach(() => session.start('token', person(['admin'])));
afterEach(() => {
  preferences.reset();
  session.end();
});

const askedAt = (address: string) => {
  const asked: object[] = [];
  const provider = testDataProvider({
    getList: async (name: string, params: GetListParams) => {
      const definition = resources.find((resource) => resource.name === name);
      if (definition) asked.push(listQuery(definition, params));
      return { data: [], total: 0 };
    },
  });
  prefetchList(new QueryClient(), provider, address);
  return asked;
};

it.each(LISTS)('%s at %s', (_name, address, opens) => {
  expect(askedAt(address)).toEqual([{ ...DEFAULTS, ...opens }]);
});

it.each(LISTS)('%s: an address with a parameter of a list wins', (name, address) => {
  const { fixed } = ENTITIES.get(name) ?? {};
  expect(askedAt(`${address}?page=2`)).toEqual([{ ...DEFAULTS, ...fixed, page: 2 }]);
  expect(askedAt(`${address}?filter={}`)).toEqual([{ ...DEFAULTS, ...fixed }]);
  // Parameters of a drawer or a panel are not the list's.
  const { opens } = ENTITIES.get(name) ?? {};
  expect(askedAt(`${address}?open=5f`)).toEqual([{ ...DEFAULTS, ...fixed, ...opens }]);
});

it('the rows per page that the reader chose', () => {
  preferences.setItem('own.rowsPerPage', 50);
  expect(askedAt('/company/list')).toEqual([{ ...DEFAULTS, pageSize: 50 }]);
});

it('the view that the reader chose last, in the way the first is asked for', () => {
  preferences.setItem('own.listView.promotion', 'all');
  expect(askedAt('/promotion/list')).toEqual([{ ...DEFAULTS, sortField: 'end_date' }]);
  const search = `?${new URLSearchParams({ filter: '{"award_type":"gift"}', sort: 'code', order: 'DESC' })}`;
  preferences.setItem('own.savedViews.promotion', [{ name: 'Regali', search }]);
  preferences.setItem('own.listView.promotion', 'saved:Regali');
  expect(askedAt('/promotion/list')).toEqual([
    { ...DEFAULTS, award_type: 'gift', sortField: 'code', sortDir: -1 },
  ]);
  preferences.setItem('own.savedViews.promotion', []);
  expect(askedAt('/promotion/list')).toEqual([
    { ...DEFAULTS, status: 'active', sortField: 'end_date' },
  ]);
});
