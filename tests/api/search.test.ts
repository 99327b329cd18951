import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callEndpoint, callForData, getRefusal, parseMeta } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createMod, type TestMod } from './support/mods.ts';

const search = async (q: string): Promise<string[]> =>
  (await callForData('listMods', { query: `?q=${encodeURIComponent(q)}` })).map(({ id }) => id);

const change = (mod: TestMod, fields: object) =>
  firestore.doc(`mods/${mod.id}`).update({ ...fields, updated_at: FieldValue.serverTimestamp() });

const pageStatus = async (slug: string): Promise<number> => (await callEndpoint('getMod', { params: { slug } })).status;

describe('list', () => {
  it('has only approved mods (R141)', async () => {
    const listedAndHidden = async (): Promise<string[]> => {
      const { pages } = parseMeta(await callEndpoint('listMods', { query: '?limit=100' }));
      const queries = Array.from({ length: Number(pages) }, (_, i) => `?limit=100&page=${i + 1}`);
      const listed = (await Promise.all(queries.map((query) => callForData('listMods', { query })))).flat();
      // Read after the list, because other tests approve mods meanwhile.
      const hidden = await firestore.collection('mods').where('status', '!=', 'approved').get();
      expect(hidden.size).toBeGreaterThan(0);
      const ids = new Set(hidden.docs.map(({ id }) => id));
      return listed.flatMap(({ id }) => (ids.has(id) ? [id] : []));
    };
    // A mod that another test has just hidden may be listed for ten seconds.
    await expect.poll(listedAndHidden, { timeout: 12_000 }).toEqual([]);
  });

  it.each([`"`, `'`, 'a" OR "b', '*', 'NEAR(a b)', '-', '%', '1.21.4', '\\', '{title}: x'])(
    'accepts %j as search text: 200 (R003)',
    async (q) => {
      expect((await callEndpoint('listMods', { query: `?q=${encodeURIComponent(q)}&facets=1` })).status).toBe(200);
    },
  );
});

describe('names of categories and tags', () => {
  const listIds = async (query: string): Promise<string[]> =>
    (await callForData('listMods', { query: `?${query}&limit=100` })).map(({ id }) => id).sort();

  it.each([
    ['technology', ['tecnologia', 'technology', 'tecnología', 'technologie', '科技']],
    ['utility', ['utilidades', 'utilities', 'utilitaires', '实用工具']],
    ['magic', ['magia', 'magic', 'magie', '魔法']],
    ['building', ['construção', 'building', 'construcción', 'construction', '建筑']],
    ['food', ['comida', 'food', 'nourriture', '食物']],
  ])('find the mods of the category %s in six languages (R003)', async (category, names) => {
    // The seed's mods have the most downloads, so the first page contains them even if other tests add mods.
    const expected = (await listIds(`category=${category}&sort=downloads`)).filter((id) => id.startsWith('seed-'));
    expect(expected.length).toBeGreaterThan(0);
    for (const name of names) {
      const query = `q=${encodeURIComponent(name)}`;
      expect(await listIds(`${query}&sort=downloads`), name).toEqual(expect.arrayContaining(expected));
      const response = await callEndpoint('listMods', { query: `?${query}` });
      expect(parseMeta(response), name).not.toHaveProperty('did_you_mean');
    }
  });

  it('find exactly the mods with a tag (R003)', async () => {
    const tagged = await createMod({ tags: ['Fogo Grego'] });
    await createMod({ title: 'Fogo grego', tags: ['fogo', 'grego'] });
    await vi.waitFor(async () => expect(await listIds('tag=fogo%20grego')).toEqual([tagged.id]), FRESH);
    expect(await listIds('tag=FOGO%20GREGO&tag=none')).toEqual([tagged.id]);
    expect(await listIds('tag=fogo%20grego&content_type=addon')).toEqual([]);
    expect(getRefusal(await callEndpoint('listMods', { query: `?tag=${'a'.repeat(41)}` }))).toBe('400 invalid_request');
  });

  it.each(['🔥', '%', '?!'])('do not match %s (R003)', async (text) => {
    expect(await listIds(`q=${encodeURIComponent(text)}`)).toEqual([]);
  });
});

describe('search results', () => {
  let mod: TestMod;
  beforeAll(async () => {
    mod = await createMod();
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([mod.id]), FRESH);
  }, 20_000);

  it('match the title without accents, its beginning, and the description (R003)', async () => {
    await change(mod, { title: `Fundição ${mod.word}`, short_description: `Ferraria mágica ${mod.word}` });
    await vi.waitFor(async () => expect(await search(`fundicao ${mod.word}`)).toEqual([mod.id]), FRESH);
    expect(await search(`${mod.word} FUNDI`)).toEqual([mod.id]);
    expect(await search(`magica ${mod.word}`)).toEqual([mod.id]);
    expect(await search(`fundicao nenhuma ${mod.word}`)).toEqual([]);
  });

  it('show an edit within ten seconds', async () => {
    await change(mod, { title: `Outro ${mod.word}`, featured: true });
    await vi.waitFor(async () => {
      const [card] = await callForData('listMods', { query: `?q=${mod.word}&featured=1` });
      expect(card).toMatchObject({ title: `Outro ${mod.word}`, featured: true });
    }, FRESH);
  });

  it('hide an archived mod in list, search and page within ten seconds, until restored', async () => {
    expect(await pageStatus(mod.slug)).toBe(200);
    await change(mod, { status: 'archived' });
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([]), FRESH);
    expect(getRefusal(await callEndpoint('getMod', { params: { slug: mod.slug } }))).toBe('404 mod_not_found');
    await change(mod, { status: 'approved' });
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([mod.id]), FRESH);
    expect(await pageStatus(mod.slug)).toBe(200);
  });
});
