import { ACTIVITY_KINDS } from '@bigorna/domain/entities/member';
import { describe, expect, it, vi } from 'vitest';
import { ask, call, send } from './support/call.ts';
import { commentOf } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { PASSWORD, signedIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';

/** What follows a write comes seconds later, figures within a minute; a loaded machine is slow. */
const FOLLOWS = { timeout: 150_000, interval: 1000 };
const LONG = 400_000;

const idsBelow = async (path: string): Promise<string[]> =>
  (await firestore.collection(path).get()).docs.map((one) => one.id);

describe('a member', () => {
  it(
    'R108 R109 R111 finds what they did in their activity, achievements and figures, and R085 leaves none of it behind',
    async () => {
      const [{ uid, username, token }, mod] = await Promise.all([signedIn(), makeMod({ access: 'premium' })]);
      const root = `mods/${mod.id}`;
      // The index knows a mod a moment after it is made.
      await vi.waitFor(async () => {
        const { status } = await call('viewMod', { params: { id: mod.id }, token });
        expect(status).toBe(200);
      }, FOLLOWS);
      const { url } = await ask('issueDownload', { params: { id: mod.id }, token, body: {} });
      await (await send('get', url)).arrayBuffer();
      const at = new Date();
      const batch = firestore.batch();
      batch.set(firestore.doc(`users/${uid}/favorites/${mod.id}`), { mod_id: mod.id, created_at: at });
      batch.set(firestore.doc(`${root}/ratings/${uid}`), { uid, stars: 5, rated_at: at });
      batch.set(firestore.doc(`${root}/comments/c1`), { ...commentOf({ uid, username }), created_at: at });
      await batch.commit();

      await vi.waitFor(async () => {
        const entries = await ask('listActivity', { token });
        expect(entries.map(({ kind }) => kind).toSorted()).toEqual([...ACTIVITY_KINDS].toSorted());
      }, FOLLOWS);
      expect(await ask('listActivity', { token, query: '?kind=ratings&period=today' })).toMatchObject([
        { mod_id: mod.id, rating: 5 },
      ]);
      expect((await call('viewTime', { params: { id: mod.id }, token, body: { seconds: 1 } })).status).toBe(200);

      const unlocked = [
        'first_comment',
        'first_download',
        'first_favorite',
        'first_rating',
        'premium_taste',
        'verified',
      ];
      await vi.waitFor(
        async () =>
          expect((await idsBelow(`users/${uid}/notifications`)).toSorted()).toEqual(
            unlocked.map((id) => `achievement_${id}`),
          ),
        FOLLOWS,
      );
      const { figures, days } = await ask('dashboard', { token });
      expect(figures).toEqual({ downloads: 1, favorites: 1, comments: 1, ratings: 1, achievements: unlocked.length });
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(ACTIVITY_KINDS.length);

      const counts = async () => (await firestore.doc('counts/tests').get()).get(`mods.${mod.id}`);
      await vi.waitFor(
        async () => expect(await counts()).toMatchObject({ favorites: 1, ratings: 1, stars: 5 }),
        FOLLOWS,
      );
      const body = { current_password: PASSWORD, confirmation: 'DELETAR' };
      expect((await call('deleteUser', { token, body })).status).toBe(200);
      await vi.waitFor(
        async () => expect(await counts()).toMatchObject({ favorites: 0, comments: 1, ratings: 0, stars: 0 }),
        FOLLOWS,
      );
      // By now what followed the deletions of favorite and rating has run too, and has brought nothing back.
      for (const kind of ['activity', 'achievements', 'notifications', 'favorites', 'downloads']) {
        expect(await idsBelow(`users/${uid}/${kind}`), kind).toEqual([]);
      }
      expect((await firestore.doc(`${root}/downloaders/${uid}`).get()).exists).toBe(false);
    },
    LONG,
  );
});
