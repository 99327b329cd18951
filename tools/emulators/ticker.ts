import { setTimeout as delay } from 'node:timers/promises';
import { HOST, type PortSet, PROJECT_ID, REGION } from './ports.ts';

const EVERY_MS = 3_000;
const REQUEST_MS = 120_000;

export type Ticker = {
  /** Asks no more; fulfilled when no request is under way. */
  stop(): Promise<void>;
};

/**
 * Does what Cloud Scheduler does for deployed functions: asks for the recurring work every few seconds, one request at a
 * time. Failures are told only to those who want to see everything: the functions log their own.
 */
export function startTicker({ ports }: PortSet, verbose: boolean): Ticker {
  const stopped = new AbortController();
  const { signal } = stopped;
  const url = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/tick`;
  const ask = async (): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]),
    });
    const text = await response.text();
    if (!response.ok && verbose) console.log(`tick: ${response.status} ${text.slice(0, 200)}`);
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await ask().catch((error: unknown) => {
        if (verbose && !signal.aborted) console.log(`tick: ${String(error)}`);
      });
      await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
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
