import { ACTIVITY_KINDS } from '@bigorna/domain/entities/member';
import { describe, expect, it, vi } from 'vitest';
import { callEndpoint, callForData } from './support/call.ts';
import { buildComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember, PASSWORD } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { downloadMod } from './support/releases.ts';

/** Triggers run seconds after a write, counts settle within a minute. A loaded machine is slower. */
const TRIGGER_WAIT = { timeout: 150_000, interval: 1000 };

const listIdsBelow = async (path: string): Promise<string[]> =>
  (await firestore.collection(path).get()).docs.map((one) => one.id);

describe('member', () => {
  it('gets activity, achievements and counts; deletion erases them (R085, R108, R109, R111)', async () => {
    const [{ uid, username, token }, mod] = await Promise.all([
      createSignedInMember(),
      createMod({ access: 'premium' }),
    ]);
    const root = `mods/${mod.id}`;
    // The index finds the mod shortly after its creation.
    await vi.waitFor(async () => {
      const { status } = await callEndpoint('viewMod', { params: { id: mod.id }, token });
      expect(status).toBe(200);
    }, TRIGGER_WAIT);
    await downloadMod(mod, { token });
    const at = new Date();
    const batch = firestore.batch();
    batch.set(firestore.doc(`users/${uid}/favorites/${mod.id}`), { mod_id: mod.id, created_at: at });
    batch.set(firestore.doc(`${root}/ratings/${uid}`), { uid, stars: 5, rated_at: at });
    batch.set(firestore.doc(`${root}/comments/c1`), { ...buildComment({ uid, username }), created_at: at });
    await batch.commit();

    await vi.waitFor(async () => {
      const entries = await callForData('listActivity', { token });
      expect(entries.map(({ kind }) => kind).toSorted()).toEqual([...ACTIVITY_KINDS].toSorted());
    }, TRIGGER_WAIT);
    expect(await callForData('listActivity', { token, query: '?kind=ratings&period=today' })).toMatchObject([
      { mod_id: mod.id, rating: 5 },
    ]);
    expect((await callEndpoint('viewTime', { params: { id: mod.id }, token, body: { seconds: 1 } })).status).toBe(200);

    const unlocked = ['first_comment', 'first_download', 'first_favorite', 'first_rating', 'premium_taste', 'verified'];
    await vi.waitFor(
      async () =>
        expect((await listIdsBelow(`users/${uid}/notifications`)).toSorted()).toEqual(
          unlocked.map((id) => `achievement_${id}`),
        ),
      TRIGGER_WAIT,
    );
    const { figures: dashboardCounts, days } = await callForData('dashboard', { token });
    expect(dashboardCounts).toEqual({
      downloads: 1,
      favorites: 1,
      comments: 1,
      ratings: 1,
      achievements: unlocked.length,
    });
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(ACTIVITY_KINDS.length);

    const counts = async () => (await firestore.doc('counts/tests').get()).get(`mods.${mod.id}`);
    await vi.waitFor(
      async () => expect(await counts()).toMatchObject({ favorites: 1, ratings: 1, stars: 5 }),
      TRIGGER_WAIT,
    );
    const body = { current_password: PASSWORD, confirmation: 'DELETAR' };
    expect((await callEndpoint('deleteUser', { token, body })).status).toBe(200);
    await vi.waitFor(
      async () => expect(await counts()).toMatchObject({ favorites: 0, comments: 1, ratings: 0, stars: 0 }),
      TRIGGER_WAIT,
    );
    // The triggers of the deleted favorite and rating have run by now. They must not restore anything.
    for (const kind of ['activity', 'achievements', 'notifications', 'favorites', 'downloads']) {
      expect(await listIdsBelow(`users/${uid}/${kind}`), kind).toEqual([]);
    }
    expect((await firestore.doc(`${root}/downloaders/${uid}`).get()).exists).toBe(false);
  }, 400_000);
});
