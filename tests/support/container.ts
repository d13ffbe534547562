import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
const START = join(ROOT, 'deploy/container/start.sh');
export const SITE = join(ROOT, 'deploy/nginx.conf');

/** The path of nginx on Debian; undefined where it is not installed. */
export const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) =>
  existsSync(path),
);

type Settings = Readonly<Record<string, string>>;

/** Writes the files of a build to `folder`. */
export const writeBuiltFiles = (folder: string): void => {
  const files = {
    'index.html': readFileSync(join(ROOT, 'index.html'), 'utf8'),
    'favicon.svg': readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8').padEnd(2000),
    'assets/entry-AbCd1234.js': 'export {};\n'.repeat(1000),
    'assets/entry-AbCd1234.css': 'a { color: red }\n'.repeat(1000),
    'assets/inter-AbCd1234.woff2': 'w'.repeat(5000),
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/**
 * Runs the start script of the container with `settings`, and a program that does nothing instead of nginx.
 *
 * @returns its exit code, and all it printed
 */
export const runStart = (settings: Settings, folder: string) => {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}`, CONSOLE_SITE: SITE, ...settings };
  const { status, stderr } = spawnSync('sh', [START], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

/** Starts nginx on `port` as the container does. Rejects with its output if it does not start. */
export const startNginx = async (settings: Settings, port: number) => {
  const child = spawn('sh', [START], {
    env: {
      PATH: `${join(NGINX ?? '', '..')}:${process.env.PATH}`,
      CONSOLE_SITE: SITE,
      CONSOLE_LISTEN: `${port}`,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(said);
    await wait(20);
  }
  return {
    url,
    stop: () =>
      new Promise<void>((ended) => {
        child.once('exit', () => ended());
        child.kill('SIGTERM');
      }),
  };
};

const isAnswering = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
