import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommandLine, UsageError } from '../../contract/command-line.mjs';
import { NoConnection } from '../../contract/client.mjs';
import { FORMS } from '../../contract/csv.mjs';
import { printable, reportText } from '../../contract/report.mjs';
import { SECTIONS } from '../../contract/results.mjs';
import { runContract, Stopped } from '../../contract/run.mjs';
import { forgedTokens } from '../../contract/checks/tokens.mjs';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { generateDatabase } from '../../fixtures/data/generate-database';
import { createMemoryStore, type Store } from '../../fixtures/database/store';
import { createBackend } from '../../fixtures/server/app';
import { serve } from '../support/serve';
import { creates, isFull, lists, type Deviation } from '../support/deviations/kinds';
import { OLD_TOKEN, SLOW_MS } from '../support/deviations/calls';
import { MANY } from '../support/deviations/writes';
import { DEVIATIONS } from '../support/planted-deviations';
import { servePlanted, type Plant } from '../support/planting-server';
import { withQuickPasswords } from '../support/quick-passwords';

type Outcome = Awaited<ReturnType<typeof runContract>>;

const ORIGIN = 'https://console.example.com';
const ADMIN = { user: 'admin@example.com', password: PASSWORD };
const ACCOUNTS = [
  { role: 'company_manager', user: 'company.manager@example.com', password: PASSWORD },
  { role: 'agent', user: 'agent@example.com', password: PASSWORD },
];

/** A test that renders nothing still waits for a busy machine. */
const PATIENCE_MS = 120_000;

let collections: string[];
let store: Store;
let backend: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const database = withQuickPasswords(await generateDatabase({ customers: 40 }));
  collections = Object.keys(database);
  store = createMemoryStore(database);
  backend = await serve(await createBackend({ store, allowedOrigin: ORIGIN }));
});
afterAll(() => backend.close());

const run = (url: string, options: Partial<Parameters<typeof runContract>[0]> = {}) =>
  runContract({
    url,
    ...ADMIN,
    accounts: ACCOUNTS,
    origin: ORIGIN,
    slowSeconds: 20,
    rows: MANY,
    oldToken: OLD_TOKEN,
    ...options,
  });

/** Area and check of all that does not hold. */
const found = ({ results }: Outcome) => [
  ...new Set(
    results
      .filter(({ state }) => state === 'differs' || state === 'lacks')
      .map(({ area, check }) => `${area} ${check}`),
  ),
];

const withPlant = async <Result>(plant: Plant, work: (url: string) => Promise<Result>) => {
  const server = await servePlanted(backend.url, plant);
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
};

/** Rows of all collections; import records and their files stay, as the wire has no call that removes them. */
const counts = () =>
  Object.fromEntries(
    collections
      .filter((name) => !['imports', 'files', 'file_parts'].includes(name))
      .map((name) => [name, store.rows(name).length]),
  );

