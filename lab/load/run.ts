import { setTimeout as delay } from 'node:timers/promises';
import type { Portal } from '../portal.ts';
import { send } from '../send.ts';
import { createNoOp, type LoadRequest, NO_OP_SHARE, pickLoadRequest } from './mix.ts';
import type { World } from './world.ts';

/** The results of one kind of call. */
export interface Line {
  responses: number;
  /** From the planned start to the end of the response, without the warm-up. */
  readonly milliseconds: number[];
  /** Unexpected responses: status (0 for none) and the start of the text. */
  readonly unexpected: string[];
}

export interface Duration {
  readonly minutes: number;
  readonly signal: AbortSignal;
}

interface Start {
  readonly plannedAt: number;
  readonly isWarmUp: boolean;
}

/** Functions start, compile and fill their caches in this time. Latencies from this time do not count. */
const WARM_UP_MS = 20_000;

/**
 * Starts work at a constant rate (open model). Slow work delays no other work, and latency includes a late start.
 *
 * @param rate starts per second
 */
export const startAtRate = async (
  rate: number,
  { minutes, signal }: Duration,
  work: (start: Start, index: number) => Promise<void>,
): Promise<void> => {
  const from = performance.now();
  const started: Promise<void>[] = [];
  for (let index = 0; index < rate * minutes * 60; index++) {
    const plannedAt = from + (index * 1000) / rate;
    const early = plannedAt - performance.now();
    if (early > 1) await delay(early, undefined, { signal });
    signal.throwIfAborted();
    started.push(work({ plannedAt, isWarmUp: plannedAt <= from + WARM_UP_MS }, index));
  }
  await Promise.all(started);
};

export const createLine = (): Line => ({ responses: 0, milliseconds: [], unexpected: [] });

/** Adds a response to a line, with its latency. */
export const addResponse = (line: Line, { plannedAt, isWarmUp }: Start): void => {
  line.responses += 1;
  if (!isWarmUp) line.milliseconds.push(performance.now() - plannedAt);
};

/** Sends the random calls of visitors, members and staff. */
export const runLoad = async (portal: Portal, world: World, { rate, ...duration }: Duration & { rate: number }) => {
  const lines = new Map<string, Line>();
  /** Views and downloads that the calls add, one entry per key. */
  const counted = new Map<string, NonNullable<LoadRequest['counts']>>();
  const fire = async (request: LoadRequest, start: Start): Promise<void> => {
    const { kind, method, target, headers, body, counts, next, expects = [200] } = request;
    const line = lines.get(kind) ?? createLine();
    lines.set(kind, line);
    try {
      const { status, text } = await send({ url: portal.url, method, target, headers, body });
      addResponse(line, start);
      if (!expects.includes(status)) {
        line.unexpected.push(`${status} ${text.slice(0, 200)}`);
        return;
      }
      if (counts !== undefined) counted.set(`${counts.figure} ${counts.key}`, counts);
      if (next !== undefined) await fire(next(text), { ...start, plannedAt: performance.now() });
    } catch (error) {
      line.unexpected.push(`0 ${String(error)}`);
    }
  };
  await startAtRate(rate, duration, (start, index) =>
    fire(index % NO_OP_SHARE === 0 ? createNoOp() : pickLoadRequest(world), start),
  );
  return { lines, counted };
};
export type Tally = Awaited<ReturnType<typeof runLoad>>;
