import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';

/** What firebase-functions says, outside of the emulators, of who may call a function. */
const deployed = z.looseObject({
  httpsTrigger: z.strictObject({ invoker: z.array(z.string()).optional() }).optional(),
  taskQueueTrigger: z.looseObject({ invoker: z.array(z.string()).optional() }).optional(),
});
const deployedOf = (exported: unknown) =>
  deployed.parse(typeof exported === 'function' ? Reflect.get(exported, '__endpoint') : undefined);

let exported: [name: string, value: unknown][];
beforeAll(async () => {
  vi.stubEnv('WEB_API_KEY', 'any');
  exported = Object.entries(await import('./index.ts'));
  return () => vi.unstubAllEnvs();
});

it('lets the internet call the four functions of the API; tasks, events and the schedule are the platform’s alone', () => {
  const called = exported.filter(([, value]) => deployedOf(value).httpsTrigger !== undefined).map(([name]) => name);
  expect(called.toSorted()).toEqual(['admin', 'api', 'catalogue', 'media']);
  for (const [name, value] of exported) expect(deployedOf(value).taskQueueTrigger?.invoker, name).toBeUndefined();
});
