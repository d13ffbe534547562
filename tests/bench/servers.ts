import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConsoleFiles } from '../../fixtures/server/console-files';
import { openBackend } from '../../fixtures/server/open-backend';
import { isBackendPath } from '../../fixtures/server/paths';

export type Served = { origin: string; close: () => Promise<void> };

/** Serves a built application's files as production serves the console's. */
export const serveFiles = (dist: string): Promise<Served> => listen(createConsoleFiles({ dist }));

/** Serves a built application as production serves the console, with a fixture backend of its own in memory. */
export const serveConsole = async (dist: string): Promise<Served> => {
  const files = createConsoleFiles({ dist });
  const backend = await openBackend({ file: null, reset: false, sameForgetAnswer: false });
  const served = await listen((request, response) => {
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    (isBackendPath(pathname) ? backend.handle : files)(request, response);
  });
  return {
    origin: served.origin,
    close: async () => {
      await served.close();
      await backend.close();
    },
  };
};

const listen = (handle: RequestListener): Promise<Served> =>
  new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
