import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '@bigorna/domain/entities/account';
import { describe, expect, it } from 'vitest';
import { type Notice, notify } from '../../functions/src/members/notifications/notify.ts';
import { runTransaction } from '../../functions/src/platform/firestore.ts';
import { firestore } from './support/firebase.ts';
import { buildAccount } from './support/followers.ts';
import { listNotifications } from './support/stored.ts';

const createStoredMember = async (settings: Partial<Account['settings']> = {}): Promise<string> => {
  const uid = randomUUID();
  const account = buildAccount('prova');
  await firestore.doc(`users/${uid}`).set({ ...account, settings: { ...account.settings, ...settings } });
  return uid;
};
const notifyAndList = async (uid: string, ...notices: Notice[]) => {
  for (const notice of notices) await runTransaction((tx) => notify(tx, uid, notice));
  return listNotifications(uid);
};
const reply: Notice = { template: 'official_reply', values: { title: 'Prova' }, path: '/mods/prova?tab=comments' };
const rejected: Notice = { template: 'mod_rejected', values: { title: 'Prova', reason: 'Razão' }, path: '/admin' };

describe('notification of a member', () => {
  it('has the template, the values and the server time (R110)', async () => {
    const before = Date.now();
    const [note] = await notifyAndList(await createStoredMember(), reply);
    expect(note).toMatchObject({ ...reply, type: 'comment', read_at: null });
    expect(note?.created_at.toMillis()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('is skipped when settings disable its type, unless the template is mandatory (R110)', async () => {
    const uid = await createStoredMember({ notify_comments: false, notify_system: false });
    expect(await notifyAndList(uid, reply)).toEqual([]);
    expect(await notifyAndList(uid, rejected)).toMatchObject([{ type: 'system', template: 'mod_rejected' }]);
  });

  it('is stored once per id, and again for another id (R110)', async () => {
    const uid = await createStoredMember();
    expect(await notifyAndList(uid, { ...reply, id: 'um' }, { ...reply, id: 'um' })).toHaveLength(1);
    await firestore.doc(`users/${uid}/notifications/um`).update({ read_at: new Date() });
    expect(await notifyAndList(uid, { ...reply, id: 'um' })).toMatchObject([{ read_at: expect.objectContaining({}) }]);
    expect(await notifyAndList(uid, { ...reply, id: 'outro' }, reply)).toHaveLength(3);
  });

  it('is not stored after the account is deleted (R110, R086)', async () => {
    const uid = await createStoredMember();
    await firestore.doc(`users/${uid}`).delete();
    expect(await notifyAndList(uid, reply, rejected)).toEqual([]);
  });
});
