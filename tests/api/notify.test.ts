import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '@bigorna/domain/entities/account';
import { describe, expect, it } from 'vitest';
import { type Notice, notify } from '../../functions/src/notifications/notify.ts';
import { transaction } from '../../functions/src/platform/firestore.ts';
import { accountOf } from '../../tools/bench/fan-out/followers.ts';
import { firestore } from './support/firebase.ts';

const member = async (settings: Partial<Account['settings']> = {}): Promise<string> => {
  const uid = randomUUID();
  const account = accountOf('prova');
  await firestore.doc(`users/${uid}`).set({ ...account, settings: { ...account.settings, ...settings } });
  return uid;
};
const told = async (uid: string, ...notices: Notice[]) => {
  for (const notice of notices) await transaction((step) => notify(step, uid, notice));
  const { docs } = await firestore.collection(`users/${uid}/notifications`).get();
  return docs.map((note) => note.data());
};
const reply: Notice = { template: 'official_reply', values: { title: 'Prova' }, path: '/mods/prova?tab=comments' };
const rejected: Notice = { template: 'mod_rejected', values: { title: 'Prova', reason: 'Razão' }, path: '/admin' };

describe('a member', () => {
  it('R110 is told what happened, with the server’s time', async () => {
    const before = Date.now();
    const [note] = await told(await member(), reply);
    expect(note).toMatchObject({ ...reply, type: 'comment', read_at: null });
    expect(note?.created_at.toMillis()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('R110 is not told what their settings leave out, but what they must know', async () => {
    const uid = await member({ notify_comments: false, notify_system: false });
    expect(await told(uid, reply)).toEqual([]);
    expect(await told(uid, rejected)).toMatchObject([{ type: 'system', template: 'mod_rejected' }]);
  });

  it('R110 is told once of one thing, and of each where they are several', async () => {
    const uid = await member();
    expect(await told(uid, { ...reply, id: 'um' }, { ...reply, id: 'um' })).toHaveLength(1);
    await firestore.doc(`users/${uid}/notifications/um`).update({ read_at: new Date() });
    expect(await told(uid, { ...reply, id: 'um' })).toMatchObject([{ read_at: expect.objectContaining({}) }]);
    expect(await told(uid, { ...reply, id: 'outro' }, reply)).toHaveLength(3);
  });

  it('R110 R086 whose account is gone gets nothing that would stay behind', async () => {
    const uid = await member();
    await firestore.doc(`users/${uid}`).delete();
    expect(await told(uid, reply, rejected)).toEqual([]);
  });
});
