import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const STOP_MS = 3_000;
const POLL_MS = 50;

/** Running process groups of this run, by leader. */
const commands = new Set<number>();
const services = new Set<number>();

export type GroupOptions = {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Shows the program's output instead of collecting it. */
  readonly inherit?: boolean;
  /** The caller stops the program; {@link endAllGroups} stops it only at the very end. */
  readonly service?: boolean;
};

/**
 * Starts a program as the leader of a process group, so that its children stop with it. Ctrl+C in the terminal reaches
 * only the launcher, which stops everything in order.
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
      signalProcess(-pid, 'SIGTERM');
      groups.delete(pid);
    });
  }
  return child;
}

export type CommandResult = { readonly code: number | null; readonly output: string };

/**
 * Runs a program to its end.
 *
 * @returns exit code and output; code null if it can't be started, is stopped or exceeds `timeoutMs` (default 10
 *   minutes)
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
    const timer = setTimeout(() => child.pid && signalProcess(-child.pid, 'SIGKILL'), options.timeoutMs ?? 600_000);
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

/** Sends a signal to a process, or to a group if the id is negative. Ignores ended processes. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended.
  }
}

/** Whether a process is a zombie; Linux only, elsewhere false. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process is alive, or any member of a group if the id is negative. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/**
 * Waits until all processes or groups have ended.
 *
 * @returns false after `timeoutMs`
 */
export async function waitForExit(pids: readonly number[], timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (pids.some(isAlive)) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Ends processes and groups: SIGTERM first, SIGKILL after three seconds (at once with `force`). */
export async function endAll(pids: readonly number[], force = false): Promise<void> {
  if (!force) {
    for (const pid of pids) signalProcess(pid, 'SIGTERM');
    if (await waitForExit(pids, STOP_MS)) return;
  }
  for (const pid of pids) signalProcess(pid, 'SIGKILL');
  await waitForExit(pids, STOP_MS);
}

/** Ends the running commands (builds, checks, tests), but no services. */
export async function endCommands(): Promise<void> {
  await endAll([...commands].map((leader) => -leader));
}

/** Ends all running groups of this run. */
export async function endAllGroups(force = false): Promise<void> {
  await endAll(
    [...commands, ...services].map((leader) => -leader),
    force,
  );
}
