import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createBackend } from '../../fixtures/server/app';
import { openBackend } from '../../fixtures/server/open-backend';

vi.mock('../../fixtures/server/app', () => ({ createBackend: vi.fn(async () => () => undefined) }));

test('a backend that cannot be created leaves its file free for the next try', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-backend-'));
  const options = {
    file: join(folder, 'fixture.sqlite'),
    customers: 1,
    reset: false,
    sameForgetAnswer: false,
  };
  vi.mocked(createBackend).mockRejectedValueOnce(new Error('a mistake in a route'));
  await expect(openBackend(options)).rejects.toThrow('a mistake in a route');
  const backend = await openBackend(options);
  await backend.close();
  await rm(folder, { recursive: true });
});
