import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callApi, getRefusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';

/** No Firestore listens on this port. */
process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:1';

const served = await serveApi();

describe('API without Firestore', () => {
  it('refuses limited calls within the timeout, even calls that wait in a queue (R090)', async () => {
    const body = { identifier: `prova-${randomUUID()}`, password: 'Errada123' };
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const login = () => callApi('post', '/auth/login', { origin: served.origin, body, headers });
    const startedAt = performance.now();
    const responses = await Promise.all(Array.from({ length: 20 }, login));
    expect(responses.map(getRefusal)).toEqual(responses.map(() => '503 unavailable'));
    expect(performance.now() - startedAt).toBeLessThan(18_000);
    const open = await callApi('get', '/openapi.json', { origin: served.origin });
    expect(open.status).toBe(200);
  }, 40_000);

  it('refuses a reading call within the timeout, with a retry time', async () => {
    allowLoggedErrors(/No answer in \d+ ms/);
    const startedAt = performance.now();
    const response = await callApi('get', '/faq', { origin: served.origin });
    expect(getRefusal(response)).toBe('503 unavailable');
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(performance.now() - startedAt).toBeLessThan(18_000);
  }, 40_000);
});
