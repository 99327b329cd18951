import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { PORT_SETS, PROJECT_ID, REGION } from './ports.ts';
import { startTicker, type Ticker } from './ticker.ts';

const paths: (string | undefined)[] = [];
/** Answers of requests that are under way. */
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

it('asks for the recurring work again and again, never twice at once, whatever is answered, until it is stopped', async () => {
  const log = vi.spyOn(console, 'log');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const set = { name: 'test', ports: { ...PORT_SETS.start.ports, functions: address.port } };
  ticker = startTicker(set, false);
  for (const asked of [1, 2]) {
    await vi.waitFor(() => expect(paths).toHaveLength(asked), 6000);
    expect(waiting).toHaveLength(1);
    waiting.pop()?.();
  }
  expect(new Set(paths)).toEqual(new Set([`/${PROJECT_ID}/${REGION}/tick`]));
  await vi.waitFor(() => expect(paths).toHaveLength(3), 6000);
  await ticker.stop();
  expect(log).not.toHaveBeenCalled();
  expect(paths).toHaveLength(3);
});
