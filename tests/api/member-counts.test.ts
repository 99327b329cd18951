import { expect, it, vi } from 'vitest';
import { callForData } from './support/call.ts';
import { buildComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { createMod } from './support/mods.ts';

/**
 * Counts usually settle within a minute. On a loaded machine the Functions emulator sometimes fails to start a process.
 * The sweep then runs the lost task minutes later, but the emulator never repeats a write event as Google would.
 */
const SETTLE_TIMEOUT_MS = 240_000;
const WITH_RETRY = { retry: 1, timeout: SETTLE_TIMEOUT_MS + 60_000 };

it('triggers update favorites, comments, ratings and votes on card and page (R112, R107)', WITH_RETRY, async () => {
  const [mod, one, other] = await Promise.all([createMod(), createMember(), createMember()]);
  const at = new Date();
  const path = `mods/${mod.id}`;
  const batch = firestore.batch();
  for (const { uid } of [one, other]) {
    batch.set(firestore.doc(`users/${uid}/favorites/${mod.id}`), { mod_id: mod.id, created_at: at });
    batch.set(firestore.doc(`${path}/ratings/${uid}`), { uid, stars: 4, rated_at: at });
  }
  batch.set(firestore.doc(`${path}/comments/one`), buildComment(one));
  batch.set(firestore.doc(`${path}/comments/two`), { ...buildComment(other), hidden: true });
  batch.set(firestore.doc(`${path}/releases/${mod.releaseId}/votes/${one.uid}`), {
    uid: one.uid,
    works: true,
    voted_at: at,
  });
  await batch.commit();
  const getShownCounts = async () => {
    const [page, list, feedback] = await Promise.all([
      callForData('getMod', { params: { slug: mod.slug } }),
      callForData('listMods', { query: `?q=${mod.word}` }),
      callForData('modFeedback', { params: { slug: mod.slug } }),
    ]);
    const { favorites, comments, rating } = page;
    return { favorites, comments, rating, onCard: list[0]?.favorites, feedback };
  };
  await vi.waitFor(
    async () =>
      expect(await getShownCounts()).toMatchObject({
        favorites: 2,
        comments: 1,
        rating: 4,
        onCard: 2,
        feedback: { ratings: 2, stars: [0, 0, 0, 2, 0], releases: { [mod.releaseId]: { broken: 0 } } },
      }),
    { timeout: SETTLE_TIMEOUT_MS, interval: 1000 },
  );
});
