// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Libsql from 'libsql';
import { NO_SHAPE } from '../../fixtures/database/columns';
import { containsWord, holds } from '../../fixtures/database/conditions';
import { openStore } from '../../fixtures/database/file';
import { readFields } from '../../fixtures/database/projection';
import { column, sql } from '../../fixtures/database/sql';
import { createThread } from '../../fixtures/database/thread';
import {
  createMemoryStore,
  StoreError,
  type Database,
  type Store,
} from '../../fixtures/database/store';

const WRITER = join(import.meta.dirname, '../support/store-writer.ts');

/** For tests that start processes: on a busy machine each takes seconds to come up. */
const SLOW = { timeout: 60_000 };

let folder: string;
let file: string;
let opened: Store[];
let children: ChildProcess[];

const seed = (): Database => ({
  companies: [
    { _id: 'a', name: 'Aurora' },
    { _id: 'b', name: "D'Angelo & Figli 🍷" },
  ],
  groups: [],
});

const open = async (options: { reset?: boolean } = {}) => {
  const store = await openStore({ file, seed: () => Object.entries(seed()), ...options });
  opened.push(store);
  return store;
};

const names = (store: Store) => store.rows('companies').map(({ name }) => name);

/** Whether it still is once other work had its turn. */
const isPending = async (work: Promise<unknown>) =>
  (await Promise.race([work, setImmediate(PENDING)])) === PENDING;
const PENDING = Symbol('pending');

/** A process that has the database open and writes to it until it is killed. */
const startWriter = (...args: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return {
    child,
    lines: createInterface({ input: child.stdout }),
    exit: once(child, 'exit'),
  };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  file = join(folder, 'deep', 'db.sqlite');
  opened = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(opened.map(async (store) => store.close()));
  await rm(folder, { recursive: true, force: true });
});

describe('rows', () => {
  const kinds: [string, () => Promise<Store>][] = [
    ['in memory', async () => createMemoryStore(seed())],
    ['in a file', async () => open()],
  ];

  it.each(kinds)('%s are inserted, replaced in their place and removed', async (_kind, make) => {
    const store = await make();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    store.replace('companies', { _id: 'a', name: 'Aurora Caffè' });
    store.remove('companies', 'b');
    store.insert('tiles', { _id: 'a', title: 'News' });
    await store.flush();
    expect(names(store)).toEqual(['Aurora Caffè', 'Monviso']);
    expect(store.find('companies', 'c')).toEqual({ _id: 'c', name: 'Monviso' });
    expect(store.find('companies', 'b')).toBeUndefined();
    expect(store.find('tiles', 'a')).toEqual({ _id: 'a', title: 'News' });
  });

  it('of an unknown collection are none', () => {
    const store = createMemoryStore(seed());
    expect(store.rows('promotions')).toEqual([]);
    expect(store.find('promotions', 'a')).toBeUndefined();
    expect(store.version('promotions')).toBe(0);
  });

  it('are found again after many removals', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ _id: String(index) }));
    const store = createMemoryStore({ rows });
    for (let index = 0; index < 1000; index += 3) store.remove('rows', String(index));
    for (let index = 0; index < 1000; index += 1) {
      expect(store.find('rows', String(index))?._id).toBe(index % 3 ? String(index) : undefined);
    }
  });

  it.each(kinds)('%s are found by a field, after each write as well', async (_kind, make) => {
    const store = await make();
    const idOf = (name: unknown) => store.findBy('companies', 'name', name)?._id;
    expect(idOf('Aurora')).toBe('a');
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    store.insert('companies', { _id: 'd' });
    store.replace('companies', { _id: 'a', name: 'Aurora Caffè' });
    expect(['Monviso', 'Aurora Caffè', 'Aurora', undefined].map(idOf)).toEqual([
      'c',
      'a',
      undefined,
      undefined,
    ]);
    // A name that one gave up and another one took is the other one's, even once the first is gone.
    store.replace('companies', { _id: 'c', name: 'Aurora' });
    store.replace('companies', { _id: 'a', name: 'Monviso' });
    store.remove('companies', 'c');
    expect(['Monviso', 'Aurora'].map(idOf)).toEqual(['a', undefined]);
    expect(store.findBy('promotions', 'code', 'a')).toBeUndefined();
  });

  it.each(kinds)(
    '%s are found by several fields, after each write as well',
    async (_kind, make) => {
      const store = await make();
      const fields = ['code', 'year'];
      store.define(new Map([['sales', { ...NO_SHAPE, compared: fields, indexes: [fields] }]]));
      const idOf = (code: unknown, year: unknown) =>
        store.rowBy('sales', fields, { code, year })?._id;
      store.insert('sales', { _id: 'a', code: 'K1', year: 2026 });
      store.insert('sales', { _id: 'b', code: 'K1', year: 2025 });
      store.insert('sales', { _id: 'c', code: 'K1' });
      store.insert('sales', { _id: 'd', code: ['K1', 'K2'], year: 2026 });
      const found = () => [
        idOf('K1', 2026),
        idOf('K1', '2025'),
        idOf('K1', undefined),
        idOf('K2', 2026),
      ];
      expect(found()).toEqual(['a', 'b', 'c', undefined]);
      store.replace('sales', { _id: 'a', code: 'K2', year: 2026 });
      store.remove('sales', 'b');
      expect(found()).toEqual([undefined, undefined, 'c', 'a']);
      store.insert('sales', { _id: 'e', code: '', year: '' });
      expect([idOf('', ''), idOf(undefined, null)]).toEqual([undefined, undefined]);
    },
  );

  it('count their writes', () => {
    const store = createMemoryStore(seed());
    const before = store.version('companies');
    store.remove('companies', 'nobody');
    expect(store.version('companies')).toBe(before);
    store.remove('companies', 'a');
    expect(store.version('companies')).toBeGreaterThan(before);
    expect(store.version('groups')).toBe(0);
  });

  it('refuse a second row of one id, and the change of a row that is not there', () => {
    const store = createMemoryStore(seed());
    expect(() => store.insert('companies', { _id: 'a' })).toThrow('already has');
    expect(() => store.replace('companies', { _id: 'x' })).toThrow('has no row');
  });
});

