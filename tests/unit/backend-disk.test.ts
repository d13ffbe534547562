// @vitest-environment node
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../fixtures/database/file';
import type { Store } from '../../fixtures/database/store';

const WRITER = join(import.meta.dirname, '../support/store-writer.ts');
const START = join(import.meta.dirname, '../../fixtures/server/start.ts');

let folder: string;
let file: string;
let store: Store | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
  file = join(folder, 'data', 'db.sqlite');
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await rm(folder, { recursive: true, force: true });
});

const seed = () => ({
  companies: ['a', 'b', 'c'].map((_id) => ({ _id, company_code: _id.toUpperCase() })),
});
const openAgain = async (): Promise<Store> => {
  store = await openStore({ file, seed: () => Object.entries(seed()) });
  return store;
};

it(
  'a write that the disk refuses is in the memory no more, nor there after a restart',
  { timeout: 60_000 },
  async () => {
    await (await openAgain()).close();
    // No file grows beyond a megabyte; the signal that says so is ignored.
    const limited = `trap '' XFSZ; ulimit -f 1000; exec "$0" --import tsx "$1" "$2" full`;
    const { stdout, stderr } = await promisify(execFile)('bash', [
      '-c',
      limited,
      process.execPath,
      WRITER,
      file,
    ]).catch((error: { stdout: string; stderr: string }) => error);
    expect(stderr).toMatch(/db\.sqlite cannot be written: [^\n]*\nleft: \n$/);
    const told = stdout.trim().split('\n');
    expect(told.length).toBeGreaterThan(10);
    const { rows } = await openAgain();
    expect(
      rows('notes')
        .map(({ _id }) => _id)
        .sort(),
    ).toEqual(told.sort());
  },
);

it('the files are for their owner alone, those of an earlier start too', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  await (await openAgain()).close();
  await chmod(file, 0o644);
  await openAgain();
  expect(await modeOf(join(folder, 'data'))).toBe(0o700);
  for (const name of [file, `${file}-wal`, `${file}-lock`]) {
    expect([name, await modeOf(name)]).toEqual([name, 0o600]);
  }
});

/** The exit code and the printed errors of a start with `args` that ends by itself. */
const failedStart = async (...args: string[]) => {
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const all = ['--import', 'tsx', START, '--dist', folder, '--customers', '10', ...args];
  return promisify(execFile)(process.execPath, all).then(
    () => null,
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  );
};

it(
  'a second server on the same data says one line, and harms nothing',
  { timeout: 60_000 },
  async () => {
    const { rows } = await openAgain();
    expect(await failedStart('--file', file, '--port', '0')).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^[^\\n]*db\\.sqlite is in use by process ${process.pid}\\. Stop that process[^\\n]*\\n$`,
        ),
      ),
    ]);
    expect(rows('companies')).toHaveLength(3);
    await store?.close();
    expect((await openAgain()).rows('companies')).toHaveLength(3);
  },
);

it('a start on a disk that cannot be written says one line', { timeout: 60_000 }, async () => {
  // Blocks the file to be written; root could write past any mode.
  await mkdir(`${file}.new`, { recursive: true });
  expect(await failedStart('--file', file)).toEqual([
    1,
    expect.stringMatching(/^[^\n]*db\.sqlite cannot be written: [^\n]*\n$/),
  ]);
});
