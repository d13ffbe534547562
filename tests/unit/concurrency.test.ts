import { describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimit, mapWithConcurrency } from '@/core/concurrency';

describe('a concurrency limit', () => {
  const never = new AbortController().signal;

  it('lets so many calls run at a time, in their order, and goes on after one that fails', async () => {
    const limited = createConcurrencyLimit(2);
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const calls = [0, 1, 2, 3].map((at) =>
      limited(
        () =>
          new Promise<number>((resolve, reject) => {
            started.push(at);
            ends[at] = () => (at === 0 ? reject(new Error('no')) : resolve(at));
          }),
        never,
      ),
    );
    const failure = calls[0]?.catch((error: Error) => error.message);
    await vi.waitFor(() => expect(started).toEqual([0, 1]));
    ends[0]?.();
    expect(await failure).toBe('no');
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
    ends[2]?.();
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]));
    ends[1]?.();
    ends[3]?.();
    expect(await Promise.all(calls.slice(1))).toEqual([1, 2, 3]);
  });

  it('never makes a call that was given up while it waited', async () => {
    const limited = createConcurrencyLimit(1);
    let end = () => {};
    const running = limited(() => new Promise<void>((resolve) => (end = resolve)), never);
    const given = new AbortController();
    const call = vi.fn();
    const waiting = limited(call, given.signal).catch((error: Error) => error.name);
    given.abort();
    end();
    await running;
    expect(await waiting).toBe('AbortError');
    expect(call).not.toHaveBeenCalled();
    await expect(limited(async () => 'next', never)).resolves.toBe('next');
  });
});

describe('the items of a list', () => {
  it('are worked on a few at a time, and answered in their order', async () => {
    let running = 0;
    let most = 0;
    const doubled = await mapWithConcurrency(
      [5, 1, 4, 2, 3],
      async (item) => {
        most = Math.max(most, ++running);
        for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
        running -= 1;
        return item * 2;
      },
      3,
    );
    expect(most).toBe(3);
    expect(doubled).toEqual([10, 2, 8, 4, 6]);
  });

  it('that are under way go on after one failed, and nothing more is begun', async () => {
    const begun: number[] = [];
    const done: number[] = [];
    let finish = () => {};
    const rest = new Promise<void>((resolve) => (finish = resolve));
    const all = mapWithConcurrency(
      [1, 2, 3, 4, 5, 6],
      async (item) => {
        begun.push(item);
        if (item === 2) throw new Error('no answer');
        await rest;
        done.push(item);
      },
      3,
    );
    await expect(all).rejects.toThrow('no answer');
    finish();
    await expect.poll(() => done).toEqual([1, 3]);
    expect(begun).toEqual([1, 2, 3]);
  });
});