/** Deletes the records that a run had to leave. */
const removeKitRows = async (area: string) => {
  const call = async (path: string, body?: object, token = '') => {
    const response = await fetch(backend.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    return response.json();
  };
  const { token } = await call('/bouser/login', { email: ADMIN.user, password: PASSWORD });
  for (const row of store.rows(area)) {
    if (JSON.stringify(row).includes('KIT-'))
      await call(`/api/v1/${area}/${row['_id']}/delete`, undefined, token);
  }
};

describe('the contract kit', () => {
  it(
    'finds nothing on the fixture backend, read and written, and leaves nothing behind',
    async () => {
      const before = counts();
      const outcome = await run(backend.url, { isWriting: true });
      expect(found(outcome)).toEqual([]);
      expect(outcome.isWhole).toBe(true);
      expect(outcome.leftBehind).toEqual([expect.stringContaining('import records')]);
      expect(counts()).toEqual(before);
      expect(outcome.results.length).toBeGreaterThan(1000);
    },
    PATIENCE_MS,
  );

  it.each(DEVIATIONS.map((deviation) => [deviation.name, deviation] as const))(
    'names %s, and nothing else',
    async (_, { areas, isWriting, plant, found: expected }: Deviation) => {
      const slowSeconds = expected.some((name) => name.endsWith(' time')) ? SLOW_MS / 1500 : 20;
      const outcome = await withPlant(plant(), (url) =>
        run(url, { areas, isWriting, slowSeconds }),
      );
      expect(found(outcome)).toEqual(expected);
    },
    PATIENCE_MS,
  );

  it('removes what it made when it is interrupted, and when an answer is lost', async () => {
    const before = counts();
    const stop = new AbortController();
    const interrupting: Plant = {
      answered: (answer, call) => {
        if (call.method !== 'POST' || answer.status !== 201) return;
        stop.abort();
        // The console never learns of it, as after a broken line.
        Object.assign(answer, { status: 502, json: undefined, text: '' });
      },
    };
    const outcome = await withPlant(interrupting, (url) =>
      run(url, { areas: ['categories'], isWriting: true, signal: stop.signal }),
    );
    expect([outcome.isWhole, outcome.leftBehind]).toEqual([false, []]);
    expect(counts()).toEqual(before);
  });

  it.each([
    ['refuses to delete', { status: 500, json: { errors: ['Broken'] } }],
    ['says that it deleted', { status: 200, json: { message: 'Deleted' } }],
  ])('says what it could not remove of a backend that %s', async (_, answer) => {
    const keeping: Plant = {
      asked: ({ path, headers }) =>
        path.endsWith('/delete') && headers.authorization ? answer : undefined,
    };
    const outcome = await withPlant(keeping, (url) =>
      run(url, { areas: ['categories', 'files'], isWriting: true, rows: 3 }),
    );
    const { leftBehind } = outcome;
    expect(leftBehind).toEqual([
      expect.stringContaining('import records'),
      expect.stringMatching(/^\/api\/v1\/customers KIT-.*…$/),
      ...FORMS.map(() => expect.stringMatching(/^\/api\/v1\/companies KIT-/)),
      expect.stringMatching(/^\/api\/v1\/categories KIT-/),
    ]);
    expect(reportText(outcome)).toContain('Left behind:');
    expect(
      store
        .rows('categories')
        .some(({ category_code }) => String(category_code).startsWith('KIT-')),
    ).toBe(true);
    for (const area of ['customers', 'companies', 'categories']) await removeKitRows(area);
  });

  it('removes what it made where a create answers its message alone and the search finds nothing', async () => {
    const before = counts();
    const silent: Plant = {
      asked: ({ query }) => void (query.get('searchTerm') && query.set('searchTerm', 'zzzzzz')),
      answered: (answer, { method }) => {
        if (method === 'POST' && answer.status === 201) delete answer.json.data;
      },
    };
    const areas = ['categories', 'promotargets', 'files'];
    const { leftBehind } = await withPlant(silent, (url) =>
      run(url, { areas, isWriting: true, rows: 3 }),
    );
    expect(leftBehind).toEqual([expect.stringContaining('import records')]);
    expect(counts()).toEqual(before);
  });

  it('removes a record that a backend made of an empty body', async () => {
    const before = counts();
    const lax: Plant = {
      asked: (call) => {
        if (creates(call, 'categories') && !isFull(call)) {
          const [company] = store.rows('companies');
          const category = {
            category_code: `LAX-${++made}`,
            category_name: 'Lax',
            company_code: company?.['company_code'],
          };
          call.body = Buffer.from(JSON.stringify(category));
          call.headers = { ...call.headers, authorization: admin };
        }
        admin ||= call.method === 'GET' ? (call.headers.authorization ?? '') : '';
        return undefined;
      },
    };
    let made = 0;
    let admin = '';
    const outcome = await withPlant(lax, (url) =>
      run(url, { areas: ['categories'], isWriting: true }),
    );
    expect(found(outcome)).toEqual([
      'categories company_manager creates',
      'categories agent creates',
      'categories refusal by field',
    ]);
    expect(made).toBe(3);
    expect(outcome.leftBehind).toEqual([]);
    expect(counts()).toEqual(before);
  });

  it('reports a wrong password and a missing connection', async () => {
    await expect(run(backend.url, { password: 'wrong' })).rejects.toThrow(/cannot log in/);
    const closed = await serve(() => {});
    await closed.close();
    await expect(run(closed.url)).rejects.toThrow(NoConnection);
    await expect(run(backend.url, { areas: ['nothing'] })).rejects.toThrow(UsageError);
    const mistaken = ACCOUNTS.slice(0, 1).map((account) => ({ ...account, role: 'agent' }));
    await expect(run(backend.url, { accounts: mistaken })).rejects.toThrow(
      'has the roles company_manager, not only agent',
    );
  });

  it('stops at once while a call that reads is not answered', async () => {
    const stop = new AbortController();
    const silent = await serve(() => stop.abort());
    await expect(run(silent.url, { signal: stop.signal })).rejects.toThrow(Stopped);
    await silent.close();
  });

  it('reports what nobody sends: JSON of endless depth, and letters that move the cursor', async () => {
    const odd: Plant = {
      answered: (answer, call) => {
        if (!lists(call, 'news')) return;
        const depth = 50_000;
        answer.text = `{"data":${'['.repeat(depth)}"\x1B[2J\x9B31m\u202E"${']'.repeat(depth)}}`;
        answer.json = undefined;
      },
    };
    const outcome = await withPlant(odd, (url) => run(url, { areas: ['news'] }));
    expect(outcome.failure).toBeUndefined();
    expect(found(outcome)).toEqual(['news list']);
    expect(printable('a\x1B[2J\x9B31m\u202Eb\nè')).toBe('a?[2J?31m?b\nè');
  });

  it('says where a redirect leads, and reads no answer without an end', async () => {
    const answering = async (handler: Parameters<typeof serve>[0]) => {
      const server = await serve(handler);
      const told = await run(server.url).catch((error: Error) => error.message);
      await server.close();
      return told;
    };
    expect(
      await answering((_, response) =>
        response.writeHead(302, { location: 'https://elsewhere.test/login' }).end(),
      ),
    ).toContain('302, which leads to https://elsewhere.test/login: redirects are not followed');
    expect(
      await answering((_, response) => response.end('<!doctype html><h1>Gateway</h1>')),
    ).toContain('200 <!doctype html>');
    const megabytes = Buffer.alloc(2 ** 20, 'x');
    const endless = await answering((_, response) => {
      const write = () => {
        while (response.write(megabytes));
      };
      response.on('drain', write);
      write();
    });
    expect(endless).toContain('more than 100 MB');
  });

  it('forges what it can of a JSON Web Token', () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = [part({ alg: 'HS256' }), part({ sub: 'a', exp: 1 }), 'c2lnbmVk'].join('.');
    const forged = forgedTokens(token);
    expect(forged.map(([check]) => check)).toEqual([
      'changed token',
      'prolonged token',
      'unsigned token',
    ]);
    expect(new Set(forged.map(([, made]) => made)).size).toBe(3);
    expect(forged[1]?.[1]).toMatch(/\.c2lnbmVk$/);
    expect(
      JSON.parse(Buffer.from(forged[2]?.[1].split('.')[0] ?? '', 'base64url').toString()),
    ).toEqual({
      alg: 'none',
      typ: 'JWT',
    });
    expect(forgedTokens('4f7a9c').map(([check]) => check)).toEqual(['changed token']);
  });

  it('refers to sections that docs/wire-format.md has', () => {
    const text = readFileSync('docs/wire-format.md', 'utf8');
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors).toEqual(
      expect.arrayContaining(Object.values(SECTIONS).map((anchor) => anchor.slice(1))),
    );
  });
});

