import { expect, it } from 'vitest';
import { createMemoryStore } from '../../fixtures/database/store';
import { assembleBackend } from '../../fixtures/server/backend';

const { derived } = assembleBackend({
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
  const read = () => derived('figures', ['customers'], make);
  await expect(Promise.all([read(), read()])).rejects.toThrow('the thread has ended');
  expect([await read(), await read()]).toEqual([2, 2]);
});
