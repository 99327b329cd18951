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

/** Functions start, compile and fill their caches in this time. Latencies from this time do not count. */
const WARM_UP_MS = 20_000;

/**
 * Starts calls at a constant rate (open model). A slow response delays no other call, and latency includes a late
 * start.
 */
export const runLoad = async (
  portal: Portal,
  world: World,
  { rate, minutes, signal }: { rate: number; minutes: number; signal: AbortSignal },
) => {
  const lines = new Map<string, Line>();
  /** Views and downloads that the calls add, one entry per key. */
  const counted = new Map<string, NonNullable<LoadRequest['counts']>>();
  const from = performance.now();
  const fire = async (request: LoadRequest, plannedAt: number): Promise<void> => {
    const { kind, method, target, headers, body, counts, next, expects = [200] } = request;
    const line = lines.get(kind) ?? { responses: 0, milliseconds: [], unexpected: [] };
    lines.set(kind, line);
    try {
      const { status, text } = await send({ url: portal.url, method, target, headers, body });
      line.responses += 1;
      if (plannedAt > from + WARM_UP_MS) line.milliseconds.push(performance.now() - plannedAt);
      if (!expects.includes(status)) {
        line.unexpected.push(`${status} ${text.slice(0, 200)}`);
        return;
      }
      if (counts !== undefined) counted.set(`${counts.figure} ${counts.key}`, counts);
      if (next !== undefined) await fire(next(text), performance.now());
    } catch (error) {
      line.unexpected.push(`0 ${String(error)}`);
    }
  };
  const started: Promise<void>[] = [];
  for (let index = 0; index < rate * minutes * 60; index++) {
    const plannedAt = from + (index * 1000) / rate;
    const early = plannedAt - performance.now();
    if (early > 1) await delay(early, undefined, { signal });
    signal.throwIfAborted();
    started.push(fire(index % NO_OP_SHARE === 0 ? createNoOp() : pickLoadRequest(world), plannedAt));
  }
  await Promise.all(started);
  return { lines, counted };
};
export type Tally = Awaited<ReturnType<typeof runLoad>>;
