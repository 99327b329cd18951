import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { PORT_SETS, PROJECT_ID, REGION } from '../shared/ports.ts';
import { listenOnFreePort } from './listen.ts';
import { startTicker, type Ticker } from './ticker.ts';

const paths: (string | undefined)[] = [];
/** Pending responses. */
const waiting: (() => void)[] = [];
const server = createServer((request, response) => {
  paths.push(request.url);
  waiting.push(() => response.writeHead(500).end('no'));
});
let ticker: Ticker | undefined;

afterEach(async () => {
  await ticker?.stop();
  server.close();
});

it('runs the recurring jobs one request at a time, despite failures, until it is stopped', async () => {
  const log = vi.spyOn(console, 'log');
  const functions = await listenOnFreePort(server);
  const set = { name: 'test', ports: { ...PORT_SETS.start.ports, functions } };
  ticker = startTicker(set, false, 50);
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(paths).toHaveLength(count), 6000);
    expect(waiting).toHaveLength(1);
    waiting.pop()?.();
  }
  expect(new Set(paths)).toEqual(new Set([`/${PROJECT_ID}/${REGION}/tick`]));
  await vi.waitFor(() => expect(paths).toHaveLength(3), 6000);
  await ticker.stop();
  expect(log).not.toHaveBeenCalled();
  expect(paths).toHaveLength(3);
});
