import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConsoleFiles } from '../../fixtures/server/console-files';
import { isBackendPath } from '../../fixtures/server/paths';
import { createScratchProject } from '../support/scratch-project';
import { test as base } from './fixtures';

/**
 * The answers of a server for a file of the release before: nothing, the page, as those of one-page applications do, or
 * the file, where it was left.
 */
export type OldFiles = '404' | 'index.html' | 'kept';

type Releases = {
  url: string;
  /** From here on the files are those of this release. */
  serve: (release: 1 | 2, oldFiles?: OldFiles) => void;
};

const FIRST = resolve(import.meta.dirname, '../../dist');

/** The second release says something else in one sentence; with it, most of its files have another name. */
const SENTENCE = { first: 'Amministratore', second: 'Chi amministra' };
export const SENTENCE_OF_SECOND = SENTENCE.second;

/** Two builds of the console on one address, with the worker's backend behind both. */
export const test = base.extend<object, { releases: Releases }>({
  releases: [
    async ({ server }, provide) => {
      const second = await mkdtemp(join(tmpdir(), 'second-release-'));
      await buildSecond(second);
      const handlers = {
        1: createConsoleFiles({ dist: FIRST }),
        2: createConsoleFiles({ dist: second }),
      };
      let current: 1 | 2 = 1;
      let oldFiles: OldFiles = '404';
      const web = createServer((asked, answer) => {
        const pathname = (asked.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
        if (isBackendPath(pathname)) {
          forward(server)(asked, answer);
          return;
        }
        const isThere = existsSync(join(current === 1 ? FIRST : second, pathname));
        if (!isThere && oldFiles === 'index.html') asked.url = '/';
        handlers[!isThere && oldFiles === 'kept' ? 1 : current](asked, answer);
      });
      await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
      await provide({
        url: `http://127.0.0.1:${(web.address() as AddressInfo).port}/`,
        serve: (release, old = '404') => {
          current = release;
          oldFiles = old;
        },
      });
      web.closeAllConnections();
      web.close();
      await rm(second, { recursive: true });
    },
    // A build on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ releases }, provide) => {
    releases.serve(1);
    await provide(releases.url);
  },
});

const buildSecond = async (outDir: string): Promise<void> => {
  const project = await createScratchProject();
  const file = 'src/i18n/shell.messages.ts';
  const changed = project.read(file).replace(SENTENCE.first, SENTENCE.second);
  try {
    await project.withFiles(new Map([[file, changed]]), async () => {
      execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--logLevel', 'error'], {
        cwd: project.path,
      });
    });
  } finally {
    project.remove();
  }
};

const forward =
  (target: string): RequestListener =>
  (asked, answer) => {
    const { url = '/', method, headers } = asked;
    const call = request(new URL(url, target), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    asked.pipe(call);
  };
