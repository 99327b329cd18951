import { clientIpReport } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint } from './support/call.ts';
import { createStaffMember } from './support/staff-mods.ts';

const responseSchema = z.object({ data: clientIpReport });

describe('GET /admin/client-address', () => {
  it('shows a super_admin the X-Forwarded-For header and the IP that rate limits count', async () => {
    const { token } = await createStaffMember('super_admin');
    const headers = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.2' };
    const { data } = responseSchema.parse(JSON.parse((await callEndpoint('clientAddress', { token, headers })).text));
    expect(data.address).toBe('203.0.113.7');
    expect(data.forwarded_for).toContain('203.0.113.7, 198.51.100.2');
  });

  it('is refused to an admin', async () => {
    const { token } = await createStaffMember('admin');
    expect(await callEndpoint('clientAddress', { token })).toMatchObject({ status: 403 });
  });
});
