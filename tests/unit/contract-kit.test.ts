import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommandLine, UsageError } from '../../contract/command-line.mjs';
import { NoConnection } from '../../contract/client.mjs';
import { reportText } from '../../contract/report.mjs';
import { SECTIONS } from '../../contract/results.mjs';
import { runContract } from '../../contract/run.mjs';
import { forgedTokens } from '../../contract/checks/tokens.mjs';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { generateDatabase } from '../../fixtures/data/generate-database';
import { createMemoryStore, type Store } from '../../fixtures/database/store';
import { createBackend } from '../../fixtures/server/app';
import { serve } from '../support/faulty-server';
import type { Deviation } from '../support/deviations/kinds';
import { OLD_TOKEN, SLOW_MS } from '../support/deviations/of-calls';
import { MANY } from '../support/deviations/of-writes';
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

  it('says what it could not remove', async () => {
    const keeping: Plant = {
      asked: ({ path }) =>
        path.endsWith('/delete') ? { status: 500, json: { errors: ['Broken'] } } : undefined,
    };
    const outcome = await withPlant(keeping, (url) =>
      run(url, { areas: ['categories'], isWriting: true }),
    );
    expect(outcome.leftBehind).toEqual([expect.stringMatching(/^\/api\/v1\/categories KIT-/)]);
    expect(reportText(outcome)).toContain('Left behind:');
    expect(
      store
        .rows('categories')
        .some(({ category_code }) => String(category_code).startsWith('KIT-')),
    ).toBe(true);
  });

  it('tells of a wrong password and of no connection', async () => {
    await expect(run(backend.url, { password: 'wrong' })).rejects.toThrow(/cannot log in/);
    const closed = await serve(() => {});
    await closed.close();
    await expect(run(closed.url)).rejects.toThrow(NoConnection);
    await expect(run(backend.url, { areas: ['nothing'] })).rejects.toThrow(UsageError);
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
