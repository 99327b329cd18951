import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';
import { createApp } from '../../../functions/src/api/app.ts';

/** Maximum number of pending connections. */
const BACKLOG = 4096;

/** Longer than a test. Otherwise a busy process may close an idle connection that the client is about to reuse. */
const KEEP_ALIVE_MS = 120_000;

/** Serves the API in this process without Hosting or the functions emulator, until the tests of the file have run. */
export const serveApi = async (): Promise<{ readonly origin: string }> => {
  const listener = getRequestListener(createApp().fetch, { overrideGlobalObjects: false });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return { origin: `http://127.0.0.1:${address.port}` };
};
