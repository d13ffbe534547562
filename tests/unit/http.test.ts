import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readErrors, type ApiError } from '@/providers/http/api-error';
import { requestFile } from '@/providers/http/download';
import { request } from '@/providers/http/http';
import { preferences } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { stubBrowser } from '../support/browser';
import { serve } from '../support/serve';

const USER = person(['admin'], { id: '1' });

let answer: RequestListener;
let server: Awaited<ReturnType<typeof serve>>;

// One server for all: a page reads its configuration once.
beforeAll(async () => {
  server = await serve((incoming, outgoing) => answer(incoming, outgoing));
  stubBrowser({ apiBase: server.url });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

beforeEach(() => session.start('secret', USER));

const json =
  (status: number, body: unknown): RequestListener =>
  (_, outgoing) => {
    outgoing.writeHead(status, { 'Content-Type': 'application/json' });
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const redirect =
  (status: number, location: string): RequestListener =>
  (incoming, outgoing) => {
    if (incoming.url !== '/x') return json(200, { message: 'Aggiornato' })(incoming, outgoing);
    outgoing.writeHead(status, { Location: location });
    outgoing.end();
  };

/** An object of so many levels. */
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: ApiError) => error,
  );

describe('a call', () => {
  it.each([
    ['it', undefined],
    ['it', 'it'],
    ['en', 'en'],
    ['it', 'de'],
  ])('asks for an answer in %s where the language chosen is %s', async (asked, chosen) => {
    answer = (incoming, outgoing) =>
      json(200, { language: incoming.headers['accept-language'] })(incoming, outgoing);
    preferences.setItem('locale', chosen);
    await expect(request({ path: 'me' })).resolves.toEqual({ language: asked });
    await expect(request({ path: 'bouser/login', anonymous: true })).resolves.toEqual({
      language: asked,
    });
    preferences.removeItem('locale');
  });

  it('carries the token, and no header but the four the contract knows', async () => {
    let headers: string[] = [];
    answer = (incoming, outgoing) => {
      headers = Object.keys(incoming.headers);
      json(200, { authorization: incoming.headers.authorization })(incoming, outgoing);
    };
    await expect(request({ path: 'me' })).resolves.toEqual({ authorization: 'Bearer secret' });
    const set = ['accept', 'accept-language', 'authorization', 'content-type'];
    const byFetchItself =
      /^(host|connection|user-agent|accept-encoding|sec-|pragma|cache-control|content-length)/;
    expect(headers.filter((name) => !set.includes(name) && !byFetchItself.test(name))).toEqual([]);
  });

  it.each([
    ['30', 30],
    [new Date(Date.now() + 3_600_000).toUTCString(), 3600],
    ['soon', undefined],
    [undefined, undefined],
  ])('that came too often tells when to try again: %j', async (header, seconds) => {
    answer = (_, outgoing) => {
      if (header) outgoing.setHeader('Retry-After', header);
      json(429, { errors: ['Piano'] })(_, outgoing);
    };
    const { status, retryAfter } = await failure(request({ path: 'list' }));
    expect(status).toBe(429);
    if (seconds === undefined) expect(retryAfter).toBeUndefined();
    else expect(Math.abs(Number(retryAfter) - seconds)).toBeLessThanOrEqual(5);
  });

  it('sends an empty search and leaves an undefined parameter out', async () => {
    answer = (incoming, outgoing) => json(200, { url: incoming.url })(incoming, outgoing);
    const query = { page: 1, searchTerm: '', company_code: undefined };
    await expect(request({ path: 'list', query })).resolves.toEqual({
      url: '/list?page=1&searchTerm=',
    });
  });

  it('that is called off while its answer is read fails as such, and not as a broken connection', async () => {
    const call = new AbortController();
    answer = (_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' });
      outgoing.write('{"data":');
    };
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...given) => {
      const response = await fetch(...given);
      call.abort();
      return response;
    });
    const error = await failure(request({ path: 'list', signal: call.signal }));
    expect(error.name).toBe('AbortError');
  });

  it('never leaves with an expired token', async () => {
    const asked = vi.fn();
    answer = (incoming, outgoing) => {
      asked();
      json(200, {})(incoming, outgoing);
    };
    vi.useFakeTimers({ now: Date.now() + 86_401_000, toFake: ['Date'] });
    const error = await failure(request({ path: 'me' }));
    vi.useRealTimers();
    expect(error.status).toBe(401);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a bad answer becomes a clear error', () => {
  const cases: [string, RequestListener, Partial<ApiError>][] = [
    ['500 with errors', json(500, { errors: ['Guasto'] }), { status: 500, lines: ['Guasto'] }],
    ['500 without JSON', json(500, '<h1>no</h1>'), { kind: 'unreadable', status: 500, lines: [] }],
    ['HTML with 200', json(200, '<html></html>'), { kind: 'unreadable' }],
    ['truncated JSON', json(200, '{"data": ['), { kind: 'unreadable' }],
    ['an empty body', json(200, ''), { kind: 'unreadable' }],
    ['a redirect of a write', redirect(302, '/y'), { kind: 'redirected' }],
    ['a redirect to stay', redirect(308, '/y'), { kind: 'redirected' }],
    ['a redirect to another origin', redirect(301, 'http://127.0.0.1:9/'), { kind: 'redirected' }],
    ['100,000 levels', json(200, nested(100_000)), { kind: 'unreadable' }],
    ['100,000 levels of a refusal', json(422, nested(100_000)), { kind: 'refused', lines: [] }],
    ['204', json(204, ''), { kind: 'unreadable', status: 204 }],
    ['a list where an object belongs', json(200, [1, 2]), { kind: 'unreadable' }],
    [
      'errors of unknown shape',
      json(422, { errors: [42, null, {}] }),
      { kind: 'refused', lines: [] },
    ],
    [
      '403',
      json(403, { errors: ['Vietato'] }),
      { kind: 'refused', status: 403, lines: ['Vietato'] },
    ],
    ['403 with a message alone', json(403, { message: 'Vietato' }), { lines: ['Vietato'] }],
    ['403 with both', json(403, { message: 'No', errors: ['Vietato'] }), { lines: ['Vietato'] }],
    ['500 with a message alone', json(500, { message: 'Oops' }), { kind: 'unreadable', lines: [] }],
    [
      'a broken connection',
      (incoming) => incoming.socket.destroy(),
      { kind: 'offline', status: 0 },
    ],
    [
      'a body that breaks off',
      (_, outgoing) => {
        outgoing.writeHead(200, { 'Content-Length': '100' });
        outgoing.write('{"data"', () => outgoing.destroy());
      },
      { kind: 'offline' },
    ],
  ];

  it.each(cases)('%s', async (_, listener, expected) => {
    answer = listener;
    expect(await failure(request({ path: 'x', method: 'POST' }))).toMatchObject(expected);
    expect(session.current()).not.toBeNull();
  });

  it('but not one of a hundred levels', async () => {
    answer = json(200, nested(100));
    await expect(request({ path: 'x' })).resolves.toHaveProperty('a.a.a');
  });

  it('silence, after the time-out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('Time is up', 'TimeoutError')),
    );
    answer = () => undefined;
    expect(await failure(request({ path: 'x' }))).toMatchObject({ kind: 'timeout' });
  });

  it('a page of HTML instead of a file', async () => {
    answer = (_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/html' });
      outgoing.end('<html></html>');
    };
    expect(await failure(requestFile({ path: 'f' }))).toMatchObject({ kind: 'unreadable' });
  });
});

