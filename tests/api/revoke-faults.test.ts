import './support/own-project.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { auth } from '../../functions/src/platform/firebase.ts';
import { makeMember } from './support/members.ts';
import { entryOf, ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

const api = ownApi();
let admin: Staff;
beforeAll(async () => {
  admin = await staffMember();
});

it('R127 sessions that ended are told as ended, with their entry, though Auth does not answer', async () => {
  const member = await makeMember();
  const spy = vi.spyOn(auth(), 'revokeRefreshTokens').mockRejectedValue(new Error('Auth is away'));
  const reply = await api.call('revokeSessions', admin, { params: { uid: member.uid } });
  expect(spy).toHaveBeenCalledWith(member.uid);
  expect(reply.status, reply.text).toBe(200);
  expect(await entryOf(reply)).toMatchObject({ action: 'revoke:sessions', target: `users/${member.uid}` });
  const { valid_after } = (await storedAt(`users/${member.uid}`)) ?? {};
  expect(valid_after.toDate().getTime()).toBeGreaterThan(Date.now() - 60_000);
});
