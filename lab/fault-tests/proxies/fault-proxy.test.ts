import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import type { Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, listenOnFreePort } from '../../../tools/emulators/listen.ts';
import { drawFates, FIRST_CALLS } from './draw-fates.ts';
import { type FaultProxy, openProxy } from './fault-proxy.ts';

const HOST = '127.0.0.1';
const toEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0)) await end();
});

const openTestProxy = async (server: Server): Promise<FaultProxy> => {
  const proxy = await openProxy(await findFreePort(), await listenOnFreePort(server));
  toEnd.push(
    () => server.close(),
    () => proxy.close(),
  );
  return proxy;
};

/** A service that records its requests. */
const startService = () => {
  const received: string[] = [];
  const server = http.createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.end('here');
  });
  return { server, received };
};

const sendCall = (proxy: FaultProxy, method = 'GET'): Promise<Response> =>
  fetch(`http://${HOST}:${proxy.port}/x?y=1`, { method });

describe('fault proxy', () => {
  it('forwards calls unchanged', async () => {
    const { server, received } = startService();
    const proxy = await openTestProxy(server);
    const response = await sendCall(proxy, 'POST');
    expect([response.status, await response.text()]).toEqual([200, 'here']);
    expect(received).toEqual(['POST /x?y=1']);
    expect(proxy.tally()).toEqual({ calls: 1, errors: 0 });
  });

  it('refuses connections while the service is stopped, and accepts them afterwards', async () => {
    const { server } = startService();
    const proxy = await openTestProxy(server);
    await proxy.set('stopped');
    await expect(sendCall(proxy)).rejects.toThrow('fetch failed');
    await proxy.set('fair');
    expect((await sendCall(proxy)).status).toBe(200);
  });

  it('replaces some responses by errors, before or after the service handles the call', async () => {
    const { server, received } = startService();
    const proxy = await openTestProxy(server);
    const seed = 'two';
    const draw = drawFates(seed);
    const fates = Array.from({ length: 60 }, draw);
    await proxy.set('errors', seed);
    const responses: number[] = [];
    for (const _ of fates) responses.push((await sendCall(proxy, 'POST')).status);
    expect(responses).toEqual(fates.map((fate) => (fate === 'pass' ? 200 : 503)));
    expect(new Set(fates)).toEqual(new Set(['pass', 'fail', 'lose-response']));
    expect(received).toHaveLength(fates.filter((fate) => fate !== 'fail').length);
    expect(proxy.tally()).toEqual({ calls: 60, errors: fates.filter((fate) => fate !== 'pass').length });
  });

  it('fails gRPC calls with the gRPC status unavailable', async () => {
    const grpc = http2.createServer((_request, response) => response.end());
    grpc.on('stream', () => undefined);
    const proxy = await openTestProxy(grpc);
    const client = http2.connect(`http://${HOST}:${proxy.port}`);
    toEnd.push(() => client.close());
    const getStatus = async (): Promise<unknown> => {
      const stream = client.request({ ':method': 'POST', ':path': '/Commit' });
      stream.end();
      const [headers] = await once(stream, 'response');
      stream.resume();
      return headers['grpc-status'] ?? headers[':status'];
    };
    expect(await getStatus()).toBe(200);
    await proxy.set('errors');
    const statuses: unknown[] = [];
    for (let call = 0; call < FIRST_CALLS; call += 1) statuses.push(await getStatus());
    expect(statuses).toContain('14');
    expect(statuses).toContain(200);
  });
});
