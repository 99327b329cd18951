import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, refusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';

/** Nothing listens there. */
process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:1';

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

describe('without Firestore', () => {
  it('R090 nobody is let past a limit: calls are told to come again later, those that wait behind another at once', async () => {
    const body = { identifier: `prova-${randomUUID()}`, password: 'Errada123' };
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const login = () => api('post', '/auth/login', { origin: served.origin, body, headers });
    const begun = performance.now();
    const replies = await Promise.all(Array.from({ length: 20 }, login));
    expect(replies.map(refusal)).toEqual(replies.map(() => ({ status: 503, code: 'unavailable' })));
    expect(performance.now() - begun).toBeLessThan(18_000);
    const open = await api('get', '/openapi.json', { origin: served.origin });
    expect(open.status).toBe(200);
  }, 40_000);

  it('a call that only reads is told so in time, and when to come again', async () => {
    const begun = performance.now();
    const reply = await api('get', '/faq', { origin: served.origin });
    expect(refusal(reply)).toEqual({ status: 503, code: 'unavailable' });
    expect(reply.headers.get('Retry-After')).toBe('5');
    expect(performance.now() - begun).toBeLessThan(18_000);
  }, 40_000);
});
