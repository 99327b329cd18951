import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callEndpoint, callForData, getRefusal } from './support/call.ts';
import { FRESH, waitUntilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createMod, type TestMod } from './support/mods.ts';

const notFound = '404 mod_not_found';
const getPage = (slug: string) => callForData('getMod', { params: { slug } });

const mod = await createMod();
beforeAll(() => waitUntilListed(mod));

/** Updates card and page in one transaction, as functions do. */
const change = async ({ id }: TestMod, fields: object): Promise<void> => {
  const batch = firestore.batch();
  const at = FieldValue.serverTimestamp();
  batch.update(firestore.doc(`mods/${id}`), { ...fields, updated_at: at });
  batch.update(firestore.doc(`pages/${id}`), { ...fields, updated_at: at });
  await batch.commit();
};

describe('mod page', () => {
  it('has description, details, categories, author, download path and counts (R013)', async () => {
    expect(await getPage(mod.slug)).toMatchObject({
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

  it('shows an edit within ten seconds, even if the page was read before', async () => {
    await Promise.all([1, 2, 3].map(() => getPage(mod.slug)));
    for (const title of ['Primeira mudança', 'Segunda mudança']) {
      await change(mod, { title });
      await vi.waitFor(async () => expect(await getPage(mod.slug)).toMatchObject({ title }), FRESH);
    }
  });

  it('returns the mod and its current slug for a previous slug; 404 for an unknown slug (R016)', async () => {
    const renamed = await createMod();
    await waitUntilListed(renamed);
    const [previousSlug, slug] = [renamed.slug, `${renamed.slug}-novo`];
    await firestore.doc(`slugs/${previousSlug}`).update({ current: false });
    await firestore.doc(`slugs/${slug}`).set({ mod_id: renamed.id, current: true });
    await change(renamed, { slug });
    await vi.waitFor(async () => expect((await getPage(previousSlug)).slug).toBe(slug), FRESH);
    const page = await getPage(slug);
    expect(page).toMatchObject({ id: renamed.id, slug, download_url: `/mods/${slug}/download` });
    expect(await getPage(previousSlug)).toEqual(page);
    expect(await callForData('listReleases', { params: { slug: previousSlug } })).toEqual(page.releases);
    expect((await callEndpoint('relatedMods', { params: { slug: previousSlug } })).status).toBe(200);
    expect(getRefusal(await callEndpoint('getMod', { params: { slug: `${slug}-nunca` } }))).toEqual(notFound);
  });

  it('is gone with its lists within ten seconds after archiving, and back after a restore', async () => {
    const archivedMod = await createMod();
    await waitUntilListed(archivedMod);
    const params = { slug: archivedMod.slug };
    await change(archivedMod, { status: 'archived' });
    for (const id of ['getMod', 'listReleases', 'relatedMods'] as const) {
      await vi.waitFor(async () => expect(getRefusal(await callEndpoint(id, { params }))).toEqual(notFound), FRESH);
    }
    await change(archivedMod, { status: 'approved' });
    await waitUntilListed(archivedMod);
  });

  it('links to mods of the same author and similar mods, never to itself or hidden mods', async () => {
    const author = `Dupla ${mod.word}`;
    const [one, two] = await Promise.all([
      createMod({ author, categories: ['magic', 'combat'], tags: ['varinha'] }),
      createMod({ author, categories: ['magic'] }),
      createMod({ author, status: 'pending' }),
    ]);
    await Promise.all([waitUntilListed(one), waitUntilListed(two)]);
    const { by_author, similar } = await callForData('relatedMods', { params: { slug: one.slug } });
    expect(by_author.map(({ id }) => id)).toEqual([two.id]);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.map(({ id }) => id)).not.toContain(one.id);
    expect(similar.every(({ content_type }) => content_type === 'mod')).toBe(true);
  });
});
