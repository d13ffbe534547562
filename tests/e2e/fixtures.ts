import { readFileSync } from 'node:fs';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { STORED_VALUE_EXPIRY_SECONDS } from '@/core/constants';
import { readCurrentUser, type CurrentUser } from '@/core/current-user';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { isBackendPath } from '../../fixtures/server/paths';
import { validatorOf, type OpenApiValidator } from '../support/openapi-validator';
import { portOf } from './servers';

/** The seeded accounts by the part of their address before the `@` (fixtures/accounts/seeded-accounts.ts). */
export type Who =
  | 'admin'
  | 'company.manager'
  | 'area.manager'
  | 'site.manager'
  | 'agent'
  | 'first.login';

/** `JSON.parse` types it: whatever came. */
type Json = ReturnType<JSON['parse']>;

/** Calls of the backend as one account, for what a test needs to be there before it starts. */
export type Api = {
  get: (path: string) => Promise<Json>;
  post: (path: string, body: unknown) => Promise<Json>;
};

type SignedIn = { token: string; user: CurrentUser };

type TestFixtures = {
  /** Opens the page with a live session, without the login form. */
  as: (who: Who | { email: string; password: string }) => Promise<CurrentUser>;
  /** The backend as an admin. */
  api: Api;
  /**
   * Complaints of the browser fail the test: errors and warnings of the console, exceptions, breaches
   * of the policy, requests to another origin, writes whose body docs/openapi.json does not allow. A test that provokes
   * one says so before it does.
   */
  complaints: { expect: (...complaints: RegExp[]) => void };
};

type WorkerFixtures = {
  /** The address of the worker's own server. */
  server: string;
  signIn: (who: Who | { email: string; password: string }) => Promise<SignedIn>;
  adminRequest: APIRequestContext;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the fixtures that one needs off its parameter: this one needs none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      await provide(`http://127.0.0.1:${portOf(parallelIndex)}/`);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, provide) => {
    await provide(server);
  },

  signIn: [
    async ({ playwright, server }, provide) => {
      const request = await playwright.request.newContext({
        baseURL: server,
        extraHTTPHeaders: ONE_CALL_A_CONNECTION,
      });
      const known = new Map<string, Promise<SignedIn>>();
      await provide((who) => {
        const credentials = credentialsOf(who);
        const live = known.get(credentials.email) ?? signIn(request, credentials);
        known.set(credentials.email, live);
        return live;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  adminRequest: [
    async ({ playwright, server, signIn: signInAs }, provide) => {
      const { token } = await signInAs('admin');
      const request = await playwright.request.newContext({
        baseURL: server,
        extraHTTPHeaders: { ...ONE_CALL_A_CONNECTION, authorization: `Bearer ${token}` },
      });
      await provide(request);
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  api: async ({ adminRequest }, provide) => {
    await provide({
      get: async (path) => jsonOf(await adminRequest.get(path)),
      post: async (path, data) => jsonOf(await adminRequest.post(path, { data })),
    });
  },

  as: async ({ page, signIn: signInAs }, provide) => {
    await provide(async (who) => {
      const { token, user } = await signInAs(who);
      await storeSession(page, { token, user });
      return user;
    });
  },

  complaints: [
    // It asks for the page so that it ends before the page does: writes under way are judged once they are answered.
    async ({ page, server, baseURL }, provide) => {
      const context = page.context();
      const { heard, unanswered } = listen(context, new URL(baseURL ?? server).origin);
      await context.addInitScript(reportBreaches);
      const expected: RegExp[] = [];
      await provide({ expect: (...complaints) => void expected.push(...complaints) });
      await expect.poll(() => [...unanswered].filter(isOfOpenPage).map(nameOf)).toEqual([]);
      expect(heard.filter((complaint) => !expected.some((one) => one.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const credentialsOf = (who: Who | { email: string; password: string }) =>
  typeof who === 'string' ? { email: `${who}@example.com`, password: PASSWORD } : who;

/** The server closes a connection after five idle seconds; a call that comes at that moment would fail. */
const ONE_CALL_A_CONNECTION = { connection: 'close' };

/** Where the console keeps a session, and the shape of it: src/providers/session/session.ts. */
export const SESSION_KEY = 'loyalty.session';

/** Stores a session as the console does. */
export const storeSession = (page: Page, session: SignedIn): Promise<void> => {
  const expiresAt = Date.now() + STORED_VALUE_EXPIRY_SECONDS * 1000;
  return store(page, { [SESSION_KEY]: JSON.stringify({ ...session, expiresAt }) });
};

/** Writes into the browser's storage, from a page of the same origin that runs none of the console's code. */
export const store = async (page: Page, values: Readonly<Record<string, string>>) => {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('./nothing');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, Object.entries(values));
  await page.unroute('**/nothing');
};

const signIn = async (
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<SignedIn> => {
  const { token } = await jsonOf(await request.post('bouser/login', { data }));
  const headers = { authorization: `Bearer ${token}` };
  const user = readCurrentUser((await jsonOf(await request.get('me', { headers }))).self);
  if (!user) throw new Error(`The profile of ${data.email} is no user`);
  return { token, user };
};

const jsonOf = async (response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Json> => {
  if (!response.ok()) {
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  }
  return response.json();
};

/** A breach that the page itself catches reaches neither the console nor the test: it is said there. */
const reportBreaches = () =>
  window.addEventListener('securitypolicyviolation', (breach) => {
    const { effectiveDirective, blockedURI, sourceFile } = breach;
    console.error(`policy: ${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`);
  });

/** Collects the complaints of a browser, and the writes that have no answer yet. */
const listen = (context: BrowserContext, origin: string) => {
  const heard: string[] = [];
  const unanswered = new Set<Request>();
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint) heard.push(message.text());
  });
  context.on('weberror', (event) => {
    const error = event.error();
    heard.push(error.stack ?? String(error));
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && asked !== origin) {
      heard.push(`request to ${request.url()}`);
    }
    if (isWrite(request)) unanswered.add(request);
  });
  context.on('response', (response) => {
    unanswered.delete(response.request());
    heard.push(...undocumentedBody(response));
  });
  context.on('requestfailed', (request) => unanswered.delete(request));
  return { heard, unanswered };
};

/** A page that a story closes takes its calls along. */
const isOfOpenPage = (request: Request) => !request.frame().page().isClosed();

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

const isWrite = (request: Request): boolean =>
  request.method() === 'POST' &&
  (request.headers()['content-type']?.includes('json') ?? false) &&
  isBackendPath(new URL(request.url()).pathname);

let validate: OpenApiValidator | undefined;

/** How the body of a write that was accepted differs from docs/openapi.json. */
const undocumentedBody = (response: Response): string[] => {
  const request = response.request();
  if (!isWrite(request) || !response.ok()) return [];
  validate ??= validatorOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  return validate({
    method: 'POST',
    address: new URL(request.url()).pathname,
    status: response.status(),
    sent: request.postDataJSON(),
    isOfConsole: true,
  });
};
