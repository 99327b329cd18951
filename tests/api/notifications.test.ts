import { type Account, accountSettings, type Favorite } from '@bigorna/domain/entities/account';
import type { Notification } from '@bigorna/domain/entities/member';
import { describe, expect, it, vi } from 'vitest';
import { askAs } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { listNotifications } from './support/stored.ts';

/** A trigger runs, its task waits for the end of the slot, and the emulator starts a process for both. */
const NOTIFY_WAIT = { timeout: 240_000, interval: 500 };
const MINUTE_MS = 60_000;

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE_MS);
/** Notifications of one type: actions in this file may also unlock achievements. */
const getNotifications = async ({ uid }: Pick<Member, 'uid'>, type: Notification['type']) =>
  (await listNotifications(uid)).filter((note) => note.type === type);
const hasEnded = (id: string) =>
  vi.waitFor(async () => expect((await firestore.doc(`fanouts/${id}`).get()).get('state')).toBe('done'), NOTIFY_WAIT);

const createMemberWith = async (settings: Partial<Account['settings']>): Promise<Member> => {
  const member = await createMember();
  await firestore.doc(`users/${member.uid}`).update({ settings: accountSettings.parse(settings) });
  return member;
};
const follow = ({ uid }: Member, modId: string) => {
  const favorite: Favorite = { mod_id: modId, created_at: minutesAgo(30) };
  return firestore.doc(`users/${uid}/favorites/${modId}`).set(favorite);
};

describe('mod notifications', () => {
  it('reach followers of a mod with a new release, unless their settings disable it (R110)', async () => {
    const releases = [{}, { version: '1.3.0', verdict: 'pending', published_at: minutesAgo(1) }] as const;
    const [mod, ana, quieta] = await Promise.all([
      createMod({ releases }),
      createMember(),
      createMemberWith({ notify_mod_updates: false }),
    ]);
    await firestore.doc(`mods/${mod.id}`).update({ published_at: minutesAgo(60) });
    await Promise.all([follow(ana, mod.id), follow(quieta, mod.id)]);
    const release = `${mod.releaseId}-1`;
    await firestore.doc(`mods/${mod.id}/releases/${release}`).update({ verdict: 'clear' });
    await hasEnded(`mod_update_${mod.id}_${release}`);
    const path = `/mods/${mod.slug}?tab=versions&release=${release}`;
    expect(await getNotifications(ana, 'modUpdate')).toMatchObject([
      { type: 'modUpdate', values: { version: '1.3.0' }, path, read_at: null },
    ]);
    expect(await getNotifications(quieta, 'modUpdate')).toEqual([]);
  }, 300_000);

  it('about a newly approved mod reach only members who enabled this setting (R110)', async () => {
    const [mod, staff, ana, quieta] = await Promise.all([
      createMod({ status: 'pending' }),
      createSignedInMember('moderator'),
      createMemberWith({ notify_new_mods: true }),
      createMember(),
    ]);
    await askAs('approveMod', staff, { params: { id: mod.id }, body: {} });
    await hasEnded(`new_mod_${mod.id}`);
    expect(await getNotifications(ana, 'newMod')).toContainEqual(
      expect.objectContaining({ type: 'newMod', path: `/mods/${mod.slug}`, read_at: null }),
    );
    expect(await getNotifications(quieta, 'newMod')).toEqual([]);
    // Stops notifications about the new mods of other tests.
    await firestore.doc(`users/${ana.uid}`).update({ settings: accountSettings.parse({}) });
  }, 300_000);
});

describe('marking all as read', () => {
  const UNREAD = 1500;
  const note = (created_at: Date, read_at: Date | null = null): Notification => ({
    type: 'system',
    template: 'announcement',
    values: { text: 'Aviso' },
    path: null,
    created_at,
    read_at,
  });
  const countUnread = async ({ uid }: Member): Promise<number> =>
    (await firestore.collection(`users/${uid}/notifications`).where('read_at', '==', null).count().get()).data().count;

  it('marks 1,500 once, only for the caller, and keeps earlier read times (R110)', {
    timeout: 300_000,
  }, async () => {
    const [member, other] = await Promise.all([createSignedInMember(), createMember()]);
    const collection = firestore.collection(`users/${member.uid}/notifications`);
    for (let from = 0; from < UNREAD; from += 500) {
      const batch = firestore.batch();
      for (let i = from; i < from + 500; i += 1) batch.set(collection.doc(`n${i}`), note(minutesAgo(i)));
      await batch.commit();
    }
    await collection.doc('lida').set(note(minutesAgo(9), minutesAgo(5)));
    await firestore.doc(`users/${other.uid}/notifications/n`).set(note(minutesAgo(1)));
    const readBefore = (await collection.doc('lida').get()).get('read_at');

    expect(await askAs('readNotifications', member)).toEqual({ read: UNREAD });
    expect(await countUnread(member)).toBe(0);
    expect((await collection.doc('lida').get()).get('read_at')).toEqual(readBefore);
    expect(await countUnread(other)).toBe(1);
    expect(await askAs('readNotifications', member)).toEqual({ read: 0 });
  });
});
