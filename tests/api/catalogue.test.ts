import { modPage } from '@bigorna/domain/endpoints/mods';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, metaOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { makeMod, type TestMod } from './support/mods.ts';

/** What the catalogue promises between a change and its being seen. */
const FRESH = { timeout: 10_000, interval: 250 };

const search = async (q: string, more = ''): Promise<string[]> =>
  (await ask('listMods', { query: `?q=${encodeURIComponent(q)}${more}` })).map(({ id }) => id);

const change = (mod: TestMod, fields: object) =>
  firestore.doc(`mods/${mod.id}`).update({ ...fields, updated_at: FieldValue.serverTimestamp() });

const pageStatus = async (mod: TestMod): Promise<number> =>
  (await call('getMod', { params: { slug: mod.slug } })).status;

describe('listing', () => {
  it('R141 answers a list of approved cards, of one kind when asked', async () => {
    const all = await ask('listMods');
    expect(all.length).toBeGreaterThan(0);
    const addons = await ask('listMods', { query: '?content_type=addon' });
    expect(new Set(addons.map(({ content_type }) => content_type))).toEqual(new Set(['addon']));
    for (const card of all) expect(card.download_url).toBe(`/mods/${card.slug}/download`);
  });

  it('R141 announces the total that paging reaches, with no mod twice', async () => {
    const total = metaOf(await call('listMods')).total;
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const part = await ask('listMods', { query: `?page=${page}&limit=50` });
      if (part.length === 0) break;
      ids.push(...part.map(({ id }) => id));
    }
    expect(ids).toHaveLength(Number(total));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('R141 lists no mod that is not approved', async () => {
    const hidden = await firestore.collection('mods').where('status', '!=', 'approved').get();
    expect(hidden.size).toBeGreaterThan(0);
    const ids = new Set(hidden.docs.map(({ id }) => id));
    const { pages } = metaOf(await call('listMods', { query: '?limit=100' }));
    for (let page = 1; page <= Number(pages); page += 1) {
      for (const { id } of await ask('listMods', { query: `?limit=100&page=${page}` })) expect(ids).not.toContain(id);
    }
  });

  it.each([`"`, `'`, 'a" OR "b', '*', 'NEAR(a b)', '-', '%', '1.21.4', '\\'])(
    'takes %j as ordinary text',
    async (q) => {
      expect((await call('listMods', { query: `?q=${encodeURIComponent(q)}&facets=1` })).status).toBe(200);
    },
  );
});

describe('search and freshness', () => {
  let mod: TestMod;
  beforeAll(async () => {
    mod = await makeMod();
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([mod.id]), FRESH);
  }, 20_000);

  it('R003 finds by name with an accent missing, by its beginning, and by description', async () => {
    await change(mod, { title: `Fundição ${mod.word}`, short_description: `Ferraria mágica ${mod.word}` });
    await vi.waitFor(async () => expect(await search(`fundicao ${mod.word}`)).toEqual([mod.id]), FRESH);
    expect(await search(`${mod.word} FUNDI`)).toEqual([mod.id]);
    expect(await search(`magica ${mod.word}`)).toEqual([mod.id]);
    expect(await search(`fundicao nenhuma ${mod.word}`)).toEqual([]);
  });

  it('shows an edit within ten seconds', async () => {
    await change(mod, { title: `Outro ${mod.word}`, featured: true });
    await vi.waitFor(async () => {
      const [card] = await ask('listMods', { query: `?q=${mod.word}&featured=1` });
      expect(card).toMatchObject({ title: `Outro ${mod.word}`, featured: true });
    }, FRESH);
  });

  it('answers a former slug with the present page', async () => {
    const renamed = await makeMod();
    await vi.waitFor(async () => expect(await pageStatus(renamed)).toBe(200), FRESH);
    const slug = `${renamed.slug}-novo`;
    await firestore.doc(`slugs/${renamed.slug}`).update({ current: false });
    await firestore.doc(`slugs/${slug}`).set({ mod_id: renamed.id, current: true });
    await firestore.doc(`pages/${renamed.id}`).update({ slug });
    await change(renamed, { slug });
    await vi.waitFor(async () => expect(await pageStatus({ ...renamed, slug })).toBe(200), FRESH);
    const reply = await call('getMod', { params: { slug: renamed.slug } });
    expect(modPage.parse(dataOf('getMod', reply))).toMatchObject({ id: renamed.id, slug });
  });

  it('hides a withdrawn mod in list, search and page within ten seconds, and shows it again when restored', async () => {
    expect(await pageStatus(mod)).toBe(200);
    await change(mod, { status: 'archived' });
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([]), FRESH);
    expect(refusal(await call('getMod', { params: { slug: mod.slug } }))).toEqual({
      status: 404,
      code: 'mod_not_found',
    });
    await change(mod, { status: 'approved' });
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([mod.id]), FRESH);
    expect(await pageStatus(mod)).toBe(200);
  });
});
