import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Door, openDoor } from './door.ts';

const HOST = '127.0.0.1';
const toEnd: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
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
    await door.set('errors');
    vi.spyOn(Math, 'random')
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0.9);
    expect((await ask(door, 'POST')).status).toBe(503);
    expect(asked).toEqual([]);
    expect((await ask(door, 'POST')).status).toBe(503);
    expect(asked).toEqual(['POST /x?y=1']);
    expect(door.tally()).toEqual({ calls: 2, errors: 2 });
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
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await statusOf()).toBe('14');
  });
});
