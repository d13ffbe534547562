import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@/core/permissions';
import { IMPORT_CALLS } from './calls.table';
import type { CallRow } from './entity-table';
import { EVERYBODY } from './roles';
import { openSeededBackend, type SeededBackend } from './seeded-backend';
import { ENTITIES, type EntityCall } from './tables';

/** Whatever the console shows whom: the backend answers a call to the roles of its row, and to nobody else. */
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

type Guarded = Pick<CallRow, 'method' | 'path'> & { roles: readonly Role[] };

/** Has `call` made by each role and by nobody, `path` and `body` being made anew each time. */
const expectGuarded = async (
  { path: pattern, roles }: Guarded,
  made: (role: Role | null) => Promise<{ path: string; body: unknown }>,
  success: number,
) => {
  for (const role of [...EVERYBODY, null]) {
    const { path, body } = await made(role);
    const before = backend.state();
    const response = await backend.call(role, path, body);
    const outcome = [role ?? 'nobody', pattern, response.status];
    if (role && roles.includes(role)) {
      expect(outcome).toEqual([role, pattern, success]);
      continue;
    }
    expect(outcome).toEqual([role ?? 'nobody', pattern, role ? 403 : 401]);
    // The permission's own refusal: a payload outside the caller's rows would be a 403 as well.
    const { errors } = (await response.json()) as { errors: unknown[] };
    if (role) expect(errors).toEqual(['Non hai il permesso per questa operazione']);
    expect([role, backend.state()]).toEqual([role, before]);
  }
};

describe.each([...ENTITIES])('%s', (resource, table) => {
  const calls = table.calls.flatMap((call) =>
    call.roles ? [{ ...call, resource, table, roles: call.roles }] : [],
  );

  it.each(calls)('$method $path', async (call) => {
    const bodyOf = () => (call.method === 'GET' ? undefined : backend.payloadOf(table));
    const made = async (role: Role | null) => ({ path: await fill(role, call), body: bodyOf() });
    await expectGuarded(call, made, call.status ?? 200);
  });
});

it.each(IMPORT_CALLS)('$method $path', async (call) => {
  const made = async () => ({ path: call.path, body: new FormData() });
  // An upload without its file is a broken rule, and so past the permission.
  await expectGuarded(call, made, 422);
});

/** The path with a row that `role` sees, or, where the call changes it, with one made for the purpose. */
const fill = async (role: Role | null, { verb, path, table }: EntityCall): Promise<string> => {
  const filled = path.replace('{company_code}', 'AURORA').replace('{location_code}', 'AUR-MIL');
  if (!filled.includes('{id}')) return filled;
  if (!role) return filled.replace('{id}', '0');
  const seen = verb === 'one' ? await idSeenBy(role, table) : undefined;
  if (seen) return filled.replace('{id}', seen);
  const create = table.calls.find((call) => call.verb === 'create')?.path ?? '';
  await backend.call('admin', create, backend.payloadOf(table));
  return filled.replace('{id}', backend.store.rows(table.collection).at(-1)?._id ?? '');
};

const idSeenBy = async (role: Role, { calls, collection, idField }: EntityCall['table']) => {
  if (idField) return String(backend.store.rows(collection)[0]?.[idField]);
  const list = calls.find(({ verb }) => verb === 'list')?.path ?? '';
  const response = await backend.call(role, list);
  const { data } = (await response.json()) as { data?: Record<string, { _id: string }[]> };
  return data?.[collection]?.[0]?._id ?? backend.store.rows(collection)[0]?._id;
};
