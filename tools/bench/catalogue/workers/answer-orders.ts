import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { createApp } from '../../../../functions/src/api/app.ts';
import { listed, type Order, order } from '../messages.ts';
import { UNRELATED } from './unrelated.ts';

type App = ReturnType<typeof createApp>;

const FIRST = '/api/mods/public?q=mundo';

/** Longer than a measurement: a connection closed for idleness just when it is used again would look like a failure. */
const KEEP_ALIVE_MS = 600_000;

const send = (message: unknown): void => {
  process.send?.(message);
};

const memoryNow = () => {
  const rssBytes = process.memoryUsage.rss();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { rssBytes, liveBytes: heapUsed + external };
};

const obey = async (app: App, wanted: Order): Promise<unknown> => {
  if (wanted.do === 'memory') return memoryNow();
  if (wanted.do === 'answer') return listed.parse(await (await app.request(wanted.path)).json());
  if (wanted.do === 'time') {
    const from = performance.now();
    const before = process.threadCpuUsage();
    const response = await app.request(wanted.path);
    const body = await response.text();
    const ms = performance.now() - from;
    const { user, system } = process.threadCpuUsage(before);
    return { ms, cpuMs: (user + system) / 1000, status: response.status, bytes: Buffer.byteLength(body) };
  }
  const fetch = (request: Request): Response | Promise<Response> =>
    new URL(request.url).pathname === UNRELATED ? new Response('here') : app.fetch(request);
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions });
  await new Promise((resolve) => server.once('listening', resolve));
  const address: AddressInfo | string | null = server.address();
  return { port: typeof address === 'object' ? address?.port : undefined };
};

/** Loads, gives a first answer, and then does what the bench asks until it hangs up. */
export const answerOrders = async (load: () => Promise<App>): Promise<void> => {
  const from = performance.now();
  const app = await load();
  const first = await app.request(FIRST);
  if (listed.parse(await first.json()).data.length === 0) throw new Error('There is nothing in the catalogue');
  const to = performance.now();
  send({ loadMs: to - from, sinceStartMs: to, rssBytes: process.memoryUsage.rss() });
  process.on('message', (message) => {
    void obey(app, order.parse(message)).then(send);
  });
  process.on('disconnect', () => process.exit(0));
};
