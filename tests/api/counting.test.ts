import { describe, expect, it, vi } from 'vitest';
import { ask, call, send, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';

/** Settled within a minute; the index follows the figures a little later. */
const SHOWN_MS = 100_000;

/** A mod that its shelves on the home page begin with. */
const newestMod = async (): Promise<TestMod> => {
  const mod = await makeMod();
  const at = new Date();
  await firestore.doc(`mods/${mod.id}`).update({ published_at: at, updated_at: at });
  return mod;
};

describe('figures', () => {
  it(
    'R024 are the same on card, page and home once settled: one view and one download, however often repeated',
    async () => {
      const [mod, member] = await Promise.all([newestMod(), signedIn()]);
      const headers = { 'X-Forwarded-For': someAddress(), 'User-Agent': 'Prova/1' };
      const view = () => call('viewMod', { params: { id: mod.id }, headers });
      await vi.waitFor(async () => expect((await view()).status).toBe(200), { timeout: 15_000, interval: 500 });
      const { url } = await ask('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
      for (let i = 0; i < 3; i += 1) {
        await view();
        await (await send('get', url)).arrayBuffer();
      }
      const shown = async () => {
        const [page, list, home] = await Promise.all([
          ask('getMod', { params: { slug: mod.slug } }),
          ask('listMods', { query: `?q=${mod.word}` }),
          ask('home'),
        ]);
        const cards = [page, ...list, ...home.recent].filter(({ id }) => id === mod.id);
        return cards.map(({ views, downloads }) => ({ views, downloads }));
      };
      const once = { views: 1, downloads: 1 };
      await vi.waitFor(async () => expect(await shown()).toEqual([once, once, once]), {
        timeout: SHOWN_MS,
        interval: 1000,
      });
      await firestore.doc(`mods/${mod.id}`).update({ status: 'archived', updated_at: new Date() });
    },
    SHOWN_MS + 60_000,
  );
});