describe('a restart', () => {
  it('finds everything that was written', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Riga\n"due" \u2028 è' });
    store.remove('companies', 'a');
    store.replace('companies', { _id: 'b', name: 'B' });
    store.insert('companies', { _id: 'a', name: 'A' });
    await store.close();
    expect(names(await open())).toEqual(['B', 'Riga\n"due" \u2028 è', 'A']);
  });

  it('begins with the seed where there is no file, and only there', async () => {
    await (await open()).close();
    const later = await openStore({ file, seed: () => [['companies', []]] });
    opened.push(later);
    expect(names(later)).toEqual(['Aurora', "D'Angelo & Figli 🍷"]);
  });

  it('with a reset begins with the seed', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    await store.close();
    const reset = await open({ reset: true });
    expect(names(reset)).toHaveLength(2);
    await reset.close();
    expect(names(await open())).toHaveLength(2);
  });

  it('after a kill in the middle of a reset finds what was there before', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    await store.close();
    await writeFile(`${file}.new`, 'half a seed');
    expect(names(await open())).toHaveLength(3);
  });

  it('gives rows the columns that are asked for by then', async () => {
    await (await open()).close();
    const store = await open();
    const shape = { ...NO_SHAPE, compared: ['name'], searched: [['name']] };
    store.define(new Map([['companies', shape]]));
    expect(store.select('companies', holds('name', 'Aurora'))).toHaveLength(1);
    expect(names(store)).toHaveLength(2);
    store.define(new Map([['companies', { ...shape, compared: [] }]]));
    expect(names(store)).toHaveLength(2);
  });
});

