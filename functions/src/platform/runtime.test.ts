import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RUNTIME } from './runtime.ts';

/** What firebase-functions says of a function when it is deployed. */
const deployed = z.object({
  availableMemoryMb: z.number(),
  maxInstances: z.number(),
  concurrency: z.number(),
  timeoutSeconds: z.number(),
  taskQueueTrigger: z.object({ rateLimits: z.object({ maxConcurrentDispatches: z.number() }) }).optional(),
});
const deployedOf = (exported: unknown) =>
  deployed.parse(typeof exported === 'function' ? Reflect.get(exported, '__endpoint') : undefined);

const MIB = { MiB: 1, GiB: 1024 } as const;
const megabytes = (memory: string): number => {
  const [, amount = '', unit = 'MiB'] = /^(\d+)(MiB|GiB)$/.exec(memory) ?? [];
  return Number(amount) * (unit === 'GiB' ? MIB.GiB : MIB.MiB);
};

let exported: Record<string, unknown>;
beforeAll(async () => {
  vi.stubEnv('WEB_API_KEY', 'any');
  exported = { ...(await import('../index.ts')) };
  return () => vi.unstubAllEnvs();
});

describe('what functions may take', () => {
  it('is declared for every function that is deployed, and for no other', () => {
    expect(Object.keys(exported).sort()).toEqual(Object.keys(RUNTIME).sort());
  });

  it.each(Object.entries(RUNTIME))('is set at %s as it is declared', (name, declared) => {
    expect(deployedOf(exported[name])).toMatchObject({
      availableMemoryMb: megabytes(declared.memory),
      maxInstances: declared.maxInstances,
      concurrency: declared.concurrency,
      timeoutSeconds: declared.timeoutSeconds,
    });
  });

  it('leaves the work of no queue more at once than its instances can do', () => {
    const queues = Object.entries(exported).flatMap(([name, value]) => {
      const { taskQueueTrigger, maxInstances, concurrency } = deployedOf(value);
      if (taskQueueTrigger === undefined) return [];
      return [{ name, atOnce: taskQueueTrigger.rateLimits.maxConcurrentDispatches, room: maxInstances * concurrency }];
    });
    expect(queues.length).toBeGreaterThan(0);
    for (const { name, atOnce, room } of queues) expect(atOnce, name).toBeLessThanOrEqual(room);
  });
});
