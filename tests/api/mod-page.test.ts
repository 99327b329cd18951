import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, refusal } from './support/call.ts';
import { FRESH, untilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { makeMod, type TestMod } from './support/mods.ts';

const notFound = { status: 404, code: 'mod_not_found' };
const pageOf = (slug: string) => ask('getMod', { params: { slug } });

let mod: TestMod;
beforeAll(async () => {
  mod = await makeMod();
  await untilListed(mod);
});

/** Changes card and page in one step, as functions do. */
const change = async ({ id }: TestMod, fields: object): Promise<void> => {
  const batch = firestore.batch();
  const at = FieldValue.serverTimestamp();
  batch.update(firestore.doc(`mods/${id}`), { ...fields, updated_at: at });
  batch.update(firestore.doc(`pages/${id}`), { ...fields, updated_at: at });
  await batch.commit();
};

describe('a mod’s page', () => {
  it('R013 has description, facts, categories, author, the way to its download and its figures', async () => {
    expect(await pageOf(mod.slug)).toMatchObject({
      id: mod.id,
      description: 'Descrição de prova.',
      license: 'MIT',
      author: 'Oficina de Provas',
      categories: ['utility'],
      version: '1.2.0',
      minecraft_version: '1.21.4',
      loader: 'fabric',
      file_size: mod.bytes.length,
      download_url: `/mods/${mod.slug}/download`,
      views: 0,
      downloads: 0,
    });
  });

  it('shows an edit within ten seconds, however often it was read before', async () => {
    await Promise.all([1, 2, 3].map(() => pageOf(mod.slug)));
    for (const title of ['Primeira mudança', 'Segunda mudança']) {
      await change(mod, { title });
      await vi.waitFor(async () => expect(await pageOf(mod.slug)).toMatchObject({ title }), FRESH);
    }
  });

  it('R016 a former slug answers the mod with the present slug inside; one that is nobody’s 404', async () => {
    const renamed = await makeMod();
    await untilListed(renamed);
    const [former, slug] = [renamed.slug, `${renamed.slug}-novo`];
    await firestore.doc(`slugs/${former}`).update({ current: false });
    await firestore.doc(`slugs/${slug}`).set({ mod_id: renamed.id, current: true });
    await change(renamed, { slug });
    await vi.waitFor(async () => expect((await pageOf(former)).slug).toBe(slug), FRESH);
    const page = await pageOf(slug);
    expect(page).toMatchObject({ id: renamed.id, slug, download_url: `/mods/${slug}/download` });
    expect(await pageOf(former)).toEqual(page);
    expect(await ask('listReleases', { params: { slug: former } })).toEqual(page.releases);
    expect((await call('relatedMods', { params: { slug: former } })).status).toBe(200);
    expect(refusal(await call('getMod', { params: { slug: `${slug}-nunca` } }))).toEqual(notFound);
  });

  it('is gone within ten seconds of its withdrawal, with its releases and what is like it, and back when restored', async () => {
    const own = await makeMod();
    await untilListed(own);
    const params = { slug: own.slug };
    await change(own, { status: 'archived' });
    for (const id of ['getMod', 'listReleases', 'relatedMods'] as const) {
      await vi.waitFor(async () => expect(refusal(await call(id, { params }))).toEqual(notFound), FRESH);
    }
    await change(own, { status: 'approved' });
    await untilListed(own);
  });

  it('leads to others of the same shown name and to mods like it, never to itself or to hidden ones', async () => {
    const author = `Dupla ${mod.word}`;
    const [one, two] = await Promise.all([
      makeMod({ author, categories: ['magic', 'combat'], tags: ['varinha'] }),
      makeMod({ author, categories: ['magic'] }),
      makeMod({ author, status: 'pending' }),
    ]);
    await Promise.all([untilListed(one), untilListed(two)]);
    const { by_author, similar } = await ask('relatedMods', { params: { slug: one.slug } });
    expect(by_author.map(({ id }) => id)).toEqual([two.id]);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.map(({ id }) => id)).not.toContain(one.id);
    expect(similar.every(({ content_type }) => content_type === 'mod')).toBe(true);
  });
});
