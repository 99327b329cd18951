import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { PORT_SETS, type PortSet } from './ports.ts';
import { checkPorts, checkSpace, portIsFree } from './preflight.ts';

const servers: Server[] = [];

async function holdAnyPort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const withAuthAt = (port: number): PortSet => ({ name: 'here', ports: { ...PORT_SETS.stop.ports, auth: port } });

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

it('names the taken port, the service that needs it and the process that holds it', async () => {
  const port = await holdAnyPort('127.0.0.1');
  const failure = String(await checkPorts(withAuthAt(port), ['auth']).catch((error: unknown) => error));
  expect(failure).toContain(`Port ${port}`);
  expect(failure).toContain('Authentication emulator');
  expect(failure).toContain(`process ${process.pid} (`);
});

it('accepts the same port once it is free again', async () => {
  const port = await holdAnyPort('127.0.0.1');
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  await expect(checkPorts(withAuthAt(port), ['auth'])).resolves.toBeUndefined();
});

it('asks only for the ports that a run needs', async () => {
  const port = await holdAnyPort('127.0.0.1');
  await expect(checkPorts(withAuthAt(port), ['storage'])).resolves.toBeUndefined();
});

it('sees a port that is held on the other loopback address', async () => {
  const port = await holdAnyPort('::1');
  expect(await portIsFree(port)).toBe(false);
});

it('tells how much of a full disk is free and how much a run needs', async () => {
  await expect(checkSpace(tmpdir(), 1e9, 'a run')).rejects.toThrow(
    /disk is full: \d+ MB free .* a run needs 1000000000 MB/,
  );
  await expect(checkSpace(tmpdir(), 1, 'a run')).resolves.toBeUndefined();
});
