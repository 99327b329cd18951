import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { PORT_SETS, type PortSet } from '../shared/ports.ts';
import { findFreePort, listenOnFreePort } from './listen.ts';
import { checkPorts, checkSpace, isPortFree } from './preflight.ts';

const servers: Server[] = [];

async function holdAnyPort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return listenOnFreePort(server, host);
}

const createPortSet = (ports: Partial<PortSet['ports']>): PortSet => ({
  name: 'here',
  ports: { ...PORT_SETS.stop.ports, ...ports },
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]()));
});

it('names the taken port, its service and the process that listens on it', async () => {
  const port = await holdAnyPort('127.0.0.1');
  const failure = String(await checkPorts(createPortSet({ auth: port }), ['auth']).catch((error: unknown) => error));
  expect(failure).toContain(`Port ${port}`);
  expect(failure).toContain('Authentication emulator');
  expect(failure).toContain(`process ${process.pid} (`);
});

it('accepts a free port', async () => {
  // A fixed port would be taken while another test runs its launcher.
  const port = await findFreePort();
  await expect(checkPorts(createPortSet({ auth: port }), ['auth'])).resolves.toBeUndefined();
});

it('checks only the ports that a run needs', async () => {
  const ports = { auth: await holdAnyPort('127.0.0.1'), storage: await findFreePort() };
  await expect(checkPorts(createPortSet(ports), ['storage'])).resolves.toBeUndefined();
});

it('detects a port taken on the other loopback address', async () => {
  const port = await holdAnyPort('::1');
  expect(await isPortFree(port)).toBe(false);
});

it('reports the free and the required space of a full disk', async () => {
  await expect(checkSpace(tmpdir(), 1e9, 'a run')).rejects.toThrow(
    /disk is full: \d+ MB free .* a run needs 1000000000 MB/,
  );
  await expect(checkSpace(tmpdir(), 1, 'a run')).resolves.toBeUndefined();
});