describe('the searched text of a row', () => {
  it('follows every write, and a change of the columns', async () => {
    const store = await open();
    const shape = { ...NO_SHAPE, searched: [['name']] };
    store.define(new Map([['companies', shape]]));
    const withText = (word: string) =>
      store.select('companies', containsWord(column('name?'), word)).map(({ _id }) => _id);
    expect(withText('aur')).toEqual(['a']);
    store.insert('companies', { _id: 'c', name: 'Àurea' });
    store.replace('companies', { _id: 'a', name: 'Monviso' });
    store.replace('companies', { _id: 'b', name: 'Aurum' });
    expect([withText('aur'), withText('mon')]).toEqual([['b', 'c'], ['a']]);
    store.remove('companies', 'b');
    store.define(new Map([['companies', { ...shape, compared: ['name'] }]]));
    expect([withText('aur'), withText('mon'), withText('um')]).toEqual([['c'], ['a'], []]);
  });
});

describe('a kill', () => {
  const kills = Number(process.env.KILLS ?? 3);

  it(
    'in the middle of writes loses nothing that was acknowledged',
    { timeout: kills * SLOW.timeout },
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < kills; round += 1) {
        const { child, lines, exit } = startWriter(String(round));
        const target = acknowledged.length + 300;
        for await (const line of lines) {
          acknowledged.push(line);
          if (acknowledged.length === target) child.kill('SIGKILL');
        }
        await exit;
        const store = await open();
        expect(acknowledged.filter((id) => !store.find('notes', id))).toEqual([]);
        expect(store.rows('companies')).toHaveLength(2);
        await store.close();
      }
    },
  );
});

describe('damage', () => {
  const prepare = async () => {
    const store = await open();
    for (let index = 0; index < 200; index += 1) {
      store.insert('companies', { _id: `c${index}`, name: 'x'.repeat(200) });
    }
    await store.close();
    return readFile(file);
  };

  const harms: [string, (whole: Buffer) => string | Buffer][] = [
    ['an empty file', () => ''],
    ['a blank file', () => ' \n\n'],
    ['half a file', (whole) => whole.subarray(0, whole.length / 2)],
    ['a missing last page', (whole) => whole.subarray(0, whole.length - 4096)],
    ['zeros', (whole) => Buffer.alloc(whole.length)],
    ['zeros in its middle', (whole) => Buffer.from(whole).fill(0, 20_000, 40_000)],
    ['a text', () => 'nonsense'.repeat(1000)],
    ['a database of an earlier version', () => '{"journal":"a","next":0,\n"companies":[\n\n]}\n'],
  ];

  /** The message of the refusal, once the file is seen to be untouched and to yield to a reset. */
  const refusal = async (): Promise<string> => {
    const before = await readFile(file).catch(() => null);
    const error = await open().catch((reason: unknown) => reason);
    if (!(error instanceof StoreError)) throw new Error('The damage was not refused');
    expect(error.message).toMatch(/^[^\n]+--reset[^\n]+$/);
    expect(await readFile(file).catch(() => null)).toEqual(before);
    await (await open({ reset: true })).close();
    expect(names(await open())).toHaveLength(2);
    return error.message;
  };

  it.each(harms)('%s is refused and left alone', async (_case, harm) => {
    const whole = await prepare();
    await writeFile(file, harm(whole));
    expect(await refusal()).toMatch(/db\.sqlite cannot be read/);
  });

  it('a database of another program is refused', async () => {
    await prepare();
    await rm(file);
    const foreign = new Libsql(file);
    foreign.exec('CREATE TABLE posts (id INTEGER)');
    foreign.close();
    expect(await refusal()).toMatch(/not a database of this version of the backend/);
  });

  it('the loss of the file, but not of its log, is refused', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    await store.flush();
    const log = await readFile(`${file}-wal`);
    await store.close();
    await rm(file);
    await writeFile(`${file}-wal`, log);
    expect(await refusal()).toMatch(/is missing/);
  });
});

