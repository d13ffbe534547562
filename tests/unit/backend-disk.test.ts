// @vitest-environment node
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../fixtures/store/store';

const START = join(import.meta.dirname, '../../fixtures/server/start.ts');

let folder: string;
let file: string;
let store: Store | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
  file = join(folder, 'data', 'db.json');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store?.close();
  store = undefined;
  await rm(folder, { recursive: true, force: true });
});

const seed = () => ({
  companies: ['a', 'b', 'c'].map((_id) => ({ _id, company_code: _id.toUpperCase() })),
});
const openAgain = async (): Promise<Store> => {
  store = await openStore({ file, seed });
  return store;
};

/** Every write to the disk fails from here on, after some of it was taken. */
const fillDisk = async () => {
  const handle = await open(file, 'r');
  const methods = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  vi.spyOn(methods, 'datasync').mockRejectedValue(new Error('ENOSPC: no space left on device'));
};

it('a write that the disk refuses is in the memory no more, nor there after a restart', async () => {
  const { rows, rowsBy, find, insert, replace, remove, flush, close } = await openAgain();
  insert('companies', { _id: 'd', company_code: 'D' });
  await flush();
  const before = structuredClone(rows('companies'));
  const byCode = rowsBy('companies', 'company_code');

  await fillDisk();
  insert('companies', { _id: 'e', company_code: 'E' });
  remove('companies', 'b');
  replace('companies', { _id: 'c', company_code: 'CHANGED' });
  remove('companies', 'c');
  await expect(flush()).rejects.toThrow(/cannot be written: ENOSPC/);
  const isOld = () => {
    expect(rows('companies')).toEqual(before);
    expect(before.map(({ _id }) => find('companies', _id))).toEqual(before);
    expect([...'ABCD'].map((code) => byCode.get(code))).toEqual(before);
    expect(['E', 'CHANGED', 'Z'].map((code) => byCode.get(code)).filter(Boolean)).toEqual([]);
  };
  isOld();
  expect(() => replace('companies', { _id: 'a', company_code: 'Z' })).toThrow(/cannot be written/);
  isOld();
  await expect(close()).rejects.toThrow(/cannot be written/);

  vi.restoreAllMocks();
  expect((await openAgain()).rows('companies')).toEqual(before);
});

it('the files are for their owner alone, those of an earlier start too', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  await (await openAgain()).close();
  await chmod(file, 0o644);
  await writeFile(`${file}.tmp`, '', { mode: 0o644 });
  await openAgain();
  expect(await modeOf(join(folder, 'data'))).toBe(0o700);
  for (const name of [file, `${file}.journal`, `${file}.lock`]) {
    expect([name, await modeOf(name)]).toEqual([name, 0o600]);
  }
});

/** What a start with `args` that ends by itself has printed as errors, with its code. */
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
          `^[^\\n]*db\\.json is in use by process ${process.pid}\\. Stop that process[^\\n]*\\n$`,
        ),
      ),
    ]);
    expect(rows('companies')).toHaveLength(3);
    await store?.close();
    expect((await openAgain()).rows('companies')).toHaveLength(3);
  },
);

it('a start on a disk that cannot be written says one line', { timeout: 60_000 }, async () => {
  // Stands in the way of the file to be written; root could write past any mode.
  await mkdir(`${file}.tmp`, { recursive: true });
  expect(await failedStart('--file', file)).toEqual([
    1,
    expect.stringMatching(/^[^\n]*db\.json cannot be written: [^\n]*\n$/),
  ]);
});