describe('a 401', () => {
  it('ends the session once, however many calls fail', async () => {
    answer = json(401, { errors: ['Sessione scaduta'] });
    const changed = vi.fn();
    const stop = session.subscribe(changed);
    await Promise.all([1, 2, 3].map(() => failure(request({ path: 'x' }))));
    stop();
    expect(session.current()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('is an ordinary refusal on a call made without a token', async () => {
    answer = json(401, { errors: ['Dettagli errati'] });
    const error = await failure(request({ path: 'bouser/login', method: 'POST', anonymous: true }));
    expect(error.lines).toEqual(['Dettagli errati']);
    expect(session.current()).not.toBeNull();
  });

  it('of an earlier session leaves the one that followed alone', async () => {
    answer = (incoming, outgoing) => {
      session.start('another', USER);
      json(401, {})(incoming, outgoing);
    };
    await failure(request({ path: 'x' }));
    expect(session.current()?.token).toBe('another');
  });
});

describe('readErrors', () => {
  it.each([
    [['a', 'b', 'a'], { lines: ['a', 'b'], fields: {} }],
    [[{ message: 'm', field: 'f' }], { lines: ['m'], fields: { f: 'm' } }],
    [[{ msg: 'm', param: 'p' }], { lines: ['m'], fields: { p: 'm' } }],
    [{ email: 'taken' }, { lines: ['taken'], fields: { email: 'taken' } }],
    ['one line', { lines: ['one line'], fields: {} }],
    [['a', { code: 17 }, null], { lines: ['a', 'errors.general'], fields: {} }],
    [undefined, { lines: [], fields: {} }],
  ])('reads %j', (errors, expected) => {
    expect(readErrors({ errors })).toEqual(expected);
  });
});
