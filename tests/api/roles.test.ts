import { ROLES, type Role } from '@bigorna/domain/access/roles';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, messageOf, refusal } from './support/call.ts';
import { makeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { entryIdOf, entryOf, undo } from './support/staff.ts';

type SignedIn = Member & { token: string };
const FORBIDDEN = { status: 403, code: 'forbidden' };

let superAdmin: SignedIn;
beforeAll(async () => {
  superAdmin = await signedIn('super_admin');
});

const give = (member: Member, role: Role | string, { token }: SignedIn = superAdmin, from?: Role) =>
  call('changeRole', { params: { uid: member.uid }, body: { role, ...(from === undefined ? {} : { from }) }, token });
const roleOf = async ({ uid }: Member): Promise<unknown[]> => {
  const documents = await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`));
  return documents.map((document) => document.get('role'));
};

describe('changing a role', () => {
  it('R127 R128 holds from the next call on, on account, card and comments, and is logged', async () => {
    const member = await signedIn();
    const path = await makeComment(member);
    expect(refusal(await call('adminListUsers', { token: member.token }))).toEqual(FORBIDDEN);
    const reply = await give(member, 'moderator', superAdmin, 'user');
    expect(messageOf(reply)).toBe('Papel alterado');
    expect(dataOf('changeRole', reply)).toMatchObject({
      id: member.uid,
      role: 'moderator',
      can: { change_role: true },
    });
    expect((await call('adminListUsers', { token: member.token })).status).toBe(200);
    expect(await roleOf(member)).toEqual(['moderator', 'moderator']);
    expect(await entryOf(reply)).toMatchObject({
      action: 'change:role',
      actor: superAdmin.uid,
      target: `users/${member.uid}`,
      before: { role: 'user' },
      after: { role: 'moderator' },
    });
    const shown = async () => (await firestore.doc(path).get()).get('author.role');
    await vi.waitFor(async () => expect(await shown()).toBe('moderator'), { timeout: 60_000, interval: 500 });
    expect(entryIdOf(await give(member, 'moderator'))).toBeNull();
    await give(member, 'user');
    expect(refusal(await call('adminListUsers', { token: member.token }))).toEqual(FORBIDDEN);
  });

  it.each(ROLES)('R126 R127 by a super_admin of a %s', async (role) => {
    const member = await makeMember({ role });
    const isLower = role !== 'super_admin';
    expect((await give(member, 'moderator')).status).toBe(isLower ? 200 : 403);
    expect(await roleOf(member)).toEqual(isLower ? ['moderator', 'moderator'] : [role, role]);
  });

  it.each(['user', 'moderator', 'admin'] as const)('R126 is not for a %s', async (role) => {
    const [caller, member] = await Promise.all([signedIn(role), makeMember()]);
    expect(refusal(await give(member, 'moderator', caller))).toEqual(FORBIDDEN);
    expect(await roleOf(member)).toEqual(['user', 'user']);
    expect((await give(member, 'moderator')).status).toBe(200);
  });

  it('R127 never of one’s own, not even to rise', async () => {
    for (const role of ROLES) expect(refusal(await give(superAdmin, role))).toEqual(FORBIDDEN);
    expect(await roleOf(superAdmin)).toEqual(['super_admin', 'super_admin']);
  });

  it('R127 two super_admins who demote each other at once both stay', async () => {
    const [one, other] = await Promise.all([signedIn('super_admin'), signedIn('super_admin')]);
    const replies = await Promise.all([give(one, 'user', other), give(other, 'user', one)]);
    expect(replies.map(refusal)).toEqual([FORBIDDEN, FORBIDDEN]);
    expect([await roleOf(one), await roleOf(other)]).toEqual([
      ['super_admin', 'super_admin'],
      ['super_admin', 'super_admin'],
    ]);
  });

  it('R127 goes by the actor’s role as it is when it is written', async () => {
    const [fallen, member] = await Promise.all([signedIn('super_admin'), makeMember({ role: 'admin' })]);
    await firestore.doc(`users/${fallen.uid}`).update({ role: 'admin' });
    expect(refusal(await give(member, 'user', fallen))).toEqual(FORBIDDEN);
    await firestore.doc(`users/${fallen.uid}`).update({ role: 'super_admin' });
    expect((await give(member, 'user', fallen)).status).toBe(200);
  });

  it('R127 refuses what was another role by then, and what is none', async () => {
    const member = await makeMember({ role: 'moderator' });
    expect(refusal(await give(member, 'admin', superAdmin, 'user'))).toEqual({ status: 409, code: 'stale' });
    expect(failureOf(await give(member, 'dono')).errors).toMatchObject([{ path: 'role', code: 'unknown_value' }]);
    expect(await roleOf(member)).toEqual(['moderator', 'moderator']);
    const nobody = { uid: 'ninguem', username: '', email: '' };
    expect(refusal(await give(nobody, 'admin'))).toEqual({ status: 404, code: 'user_not_found' });
  });

  it('R127 R131 is undone from the log while it is still so, and not for who has risen', async () => {
    const member = await makeMember();
    const given = await give(member, 'admin');
    const undone = await undo(given, superAdmin);
    expect(undone.status).toBe(200);
    expect(await roleOf(member)).toEqual(['user', 'user']);
    const [first] = [await give(member, 'moderator')];
    await give(member, 'admin');
    expect(refusal(await undo(first, superAdmin))).toEqual({ status: 409, code: 'stale' });
    const admin = await signedIn('admin');
    const last = await give(member, 'moderator');
    expect(refusal(await undo(last, admin))).toEqual(FORBIDDEN);
    const risen = await give(member, 'super_admin');
    expect(refusal(await undo(risen, superAdmin))).toEqual(FORBIDDEN);
  });
});

describe('the last super_admin', () => {
  it('R127 cannot be banned by anybody, themselves included', async () => {
    const [admin, other] = await Promise.all([signedIn('admin'), signedIn('super_admin')]);
    const body = { reason: 'Por engano' };
    for (const { token } of [admin, other, superAdmin]) {
      expect(refusal(await call('banUser', { params: { uid: superAdmin.uid }, body, token }))).toEqual(FORBIDDEN);
    }
    await ask('banUser', { params: { uid: admin.uid }, body, token: superAdmin.token });
    await ask('unbanUser', { params: { uid: admin.uid }, token: superAdmin.token });
  });
});
