import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { LauncherError } from '../shared/errors.ts';
import { ROOT } from '../shared/paths.ts';
import { type PortSet, SERVICE_NAMES, type Service } from '../shared/ports.ts';
import { describePortOwner } from './describe-port-owner.ts';

/** Free space for builds, imported files and logs. */
const RUN_SPACE_MB = 500;

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Whether a port is free on both addresses of `localhost`. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/**
 * @throws LauncherError naming every taken port, its service and its owner
 * @param services the services that this run starts
 */
export async function checkPorts(set: PortSet, services: readonly Service[]): Promise<void> {
  const problems: string[] = [];
  for (const service of services) {
    const port = set.ports[service];
    if (await isPortFree(port)) continue;
    problems.push(
      `Port ${port}, needed for the ${SERVICE_NAMES[service]}, is held by ${await describePortOwner(port)}.`,
    );
  }
  if (problems.length === 0) return;
  throw new LauncherError(`${problems.join('\n')}\nStop that process, or the other copy of Bigorna, and start again.`);
}

/** @throws LauncherError if a folder's disk has less than `neededMb` free */
export async function checkSpace(folder: string, neededMb: number, purpose: string): Promise<void> {
  const disk = await statfs(folder);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 1e6);
  if (freeMb >= neededMb) return;
  throw new LauncherError(`The disk is full: ${freeMb} MB free in ${folder}; ${purpose} needs ${neededMb} MB.`);
}

/** Checks the disks of the checkout and of temporary files. */
export async function checkDisks(): Promise<void> {
  for (const folder of new Set([ROOT, tmpdir()])) {
    if (existsSync(folder)) await checkSpace(folder, RUN_SPACE_MB, 'a run');
  }
}
