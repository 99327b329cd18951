import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LauncherError } from './errors.ts';
import { isAlive } from './processes.ts';

const POLL_MS = 100;
const WAIT_MS = 5 * 60_000;

async function claim(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` under a lock file, because npm start and npm test may build at the same time. Takes over the lock of a
 * dead process.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const deadline = Date.now() + WAIT_MS;
  while (!(await claim(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner > 0 && !isAlive(owner)) await rm(file, { force: true });
    else if (Date.now() > deadline) throw new LauncherError(`Process ${owner} has held ${file} for five minutes.`);
    else await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
