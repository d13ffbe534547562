import { textOf } from '@/core/text';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { logIn } from '@/providers/data/account';
import { createDataProvider, type ProviderMeta } from '@/providers/data/data-provider';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { stubBrowser } from '../support/browser';
import { createOpenApiValidator } from '../support/openapi-validator';
import { emailOf, openSeededBackend, type SeededBackend } from './seeded-backend';

export type Sent = {
  method: string;
  path: string;
  query: [string, string][];
  headers: Headers;
  body: unknown;
  status: number;
  text: string;
};

/**
 * The console's providers before a seeded backend of the file's own, signed in as admin in every test, and
 * what they send to it: `sent` is empty when a test begins. Each call must keep to docs/openapi.json, its body too.
 *
 * @param customers the number of customers in the data, if not the usual one
 */
export const recordWire = (customers?: number) => {
  let backend: SeededBackend | undefined;
  let provider: ReturnType<typeof createDataProvider> | undefined;
  let admin: ReturnType<typeof session.current>;
  /** How the calls of a test differ from the document. Thrown in `fetch`, they would count as a lost connection. */
  let differences: string[] = [];

  const wire = {
    sent: [] as Sent[],
    get backend() {
      return started(backend);
    },
    get provider() {
      return started(provider);
    },
    /** The placeholder in a path for the first row of a collection, of those with `values` where they are given. */
    idIn: (collection: string, values: Readonly<Record<string, string>> = {}, idField = '_id') =>
      textOf(
        wire.backend.store
          .rows(collection)
          .find((row) => Object.entries(values).every(([field, value]) => row[field] === value))?.[
          idField
        ],
      ),
    /** Creates a record, forgets that call, and gives the record back as a form would read it. */
    made: async (
      resource: string,
      collection: string,
      data: Record<string, unknown>,
      meta?: ProviderMeta,
    ) => {
      await wire.provider.create(resource, { data, meta });
      const id = wire.backend.store.rows(collection).at(-1)?._id ?? '';
      const { data: record } = await wire.provider.getOne(resource, { id, meta });
      wire.sent.length = 0;
      return record;
    },
  };

  beforeAll(async () => {
    backend = await openSeededBackend({ customers });
    stubBrowser({ apiBase: backend.url });
    provider = createDataProvider(resources);
    const send = globalThis.fetch;
    const validate = await createOpenApiValidator();
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      const response = await send(input, init);
      const { pathname, searchParams } = new URL(input);
      const call = {
        method: init.method ?? 'GET',
        path: pathname,
        query: [...searchParams],
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        status: response.status,
        text: await response.clone().text(),
      };
      wire.sent.push(call);
      const isJson = response.headers.get('content-type')?.includes('json');
      differences.push(
        ...validate({
          method: call.method,
          address: pathname,
          status: call.status,
          sent: call.body,
          isOfConsole: true,
          answered: isJson ? JSON.parse(call.text) : undefined,
        }),
      );
      return response;
    });
    await logIn({ email: emailOf('admin'), password: PASSWORD });
    admin = session.current();
  });

  afterAll(async () => {
    vi.unstubAllGlobals();
    await wire.backend.close();
  });

  // One login for all tests: a password takes a twentieth of a second to check.
  beforeEach(() => {
    session.end();
    if (admin) session.start(admin.token, admin.user);
    wire.sent.length = 0;
    differences = [];
  });

  afterEach(() => {
    if (differences.length > 0) expect.fail([DOCUMENTED, ...differences].join('\n'));
  });

  return wire;
};

const DOCUMENTED =
  'calls keep to docs/openapi.json: the fields of a record are those of its schema, and `serverFields` of its rules';

const started = <T>(part: T | undefined): T => {
  if (part === undefined)
    throw new Error('It starts before the first test, not at the top of the file');
  return part;
};
