// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createMemoryStore,
  keyOf,
  openStore,
  StoreError,
  type Database,
  type Store,
} from '../../fixtures/store/store';

const WRITER = join(import.meta.dirname, '../support/store-writer.ts');

/** For tests that start processes: on a busy machine each takes seconds to come up. */
const SLOW = { timeout: 60_000 };

let folder: string;
let file: string;
let journal: string;
let opened: Store[];
let children: ChildProcess[];

const seed = (): Database => ({
  companies: [
    { _id: 'a', name: 'Aurora' },
    { _id: 'b', name: "D'Angelo & Figli 🍷" },
  ],
  groups: [],
});

const open = async (options: { reset?: boolean; compactAfter?: number } = {}) => {
  const store = await openStore({ file, seed, ...options });
  opened.push(store);
  return store;
};

const names = (store: Store) => store.rows('companies').map(({ name }) => name);

/** Whether it still is once other work had its turn. */
const isPending = async (work: Promise<unknown>) =>
  (await Promise.race([work, setImmediate(PENDING)])) === PENDING;
const PENDING = Symbol('pending');

/** Both files, as they lie on the disk. */
const bytes = async () =>
  Promise.all([file, journal].map(async (path) => (existsSync(path) ? readFile(path) : null)));

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
  file = join(folder, 'deep', 'db.json');
  journal = `${file}.journal`;
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
    const byName = store.rowsBy('companies', 'name');
    const idOf = (name: unknown) => byName.get(name)?._id;
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
    expect(store.rowsBy('promotions', 'code').get('a')).toBeUndefined();
  });

  it('are found by several fields, however many change while they are looked through', async () => {
    const row = (index: number, place: string) => ({ _id: String(index), index, place });
    const store = createMemoryStore({
      rows: Array.from({ length: 100_000 }, (_, index) => row(index, 'here')),
    });
    const fields = ['index', 'place'];
    const making = store.rowsByKey('rows', fields);
    let writes = 0;
    while (await isPending(making)) {
      store.replace('rows', row(writes, 'there'));
      store.remove('rows', String(50_000 + writes));
      store.insert('rows', row(100_000 + writes, 'here'));
      writes += 1;
    }
    expect(writes).toBeGreaterThan(1);
    const byKey = await making;
    const idAt = (index: number, place: string) => byKey.get(keyOf(fields, { index, place }))?._id;
    for (let index = 0; index < writes; index += 1) {
      const kept = [
        idAt(index, 'there'),
        idAt(100_000 + index, 'here'),
        idAt(99_999 - index, 'here'),
      ];
      expect(kept).toEqual([index, 100_000 + index, 99_999 - index].map(String));
      expect([idAt(index, 'here'), idAt(50_000 + index, 'here')]).toEqual([undefined, undefined]);
    }
    expect(await store.rowsByKey('rows', fields)).toBe(byKey);
  });

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
    expect(() => store.insert('companies', { _id: 'a' })).toThrow('already holds');
    expect(() => store.replace('companies', { _id: 'x' })).toThrow('does not hold');
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
    const later = await openStore({ file, seed: () => ({ companies: [] }) });
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

  it('after a kill in the middle of a reset takes the seed without the old writes', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    await store.flush();
    const oldJournal = await readFile(journal);
    await store.close();
    await (await open({ reset: true })).close();
    await writeFile(journal, oldJournal);
    expect(names(await open())).toHaveLength(2);
  });

  it('after a kill between the two steps of a compaction applies no write twice', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    store.remove('companies', 'a');
    await store.flush();
    const oldJournal = await readFile(journal);
    await store.close();
    await (await open({ compactAfter: 1 })).close();
    await writeFile(journal, oldJournal);
    expect(names(await open())).toEqual(["D'Angelo & Figli 🍷", 'Monviso']);
  });
});

describe('a kill', () => {
  it.each([
    ['in the middle of writes', '1000000000'],
    ['in the middle of writes and compactions', '20000'],
  ])('%s loses nothing that was acknowledged', SLOW, async (_case, compactAfter) => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, lines, exit } = startWriter(String(round), compactAfter);
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
  });

  it('while a start folds a large journal loses nothing', SLOW, async () => {
    const store = await open({ compactAfter: 1e9 });
    const ids = Array.from({ length: 20_000 }, (_, index) => `before-${index}`);
    for (const _id of ids) store.insert('notes', { _id, text: 'x'.repeat(100) });
    await store.close();
    for (const round of ['1', '2', '3']) {
      const { child, lines, exit } = startWriter(round, '1000');
      for await (const line of lines) {
        ids.push(line);
        child.kill('SIGKILL');
      }
      await exit;
    }
    const later = await open();
    expect(ids.filter((id) => !later.find('notes', id))).toEqual([]);
  });

  it('leaves a line unfinished: it is dropped, what was written before and after it is kept', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    store.insert('companies', { _id: 'd', name: 'Torn' });
    await store.flush();
    await store.close();
    const whole = (await readFile(journal)).length;
    const line = Buffer.byteLength(
      '{"n":1,"op":"insert","collection":"companies","row":{"_id":"d","name":"Torn"}}\n',
    );
    for (const cut of [1, 10, line - 1]) {
      const copy = join(folder, `cut-${cut}.json`);
      await writeFile(copy, await readFile(file));
      await writeFile(`${copy}.journal`, await readFile(journal));
      await truncate(`${copy}.journal`, whole - cut);
      const again = await openStore({ file: copy, seed });
      opened.push(again);
      expect(names(again).slice(2)).toEqual(['Monviso']);
      again.insert('companies', { _id: 'e', name: 'Later' });
      await again.close();
      const last = await openStore({ file: copy, seed });
      opened.push(last);
      expect(names(last).slice(2)).toEqual(['Monviso', 'Later']);
    }
  });
});

