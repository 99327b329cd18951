import { ROLES, type Role } from '@bigorna/domain/access/roles';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, getRefusal, parseData, parseFailure, parseMessage } from './support/call.ts';
import { createComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member, signIn } from './support/members.ts';
import { getLogEntry, getLogEntryId, toListQuery, undo } from './support/staff.ts';
import { createToken } from './support/tokens.ts';
import { callToolkitOk } from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

type SignedIn = Member & { token: string };
const FORBIDDEN = '403 forbidden';

const superAdmin = await createSignedInMember('super_admin');

const give = (member: Member, role: Role | string, { token }: SignedIn = superAdmin, from?: Role) =>
  callEndpoint('changeRole', {
    params: { uid: member.uid },
    body: { role, ...(from === undefined ? {} : { from }) },
    token,
  });
const getRoles = async ({ uid }: Member): Promise<unknown[]> => {
  const documents = await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`));
  return documents.map((document) => document.get('role'));
};

describe('role change', () => {
  it('changes account and card from the next call on, then comments, and is logged (R127, R128)', async () => {
    const created = await createMember({ has_factor: true });
    const member = { ...created, token: await signIn(created) };
    const path = await createComment(member);
    expect(getRefusal(await callAs('adminListUsers', member))).toEqual(FORBIDDEN);
    const response = await give(member, 'moderator', superAdmin, 'user');
    expect(parseMessage(response)).toBe('Função alterada');
    expect(parseData('changeRole', response)).toMatchObject({
      id: member.uid,
      role: 'moderator',
      can: { change_role: true },
    });
    expect((await callAs('adminListUsers', member)).status).toBe(200);
    expect(await getRoles(member)).toEqual(['moderator', 'moderator']);
    expect(await getLogEntry(response)).toMatchObject({
      action: 'change:role',
      actor: superAdmin.uid,
      target: `users/${member.uid}`,
      before: { role: 'user' },
      after: { role: 'moderator' },
    });
    const getShownRole = async () => (await firestore.doc(path).get()).get('author.role');
    await vi.waitFor(async () => expect(await getShownRole()).toBe('moderator'), { timeout: 60_000, interval: 500 });
    expect(getLogEntryId(await give(member, 'moderator'))).toBeNull();
    await give(member, 'user');
    expect(getRefusal(await callAs('adminListUsers', member))).toEqual(FORBIDDEN);
  });

  it.each(ROLES)('by a super_admin is allowed only for a lower rank: %s (R126, R127)', async (role) => {
    const member = await createMember({ role });
    const isLower = role !== 'super_admin';
    expect((await give(member, 'moderator')).status).toBe(isLower ? 200 : 403);
    expect(await getRoles(member)).toEqual(isLower ? ['moderator', 'moderator'] : [role, role]);
  });

  it.each(['user', 'moderator', 'admin'] as const)('is refused to a %s (R126)', async (role) => {
    const [caller, member] = await Promise.all([createSignedInMember(role), createMember()]);
    expect(getRefusal(await give(member, 'moderator', caller))).toEqual(FORBIDDEN);
    expect(await getRoles(member)).toEqual(['user', 'user']);
    expect((await give(member, 'moderator')).status).toBe(200);
  });

  it('is refused for oneself, to any role (R127)', async () => {
    for (const role of ROLES) expect(getRefusal(await give(superAdmin, role))).toEqual(FORBIDDEN);
    expect(await getRoles(superAdmin)).toEqual(['super_admin', 'super_admin']);
  });

  it('is refused to two super_admins who demote each other at once (R127)', async () => {
    const [one, other] = await Promise.all([createSignedInMember('super_admin'), createSignedInMember('super_admin')]);
    const responses = await Promise.all([give(one, 'user', other), give(other, 'user', one)]);
    expect(responses.map(getRefusal)).toEqual([FORBIDDEN, FORBIDDEN]);
    expect([await getRoles(one), await getRoles(other)]).toEqual([
      ['super_admin', 'super_admin'],
      ['super_admin', 'super_admin'],
    ]);
  });

  it('uses the role of the actor at the time of the write (R127)', async () => {
    const [fallen, member] = await Promise.all([createSignedInMember('super_admin'), createMember({ role: 'admin' })]);
    await firestore.doc(`users/${fallen.uid}`).update({ role: 'admin' });
    expect(getRefusal(await give(member, 'user', fallen))).toEqual(FORBIDDEN);
    await firestore.doc(`users/${fallen.uid}`).update({ role: 'super_admin' });
    expect((await give(member, 'user', fallen)).status).toBe(200);
  });

  it('is refused when the role changed meanwhile, or the new role is unknown (R127)', async () => {
    const member = await createMember({ role: 'moderator' });
    expect(getRefusal(await give(member, 'admin', superAdmin, 'user'))).toBe('409 stale');
    expect(parseFailure(await give(member, 'dono')).errors).toMatchObject([{ path: 'role', code: 'unknown_value' }]);
    expect(await getRoles(member)).toEqual(['moderator', 'moderator']);
    const nobody = { uid: 'ninguem', username: '', email: '' };
    expect(getRefusal(await give(nobody, 'admin'))).toBe('404 user_not_found');
  });

  it('can be undone while unchanged, but not for a member of equal or higher rank (R127, R131)', async () => {
    const member = await createMember();
    const given = await give(member, 'admin');
    const undone = await undo(given, superAdmin);
    expect(undone.status).toBe(200);
    expect(await getRoles(member)).toEqual(['user', 'user']);
    const [first] = [await give(member, 'moderator')];
    await give(member, 'admin');
    expect(getRefusal(await undo(first, superAdmin))).toBe('409 stale');
    const admin = await createSignedInMember('admin');
    const last = await give(member, 'moderator');
    expect(getRefusal(await undo(last, admin))).toEqual(FORBIDDEN);
  });

  it('needs a fresh second factor, also to undo it (R127, R131, R206)', async () => {
    const member = await createMember();
    const at = Math.floor(Date.now() / 1000);
    const [stale, fresh] = [601, 500].map((age) => ({
      ...superAdmin,
      token: createToken(superAdmin.uid, at, at + 3600, undefined, { mfa: at - age }),
    }));
    if (stale === undefined || fresh === undefined) expect.unreachable();
    const refusal = '403 fresh_factor_required';
    expect(getRefusal(await give(member, 'moderator', stale))).toBe(refusal);
    const given = await give(member, 'moderator', fresh);
    expect(given.status, given.text).toBe(200);
    expect(getRefusal(await undo(given, stale))).toBe(refusal);
    expect(await getRoles(member)).toEqual(['moderator', 'moderator']);
    expect((await undo(given, fresh)).status).toBe(200);
    expect(await getRoles(member)).toEqual(['user', 'user']);
  });

  it('cannot be undone in a session that Firebase revoked after a new password (R131, R206)', async () => {
    const thief = await createSignedInMember('super_admin');
    const given = await give(await createMember(), 'moderator');
    expect(given.status, given.text).toBe(200);
    await waitForNextSecond();
    await callToolkitOk('update', { idToken: thief.token, password: 'Roubada789' });
    expect(getRefusal(await undo(given, thief))).toBe('401 token_expired');
    expect((await undo(given, superAdmin)).status).toBe(200);
  });

  it('to super_admin offers no undo, unlike a promotion to admin (R127, R131)', async () => {
    const member = await createMember();
    const readLatest = async () => {
      const query = toListQuery({ filter: { about: `users/${member.uid}` }, range: [0, 0] });
      const [entry] = await askAs('adminListLogs', superAdmin, { query });
      return entry;
    };
    expect(getLogEntryId(await give(member, 'admin'))).not.toBeNull();
    expect(await readLatest()).toMatchObject({ after: { role: 'admin' }, can_undo: true });
    expect(getLogEntryId(await give(member, 'super_admin'))).toBeNull();
    const last = await readLatest();
    expect(last).toMatchObject({ after: { role: 'super_admin' }, can_undo: false });
    const undone = await callAs('undoLog', superAdmin, { params: { id: last?.id ?? '' } });
    expect(getRefusal(undone)).toBe('409 undo_not_possible');
  });
});

describe('super_admin', () => {
  it('cannot be banned by anybody, including themselves (R127)', async () => {
    const [admin, other] = await Promise.all([createSignedInMember('admin'), createSignedInMember('super_admin')]);
    const body = { reason: 'Por engano' };
    for (const { token } of [admin, other, superAdmin]) {
      expect(getRefusal(await callEndpoint('banUser', { params: { uid: superAdmin.uid }, body, token }))).toEqual(
        FORBIDDEN,
      );
    }
    await askAs('banUser', superAdmin, { params: { uid: admin.uid }, body });
    await askAs('unbanUser', superAdmin, { params: { uid: admin.uid } });
  });
});
