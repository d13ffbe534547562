import { expect, test, vi } from 'vitest';
import { fixtureBackend } from '../../fixtures/server/vite-plugin';

type Middleware = (request: object, response: object, next: (error?: unknown) => void) => void;

/** The plugin on a development server that has no more than what the plugin asks of one. */
const start = (openBackend: () => Promise<object>) => {
  const plugin = fixtureBackend();
  const middlewares: Middleware[] = [];
  const server = {
    middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
    ssrLoadModule: async () => ({ openBackend }),
  };
  (plugin.configureServer as (server: object) => void)(server);
  return {
    /** Resolves to what the middleware hands on. */
    ask: () =>
      new Promise((resolve) => middlewares[0]?.({ url: '/api/v1/companies' }, {}, resolve)),
    end: plugin.buildEnd as () => Promise<void>,
  };
};

test('a request that fails leaves the data open, which are locked', async () => {
  const close = vi.fn(async () => undefined);
  const handle = vi.fn((_request: object, _response: object) => {
    throw new Error('this request');
  });
  const openBackend = vi.fn(async () => ({ handle, close }));
  const { ask, end } = start(openBackend);
  expect(await ask()).toEqual(new Error('this request'));
  expect(await ask()).toEqual(new Error('this request'));
  expect(handle).toHaveBeenCalledTimes(2);
  expect(openBackend).toHaveBeenCalledTimes(1);
  await end();
  expect(close).toHaveBeenCalledTimes(1);
});

test('data that cannot be opened are tried again by the next request', async () => {
  const openBackend = vi.fn(async (): Promise<object> => {
    throw new Error('another process has it open');
  });
  const { ask, end } = start(openBackend);
  expect(await ask()).toEqual(new Error('another process has it open'));
  await ask();
  expect(openBackend).toHaveBeenCalledTimes(2);
  await end();
});
