import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, metaOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { makeMod, type TestMod } from './support/mods.ts';

/** What the catalogue promises between a change and its being seen. */
const FRESH = { timeout: 10_000, interval: 250 };

const search = async (q: string): Promise<string[]> =>
  (await ask('listMods', { query: `?q=${encodeURIComponent(q)}` })).map(({ id }) => id);

const change = (mod: TestMod, fields: object) =>
  firestore.doc(`mods/${mod.id}`).update({ ...fields, updated_at: FieldValue.serverTimestamp() });

const pageStatus = async (slug: string): Promise<number> => (await call('getMod', { params: { slug } })).status;

describe('the list', () => {
  it('R141 has no mod that is not approved', async () => {
    const hidden = await firestore.collection('mods').where('status', '!=', 'approved').get();
    expect(hidden.size).toBeGreaterThan(0);
    const ids = new Set(hidden.docs.map(({ id }) => id));
    const listedAndHidden = async (): Promise<string[]> => {
      const { pages } = metaOf(await call('listMods', { query: '?limit=100' }));
      const questions = Array.from({ length: Number(pages) }, (_, i) => `?limit=100&page=${i + 1}`);
      const answers = await Promise.all(questions.map((query) => ask('listMods', { query })));
      return answers.flat().flatMap(({ id }) => (ids.has(id) ? [id] : []));
    };
    // What another test took away a moment ago may be listed for ten seconds.
    await expect.poll(listedAndHidden, { timeout: 12_000 }).toEqual([]);
  });

  it.each([`"`, `'`, 'a" OR "b', '*', 'NEAR(a b)', '-', '%', '1.21.4', '\\', '{title}: x'])(
    'R003 takes %j as ordinary text',
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

  it('finds a renamed mod by its former and its present slug within ten seconds', async () => {
    const { id, slug: former } = await makeMod();
    await vi.waitFor(async () => expect(await pageStatus(former)).toBe(200), FRESH);
    const slug = `${former}-novo`;
    const rename = firestore.batch();
    rename.update(firestore.doc(`slugs/${former}`), { current: false });
    rename.set(firestore.doc(`slugs/${slug}`), { mod_id: id, current: true });
    rename.update(firestore.doc(`pages/${id}`), { slug });
    rename.update(firestore.doc(`mods/${id}`), { slug, updated_at: FieldValue.serverTimestamp() });
    await rename.commit();
    await vi.waitFor(async () => expect(await pageStatus(slug)).toBe(200), FRESH);
    expect(await ask('getMod', { params: { slug: former } })).toMatchObject({ id, slug });
  });

  it('hides a withdrawn mod in list, search and page within ten seconds, and shows it again when restored', async () => {
    expect(await pageStatus(mod.slug)).toBe(200);
    await change(mod, { status: 'archived' });
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([]), FRESH);
    expect(refusal(await call('getMod', { params: { slug: mod.slug } }))).toEqual({
      status: 404,
      code: 'mod_not_found',
    });
    await change(mod, { status: 'approved' });
    await vi.waitFor(async () => expect(await search(mod.word)).toEqual([mod.id]), FRESH);
    expect(await pageStatus(mod.slug)).toBe(200);
  });
});
