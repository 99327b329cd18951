import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const STOP_MS = 3_000;
const POLL_MS = 50;

/** Leaders of the groups that this run started and that have not ended. */
const commands = new Set<number>();
const services = new Set<number>();

export type GroupOptions = {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Show the program's output instead of collecting it. */
  readonly inherit?: boolean;
  /** Stopped by whoever started it, in its own way, and by {@link endAllGroups} only at the very end. */
  readonly service?: boolean;
};

/**
 * Starts a program as the leader of its own process group, so that everything it starts can be stopped with it
 * and a Ctrl+C in the terminal reaches only the launcher, which then stops things in order.
 */
export function startGroup(program: string, args: readonly string[], options: GroupOptions = {}): ChildProcess {
  const output = options.inherit ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    detached: true,
    env: options.env ?? process.env,
    ...(options.cwd ? { cwd: options.cwd } : {}),
  });
  const { pid } = child;
  const groups = options.service ? services : commands;
  if (pid !== undefined) {
    groups.add(pid);
    child.on('exit', () => {
      signalGroup(pid, 'SIGTERM');
      groups.delete(pid);
    });
  }
  return child;
}

export type CommandResult = { readonly code: number | null; readonly output: string };

/**
 * Runs a program to its end and answers its exit code and what it printed.
 * A program that can't be started, is stopped or takes longer than `timeoutMs` (default 10 minutes) has code null.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: GroupOptions & { readonly timeoutMs?: number } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = startGroup(program, args, options);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const timer = setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), options.timeoutMs ?? 600_000);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: null, output: `${output}${error.message}` });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}

/** Sends a signal to every member of a group; a group that is gone is no error. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  signalProcess(-leader, signal);
}

/** Sends a signal to a process (or, negative, a group); one that is gone is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already: that is what was wanted.
  }
}

/** Whether a process has ended and only waits for its parent to notice; Linux tells, elsewhere the answer is no. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process (or, negative, any member of a group) still lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** Waits until none of the processes or groups lives; answers false when some still do after `timeoutMs`. */
export async function waitUntilGone(pids: readonly number[], timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (pids.some(isAlive)) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Ends processes and groups for certain: asked first, killed after three seconds (at once when `force`). */
export async function endAll(pids: readonly number[], force = false): Promise<void> {
  if (!force) {
    for (const pid of pids) signalProcess(pid, 'SIGTERM');
    if (await waitUntilGone(pids, STOP_MS)) return;
  }
  for (const pid of pids) signalProcess(pid, 'SIGKILL');
  await waitUntilGone(pids, STOP_MS);
}

/** Ends the commands (builds, checks, tests) that still run; services stay. */
export async function endCommands(): Promise<void> {
  await endAll([...commands].map((leader) => -leader));
}

/** Ends every group that this run started and that still lives. */
export async function endAllGroups(force = false): Promise<void> {
  await endAll(
    [...commands, ...services].map((leader) => -leader),
    force,
  );
}
