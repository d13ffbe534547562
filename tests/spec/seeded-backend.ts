import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { createBackend, type BackendOptions } from '../../fixtures/server/app';
import { ACCOUNTS, PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { generateDatabase } from '../../fixtures/data/generate-database';
import { createMemoryStore, type Store } from '../../fixtures/database/store';
import type { Role } from '@/core/permissions';
import { withQuickPasswords } from '../support/quick-passwords';
import type { EntityTable } from './entity-table';

export type SeededBackend = {
  url: string;
  store: Store;
  /** A payload of `table` that keeps every rule, with a code of its own. */
  payloadOf: (table: EntityTable) => Record<string, unknown>;
  /**
   * Posts as admin what must be refused, and sees that nothing was written.
   *
   * @returns the status and the errors of the answer.
   */
  refusal: (path: string, payload: unknown) => Promise<{ status: number; errors: unknown[] }>;
  /**
   * Calls as the named account of `role`; null calls without a token. `{app_id}` is the first app, `{survey_id}` the
   * first survey.
   */
  call: (
    role: Role | null,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ) => Promise<Response>;
  /** Everything a call may change, to see that it changed nothing. */
  state: () => unknown;
  close: () => Promise<void>;
};

export const emailOf = (role: Role): string => {
  const account = ACCOUNTS.find((item) => item.role === role && !item.firstLogin);
  if (!account) throw new Error(`No account for ${role}`);
  return account.email;
};

/** The collections of records that others hang below, by their parameter in paths. */
const PARENTS: Readonly<Record<string, string>> = { app_id: 'apps', survey_id: 'surveys' };

/** More than the console reads at once to look several of them up, and no more. */
const CUSTOMERS = 270;

/** The fixture backend over its generated data, on a port of its own. */
export const openSeededBackend = async ({
  customers = CUSTOMERS,
  ...options
}: Partial<BackendOptions> & { customers?: number } = {}): Promise<SeededBackend> => {
  const memory = createMemoryStore(withQuickPasswords(await generateDatabase({ customers })));
  const store = { ...memory, rows: rememberedRows(memory) };
  const app = await createBackend({ store: memory, ...options });
  const server = await new Promise<ReturnType<typeof app.listen>>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
    // A test that counts for seconds keeps the server from its connections, which it would then close.
    listening.keepAliveTimeout = 0;
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokens = new Map<Role, Promise<string>>();

  const logIn = async (role: Role) => {
    const response = await post('/bouser/login', { email: emailOf(role), password: PASSWORD });
    return ((await response.json()) as { token: string }).token;
  };
  const post = (path: string, body: unknown, token?: string, signal?: AbortSignal) =>
    fetch(url + path, {
      signal,
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
      headers: {
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...bearer(token),
      },
    });

  const call: SeededBackend['call'] = async (role, pattern, body, signal) => {
    const path = pattern.replace(
      /\{(\w+_id)\}/,
      (_, parameter: string) => store.rows(PARENTS[parameter] ?? '')[0]?._id ?? '',
    );
    if (role && !tokens.has(role)) tokens.set(role, logIn(role));
    const token = role ? await tokens.get(role) : undefined;
    return body === undefined
      ? fetch(url + path, { headers: bearer(token) })
      : post(path, body, token, signal);
  };
  let codes = 0;
  const state = () =>
    [
      'companies',
      'bousers',
      'groups',
      'targets',
      'turnovers',
      'promotions',
      'gifts',
      'rewards',
      'promotargets',
      'awardoptions',
      'customers',
      'locations',
      'categories',
      'apps',
      'tiles',
      'imports',
      'files',
      'outbox',
    ].map((name) => [name, store.version(name)]);

  return {
    url,
    store,
    call,
    state,
    payloadOf: ({ payload }) => {
      if (!payload) throw new Error('Its table has no payload: it is only read');
      return payload(`NEW-${++codes}`, (collection) => store.rows(collection));
    },
    refusal: async (path, payload) => {
      const before = state();
      const response = await call('admin', path, payload);
      const { errors } = (await response.json()) as { errors: unknown[] };
      expect(state()).toEqual(before);
      return { status: response.status, errors };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Reads the rows of a collection again only after a write to it: tests ask for them in loops. */
const rememberedRows = ({ rows, version }: Store): Store['rows'] => {
  const read = new Map<string, { at: number; rows: ReturnType<Store['rows']> }>();
  return (collection) => {
    const at = version(collection);
    const known = read.get(collection);
    if (known?.at === at) return known.rows;
    const found = rows(collection);
    read.set(collection, { at, rows: found });
    return found;
  };
};

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};