describe('damage', () => {
  const prepare = async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    store.insert('companies', { _id: 'd', name: 'Borgo' });
    await store.close();
    return {
      snapshot: await readFile(file, 'utf8'),
      lines: (await readFile(journal, 'utf8')).trimEnd().split('\n'),
    };
  };

  const snapshots: [string, (whole: string) => string | Buffer][] = [
    ['an empty file', () => ''],
    ['a blank file', () => ' \n\n'],
    ['half a file', (whole) => whole.slice(0, whole.length / 2)],
    ['a missing last character', (whole) => whole.trimEnd().slice(0, -1)],
    ['zeros', (whole) => Buffer.alloc(whole.length)],
    ['broken text', (whole) => Buffer.concat([Buffer.from(whole), Buffer.from([0xff])])],
    ['a list', () => '[]'],
    ['another program', () => '{"posts":[]}'],
    ['a row without an id', (whole) => whole.replace('"_id":"a",', '')],
    ['two rows of one id', (whole) => whole.replace('"_id":"a"', '"_id":"b"')],
    ['no list of rows', (whole) => whole.replace('"groups":[\n\n]', '"groups":{}')],
  ];

  const journals: [string, (lines: string[]) => string][] = [
    ['an empty journal', () => ''],
    ['a broken header', (lines) => ['{', ...lines.slice(1), ''].join('\n')],
    ['a broken line', ([head, , last]) => [head, '{"n":0,', last, ''].join('\n')],
    [
      'a broken last line, newline and all',
      ([head, line]) => [head, line, '{"n":1', ''].join('\n'),
    ],
    ['a missing line', ([head, , last]) => [head, last, ''].join('\n')],
    ['a line twice', ([head, line]) => [head, line, line, ''].join('\n')],
    [
      'a change of a row that is not there',
      ([head]) => [head, '{"n":0,"op":"remove","collection":"companies","id":"x"}', ''].join('\n'),
    ],
    ['a change of an unknown kind', ([head]) => [head, '{"n":0,"op":"clear"}', ''].join('\n')],
  ];

  /** The message of the refusal, once the files are seen to be untouched and to yield to a reset. */
  const refusal = async (): Promise<string> => {
    const before = await bytes();
    const error = await open().catch((reason: unknown) => reason);
    if (!(error instanceof StoreError)) throw new Error('The damage was not refused');
    expect(error.message).toMatch(/^[^\n]+--reset[^\n]+$/);
    expect(await bytes()).toEqual(before);
    expect(await readdir(join(folder, 'deep'))).toHaveLength(before.filter(Boolean).length);
    await (await open({ reset: true })).close();
    expect(names(await open())).toHaveLength(2);
    return error.message;
  };

  it.each(snapshots)('in the snapshot, %s, is refused and left alone', async (_case, harm) => {
    const { snapshot } = await prepare();
    const harmed = harm(snapshot);
    expect(harmed).not.toEqual(snapshot);
    await writeFile(file, harmed);
    expect(await refusal()).toMatch(/db\.json is damaged/);
  });

  it.each(journals)('in the journal, %s, is refused and left alone', async (_case, harm) => {
    const { lines } = await prepare();
    await writeFile(journal, harm(lines));
    expect(await refusal()).toMatch(/db\.json\.journal is damaged in line \d/);
  });

  it('by a journal of another database is refused', async () => {
    await prepare();
    await (await open({ compactAfter: 1 })).close();
    const foreign = { journal: 'another', first: 0 };
    await writeFile(journal, `${JSON.stringify(foreign)}\n`);
    expect(await refusal()).toMatch(/does not continue/);
  });

  it('by the loss of the snapshot alone is refused', async () => {
    await prepare();
    await rm(file);
    expect(await refusal()).toMatch(/is missing/);
  });
});

