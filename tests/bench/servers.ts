import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConsoleFiles } from '../../fixtures/server/console-files';
import { openBackend } from '../../fixtures/server/open-backend';
import { isBackendPath } from '../../fixtures/server/paths';

export type Served = { origin: string; close: () => Promise<void> };

/** Serves a built application's files as production serves the console's. */
export const serveFiles = (dist: string): Promise<Served> => listen(createConsoleFiles({ dist }));

/** The delay in ms of the answer to the `nth` call of a page. */
export type Lateness = (nth: number) => number;

type BackendConditions = {
  customers?: number;
  lateness?: Lateness;
  isCompressed?: boolean;
};

/** Serves a built application as production serves the console, with a fixture backend of its own in memory. */
export const serveConsole = async (
  dist: string,
  { customers, lateness = () => 0, isCompressed = true }: BackendConditions = {},
): Promise<Served> => {
  const files = createConsoleFiles({ dist });
  const backend = await openBackend({
    file: null,
    customers,
    reset: false,
    sameForgetAnswer: false,
  });
  let calls = 0;
  const served = await listen((request, response) => {
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    if (!isBackendPath(pathname)) {
      if (pathname === '/') calls = 0;
      files(request, response);
      return;
    }
    if (!isCompressed) delete request.headers['accept-encoding'];
    const wait = lateness(calls);
    calls += 1;
    if (wait === 0) backend.handle(request, response);
    else setTimeout(() => backend.handle(request, response), wait);
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
