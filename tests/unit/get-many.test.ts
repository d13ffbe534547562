import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDataProvider } from '@/providers/data/data-provider';
import { ApiError } from '@/providers/http/api-error';
import { session } from '@/providers/session/session';
import { company } from '@/resources/company/company.definition';
import { stubBrowser } from '../support/browser';
import { serve } from '../support/faulty-server';
import { person } from '../support/people';

/** Statuses by the last part of the path; anything else is a record with that id. */
const STATUSES: Record<string, number> = { companies: 403, hidden: 403, gone: 404, broken: 500 };
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://x');
    const id = pathname.split('/').at(-1) ?? '';
    outgoing.writeHead(STATUSES[id] ?? 200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ data: { company: { _id: id } } }));
  });
  stubBrowser({ apiBase: server.url });
  session.start('t', person(['admin']));
});
afterAll(async () => {
  session.end();
  vi.unstubAllGlobals();
  await server.close();
});

const readMany = (ids: string[]) => createDataProvider([company]).getMany('company', { ids });

it('records that the user may not see are missing, the others are read', async () => {
  const { data } = await readMany(['one', 'hidden', 'gone', 'two']);
  expect(data.map(({ id }) => id)).toEqual(['one', 'two']);
});

it('any other failure is that of the whole call', async () => {
  await expect(readMany(['one', 'broken'])).rejects.toBeInstanceOf(ApiError);
});
