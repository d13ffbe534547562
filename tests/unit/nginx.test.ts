import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsoleFiles } from '../../fixtures/server/console-files';
import { MAX_UPLOAD_MB } from '../../fixtures/http/received-file';
import { NGINX, SITE, startNginx, writeBuiltFiles } from '../support/container';
import { serve } from '../support/serve';

const SCRIPT = '/assets/entry-AbCd1234.js';
const YEAR = 'public, max-age=31536000, immutable';
const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Received = { method?: string; url?: string; headers: IncomingHttpHeaders; bytes: number };

// .ci/run installs it: a run of CI without it fails, because the tests below would be skipped.
it.runIf(process.env.CI)('nginx is installed in CI', () => {
  expect(NGINX).toBeDefined();
});

const REASON = NGINX ? '' : ' (skipped, because it is not installed: apt-get install nginx-light)';

/** deploy/nginx.conf in Debian's nginx: what it says is what it does. */
describe.skipIf(!NGINX)(`nginx${REASON}`, () => {
  let folder: string;
  let backend: Awaited<ReturnType<typeof serve>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const received: Received[] = [];
  let onFirstBytes = () => {};

  const files = () => ({ CONSOLE_FILES: join(folder, 'dist') });
  const get = (path: string, init?: RequestInit) =>
    fetch(nginx.url + path, { redirect: 'manual', ...init });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    mkdirSync(join(folder, 'dist'));
    writeBuiltFiles(join(folder, 'dist'));
    backend = await serve((asked, answer) => {
      const { method, url, headers } = asked;
      const entry: Received = { method, url, headers, bytes: 0 };
      received.push(entry);
      asked.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length;
        onFirstBytes();
      });
      asked.on('end', () =>
        answer
          .writeHead(method === 'POST' ? 422 : 200, {
            'content-type': 'application/json',
            'cache-control': 'public, max-age=60',
            'content-security-policy': "default-src 'self'",
            'retry-after': '30',
          })
          .end('{}'),
      );
    });
    nginx = await startNginx(
      { ...files(), CONSOLE_RUN: join(folder, 'run'), CONSOLE_API_UPSTREAM: backend.url },
      await freePort(),
    );
  });
  afterAll(async () => {
    await nginx.stop();
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['/index.html', 200, 'no-cache', 'text/html; charset=utf-8'],
    ['/favicon.svg', 200, 'no-cache', expect.stringContaining('image/svg+xml')],
    [SCRIPT, 200, YEAR, expect.stringContaining('/javascript')],
    ['/assets/entry-AbCd1234.css', 200, YEAR, 'text/css'],
    ['/assets/inter-AbCd1234.woff2', 200, YEAR, 'font/woff2'],
    // With the next release it may be there: its absence is not kept, and no page comes in its place.
    ['/assets/entry-NeXt5678.js', 404, 'no-cache', expect.any(String)],
    ['/company/list', 404, 'no-cache', expect.any(String)],
    ['/.vite/manifest.json', 404, 'no-cache', expect.any(String)],
    ['/assets/', 404, 'no-cache', expect.any(String)],
  ])('answers %s', async (path, status, cache, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache]);
    expect(answer.headers.get('content-type')).toEqual(type);
  });

  it.each(['/', SCRIPT, '/assets/none.js'])(
    'sends with %s the headers that the end-to-end tests run under',
    async (path) => {
      const own = await serve(createConsoleFiles({ dist: join(folder, 'dist') }));
      const { headers } = await fetch(own.url);
      await own.close();
      const answer = await get(path);
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
        const trimmed = answer.headers.get(name)?.replaceAll(' ;', ';');
        expect(trimmed).toBe(headers.get(name));
      }
      expect(answer.headers.get('server')).toBe('nginx');
    },
  );

  it('revalidates the page, and keeps a hashed file that is asked for again or in part', async () => {
    for (const [path, cache] of [
      ['/', 'no-cache'],
      [SCRIPT, YEAR],
    ] as const) {
      const first = await get(path, { headers: { 'accept-encoding': 'identity' } });
      const again = await get(path, {
        headers: {
          'accept-encoding': 'identity',
          'if-none-match': first.headers.get('etag') ?? '',
        },
      });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, cache]);
    }
    const part = await get(SCRIPT, {
      headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' },
    });
    expect([part.status, part.headers.get('cache-control')]).toEqual([206, YEAR]);
  });

  it('compresses texts alone', async () => {
    const encodings = [];
    for (const path of ['/', SCRIPT, '/assets/entry-AbCd1234.css', '/favicon.svg']) {
      const { headers } = await get(path);
      encodings.push([headers.get('content-encoding'), headers.get('vary')]);
    }
    expect(encodings).toEqual(encodings.map(() => ['gzip', 'Accept-Encoding']));
    const font = await get('/assets/inter-AbCd1234.woff2');
    expect(font.headers.get('content-encoding')).toBe(null);
  });

  it('takes no writes for files', async () => {
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(403);
    expect((await get(SCRIPT, { method: 'DELETE' })).status).toBe(403);
    expect((await get(SCRIPT, { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    '/api/v1/companies?page=1&searchTerm=caff%C3%A8%20%26%20co',
    '/api/v1/promotions/reports/.env',
    '/bouser/login',
    '/accesslist/csv',
    '/accesslog?page=1',
    '/register',
    '/me',
  ])('hands %s on as it is', async (path) => {
    await get(path, { method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer t' } });
    expect(received.at(-1)).toMatchObject({
      method: 'POST',
      url: path,
      bytes: 7,
      headers: {
        authorization: 'Bearer t',
        host: '127.0.0.1',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      },
    });
  });

  it('sends one header of a kind with an answer of the API, a refusal included', async () => {
    const { status, headers } = await get('/api/v1/news', { method: 'POST', body: '{}' });
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(CLOSED_POLICY);
    expect(headers.get('retry-after')).toBe('30');
  });

  it.each(['/meteo', '/register/x', '/apix/v1/', '/outbox'])(
    'does not take %s for a path of the API',
    async (path) => {
      const before = received.length;
      expect((await get(path)).status).toBe(404);
      expect(received.length).toBe(before);
    },
  );

  it('hands an upload of the largest size on while it comes, and refuses a larger one', async () => {
    const bytes = MAX_UPLOAD_MB * 1024 * 1024;
    const begun = new Promise<void>((resolve) => (onFirstBytes = resolve));
    const status = await upload(`${nginx.url}/api/v1/file/uploadCustomer`, bytes, begun);
    expect([status, received.at(-1)?.bytes]).toEqual([422, bytes]);
    const before = received.length;
    expect(await upload(`${nginx.url}/api/v1/file/uploadCustomer`, bytes + 2 ** 21)).toBe(413);
    expect(received.length).toBe(before);
  });

  it('says that a backend is down as a 502, which is not kept', async () => {
    const down = await startNginx(
      {
        ...files(),
        CONSOLE_RUN: join(folder, 'down'),
        CONSOLE_API_UPSTREAM: `http://127.0.0.1:${await freePort()}`,
      },
      await freePort(),
    );
    const { status, headers } = await fetch(`${down.url}/me`);
    await down.stop();
    expect([status, headers.get('cache-control')]).toEqual([502, 'no-store']);
  });

  it('lets the console call an API of another origin, and has none of its own', async () => {
    const other = await startNginx(
      {
        ...files(),
        CONSOLE_RUN: join(folder, 'other'),
        CONSOLE_API_BASE: 'https://api.example.com/v2',
      },
      await freePort(),
    );
    const page = await fetch(other.url);
    const api = await fetch(`${other.url}/me`);
    await other.stop();
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example.com;",
    );
    expect(await page.text()).toContain('{"apiBase":"https://api.example.com/v2"}');
    expect(api.status).toBe(404);
  });

  it('serves the same files below a path, as the end of the example says', async () => {
    const site = join(folder, 'below.conf');
    writeFileSync(site, belowPath(readFileSync(SITE, 'utf8'), join(folder, 'dist')));
    const below = await startNginx(
      { ...files(), CONSOLE_RUN: join(folder, 'below'), CONSOLE_SITE: site },
      await freePort(),
    );
    const answers = [];
    for (const path of ['/console', '/console/', `/console${SCRIPT}`, '/console/x']) {
      const { status, headers } = await fetch(below.url + path, { redirect: 'manual' });
      answers.push([path, status, headers.get('cache-control'), headers.get('location')]);
    }
    await below.stop();
    expect(answers).toEqual([
      ['/console', 308, 'no-cache', expect.stringMatching(/\/console\/$/)],
      ['/console/', 200, 'no-cache', null],
      [`/console${SCRIPT}`, 200, YEAR, null],
      ['/console/x', 404, 'no-cache', null],
    ]);
  });
});

/** The site with its `location /` replaced by the comment that is there for it. */
const belowPath = (site: string, files: string): string => {
  const [comment = ''] = /(?:^ {2}# {1,3}(?:location|alias|try_files|\}).*\n)+/m.exec(site) ?? [];
  return site
    .replace(/ {2}location \/ \{[\s\S]*?\n {2}\}\n/, '')
    .replace(comment, comment.replaceAll(/^ {2}# /gm, '  ').replace('/srv/loyalty-console', files));
};

/** Sends `size` bytes, all but the first megabyte once `begun`. @returns the status */
const upload = (url: string, size: number, begun = Promise.resolve()) =>
  new Promise<number>((resolve, reject) => {
    const call = request(url, { method: 'POST', headers: { 'content-length': size } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    // A refused upload is not read to its end.
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) reject(error);
    });
    Readable.from(chunks(size, begun)).pipe(call);
  });

async function* chunks(size: number, begun: Promise<void>) {
  const chunk = Buffer.alloc(2 ** 20);
  for (let sent = 0; sent < size; sent += chunk.length) {
    if (sent === chunk.length) await begun;
    yield chunk.subarray(0, Math.min(chunk.length, size - sent));
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
