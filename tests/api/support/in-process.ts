import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../../functions/src/api/app.ts';

/** So many may knock at the same moment. */
const BACKLOG = 4096;

/** The API served by this process, with nothing between it and who asks. */
export const serveApi = async (): Promise<{ origin: string; close(): Promise<void> }> => {
  const server = createServer(getRequestListener(createApp().fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
