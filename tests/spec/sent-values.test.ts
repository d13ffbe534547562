import { describe, expect, it } from 'vitest';
import { isBlank } from '@/core/validators';
import { requestFile } from '@/providers/http/download';
import { messageOf } from '@/providers/data/record-calls';
import { recordWire } from './recorded-wire';
import { ENTITIES } from './tables';

/** Checks what the tables of calls do not say: the values that lists, lookups and forms send. */
const wire = recordWire();

const newOf = (resource: string) => {
  const table = ENTITIES.get(resource);
  if (!table) throw new Error(`${resource} has no table`);
  return wire.backend.payloadOf(table);
};

/** The console's names for fields of the app activity that are sent by another name. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  code: 'client_code',
  user_name: 'client_name',
  first_access: 'initial_access',
};

describe('a list', () => {
  it('begins at page 1 with 10 rows by _id ascending, an empty search included', async () => {
    await wire.provider.getList('bo-user', {});
    expect(wire.sent[0]?.query).toEqual([
      ['page', '1'],
      ['pageSize', '10'],
      ['searchTerm', ''],
      ['sortField', '_id'],
      ['sortDir', '1'],
    ]);
  });

  it('sends what was asked: search, order, page, one value a filter, none that is empty', async () => {
    await wire.provider.getList('app-user', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'business_name', order: 'DESC' },
      filter: {
        q: ' caffè & co ',
        company_code: 'AURORA',
        location_code: '',
        agent_code: null,
        status: undefined,
      },
    });
    expect(wire.sent[0]?.query).toEqual([
      ['page', '3'],
      ['pageSize', '25'],
      ['searchTerm', 'caffè & co'],
      ['sortField', 'business_name'],
      ['sortDir', '-1'],
      ['company_code', 'AURORA'],
    ]);
  });

  it.each([
    'code',
    'user_name',
    'company_name',
    'agent_code',
    'agent_name',
    'first_access',
    'last_access',
    'total_access',
    'month_access',
  ])('of the app activity is sorted by %s', async (field) => {
    const ordered = async (order: 'ASC' | 'DESC') =>
      (
        await wire.provider.getList('app-activity', {
          pagination: { page: 1, perPage: 1000 },
          sort: { field, order },
          filter: {},
        })
      ).data;
    const [up, down] = [await ordered('ASC'), await ordered('DESC')];
    expect(wire.sent.map(({ query }) => query.slice(3))).toEqual([
      [
        ['sortField', field],
        ['sortDir', '1'],
      ],
      [
        ['sortField', field],
        ['sortDir', '-1'],
      ],
    ]);
    const ids = (rows: typeof up) => rows.map(({ id }) => id);
    expect(ids(up)).not.toEqual(ids(down));
    // Empty values come last in both directions: docs/wire-format.md, section 1.
    const shown = SHOWN_AS[field] ?? field;
    const filled = (rows: typeof up) => rows.filter((row) => !isBlank(row[shown]));
    expect(ids(filled(up))).toEqual(ids(filled(down)).toReversed());
    for (const rows of [up, down]) {
      expect(ids(rows.slice(0, filled(rows).length))).toEqual(ids(filled(rows)));
    }
  });

  it('of companies is searched and paged here, for its answer holds all of them', async () => {
    const { data, total } = await wire.provider.getList('company', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'company_name', order: 'DESC' },
      filter: { q: "d'ANGELO" },
    });
    expect(total).toBe(1);
    expect(data[0]?.company_code).toBe('DANGELO');
    expect(JSON.parse(wire.sent[0]?.text ?? '').data).not.toHaveProperty('total_rows');
    const rows = JSON.parse(wire.sent[0]?.text ?? '').data.companies as object[];
    expect(rows.map((row) => Object.keys(row).sort())).toEqual(
      rows.map(() => ['_id', 'company_code', 'company_name']),
    );
  });
});

describe('several records', () => {
  it('are read from a short list at once, and singly from a long one: there is no filter by ids', async () => {
    const ids = wire.backend.store
      .rows('locations')
      .slice(0, 5)
      .map(({ _id }) => _id);
    const { data } = await wire.provider.getMany('location', { ids });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(wire.sent).toHaveLength(1);
    wire.sent.length = 0;
    const customers = wire.backend.store
      .rows('customers')
      .slice(0, 3)
      .map(({ _id }) => _id);
    expect(
      (await wire.provider.getMany('app-user', { ids: customers })).data.map(({ id }) => id),
    ).toEqual(customers);
    expect(
      wire.sent
        .map(({ path }) => path)
        .slice(1)
        .sort(),
    ).toEqual(customers.map((id) => `/api/v1/customers/${id}`).sort());
    expect(wire.sent.flatMap(({ query }) => query).map(([name]) => name)).not.toContain('ids');
  });

  it('are read to the end for all who asked, though the first of them has left', async () => {
    const ids = wire.backend.store
      .rows('companies')
      .slice(0, 2)
      .map(({ _id }) => _id);
    const { data } = await wire.provider.getMany('company', { ids, signal: AbortSignal.abort() });
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a tile', () => {
  const below = (app: number) => ({
    parents: { app_id: wire.backend.store.rows('apps')[app]?._id ?? '' },
  });

  it('is asked for below its own app alone', async () => {
    const tile = await wire.made('tile', 'tiles', newOf('tile'), below(0));
    const listed = async (app: number) =>
      (await wire.provider.getList('tile', { filter: {}, meta: below(app) })).data.map(
        ({ app_id }) => app_id,
      );
    expect(new Set(await listed(0))).toEqual(new Set([below(0).parents.app_id]));
    expect(await listed(1)).not.toContain(below(0).parents.app_id);
    await expect(
      wire.provider.getOne('tile', { id: tile.id, meta: below(1) }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is not asked for without an app', async () => {
    await expect(wire.provider.getList('tile', { filter: {} })).rejects.toThrow('app_id');
    expect(wire.sent).toEqual([]);
  });
});

describe('a bouser', () => {
  const sentBody = async (more: Record<string, unknown>) => {
    await wire.provider.create('bo-user', { data: { ...newOf('bo-user'), ...more } });
    return wire.sent[0]?.body as Record<string, unknown>;
  };

  it('names one company as a text, several as a list, none not at all', async () => {
    expect(await sentBody({})).toMatchObject({
      company_code: 'AURORA',
      location_code: 'AUR-MIL',
      roles: ['agent'],
    });
    wire.sent.length = 0;
    const several = await sentBody({
      company_code: ['AURORA', 'DANGELO'],
      location_code: ['AUR-MIL', 'DAN-NAP'],
    });
    expect(several).toMatchObject({
      company_code: ['AURORA', 'DANGELO'],
      location_code: ['AUR-MIL', 'DAN-NAP'],
    });
    wire.sent.length = 0;
    const none = await sentBody({ roles: ['admin'], company_code: [], location_code: [] });
    expect(Object.keys(none)).not.toContain('company_code');
    expect(Object.keys(none)).not.toContain('location_code');
  });
});

describe('a deletion', () => {
  it.each([
    ['bo-user', 'bousers', 'eliminato con successo'],
    ['group', 'groups', 'Eliminato con successo'],
  ] as const)('of a %s answers its message', async (resource, collection, message) => {
    const { id } = await wire.made(resource, collection, newOf(resource));
    const { data } = await wire.provider.delete(resource, { id });
    expect(messageOf(data)).toBe(message);
    expect(wire.sent).toHaveLength(1);
  });
});

describe('files', () => {
  it.each([
    ['api/v1/bousers/csv', 'code,firstname,surname,email'],
    [
      'accesslist/csv',
      'client_code,client_name,company_name,agent_code,agent_name,initial_access,last_access,total_access,month_access',
    ],
  ])('%s', async (path, header) => {
    const file = await requestFile({ path, query: { searchTerm: '' } });
    const [first = ''] = (await file.text()).replace(/^\ufeff/, '').split(/\r?\n/);
    expect(first.replaceAll('"', '')).toContain(header);
  });
});
