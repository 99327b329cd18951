import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RUNTIME, SLOWEST_CHECK_SECONDS, toMebibytes } from './platform/runtime.ts';
import { parseEndpoint } from './platform/testing/parse-endpoint.ts';

/** Runtime options of a function, as firebase-functions exports them. */
const deployed = z.object({
  availableMemoryMb: z.number(),
  cpu: z.number(),
  maxInstances: z.number(),
  concurrency: z.number(),
  timeoutSeconds: z.number(),
  taskQueueTrigger: z.object({ rateLimits: z.object({ maxConcurrentDispatches: z.number() }) }).optional(),
});

let exported: Record<string, unknown>;
beforeAll(async () => {
  vi.stubEnv('WEB_API_KEY', 'any');
  exported = { ...(await import('./index.ts')) };
  return () => vi.unstubAllEnvs();
});

describe('runtime options of functions', () => {
  it('exist for every deployed function and for no other function', () => {
    expect(Object.keys(exported).sort()).toEqual(Object.keys(RUNTIME).sort());
  });

  it.each(Object.entries(RUNTIME))('apply to %s as declared', (name, declared) => {
    expect(parseEndpoint(deployed, exported[name])).toMatchObject({
      availableMemoryMb: toMebibytes(declared.memory),
      cpu: declared.cpu,
      maxInstances: declared.maxInstances,
      concurrency: declared.concurrency,
      timeoutSeconds: declared.timeoutSeconds,
    });
  });

  it('dispatch no more tasks at once than the instances of a queue can run', () => {
    const queues = Object.entries(exported).flatMap(([name, value]) => {
      const { taskQueueTrigger, maxInstances, concurrency } = parseEndpoint(deployed, value);
      if (taskQueueTrigger === undefined) return [];
      return [
        { name, concurrent: taskQueueTrigger.rateLimits.maxConcurrentDispatches, room: maxInstances * concurrency },
      ];
    });
    expect(queues.length).toBeGreaterThan(0);
    for (const { name, concurrent, room } of queues) expect(concurrent, name).toBeLessThanOrEqual(room);
  });

  it('let only as many archives wait in an instance as its timeout allows (R152)', () => {
    const { concurrency, timeoutSeconds } = RUNTIME.media;
    expect(concurrency * SLOWEST_CHECK_SECONDS).toBeLessThan(timeoutSeconds);
  });
});
