import { describe, expect, it, vi } from 'vitest';
import { askAs, callEndpoint, callForData, createClientIp, send } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';

/** Creates a mod that is new enough to come first on its shelves of the home page. */
const createNewestMod = async (): Promise<TestMod> => {
  const mod = await createMod();
  const at = new Date();
  await firestore.doc(`mods/${mod.id}`).update({ published_at: at, updated_at: at });
  return mod;
};

describe('counts', () => {
  it('show one view and one download on card, page and home, however often repeated (R024)', async () => {
    const [mod, member] = await Promise.all([createNewestMod(), createSignedInMember()]);
    const headers = { 'X-Forwarded-For': createClientIp(), 'User-Agent': 'Prova/1' };
    const view = () => callEndpoint('viewMod', { params: { id: mod.id }, headers });
    await vi.waitFor(async () => expect((await view()).status).toBe(200), { timeout: 15_000, interval: 500 });
    const { url } = await askAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    for (let i = 0; i < 3; i += 1) {
      await view();
      await (await send('get', url)).arrayBuffer();
    }
    const getShownCounts = async () => {
      const [page, list, home] = await Promise.all([
        callForData('getMod', { params: { slug: mod.slug } }),
        callForData('listMods', { query: `?q=${mod.word}` }),
        callForData('home'),
      ]);
      const cards = [page, ...list, ...home.recent].filter(({ id }) => id === mod.id);
      return cards.map(({ views, downloads }) => ({ views, downloads }));
    };
    const once = { views: 1, downloads: 1 };
    // Events settle within a minute. The index syncs the counts a little later.
    await vi.waitFor(async () => expect(await getShownCounts()).toEqual([once, once, once]), {
      timeout: 100_000,
      interval: 1000,
    });
    await firestore.doc(`mods/${mod.id}`).update({ status: 'archived', updated_at: new Date() });
  }, 160_000);
});