describe('the lock', () => {
  it(
    'refuses a second process while the first one runs, and is taken over when it was killed',
    SLOW,
    async () => {
      const { child, lines, exit } = startWriter('held');
      await once(lines, 'line');
      await expect(open()).rejects.toThrow(`is in use by process ${child.pid}`);
      child.kill('SIGKILL');
      await exit;
      expect((await open()).rows('notes').length).toBeGreaterThan(0);
    },
  );

  it('refuses the same process too, until the store is closed', async () => {
    const store = await open();
    await expect(open()).rejects.toThrow(StoreError);
    await store.close();
    await expect(open()).resolves.toBeDefined();
  });

  it.each(['', 'nonsense', '{"pid":"1"}'])('that says %j is taken over', async (content) => {
    await (await open()).close();
    await writeFile(`${file}-lock`, content);
    await expect(open()).resolves.toBeDefined();
  });

  it('goes to one alone of many that ask at once', async () => {
    await (await open()).close();
    for (let round = 0; round < 20; round += 1) {
      await writeFile(`${file}-lock`, '');
      const asked = await Promise.allSettled(Array.from({ length: 5 }, async () => open()));
      const [first, ...others] = asked.filter(({ status }) => status === 'fulfilled');
      expect([first?.status, others]).toEqual(['fulfilled', []]);
      await opened.at(-1)?.close();
    }
  });
});

describe('fields of all rows', () => {
  it('include rows that are not committed yet', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    expect(await readFields(store, 'companies', ['name'])).toEqual([
      { _id: 'a', name: 'Aurora' },
      { _id: 'b', name: "D'Angelo & Figli 🍷" },
      { _id: 'c', name: 'Monviso' },
    ]);
  });

  it('are still read once a write has failed', async () => {
    const store = await open();
    const flush = () => Promise.reject(new StoreError('no space left'));
    expect(await readFields({ ...store, flush }, 'companies', ['name'])).toHaveLength(2);
  });
});

it('a thread that is closed at any moment finishes its statements first', async () => {
  for (let pause = 0; pause < 12; pause += 1) {
    const thread = createThread(join(folder, 'thread.sqlite'), []);
    for (let turn = 0; turn < pause * 5; turn += 1) await setImmediate();
    const answers = Array.from({ length: 200 }, (_, number) => thread.all(sql`SELECT ${number}`));
    await thread.close();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 200 }, (_, n) => [[n]]));
    await expect(thread.all(sql`SELECT 1`)).rejects.toThrow('closed');
  }
});

it('a failure in a thread has the code of SQLite', async () => {
  const thread = createThread(':memory:', []);
  await expect(thread.run(new Map([['nonsense', [[]]]]))).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
  });
  await thread.close();
});

it('a commit leaves its rows in the log, from which a long write moves them', async () => {
  const store = await open();
  const before = statSync(file).size;
  const text = 'x'.repeat(1000);
  for (let at = 0; at < 20_000; at += 1) store.insert('notes', { _id: String(at), text });
  await store.flush();
  expect(statSync(file).size).toBe(before);
  await store.settle();
  expect(statSync(file).size).toBeGreaterThan(20_000_000);
});

it('a closed store refuses writes', async () => {
  const store = await open();
  await store.close();
  expect(() => store.remove('companies', 'a')).toThrow('was closed');
});

