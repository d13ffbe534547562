import { expect, test, vi } from 'vitest';
import { loadOnce } from '@/core/load-once';

test('what is loaded once is the same promise for everybody', async () => {
  const load = vi.fn(async () => 'the code');
  const get = loadOnce(load);
  expect(get()).toBe(get());
  await expect(get()).resolves.toBe('the code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed attempt is forgotten, and the next one may succeed', async () => {
  const load = vi.fn(async () => 'the code').mockRejectedValueOnce(new Error('offline'));
  const get = loadOnce(load);
  await expect(Promise.allSettled([get(), get()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await expect(get()).resolves.toBe('the code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what has been loaded is known at once', async () => {
  const get = loadOnce(async () => 'the code');
  expect(get.loaded()).toBeUndefined();
  await get();
  expect(get.loaded()).toBe('the code');
});
