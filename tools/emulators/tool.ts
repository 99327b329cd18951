import { LauncherError } from './errors.ts';
import { endAllGroups, endCommands } from './processes.ts';

/** Signals that ask a tool to stop: Ctrl+C, kill, a closed terminal. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal, npm and the bootstrap each pass on the same Ctrl+C: what comes within this time is one request. */
const SAME_REQUEST_MS = 700;
const PARENT_CHECK_MS = 1_000;

export type StopRequest = {
  /** Aborted by the first request to stop. */
  readonly signal: AbortSignal;
  /** Called by the second, with all others given here; when all are done, the process ends. */
  onForce(callback: () => Promise<void>): void;
};

/** Listens for requests to stop: signals, and the end of the process that started this one. */
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
  // A closed terminal takes our output away; what was started must be stopped all the same.
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

/** The person asked to stop: no failure, nothing to print. */
export class StopError extends Error {
  override name = 'StopError';
}

/**
 * Runs a tool's work to its end: a {@link LauncherError} becomes a plain message, whatever was started is ended,
 * and the exit code is the one `work` answers, 1 after an error, 130 after a stop.
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
