import { expect, test } from 'vitest';
import { mapWithConcurrency } from '@/core/map-with-concurrency';

test('after one failed, what is under way goes on and nothing more is begun', async () => {
  const begun: number[] = [];
  const done: number[] = [];
  let finish = () => {};
  const rest = new Promise<void>((resolve) => (finish = resolve));
  const all = mapWithConcurrency([1, 2, 3, 4, 5, 6], 3, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('no answer');
    await rest;
    done.push(item);
  });
  await expect(all).rejects.toThrow('no answer');
  finish();
  await expect.poll(() => done).toEqual([1, 3]);
  expect(begun).toEqual([1, 2, 3]);
});
