import './support/separate-project.ts';
import { expect, it, vi } from 'vitest';
import { auth } from '../../functions/src/platform/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMember } from './support/members.ts';
import { getLogEntry } from './support/staff.ts';
import { createLocalApi, createStaffMember } from './support/staff-mods.ts';
import { getStored } from './support/stored.ts';

const api = await createLocalApi();
const admin = await createStaffMember();

it('revoking sessions succeeds and is logged even if Auth does not respond (R127)', async () => {
  allowLoggedErrors(/refresh tokens not revoked/);
  const member = await createMember();
  const spy = vi.spyOn(auth(), 'revokeRefreshTokens').mockRejectedValue(new Error('Auth is away'));
  const response = await api.call('revokeSessions', admin, { params: { uid: member.uid } });
  expect(spy).toHaveBeenCalledWith(member.uid);
  expect(response.status, response.text).toBe(200);
  expect(await getLogEntry(response)).toMatchObject({ action: 'revoke:sessions', target: `users/${member.uid}` });
  const { valid_after } = (await getStored(`users/${member.uid}`)) ?? {};
  expect(valid_after.toDate().getTime()).toBeGreaterThan(Date.now() - 60_000);
});
