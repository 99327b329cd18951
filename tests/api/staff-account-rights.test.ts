import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAs, callForData, getRefusal } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember, createSignedInMember } from './support/members.ts';
import { listLogEntries } from './support/stored.ts';

const body = { reason: 'Pedido por carta' };
const [superAdmin, admin] = await Promise.all([createSignedInMember('super_admin'), createSignedInMember('admin')]);

const findEntry = async (action: string, uid: string) =>
  (await listLogEntries(`users/${uid}`)).filter((entry) => entry.action === action);

describe('account export by staff', () => {
  it('returns the same file that the member gets, and logs the reason (R208)', async () => {
    const member = await createSignedInMember();
    const own = await callAs('exportUser', member);
    const response = await callAs('adminExportUser', superAdmin, { params: { uid: member.uid }, body });
    expect(response.status, response.text).toBe(200);
    const parse = (text: string) => z.object({ exported_at: z.string() }).loose().parse(JSON.parse(text));
    expect({ ...parse(response.text), exported_at: '' }).toEqual({ ...parse(own.text), exported_at: '' });
    expect(response.headers.get('content-disposition')).toBe(own.headers.get('content-disposition'));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await findEntry('export:account', member.uid)).toMatchObject([
      { actor: superAdmin.uid, reason: body.reason },
    ]);
  });
});

describe('account deletion by staff', () => {
  it('erases the account as its owner could, and logs actor and reason (R208)', async () => {
    const member = await createSignedInMember();
    const response = await callAs('adminEraseUser', superAdmin, { params: { uid: member.uid }, body });
    expect(response.status, response.text).toBe(200);
    expect((await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
    expect((await firestore.doc(`profiles/${member.uid}`).get()).exists).toBe(false);
    await expect(auth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(getRefusal(await callAs('countHistory', member))).toBe('401 unauthorized');
    expect(await findEntry('erase:user', member.uid)).toMatchObject([{ actor: superAdmin.uid, reason: body.reason }]);
  });

  it.each(['adminExportUser', 'adminEraseUser', 'adminRemoveAvatar'] as const)(
    '%s needs a reason and a member with a lower rank (R208, R127)',
    async (id) => {
      const [member, equal] = [await createMember(), await createMember({ role: 'super_admin' })];
      const act = (uid: string, given: object) => callAs(id, superAdmin, { params: { uid }, body: given });
      expect(getRefusal(await act(member.uid, {}))).toBe('400 invalid_request');
      expect(getRefusal(await act(member.uid, { reason: 'a' }))).toBe('400 invalid_request');
      for (const uid of [equal.uid, superAdmin.uid]) expect(getRefusal(await act(uid, body))).toBe('403 forbidden');
      expect(getRefusal(await act('ninguem', body))).toBe('404 user_not_found');
      expect((await firestore.doc(`users/${equal.uid}`).get()).exists).toBe(true);
      expect((await act(member.uid, body)).status).toBe(200);
    },
  );

  it('says whether the viewer may export or erase the account, or remove its avatar (R208)', async () => {
    const member = await createMember();
    const read = (token: string) => callForData('adminGetUser', { params: { id: member.uid }, token });
    expect((await read(superAdmin.token)).can).toMatchObject({ export: true, erase: true, remove_avatar: true });
    expect((await read(admin.token)).can).toMatchObject({ export: false, erase: false, remove_avatar: true });
  });
});
