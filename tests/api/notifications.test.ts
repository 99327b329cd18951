import { type Account, accountSettings, type Favorite } from '@bigorna/domain/entities/account';
import type { Notification } from '@bigorna/domain/entities/member';
import { describe, expect, it, vi } from 'vitest';
import { ask } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';

/** A write is told, a task waits for its slot to end, and the emulator starts a process for each. */
const TOLD = { timeout: 240_000, interval: 500 };
const PATIENCE_MS = 300_000;
const MINUTE_MS = 60_000;

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE_MS);
/** Of a type: what members do here may also unlock achievements. */
const notificationsOf = async ({ uid }: Pick<Member, 'uid'>, type: Notification['type']) =>
  (await firestore.collection(`users/${uid}/notifications`).where('type', '==', type).get()).docs.map((note) =>
    note.data(),
  );
const toldEnd = (id: string) =>
  vi.waitFor(async () => expect((await firestore.doc(`fanouts/${id}`).get()).get('state')).toBe('done'), TOLD);

const memberWith = async (settings: Partial<Account['settings']>): Promise<Member> => {
  const member = await makeMember();
  await firestore.doc(`users/${member.uid}`).update({ settings: accountSettings.parse(settings) });
  return member;
};
const follow = ({ uid }: Member, modId: string) => {
  const favorite: Favorite = { mod_id: modId, created_at: minutesAgo(30) };
  return firestore.doc(`users/${uid}/favorites/${modId}`).set(favorite);
};

describe('what happens to mods', () => {
  it(
    'R110 tells those who have a mod among their favorites that a release is there, as their settings say',
    async () => {
      const releases = [{}, { version: '1.3.0', verdict: 'pending', published_at: minutesAgo(1) }] as const;
      const [mod, ana, quieta] = await Promise.all([
        makeMod({ releases }),
        makeMember(),
        memberWith({ notify_mod_updates: false }),
      ]);
      await firestore.doc(`mods/${mod.id}`).update({ published_at: minutesAgo(60) });
      await Promise.all([follow(ana, mod.id), follow(quieta, mod.id)]);
      const release = `${mod.releaseId}-1`;
      await firestore.doc(`mods/${mod.id}/releases/${release}`).update({ verdict: 'clear' });
      await toldEnd(`mod_update_${mod.id}_${release}`);
      expect(await notificationsOf(ana, 'modUpdate')).toMatchObject([
        { type: 'modUpdate', values: { version: '1.3.0' }, path: `/mods/${mod.slug}?tab=versions`, read_at: null },
      ]);
      expect(await notificationsOf(quieta, 'modUpdate')).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'R110 tells those who want to hear of new mods that one was approved, and nobody else',
    async () => {
      const [mod, staff, ana, quieta] = await Promise.all([
        makeMod({ status: 'pending' }),
        signedIn('moderator'),
        memberWith({ notify_new_mods: true }),
        makeMember(),
      ]);
      await ask('approveMod', { params: { id: mod.id }, token: staff.token, body: {} });
      await toldEnd(`new_mod_${mod.id}`);
      expect(await notificationsOf(ana, 'newMod')).toContainEqual(
        expect.objectContaining({ type: 'newMod', path: `/mods/${mod.slug}`, read_at: null }),
      );
      expect(await notificationsOf(quieta, 'newMod')).toEqual([]);
      // Other tests' new mods are none of hers from now on.
      await firestore.doc(`users/${ana.uid}`).update({ settings: accountSettings.parse({}) });
    },
    PATIENCE_MS,
  );
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
  const unreadOf = async ({ uid }: Member): Promise<number> =>
    (await firestore.collection(`users/${uid}/notifications`).where('read_at', '==', null).count().get()).data().count;

  it('R110 marks thousands, once, of the caller alone, and keeps when others were read', {
    timeout: PATIENCE_MS,
  }, async () => {
    const [member, other] = await Promise.all([signedIn(), makeMember()]);
    const own = firestore.collection(`users/${member.uid}/notifications`);
    for (let from = 0; from < UNREAD; from += 500) {
      const batch = firestore.batch();
      for (let i = from; i < from + 500; i += 1) batch.set(own.doc(`n${i}`), note(minutesAgo(i)));
      await batch.commit();
    }
    await own.doc('lida').set(note(minutesAgo(9), minutesAgo(5)));
    await firestore.doc(`users/${other.uid}/notifications/n`).set(note(minutesAgo(1)));
    const readBefore = (await own.doc('lida').get()).get('read_at');

    expect(await ask('readNotifications', { token: member.token })).toEqual({ read: UNREAD });
    expect(await unreadOf(member)).toBe(0);
    expect((await own.doc('lida').get()).get('read_at')).toEqual(readBefore);
    expect(await unreadOf(other)).toBe(1);
    expect(await ask('readNotifications', { token: member.token })).toEqual({ read: 0 });
  });
});
