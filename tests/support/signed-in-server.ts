import type { RequestListener, ServerResponse } from 'node:http';
import { afterAll, beforeAll, vi } from 'vitest';
import { session } from '@/providers/session/session';
import { stubBrowser } from './browser';
import { serve } from './serve';
import { person } from './people';

/** Serves `handler` as the backend of the tests around it, in a stubbed browser with an admin signed in. */
export const serveSignedIn = (handler: RequestListener): void => {
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(handler);
    stubBrowser({ apiBase: server.url });
    session.start('t', person(['admin']));
  });
  afterAll(async () => {
    session.end();
    vi.unstubAllGlobals();
    await server.close();
  });
};

/** Answers with `body` as JSON. */
export const sendJson = (outgoing: ServerResponse, body: unknown, status = 200): void => {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' });
  outgoing.end(JSON.stringify(body));
};
