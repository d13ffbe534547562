import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../fixtures/database/store';
import { assembleBackend } from '../../fixtures/server/backend';

const { cached } = assembleBackend({
  store: createMemoryStore({}),
  now: () => new Date(),
  resources: [],
  entityOf: () => {
    throw new Error('No resource is loaded');
  },
  tokenSeconds: 1,
  log: () => undefined,
});

it('a derived value that cannot be made is tried again by the next call', async () => {
  let calls = 0;
  const make = async () => {
    calls += 1;
    if (calls === 1) throw new Error('the thread has ended');
    return calls;
  };
  const read = () => cached('figures', ['customers'], make);
  await expect(Promise.all([read(), read()])).rejects.toThrow('the thread has ended');
  expect([await read(), await read()]).toEqual([2, 2]);
});

it('keeps the derived values used last, however many there are', () => {
  const make = vi.fn(() => ({}));
  const read = (name: string) => cached(name, ['customers'], make);
  const kept = read('used again');
  for (let at = 0; at < 1000; at += 1) {
    read(`agents of user ${at}`);
    expect(read('used again')).toBe(kept);
  }
  make.mockClear();
  read('agents of user 999');
  expect(make).not.toHaveBeenCalled();
  read('agents of user 0');
  expect(make).toHaveBeenCalledOnce();
});
