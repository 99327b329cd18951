import { clientAddressFacts } from '@bigorna/domain/endpoints/admin/overview';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from './support/call.ts';
import { staffMember } from './support/staff-mods.ts';

const shown = z.object({ data: clientAddressFacts });

describe('GET /admin/client-address', () => {
  it('shows a super_admin how the call came in, and whom limits count it for', async () => {
    const { token } = await staffMember('super_admin');
    const headers = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.2' };
    const { data } = shown.parse(JSON.parse((await call('clientAddress', { token, headers })).text));
    expect(data.address).toBe('203.0.113.7');
    expect(data.forwarded_for).toContain('203.0.113.7, 198.51.100.2');
  });

  it('tells an admin nothing', async () => {
    const { token } = await staffMember('admin');
    expect(await call('clientAddress', { token })).toMatchObject({ status: 403 });
  });
});
