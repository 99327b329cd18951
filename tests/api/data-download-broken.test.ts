import './support/functions-environment.ts';
import './support/mock-logger.ts';
import { describe, expect, it, vi } from 'vitest';
import { callEndpoint } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createSignedInMember } from './support/members.ts';

const fault = vi.hoisted(() => ({ at: '' }));
vi.mock('../../functions/src/platform/query-pages.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/query-pages.ts')>();
  const queryPages: typeof actual.queryPages = (name, values) => {
    if (name === fault.at) throw new Error('out of reach');
    return actual.queryPages(name, values);
  };
  return { ...actual, queryPages };
});

const served = await serveApi();

describe('personal data export (R086)', () => {
  it('aborts the response when reading fails, so no partial file looks complete (R086)', async () => {
    allowLoggedErrors(/out of reach/);
    const { token } = await createSignedInMember();
    const download = () => callEndpoint('exportUser', { token, origin: served.origin });
    fault.at = 'reportsByUid';
    await expect(download()).rejects.toThrow();
    fault.at = '';
    const { status, text } = await download();
    expect(status).toBe(200);
    expect(JSON.parse(text)).toHaveProperty('reports', []);
  });
});
