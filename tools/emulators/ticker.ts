import { setTimeout as delay } from 'node:timers/promises';
import { HOST, type PortSet, PROJECT_ID, REGION } from '../shared/ports.ts';

const EVERY_MS = 3_000;
const REQUEST_MS = 120_000;

export type Ticker = {
  /** Stops the requests; resolves when none is pending. */
  stop(): Promise<void>;
};

/**
 * Replaces Cloud Scheduler: triggers the recurring jobs every few seconds, one request at a time. Logs failures only in
 * verbose mode, because the functions log their own failures.
 */
export function startTicker({ ports }: PortSet, verbose: boolean, everyMs = EVERY_MS): Ticker {
  const stopped = new AbortController();
  const { signal } = stopped;
  const url = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/tick`;
  const tick = async (): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]),
    });
    const text = await response.text();
    if (!response.ok && verbose) console.log(`tick: ${response.status} ${text.slice(0, 200)}`);
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await tick().catch((error: unknown) => {
        if (verbose && !signal.aborted) console.log(`tick: ${String(error)}`);
      });
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopped.abort();
      return running;
    },
  };
}
