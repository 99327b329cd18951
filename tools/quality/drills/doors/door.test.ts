import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Door, openDoor } from './door.ts';
import { drawFates, FIRST_CALLS } from './draw.ts';

const HOST = '127.0.0.1';
const toEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0)) await end();
});

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
};

const listening = async (server: Server): Promise<number> => {
  server.listen(0, HOST);
  await once(server, 'listening');
  toEnd.push(() => server.close());
  return portOf(server);
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
};

const doorTo = async (server: Server): Promise<Door> => {
  const door = await openDoor(await freePort(), await listening(server));
  toEnd.push(() => door.close());
  return door;
};

/** A service that counts what it is asked. */
const service = () => {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('here');
  });
  return { server, asked };
};

const ask = (door: Door, method = 'GET'): Promise<Response> => fetch(`http://${HOST}:${door.port}/x?y=1`, { method });

describe('a door', () => {
  it('lets calls through as they are', async () => {
    const { server, asked } = service();
    const door = await doorTo(server);
    const answer = await ask(door, 'POST');
    expect([answer.status, await answer.text()]).toEqual([200, 'here']);
    expect(asked).toEqual(['POST /x?y=1']);
    expect(door.tally()).toEqual({ calls: 1, errors: 0 });
  });

  it('refuses connections while the service is stopped, and takes them again', async () => {
    const { server } = service();
    const door = await doorTo(server);
    await door.set('stopped');
    await expect(ask(door)).rejects.toThrow('fetch failed');
    await door.set('fair');
    expect((await ask(door)).status).toBe(200);
  });

  it('answers some calls in the service’s place, and of others loses the answer', async () => {
    const { server, asked } = service();
    const door = await doorTo(server);
    const seed = 'two';
    const draw = drawFates(seed);
    const fates = Array.from({ length: 60 }, draw);
    await door.set('errors', seed);
    const answers: number[] = [];
    for (const _ of fates) answers.push((await ask(door, 'POST')).status);
    expect(answers).toEqual(fates.map((fate) => (fate === 'pass' ? 200 : 503)));
    expect(new Set(fates)).toEqual(new Set(['pass', 'fail', 'lose-answer']));
    expect(asked).toHaveLength(fates.filter((fate) => fate !== 'fail').length);
    expect(door.tally()).toEqual({ calls: 60, errors: fates.filter((fate) => fate !== 'pass').length });
  });

  it('answers gRPC as gRPC, by the status unavailable', async () => {
    const grpc = http2.createServer((_request, response) => response.end());
    grpc.on('stream', () => undefined);
    const door = await doorTo(grpc);
    const client = http2.connect(`http://${HOST}:${door.port}`);
    toEnd.push(() => client.close());
    const statusOf = async (): Promise<unknown> => {
      const stream = client.request({ ':method': 'POST', ':path': '/Commit' });
      stream.end();
      const [headers] = await once(stream, 'response');
      stream.resume();
      return headers['grpc-status'] ?? headers[':status'];
    };
    expect(await statusOf()).toBe(200);
    await door.set('errors');
    const statuses: unknown[] = [];
    for (let call = 0; call < FIRST_CALLS; call += 1) statuses.push(await statusOf());
    expect(statuses).toContain('14');
    expect(statuses).toContain(200);
  });
});
