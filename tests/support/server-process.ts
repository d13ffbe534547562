import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ACCOUNTS } from '../../fixtures/accounts/seeded-accounts';

const START = join(import.meta.dirname, '../../fixtures/server/start.ts');

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * Starts the fixture server as a process of its own, with `options` of its command line, on a free port. Resolves
 * once it listens and its admin is signed in.
 */
export const startServerProcess = async (options: Readonly<Record<string, string | number>>) => {
  const args = Object.entries({ port: 0, ...options }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', START, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const startMs = performance.now() - started;
  // Discards the printed mails, so that the pipe does not fill up.
  child.stdout.resume();
  const url = `http://127.0.0.1:${/:(\d+)/.exec(line)?.[1]}`;
  const { email = '', password = '' } = ACCOUNTS[0] ?? {};
  const login = await fetch(`${url}/bouser/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  return {
    url,
    pid: child.pid,
    token,
    startMs,
    /** Makes a call as the admin. */
    call: async (path: string, init: RequestInit = {}) =>
      fetch(url + path, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      }),
    stop: async (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
};
