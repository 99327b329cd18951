import { LauncherError } from './errors.ts';
import { endAllGroups, endCommands } from './processes.ts';

/** Stop signals: Ctrl+C, kill, a closed terminal. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Terminal, npm and bootstrap each forward the same Ctrl+C: signals within this time count once. */
const SAME_REQUEST_MS = 700;
const PARENT_CHECK_MS = 1_000;

export type StopRequest = {
  /** Aborted by the first stop request. */
  readonly signal: AbortSignal;
  /** Registers a callback for the second stop request; the process ends after all callbacks. */
  onForce(callback: () => Promise<void>): void;
};

/** Listens for stop requests: signals, and the end of the parent process. */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  const forces: (() => Promise<void>)[] = [];
  let firstAt = 0;
  const request = () => {
    if (firstAt === 0) {
      firstAt = Date.now();
      controller.abort(new StopError());
    } else if (Date.now() - firstAt > SAME_REQUEST_MS) {
      void Promise.allSettled(forces.map((force) => force())).then(() => process.exit(130));
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, request);
  // A closed terminal breaks our output; the children must still be stopped.
  process.stdout.on('error', request);
  process.stderr.on('error', request);
  const parent = process.ppid;
  const check = setInterval(() => process.ppid !== parent && firstAt === 0 && request(), PARENT_CHECK_MS);
  check.unref();
  return {
    signal: controller.signal,
    onForce: (callback) => {
      forces.push(callback);
    },
  };
}

/** The user stopped the tool: no failure, no message. */
class StopError extends Error {
  override name = 'StopError';
}

/**
 * Runs a tool to its end: prints a {@link LauncherError} as a plain message, and ends all children. The exit code is
 * the result of `work`, 1 after an error, 130 after a stop.
 */
export async function runTool(work: (stop: StopRequest) => Promise<number>): Promise<void> {
  const stop = listenForStop();
  stop.onForce(() => endAllGroups(true));
  stop.signal.addEventListener('abort', () => void endCommands());
  let code = 0;
  try {
    code = await work(stop);
  } catch (error) {
    code = stop.signal.aborted ? 130 : 1;
    if (error instanceof LauncherError && !stop.signal.aborted) console.error(`\n${error.message}`);
    else if (!stop.signal.aborted) console.error(error);
  }
  await endAllGroups();
  process.exit(code);
}
