import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Starts a server on a free local port.
 *
 * @returns the port
 */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** A local port that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await server[Symbol.asyncDispose]();
  return port;
}
