import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server that answers with `handler`, on a free port of this machine. */
export const serve = async (handler: RequestListener) => {
  const server: Server = createServer(handler);
  // By default idle connections close after five seconds: on a busy machine, a call may find its connection closing.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: (): Promise<void> => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
