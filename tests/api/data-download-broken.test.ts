import './support/functions-environment.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { signedIn } from './support/members.ts';

const fault = vi.hoisted(() => ({ at: '' }));
vi.mock('../../functions/src/member-data/pages-of.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/member-data/pages-of.ts')>();
  const pagesOf: typeof actual.pagesOf = (name, values) => {
    if (name === fault.at) throw new Error('out of reach');
    return actual.pagesOf(name, values);
  };
  return { ...actual, pagesOf };
});
// That it broke off is told in the log.
vi.mock('firebase-functions', async (original) => {
  const actual = await original<typeof import('firebase-functions')>();
  return { ...actual, logger: { ...actual.logger, error: vi.fn() } };
});

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

describe('R086 the file of one’s own data', () => {
  it('R086 that cannot be read to its end breaks off: nobody takes half of it for all', async () => {
    const { token } = await signedIn();
    const download = () => call('exportUser', { token, origin: served.origin });
    fault.at = 'reportsOf';
    await expect(download()).rejects.toThrow();
    fault.at = '';
    const { status, text } = await download();
    expect(status).toBe(200);
    expect(JSON.parse(text)).toHaveProperty('reports', []);
  });
});
