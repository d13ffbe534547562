import { createServer, request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '../../fixtures/accounts/seeded-accounts';
import { refuseOtherHosts } from '../../fixtures/server/allowed-hosts';
import { readCommandLine, UsageError } from '../../fixtures/server/command-line';
import { startServerProcess } from '../support/server-process';

const server = createServer(
  refuseOtherHosts(['0.0.0.0', 'Demo.example.com'], (_request, response) => response.end('served')),
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const ask = async (host: string) => {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/outbox.json', headers: { host } };
    request(options, resolve).on('error', reject).end();
  });
  return [answer.statusCode, (await answer.toArray()).join('')];
};

describe('the server', () => {
  it.each([
    'localhost',
    'LOCALHOST:5173',
    '127.0.0.1:5173',
    '127.8.9.10',
    '[::1]:5173',
    '0.0.0.0:5173',
    'demo.example.com:80',
  ])('answers by the name %s', async (host) => {
    expect(await ask(host)).toEqual([200, 'served']);
  });

  it.each([
    'evil.example.com',
    'localhost.evil.example.com',
    '127.0.0.1.evil.example.com',
    'evil.example.com@127.0.0.1',
    'sub.demo.example.com',
    '192.168.1.2',
    '[::2]',
    'localhost, evil.example.com',
  ])('says one line to whoever calls it %j', async (host) => {
    const [status, text] = await ask(host);
    expect([status, text]).toEqual([421, expect.stringMatching(/^[^\n]*--allowed-host[^\n]*\n$/)]);
  });
});

it('links in mails lead to the console that was called', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const options = { dist: folder, file: join(folder, 'db.sqlite'), customers: 10 };
  const { url, stop } = await startServerProcess({ ...options, 'base-path': '/console' });
  const email = ACCOUNTS[0]?.email;
  await fetch(`${url}/bouser/forget/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const outbox = await fetch(`${url}/outbox.json`);
  const { mails } = (await outbox.json()) as { mails: { link: string }[] };
  await stop('SIGTERM');
  await rm(folder, { recursive: true });
  expect(mails[0]?.link).toMatch(new RegExp(`^${url}/console/#/auth/password/reset/`));
});

it('the command line takes several names, and no address', () => {
  const names = ['--allowed-host', 'one.example.com', '--allowed-host=192.168.1.2'];
  expect(readCommandLine(names)).toMatchObject({
    allowedHosts: ['one.example.com', '192.168.1.2'],
  });
  expect(readCommandLine([])).toMatchObject({ allowedHosts: [] });
  for (const name of ['http://one.example.com', 'one.example.com:80', '', '*']) {
    expect(() => readCommandLine([`--allowed-host=${name}`])).toThrow(UsageError);
  }
});
