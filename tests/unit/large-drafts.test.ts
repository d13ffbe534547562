import { keys, createStore } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { largeStorage } from '@/providers/session/large-storage';
import { clearDrafts } from '@/kit/drafts/clear-drafts';
import {
  draftKey,
  isDraftKept,
  readDraft,
  removeDraft,
  withLarge,
  writeDraft,
} from '@/kit/drafts/drafts';
import '../support/indexed-db';

const KEY = draftKey('u1', 'news');
const MEGABYTE = 1_400_000;

/** A picture of about as many megabytes, unlike others by its mark. */
const picture = (mark: string, megabytes = 1) =>
  `data:image/png;base64,${mark}`.padEnd(megabytes * MEGABYTE, 'A');

const write = (values: object, key = KEY) => writeDraft(key, values, Object.keys(values));

const restored = async (key = KEY) => {
  const draft = readDraft(key);
  return draft && (await withLarge(key, draft));
};

/** How many texts are stored, the probe apart. */
const countStored = async () =>
  (await keys<string>(createStore('loyalty', 'large'))).filter((key) => !key.endsWith('probe'))
    .length;

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clearDrafts();
  await largeStorage.probe();
});

describe('a picture of a draft', () => {
  test('is dropped until it is stored, and comes back with the other fields', async () => {
    write({ title: 'Titolo', image: picture('one') });
    expect(readDraft(KEY)).toMatchObject({ values: { title: 'Titolo' }, dropped: ['image'] });
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    expect(await restored()).toMatchObject({
      values: { title: 'Titolo', image: picture('one') },
      dropped: [],
    });
  });

  test('is written once, however often the draft around it is', async () => {
    const keep = vi.spyOn(largeStorage, 'write');
    for (const title of ['T', 'Ti', 'Tit']) write({ title, image: picture('one') });
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    write({ title: 'Tito', image: picture('one') });
    expect(keep).toHaveBeenCalledTimes(1);
    expect(readDraft(KEY)?.dropped).toEqual([]);
  });

  test('goes when another takes its place, when the draft goes, and at a logout', async () => {
    write({ image: picture('one') });
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    write({ image: picture('two') });
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    await vi.waitFor(async () => expect(await countStored()).toBe(1));
    expect((await restored())?.values).toEqual({ image: picture('two') });
    removeDraft(KEY);
    await vi.waitFor(async () => expect(await countStored()).toBe(0));

    write({ image: picture('three') });
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    await clearDrafts();
    expect(readDraft(KEY)).toBeNull();
    expect(await countStored()).toBe(0);
  });

  test('that is still being stored at a logout is stored for nobody', async () => {
    write({ image: picture('one') });
    await clearDrafts();
    await vi.waitFor(async () => expect(await countStored()).toBe(0));
    expect(readDraft(KEY)).toBeNull();
  });

  test('of one user and record is none of another', async () => {
    const other = draftKey('u1', 'news', 'n1');
    write({ image: picture('one') });
    write({ image: picture('two') }, other);
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    await vi.waitFor(() => expect(readDraft(other)?.dropped).toEqual([]));
    removeDraft(other);
    expect((await restored())?.values).toEqual({ image: picture('one') });
    expect(readDraft(draftKey('u2', 'news'))).toBeNull();
  });

  test('over 5 MB is named and not stored', async () => {
    write({ title: 'Titolo', image: picture('one', 6) });
    expect(largeStorage.accepts(picture('one', 6))).toBe(false);
    await Promise.resolve();
    expect((await restored())?.dropped).toEqual(['image']);
    expect(await countStored()).toBe(0);
  });

  test('over 20 MB in all the oldest go, and are named where they are missed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const at of [1, 2, 3, 4, 5]) {
      vi.setSystemTime(at * 1000);
      write({ image: picture(String(at), 4.5) }, draftKey('u1', 'news', at));
      const written = () => readDraft(draftKey('u1', 'news', at))?.dropped;
      await vi.waitFor(() => expect(written()).toEqual([]));
    }
    expect(await countStored()).toBe(4);
    expect(await restored(draftKey('u1', 'news', 1))).toMatchObject({
      values: {},
      dropped: ['image'],
    });
    expect((await restored(draftKey('u1', 'news', 5)))?.dropped).toEqual([]);
  });

  test('older than a session can be is gone with the next form', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    write({ image: picture('one') });
    await vi.waitFor(() => expect(readDraft(KEY)?.dropped).toEqual([]));
    vi.setSystemTime(Date.now() + 86_401_000);
    await largeStorage.probe();
    expect(await countStored()).toBe(0);
  });
});

describe('where the browser stores nothing', () => {
  test('that is known before a picture is chosen, and passed to every subscriber', async () => {
    const told = vi.fn();
    const stop = largeStorage.subscribe(told);
    expect(largeStorage.isAvailable()).toBe(true);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await largeStorage.probe();
    expect(largeStorage.isAvailable()).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
    write({ title: 'Titolo', image: picture('one') });
    expect(await restored()).toMatchObject({ values: { title: 'Titolo' }, dropped: ['image'] });
    expect(isDraftKept(KEY, ['image'])).toBe(false);
    stop();
  });
});
