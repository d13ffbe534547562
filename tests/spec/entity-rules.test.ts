import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { schema as customerSchema } from '@/resources/app-user/app-user.schema';
import { schema as boUserSchema } from '@/resources/bo-user/bo-user.schema';
import { schema as tileSchema } from '@/resources/tile/tile.schema';
import { ENTRY_RULES, table as customers } from './entities/app-user.spec-table';
import { table as apps } from './entities/app.spec-table';
import { PLACE_RULES, table as bousers } from './entities/bo-user.spec-table';
import { customersOf, table as groups } from './entities/group.spec-table';
import { LINK_RULES, table as tiles } from './entities/tile.spec-table';
import type { EntityTable } from './entity-table';
import { told } from './schemas';
import { openSeededBackend, type SeededBackend } from './seeded-backend';
import { SENTENCES, textsOf } from './sentences.table';

/**
 * Rules that hold between fields and between records: section 5 of the specification, docs/wire-format.md, section 4.
 */
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const payloadsOf =
  (table: EntityTable) =>
  (more: Record<string, unknown> = {}) => ({ ...backend.payloadOf(table), ...more });
const appWith = payloadsOf(apps);
const boUserWith = payloadsOf(bousers);
const customerWith = payloadsOf(customers);
const groupWith = payloadsOf(groups);
const tileWith = payloadsOf(tiles);

describe('a tile', () => {
  const path = '/api/v1/apps/{app_id}/tiles';
  const stored = () => backend.store.rows('tiles');

  test.each(LINK_RULES)('whose section is link: %s', async (_what, link, refused) => {
    const payload = tileWith({ section: 'link', link });
    if (refused === null) {
      expect((await backend.call('admin', path, payload)).status).toBe(201);
      expect(stored().at(-1)?.link).toBe(link);
      return;
    }
    const [italian, english] = textsOf(refused);
    expect(told(tileSchema, payload, 'en')).toEqual({ link: english });
    expect(await backend.refusal(path, payload)).toEqual({
      status: 422,
      errors: [{ field: 'link', message: italian }],
    });
  });

  it('keeps no link with another section', async () => {
    const payload = tileWith({ section: 'news', link: 'https://example.com' });
    expect((await backend.call('admin', path, payload)).status).toBe(201);
    expect(stored().at(-1)?.link).toBe('');
  });

  it('names categories of the company of its app', async () => {
    const { status, errors } = await backend.refusal(path, tileWith({ categories: ['DAN-ENO'] }));
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'categories']);
  });

  it('goes to the end of the grid where it names no place', async () => {
    const app = backend.store.rows('apps')[0]?._id;
    const last = Math.max(
      ...stored().flatMap(({ app_id, position }) => (app_id === app ? [Number(position)] : [])),
    );
    await backend.call('admin', path, tileWith());
    expect(stored().at(-1)).toMatchObject({ app_id: app, position: last + 1 });
  });

  it('is not there below another app', async () => {
    const [own, other] = backend.store.rows('apps');
    const tile = stored().find(({ app_id }) => app_id === own?._id);
    const below = (app?: string) => `/api/v1/apps/${app}/tiles/${tile?._id}`;
    expect((await backend.call('admin', below(own?._id))).status).toBe(200);
    const before = backend.state();
    for (const [tail, body] of [
      ['', undefined],
      ['/update', tileWith()],
      ['/delete', undefined],
    ] as const) {
      expect((await backend.call('admin', below(other?._id) + tail, body)).status).toBe(404);
      expect((await backend.call('admin', below('f'.repeat(24)) + tail, body)).status).toBe(404);
    }
    expect(backend.state()).toEqual(before);
  });
});

describe('an app', () => {
  it('stays with its company while it has tiles, and takes them along when it goes', async () => {
    expect((await backend.call('admin', '/api/v1/apps', appWith())).status).toBe(201);
    const id = backend.store.rows('apps').at(-1)?._id;
    await backend.call('admin', `/api/v1/apps/${id}/tiles`, tileWith());
    const moved = await backend.refusal(
      `/api/v1/apps/${id}/update`,
      appWith({ company_code: 'DANGELO' }),
    );
    expect([moved.status, (moved.errors[0] as { field: string }).field]).toEqual([
      409,
      'company_code',
    ]);
    expect((await backend.call('admin', `/api/v1/apps/${id}/delete`)).status).toBe(200);
    expect(backend.store.rows('tiles').filter(({ app_id }) => app_id === id)).toEqual([]);
  });

  it('belongs to a company that is there', async () => {
    const { status, errors } = await backend.refusal(
      '/api/v1/apps',
      appWith({ company_code: 'NESSUNA' }),
    );
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'company_code']);
  });
});

