import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { listed, MEASURED_HEADER, MEMORY, TIME_HEADERS, UNRELATED } from '../messages.ts';

interface App {
  fetch(request: Request): Response | Promise<Response>;
}

const FIRST = '/api/mods/public?q=mundo';

/** Longer than a measurement: an idle connection closed during reuse would look like a failure. */
const KEEP_ALIVE_MS = 600_000;

const measureMemory = () => {
  const rssBytes = process.memoryUsage.rss();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { rssBytes, liveBytes: heapUsed + external };
};

/** Adds the time of the app to its response. The client's time would include HTTP. */
const measure = async (app: App, request: Request): Promise<Response> => {
  const from = performance.now();
  const before = process.threadCpuUsage();
  const response = await app.fetch(request);
  const body = await response.text();
  const ms = performance.now() - from;
  const { user, system } = process.threadCpuUsage(before);
  const headers = { [TIME_HEADERS.ms]: String(ms), [TIME_HEADERS.cpuMs]: String((user + system) / 1000) };
  return new Response(body, { status: response.status, headers });
};

/** Loads the app, gets one response, then serves until the parent disconnects. */
export const serveMeasured = async (load: () => Promise<App>): Promise<void> => {
  const from = performance.now();
  const app = await load();
  const first = await app.fetch(new Request(new URL(FIRST, 'http://localhost')));
  if (listed.parse(await first.json()).data.length === 0) throw new Error('The catalogue is empty');
  const to = performance.now();
  const rssBytes = process.memoryUsage.rss();
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === MEMORY) return Response.json(measureMemory());
    if (pathname === UNRELATED) return new Response('here');
    return request.headers.has(MEASURED_HEADER) ? measure(app, request) : app.fetch(request);
  };
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions });
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ port, loadMs: to - from, sinceStartMs: to, rssBytes });
  process.on('disconnect', () => process.exit(0));
};
