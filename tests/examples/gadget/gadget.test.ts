import { describe, expect, it } from 'vitest';
import { crumbsOf } from '@/app/layout/breadcrumb';
import { menuOf } from '@/app/menu/menu';
import { creationsFor, pagesFor } from '@/app/palette/destinations';
import { searchableFor } from '@/app/palette/record-search';
import { urlScheme } from '@/app/router/url-scheme';
import { ApiError } from '@/providers/http/api-error';
import { messageOf } from '@/providers/data/record-calls';
import { ENTITIES } from '../../spec/tables';
import { recordWire } from '../../spec/recorded-wire';

/** Checks the console with a resource that has nothing but its folder, its rows and a line in the registry. */
const wire = recordWire();
const PAGE = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'code', order: 'ASC' as const },
};

/** Its three records: the first test makes them. */
const COLOURS = ['red', 'blue', 'red'];

const tableOf = (name: string) => {
  const table = ENTITIES.get(name);
  if (!table) throw new Error(`${name} has no table`);
  return table;
};

const gadgets = (filter: Record<string, unknown>, order: 'ASC' | 'DESC' = 'ASC') =>
  wire.provider.getList('gadget', { ...PAGE, sort: { field: 'code', order }, filter });

/** The refusal of a call: the status, and the fields it names. */
const refusal = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return [error.status, Object.keys(error.body.errors ?? {})];
    throw error;
  }
  throw new Error('was not refused');
};

describe('gadget', () => {
  it('is created, listed, searched, filtered, sorted, read, changed and deleted', async () => {
    const company_code = 'TRIAL';
    const company = { ...wire.backend.payloadOf(tableOf('company')), company_code };
    await wire.provider.create('company', { data: company });
    for (const [index, colour] of COLOURS.entries()) {
      const data = {
        code: `G${index}`,
        title: `Numero ${index}`,
        company_code,
        colour,
        stays: 'home',
      };
      const { data: created } = await wire.provider.create('gadget', { data });
      expect(messageOf(created)).toBeTruthy();
    }
    const own = { company_code };
    const { data: all, total } = await gadgets(own, 'DESC');
    expect([total, all.map(({ code }) => code)]).toEqual([3, ['G2', 'G1', 'G0']]);
    expect(all[0]).not.toHaveProperty('stays');
    expect((await gadgets({ ...own, q: 'NUMERO 1' })).total).toBe(1);
    expect((await gadgets({ ...own, colour: 'red' })).total).toBe(2);

    const id = String(all[0]?.id);
    const { data: previousData } = await wire.provider.getOne('gadget', { id });
    const data = { ...previousData, title: 'Altro aggeggio' };
    await wire.provider.update('gadget', { id, data, previousData });
    expect((await wire.provider.getOne('gadget', { id })).data.title).toBe('Altro aggeggio');
    await wire.provider.delete('gadget', { id, previousData });
    await expect(wire.provider.getOne('gadget', { id })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps its rules: what is broken, taken or stale', async () => {
    const { data } = await gadgets({ company_code: 'TRIAL' });
    const [record] = data;
    if (!record) throw new Error('there is none');
    const { id: _, ...valid } = record;
    const broken = { ...valid, code: 'a b', title: 'xx' };
    expect(await refusal(wire.provider.create('gadget', { data: broken }))).toEqual([
      422,
      ['code', 'title'],
    ]);
    expect(await refusal(wire.provider.create('gadget', { data: valid }))).toEqual([409, ['code']]);
    const previousData = { ...record, updated_at: '2020-01-01T00:00:00.000Z' };
    const stale = wire.provider.update('gadget', {
      id: record.id,
      data: previousData,
      previousData,
    });
    expect(await refusal(stale)).toEqual([409, []]);
  });

  it('keeps the company it refers to from being deleted, until it is gone', async () => {
    const { data: companies } = await wire.provider.getList('company', {
      ...PAGE,
      filter: { q: 'TRIAL' },
    });
    const id = String(companies[0]?.id);
    expect(await refusal(wire.provider.delete('company', { id }))).toEqual([409, []]);
    for (const { id: own } of (await gadgets({ company_code: 'TRIAL' })).data) {
      await wire.provider.delete('gadget', { id: own });
    }
    await wire.provider.delete('company', { id });
  });

  it('is in the menu of those who have it', () => {
    const paths = (...roles: Parameters<typeof menuOf>[0]) =>
      menuOf(roles).flatMap(({ items }) => items.map(({ path }) => path));
    expect(paths('admin')).toContain('/gadget/list');
    expect(paths('agent')).not.toContain('/gadget/list');
  });

  it('has its addresses, and the way to them', () => {
    expect(urlScheme.toInternal('/gadget/edit/5')).toBe('/gadget/5');
    expect(urlScheme.toDocumented('/gadget/create')).toBe('/gadget/create');
    const addresses = (path: string) => crumbsOf(path, urlScheme).map(({ to }) => to);
    expect(addresses('/gadget/edit/5')).toEqual(['/dashboard', '/gadget/list', undefined]);
    expect(crumbsOf('/gadget/edit/5', urlScheme).at(-1)?.record).toMatchObject({
      id: '5',
      definition: { name: 'gadget' },
    });
  });

  it('is found in the palette: its list, its form and its records', () => {
    expect(pagesFor(['admin']).map(({ to }) => to)).toContain('/gadget/list');
    expect(creationsFor(['admin']).map(({ to }) => to)).toContain('/gadget/create');
    expect(searchableFor(['admin']).map(({ name }) => name)).toContain('gadget');
    expect(searchableFor(['agent']).map(({ name }) => name)).not.toContain('gadget');
  });
});