describe('company and location of a role', () => {
  const [required] = SENTENCES.required;

  test.each(PLACE_RULES)(
    '%j: company %s, location %s',
    async (roles, needsCompany, needsLocation) => {
      const payload = {
        ...boUserWith({ roles }),
        company_code: undefined,
        location_code: undefined,
      };
      const expected = {
        ...(needsCompany ? { company_code: required } : {}),
        ...(needsLocation ? { location_code: required } : {}),
      };
      expect(told(boUserSchema, payload, 'it')).toEqual(expected);
      if (!needsCompany) {
        expect((await backend.call('admin', '/api/v1/auth/bouser/create', payload)).status).toBe(
          201,
        );
        return;
      }
      const { status, errors } = await backend.refusal('/api/v1/auth/bouser/create', payload);
      expect(status).toBe(422);
      expect(errors).toEqual(
        Object.entries(expected).map(([field, message]) => ({ field, message })),
      );
    },
  );
});

describe('company entries of an app user', () => {
  const [required] = SENTENCES.required;
  const wireOf = (company_code: unknown, location_code: unknown, agent_code: unknown) => ({
    company_code,
    location_code,
    agent_code,
  });

  test.each(ENTRY_RULES)('%j, %j, %j', async (companies, locations, agents, missing) => {
    const entries = wireOf(companies, locations, agents);
    const payload = customerWith({ ...entries });
    const expected = Object.fromEntries(missing.map((field) => [field, required]));
    expect(told(customerSchema, payload, 'it')).toEqual(expected);
    if (missing.length > 0) {
      expect((await backend.refusal('/api/v1/customers', payload)).status).toBe(422);
      return;
    }
    expect((await backend.call('admin', '/api/v1/customers', payload)).status).toBe(201);
    // One entry is kept as texts, several as lists: as they were sent.
    expect(backend.store.rows('customers').at(-1)).toMatchObject(entries);
  });

  it.each([
    ['a company that does not exist', wireOf('NESSUNA', 'AUR-MIL', 'AGE-001'), 'company_code'],
    ['a location of another company', wireOf('AURORA', 'MON-TOR', 'AGE-001'), 'location_code'],
    ['an agent who does not exist', wireOf('AURORA', 'AUR-MIL', 'NESSUNO'), 'agent_code'],
    ['an agent of another location', wireOf('AURORA', 'AUR-BER', 'AGE-001'), 'agent_code'],
    [
      'the second of two',
      wireOf(['AURORA', 'AURORA'], ['AUR-MIL', 'AUR-BER'], ['AGE-001', 'AGE-001']),
      'agent_code.1',
    ],
    ['a category of another company', { categories: ['MON-OFF'] }, 'categories'],
  ])('%s is refused', async (_what, wrong, field) => {
    const payload = customerWith({ ...wrong });
    const { status, errors } = await backend.refusal('/api/v1/customers', payload);
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, field]);
  });

  it('keep a customer who is in a group from being deleted, and one with sales from another code', async () => {
    const [inGroup] = (backend.store.rows('groups')[0]?.customers ?? []) as string[];
    const before = backend.state();
    const kept = await backend.call('admin', `/api/v1/customers/${inGroup}/delete`);
    expect(kept.status).toBe(409);
    expect(((await kept.json()) as { errors: string[] }).errors[0]).toContain('gruppi');
    expect(backend.state()).toEqual(before);

    await backend.call('admin', '/api/v1/customers', customerWith());
    const made = backend.store.rows('customers').at(-1);
    backend.store.insert('turnovers', { _id: 'f'.repeat(24), customer_code: made?.code });
    const renamed = await backend.refusal(`/api/v1/customers/${made?._id}/update`, {
      ...customerWith(),
    });
    expect([renamed.status, (renamed.errors[0] as { field: string }).field]).toEqual([409, 'code']);
    expect((await backend.call('admin', `/api/v1/customers/${made?._id}/delete`)).status).toBe(409);
  });

  it('leave what the server makes to the server', async () => {
    const sent = {
      sync_status: 'failure',
      sync_error: 'x',
      accesses_list: ['x'],
      first_access: 'x',
    };
    await backend.call('admin', '/api/v1/customers', customerWith({ ...sent }));
    expect(backend.store.rows('customers').at(-1)).toMatchObject({
      sync_status: 'success',
      sync_error: '',
      accesses_list: [],
      first_access: null,
    });
  });
});

describe('customers of a group', () => {
  it.each(['of another company', 'that do not exist'])('%s are refused', async (kind) => {
    const rows = backend.store.rows('customers');
    const [first, second] = customersOf('AURORA', rows);
    const foreign =
      kind === 'that do not exist' ? { _id: 'f'.repeat(24) } : customersOf('DANGELO', rows)[0];
    const payload = groupWith({ customers: [first?._id, second?._id, foreign?._id] });
    const { status, errors } = await backend.refusal('/api/v1/groups', payload);
    expect([status, (errors[0] as { field: string }).field]).toEqual([422, 'customers']);
  });
});
