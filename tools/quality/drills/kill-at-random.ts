import { setTimeout as delay } from 'node:timers/promises';
import { runCommand, signalProcess } from '../../emulators/processes.ts';
import type { DoorTally } from './doors/door.ts';

const EVERY_MS = 2_500;
/** What the Functions emulator runs a function's code with. */
const WORKER = 'functionsEmulatorRuntime';

/** Processes of functions among what this process has started, directly or not. */
async function workers(): Promise<number[]> {
  const { output } = await runCommand('ps', ['-eo', 'pid=,ppid=,args=']);
  const rows = output.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
  });
  const ours = new Set([process.pid]);
  // Children may stand before their parents.
  for (let before = 0; before !== ours.size; ) {
    before = ours.size;
    for (const { pid, parent } of rows) if (ours.has(parent)) ours.add(pid);
  }
  return rows.filter(({ pid, args }) => ours.has(pid) && args.includes(WORKER)).map(({ pid }) => pid);
}

/** Kills a function's process every few seconds, whatever it does; answers what ends that and tells how many, as errors. */
export async function killAtRandom(): Promise<() => Promise<DoorTally>> {
  const ended = new AbortController();
  let killed = 0;
  const run = async () => {
    while (!ended.signal.aborted) {
      const all = await workers();
      const one = all[Math.floor(Math.random() * all.length)];
      if (one !== undefined) {
        signalProcess(one, 'SIGKILL');
        killed += 1;
      }
      await delay(EVERY_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    ended.abort();
    await running;
    return { calls: 0, errors: killed };
  };
}