describe('the command line of the contract kit', () => {
  it('says before the run that a report cannot be written', async () => {
    const args = ['--user', 'a', '--password', 'b', '--json', '/nowhere/contract.json'];
    const ended = await promisify(execFile)(process.execPath, [
      'contract/kit.mjs',
      '--url',
      backend.url,
      ...args,
    ]).catch((error: { code: number; stderr: string }) => error);
    expect(ended).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Cannot write \/nowhere\/contract.json: ENOENT/),
    });
  });

  const URL = ['--url', 'http://localhost:4100/', '--user', 'a@example.com'];

  it('reads all options', () => {
    expect(
      readCommandLine(
        [...URL, '--password', 'x', '--as', 'agent=b@example.com:y:z', '--area', 'news,companies'],
        {},
      ),
    ).toMatchObject({
      url: 'http://localhost:4100',
      accounts: [{ role: 'agent', user: 'b@example.com', password: 'y:z' }],
      areas: ['news', 'companies'],
      isWriting: false,
    });
    expect(readCommandLine(URL, { CONTRACT_PASSWORD: 'x' })).toMatchObject({ password: 'x' });
  });

  it.each([
    [['--user', 'a@example.com'], '--url is missing'],
    [['--url', 'localhost'], '--url needs an address'],
    [URL, '--password'],
    [[...URL, '--password', 'x', '--as', 'agent'], '--as needs'],
    [[...URL, '--password', 'x', '--slow', 'no'], '--slow needs'],
    [[...URL, '--fast'], '--fast'],
    [[...URL, '--password', 'x', '--rows', '1.5'], '--rows needs'],
    [['--url', 'https://a:secret@example.com', '--user', 'a'], 'must not contain a user'],
    [['--url', 'https://example.com/?x=1', '--user', 'a'], 'must not contain ? or #'],
  ])('refuses %j', (args, message) => {
    expect(() => readCommandLine(args, {})).toThrow(message);
  });
});
