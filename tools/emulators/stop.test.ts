import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CACHE, NODE, ROOT } from '../shared/paths.ts';
import { PORT_SETS, STOP_TEST_OFFSET } from '../shared/ports.ts';
import { isAlive, waitForExit } from '../shared/processes.ts';
import { isPortFree } from './preflight.ts';
import { readPrograms } from './suite.ts';

const READY_MS = 90_000;
const STOP_MS = 30_000;
const PIDS = join(CACHE, 'emulators', PORT_SETS.stop.name, 'pids');

type Launcher = { child: ChildProcess; output: () => string; ended: Promise<number | null> };
let launcher: Launcher | undefined;

/** Starts the real launcher on separate ports, emulators only, and waits until it is ready. */
async function start(): Promise<Launcher> {
  const args = ['tools/start.ts', '--offset', String(STOP_TEST_OFFSET), '--empty', '--without', 'functions,web,admin'];
  const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ready = Promise.withResolvers<void>();
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Ready in')) ready.resolve();
    });
  }
  void ended.then(() => ready.reject(new Error(`The launcher ended before it was ready:\n${output}`)));
  launcher = { child, output: () => output, ended };
  await ready.promise;
  return launcher;
}

/** Process ids of the emulator programs: Firestore and storage rules. */
async function programs(): Promise<Record<string, number>> {
  return Object.fromEntries((await readPrograms({ pids: PIDS })).map(({ name, pid }) => [name, pid]));
}

async function heldPorts(): Promise<number[]> {
  const ports = Object.values(PORT_SETS.stop.ports);
  const free = await Promise.all(ports.map(isPortFree));
  return ports.filter((_, index) => !free[index]);
}

describe('launcher process', () => {
  afterEach(async () => {
    if (launcher?.child.exitCode === null) launcher.child.kill('SIGTERM');
    await launcher?.ended;
    launcher = undefined;
  });

  it(
    'stops everything on one Ctrl+C: no process or port remains',
    async () => {
      const { child, ended } = await start();
      const pids = Object.values(await programs());
      expect(pids.map(isAlive)).toEqual([true, true]);
      expect(await heldPorts()).toContain(PORT_SETS.stop.ports.firestore);
      child.kill('SIGINT');
      expect(await ended).toBe(0);
      expect(await waitForExit(pids, STOP_MS)).toBe(true);
      expect(await heldPorts()).toEqual([]);
    },
    READY_MS + STOP_MS,
  );

  it(
    'names a dead emulator, stops the rest and fails',
    async () => {
      const { ended, output } = await start();
      const { firestore = 0, storage = 0 } = await programs();
      process.kill(firestore, 'SIGKILL');
      expect(await ended).toBe(1);
      expect(output()).toContain('The firestore emulator has ended');
      expect(await waitForExit([firestore, storage], STOP_MS)).toBe(true);
      expect(await heldPorts()).toEqual([]);
    },
    READY_MS + STOP_MS,
  );
});
