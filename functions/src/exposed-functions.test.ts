import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseEndpoint } from './platform/testing/parse-endpoint.ts';

/** Who may call a function, as firebase-functions exports it outside the emulators. */
const deployed = z.looseObject({
  httpsTrigger: z.strictObject({ invoker: z.array(z.string()).optional() }).optional(),
  taskQueueTrigger: z.looseObject({ invoker: z.array(z.string()).optional() }).optional(),
});

let exported: [name: string, value: unknown][];
beforeAll(async () => {
  vi.stubEnv('WEB_API_KEY', 'any');
  exported = Object.entries(await import('./index.ts'));
  return () => vi.unstubAllEnvs();
});

it('only the four API functions are open to the internet; no task queue sets an invoker', () => {
  const called = exported
    .filter(([, value]) => parseEndpoint(deployed, value).httpsTrigger !== undefined)
    .map(([name]) => name);
  expect(called.toSorted()).toEqual(['admin', 'api', 'catalogue', 'media']);
  for (const [name, value] of exported)
    expect(parseEndpoint(deployed, value).taskQueueTrigger?.invoker, name).toBeUndefined();
});