describe('a batch', () => {
  const otherwise = { collection: 'notes', row: { _id: 'n', text: 'interrupted' } };

  /** The rows a process finds that starts after this one was killed. */
  const afterKill = async () => {
    const copy = join(folder, 'copy.sqlite');
    await copyFile(file, copy);
    await copyFile(`${file}-wal`, `${copy}-wal`);
    const store = await openStore({ file: copy, seed: () => Object.entries(seed()) });
    opened.push(store);
    return store;
  };

  it('that was not committed is taken back at the next start, which says so', async () => {
    const store = await open();
    const batch = store.begin(otherwise);
    batch.insert('companies', { _id: 'c', name: 'Cedro' });
    batch.replace('companies', { _id: 'a', name: 'Alba' });
    batch.replace('companies', { _id: 'b', name: 'Bora' });
    store.replace('companies', { _id: 'b', name: 'Brezza' });
    await store.flush();
    expect(names(store)).toEqual(['Alba', 'Brezza', 'Cedro']);
    const later = await afterKill();
    expect(new Set(names(later))).toEqual(new Set(['Aurora', 'Brezza']));
    expect(later.rows('notes')).toEqual([otherwise.row]);
  });

  it('is taken back by a start completely, or not at all', async () => {
    const store = await open();
    store.begin(otherwise).insert('companies', { _id: 'c', name: 'Cedro' });
    store.begin({ collection: 'companies', row: { _id: 'a' } });
    await store.flush();
    await expect(afterKill()).rejects.toThrow('UNIQUE');
    const copy = new Libsql(join(folder, 'copy.sqlite'));
    const count = (sql: string) => copy.prepare(`SELECT count(*) FROM ${sql}`).raw().get();
    expect(count('":batches"')).toEqual([2]);
    expect(count('":rows" WHERE collection = \'notes\'')).toEqual([0]);
    expect(count('":rows" WHERE collection = \'companies\'')).toEqual([3]);
    copy.close();
  });

  it('that was committed is stored, and nothing replaces it', async () => {
    const store = await open();
    const batch = store.begin(otherwise);
    batch.insert('companies', { _id: 'c', name: 'Cedro' });
    batch.commit();
    await store.flush();
    const later = await afterKill();
    expect(later.rows('companies')).toHaveLength(3);
    expect(later.rows('notes')).toEqual([]);
  });

  it('is taken back by hand', async () => {
    const store = await open();
    const batch = store.begin(otherwise);
    batch.insert('companies', { _id: 'c', name: 'Cedro' });
    batch.replace('companies', { _id: 'a', name: 'Alba' });
    await batch.rollBack();
    expect(names(store)).toEqual(names(createMemoryStore(seed())));
    await store.flush();
    expect(names(await afterKill())).toEqual(names(store));
  });

  it('that is taken back leaves what somebody else made of its rows', async () => {
    const store = await open();
    const batch = store.begin(otherwise);
    batch.insert('companies', { _id: 'c', name: 'Cedro' });
    batch.replace('companies', { _id: 'c', name: 'Cedro Srl' });
    batch.insert('companies', { _id: 'd', name: 'Dado' });
    store.replace('companies', { _id: 'c', name: 'Cipresso' });
    await store.flush();
    const later = await afterKill();
    await batch.rollBack();
    for (const each of [store, later]) {
      expect(each.find('companies', 'c')?.name).toBe('Cipresso');
      expect(each.find('companies', 'd')).toBeUndefined();
    }
  });

  it('of many rows is taken back while other calls are answered', async () => {
    const store = await open();
    const batch = store.begin(otherwise);
    for (let index = 0; index < 30_000; index += 1) {
      batch.insert('notes', { _id: String(index), text: 'x' });
    }
    const taking = batch.rollBack();
    let turns = 0;
    while (await isPending(taking)) turns += 1;
    expect(turns).toBeGreaterThan(3);
    await store.flush();
    expect((await afterKill()).rows('notes')).toEqual([]);
  });
});

describe('a blob', () => {
  it('is not what another program puts among the blobs', async () => {
    const { blobs } = await open();
    await blobs.write('a1', Readable.from(['x']));
    await writeFile(join(`${file}.files`, '.DS_Store'), '');
    expect(await blobs.keys()).toEqual(['a1']);
  });

  const kinds: [string, () => Promise<Store>][] = [
    ['in memory', async () => createMemoryStore(seed())],
    ['in a file', async () => open()],
  ];

  it.each(kinds)('%s is read as it was written, until it is removed', async (_kind, make) => {
    const { blobs } = await make();
    expect([await blobs.keys(), await blobs.read('a1')]).toEqual([[], undefined]);
    await blobs.write('a1', Readable.from([Buffer.from('uno'), Buffer.from('due')]));
    expect(await blobs.keys()).toEqual(['a1']);
    expect(String(await (await blobs.read('a1'))?.reduce((text, part) => text + part, ''))).toBe(
      'unodue',
    );
    await blobs.remove('a1');
    await blobs.remove('a1');
    expect(await blobs.keys()).toEqual([]);
  });

  it.each(kinds)('%s that breaks off is not there', async (_kind, make) => {
    const { blobs } = await make();
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(blobs.write('a1', breaking)).rejects.toThrow('gone');
    expect(await blobs.keys()).toEqual([]);
  });

  it('is never found by what is no key', async () => {
    const { blobs } = await open();
    await expect(blobs.read('../db.sqlite')).rejects.toThrow('not the key');
  });
});
