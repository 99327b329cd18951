import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { environment } from './environment.ts';

/**
 * Opens a proxy that counts requests, because browser events do not report all requests. It can also answer for a server
 * that fails.
 */
export const openCountingProxy = async () => {
  const urls: string[] = [];
  let isFailing = (_url: string): boolean => false;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (method === 'GET') urls.push(url);
    if (isFailing(url)) {
      outgoing.writeHead(500, { 'Content-Type': 'text/html' });
      outgoing.end('<h1>Error: Server Error</h1>');
      return;
    }
    const target = new URL(url, environment.BIGORNA_URL);
    const upstream = request(target, { method, headers: { ...headers, host: target.host } }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    /** Number of GETs with this path prefix, from page, worker or the browser itself. */
    countRequests: (path: string): number => urls.filter((url) => url.startsWith(path)).length,
    /** Answers 500 from now on, where `fails` says so, as Hosting does for a function that crashes. */
    failFor: (fails: (url: string) => boolean): void => {
      isFailing = fails;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
