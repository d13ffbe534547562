import { describe, expect, it } from 'vitest';
import { defineResource } from '@/core/resource';
import { listQuery, readList } from '@/providers/data/list-query';
import { sendJson, serveSignedIn } from '../support/signed-in-server';

const city = defineResource({
  name: 'city',
  representation: '{name}',
  routes: {},
  access: {},
  endpoint: {
    base: 'api/v1/cities',
    plural: 'cities',
    singular: 'city',
    filters: ['region', 'tag'],
    searched: ['name', 'code'],
    writable: [],
  },
});

const people = defineResource({
  ...city,
  name: 'person',
  endpoint: {
    ...city.endpoint,
    plural: 'people',
    filters: ['role', 'category', 'group_code'],
  },
});

describe('the query of a list', () => {
  it('has the documented parameters and their defaults', () => {
    expect(listQuery(city, {})).toEqual({
      page: 1,
      pageSize: 10,
      searchTerm: '',
      sortField: '_id',
      sortDir: 1,
    });
  });

  it('sends the filters the endpoint knows, and none that is empty', () => {
    const filter = { q: ' roma ', region: 'Lazio', tag: '  ', invented: 'x' };
    expect(listQuery(city, { filter, sort: { field: 'name', order: 'DESC' } })).toEqual({
      page: 1,
      pageSize: 10,
      searchTerm: 'roma',
      sortField: 'name',
      sortDir: -1,
      region: 'Lazio',
    });
  });

  it.each([
    ['L’Aquila', "L'Aquila"],
    ['d‘Alba ʼ', "d'Alba '"],
    ['“Bar Sport”', '"Bar Sport"'],
  ])('searches for %s with straight apostrophes and quotes', (typed, sent) => {
    expect(listQuery(city, { filter: { q: typed } }).searchTerm).toBe(sent);
  });
});

describe('an answer', () => {
  let body: unknown;
  serveSignedIn((_, outgoing) => sendJson(outgoing, body));

  const CITIES = [
    { _id: '3', name: 'Èboli', code: 'C10', region: 'Campania', tag: ['a', 'b'] },
    { _id: '1', name: 'Roma', code: 'C2', region: 'Lazio', tag: ['b'] },
    { _id: '2', name: 'Formia', code: 'C1', region: 'Lazio', tag: [] },
  ];
  const names = async (params: Parameters<typeof readList>[1]) => {
    body = { data: { cities: CITIES } };
    const { rows, total } = await readList(city, params);
    return [rows.map(({ name }) => name), total];
  };

  it.each([
    ['“Bar Sport”', '"bar'],
    ['"Bar Sport"', '“BAR SPORT”'],
    ['Forno dell’Orso', "dell'orso"],
  ])('that holds all rows finds %s by %s', async (name, q) => {
    body = {
      data: {
        cities: [
          { _id: '1', name },
          { _id: '2', name: 'Bar' },
        ],
      },
    };
    const { rows } = await readList(city, { filter: { q } });
    expect(rows.map((row) => row.name)).toEqual([name]);
  });

  it('with more rows than were asked for is paged where it holds all, and cut where it does not', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => ({ _id: String(at), name: 'x' }));
    body = { data: { cities: many, total_rows: 2500 } };
    const page = await readList(city, { pagination: { page: 2, perPage: 25 }, filter: { q: 'y' } });
    expect([page.total, page.rows.length, page.rows[0]?._id]).toEqual([2500, 25, '25']);
    body = { data: { cities: many, total_rows: 9000 } };
    const cut = await readList(city, { pagination: { page: 2, perPage: 25 } });
    expect([cut.total, cut.rows.length, cut.rows[0]?._id]).toEqual([9000, 1000, '0']);
  });

  it('with total_rows is taken as the page it is', async () => {
    body = { data: { cities: CITIES, total_rows: 99 } };
    await expect(readList(city, {})).resolves.toEqual({ rows: CITIES, total: 99 });
  });

  it('with total_rows as a text is a page, too', async () => {
    body = { data: { cities: CITIES, total_rows: '99' } };
    await expect(readList(city, {})).resolves.toEqual({ rows: CITIES, total: 99 });
  });

  it('without `data` around it is read from the top level', async () => {
    body = { cities: CITIES, total_rows: 3 };
    await expect(readList(city, {})).resolves.toMatchObject({ total: 3 });
  });

  it('without total_rows is searched without regard to accents, and sorted', async () => {
    expect(await names({})).toEqual([['Roma', 'Formia', 'Èboli'], 3]);
    expect(await names({ filter: { q: 'EBO' } })).toEqual([['Èboli'], 1]);
    expect(await names({ filter: { q: ' li   ebo ' } })).toEqual([['Èboli'], 1]);
    expect(await names({ filter: { q: 'ebo roma' } })).toEqual([[], 0]);
    expect(await names({ sort: { field: 'code', order: 'ASC' } })).toEqual([
      ['Formia', 'Roma', 'Èboli'],
      3,
    ]);
  });

  it('without total_rows is filtered and paged', async () => {
    expect(await names({ filter: { region: 'Lazio' } })).toEqual([['Roma', 'Formia'], 2]);
    expect(await names({ filter: { tag: 'b' } })).toEqual([['Roma', 'Èboli'], 2]);
    expect(await names({ pagination: { page: 2, perPage: 2 } })).toEqual([['Èboli'], 3]);
  });

  it('without total_rows is filtered by one value of a list, as documented, and by no field it lacks', async () => {
    const staff = [
      { _id: '1', roles: ['admin', 'agent'], categories: ['gold'] },
      { _id: '2', roles: ['agent'], categories: [] },
      { _id: '3', roles: 'admin' },
    ];
    const found = async (filter: object) => {
      body = { data: { people: staff } };
      const { rows } = await readList(people, { filter });
      return rows.map(({ _id }) => _id).join('');
    };
    expect(await found({ role: 'admin' })).toBe('13');
    expect(await found({ category: 'gold' })).toBe('1');
    expect(await found({ role: 'agent', group_code: 'G1' })).toBe('12');
  });

  it.each([{}, { data: {} }, { data: { cities: 'none' } }, { data: { cities: [1, null] } }])(
    'that holds no list, %j, is an error and not an empty list',
    async (wrong) => {
      body = wrong;
      await expect(readList(city, {})).rejects.toMatchObject({ kind: 'unreadable' });
    },
  );
});