describe('the lock', () => {
  it(
    'refuses a second process while the first one runs, and is taken over when it was killed',
    SLOW,
    async () => {
      const { child, lines, exit } = startWriter('held', '1000000000');
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

  const startIsKnown = existsSync('/proc/self/stat');
  it.runIf(startIsKnown)(
    'of a process whose number another one has now is taken over',
    async () => {
      await (await open()).close();
      const lock = { pid: process.pid, started: 'another-boot 1', token: 'x' };
      await writeFile(`${file}.lock`, JSON.stringify(lock));
      await expect(open()).resolves.toBeDefined();
    },
  );

  it.each(['', 'nonsense', '{"pid":"1"}'])('that says %j is taken over', async (content) => {
    await (await open()).close();
    await writeFile(`${file}.lock`, content);
    await expect(open()).resolves.toBeDefined();
  });

  it('goes to one alone of many that ask at once for a stale one', async () => {
    await (await open()).close();
    for (let round = 0; round < 50; round += 1) {
      await writeFile(`${file}.lock`, '');
      const asked = await Promise.allSettled(Array.from({ length: 5 }, async () => open()));
      const [first, ...others] = asked.filter(({ status }) => status === 'fulfilled');
      expect([first?.status, others]).toEqual(['fulfilled', []]);
      await opened.at(-1)?.close();
    }
  });
});

describe('compaction', () => {
  /** The changes in the journal. */
  const journaled = async () => (await readFile(journal, 'utf8')).trimEnd().split('\n').length - 1;

  it('leaves a small journal as it is: the next start goes on with it', async () => {
    const before = await open();
    before.insert('companies', { _id: 'c', name: 'Monviso' });
    await before.close();
    const snapshot = await readFile(file);
    const later = await open();
    later.insert('companies', { _id: 'd', name: 'Borgo' });
    await later.close();
    expect(await readFile(file)).toEqual(snapshot);
    expect(await journaled()).toBe(2);
    expect(names(await open()).slice(2)).toEqual(['Monviso', 'Borgo']);
  });

  it('folds a large journal into the snapshot behind the start', async () => {
    const store = await open();
    store.insert('companies', { _id: 'c', name: 'Monviso' });
    await store.close();
    expect(await readFile(file, 'utf8')).not.toContain('Monviso');
    await (await open({ compactAfter: 1 })).close();
    expect(await readFile(file, 'utf8')).toContain('Monviso');
    expect(await journaled()).toBe(0);
  });

  it('goes on while writes come in, keeps the journal small and loses none of them', async () => {
    const store = await open({ compactAfter: 2_000 });
    for (let index = 0; index < 2_000; index += 1) {
      store.insert('notes', { _id: String(index), text: 'x'.repeat(50) });
      if (index % 10 === 0) await store.flush();
    }
    await store.close();
    expect(existsSync(`${file}.tmp`)).toBe(false);
    const [header] = (await readFile(journal, 'utf8')).split('\n');
    expect(JSON.parse(header ?? '')).not.toMatchObject({ first: 0 });
    const again = await open();
    expect(again.rows('notes').map(({ _id }) => Number(_id))).toEqual(
      Array.from({ length: 2_000 }, (_, index) => index),
    );
  });

  it('leaves the files alone where nothing was written', async () => {
    await (await open()).close();
    const before = await readFile(file);
    await (await open()).close();
    expect(await readFile(file)).toEqual(before);
  });
});

it('a closed store refuses writes', async () => {
  const store = await open();
  await store.close();
  expect(() => store.remove('companies', 'a')).toThrow('was closed');
});

describe('a batch', () => {
  const otherwise = { collection: 'notes', row: { _id: 'n', text: 'interrupted' } };

  /** What a process finds that starts after this one was killed. */
  const afterKill = async () => {
    const copy = join(folder, 'copy.json');
    await writeFile(copy, await readFile(file));
    await writeFile(`${copy}.journal`, await readFile(journal));
    const store = await openStore({ file: copy, seed });
    opened.push(store);
    return store;
  };

  it('that was not committed is taken back at the next start, which says so', async () => {
    const store = await open();
    const batch = store.begin(otherwise);
    batch.insert('companies', { _id: 'c', name: 'Cedro' });
    batch.replace('companies', { _id: 'a', name: 'Alba' });
    batch.replace('companies', { _id: 'b', name: 'Bora' });
    batch.remove('companies', 'a');
    store.replace('companies', { _id: 'b', name: 'Brezza' });
    await store.flush();
    expect(names(store)).toEqual(['Brezza', 'Cedro']);
    const later = await afterKill();
    expect(new Set(names(later))).toEqual(new Set(['Aurora', 'Brezza']));
    expect(later.rows('notes')).toEqual([otherwise.row]);
  });

  it('that was committed is there, and nothing stands in its place', async () => {
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

  it('is never in a snapshot before its end', async () => {
    const store = await open({ compactAfter: 1 });
    const batch = store.begin(otherwise);
    for (let index = 0; index < 50; index += 1) {
      batch.insert('companies', { _id: `c${index}`, name: 'x'.repeat(100) });
      await store.flush();
    }
    expect((await afterKill()).rows('companies')).toHaveLength(2);
  });
});

describe('a blob', () => {
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
    await expect(blobs.read('../db.json')).rejects.toThrow('no key');
  });
});
