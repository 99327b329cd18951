import { describe, expect, it, vi } from 'vitest';
import { callEndpoint, callForData, getRefusal, parseData, parseMeta } from './support/call.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { createMod } from './support/mods.ts';

describe('catalogue', () => {
  it('GET /mods/public without parameters returns the first 24 mods and the total (R141)', async () => {
    const response = await callEndpoint('listMods');
    const cards = parseData('listMods', response);
    expect(cards).toHaveLength(24);
    expect(parseMeta(response)).toMatchObject({ page: 1, limit: 24 });
    // Other tests add mods meanwhile. The list shows them a few seconds later.
    const approved = firestore.collection('mods').where('status', '==', 'approved').count();
    await vi.waitFor(
      async () => {
        const total = (await approved.get()).data().count;
        expect(parseMeta(await callEndpoint('listMods'))).toMatchObject({ total });
      },
      { timeout: 12_000, interval: 300 },
    );
  });

  it.each(['mod', 'addon'] as const)('content_type=%s filters the list by that type (R141)', async (kind) => {
    const cards = await callForData('listMods', { query: `?content_type=${kind}&limit=100` });
    expect(new Set(cards.map(({ content_type }) => content_type))).toEqual(new Set([kind]));
  });

  it('returns an empty page with the total after the last page: 200 (R142)', async () => {
    // No test adds mods to this category.
    const first = await callEndpoint('listMods', { query: '?category=food&limit=10' });
    const beyond = await callEndpoint('listMods', { query: '?category=food&limit=10&page=9999' });
    expect(parseData('listMods', beyond)).toEqual([]);
    expect(parseMeta(beyond)).toEqual({ ...parseMeta(first), page: 9999 });
  });

  it('lists each mod once on all pages together, as many as the total', async () => {
    // Only the seed has mods of this category, so mods that other tests create do not change the total.
    const list = '?category=food&limit=5&sort=oldest';
    const { total, pages } = parseMeta(await callEndpoint('listMods', { query: list }));
    expect(Number(pages)).toBeGreaterThan(2);
    const ids: string[] = [];
    for (let page = 1; page <= Number(pages); page += 1) {
      const cards = await callForData('listMods', { query: `${list}&page=${page}` });
      ids.push(...cards.map(({ id }) => id));
    }
    expect(ids).toHaveLength(Number(total));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a page for a listed mod that matches the card and shows no file paths', async () => {
    const [card] = await callForData('listMods', { query: '?limit=1&sort=downloads' });
    const response = await callEndpoint('getMod', { params: { slug: card?.slug ?? '' } });
    expect(parseData('getMod', response)).toMatchObject({
      id: card?.id,
      title: card?.title,
      downloads: card?.downloads,
    });
    expect(response.text).not.toMatch(/storage_path|external_url|created_by|"status"/);
  });

  it('returns a mod with its current slug for a previous slug', async () => {
    const mod = await createMod({ hasFormerSlug: true });
    const page = await vi.waitFor(() => callForData('getMod', { params: { slug: `antes-${mod.word}` } }), {
      timeout: 12_000,
      interval: 300,
    });
    expect(page).toMatchObject({ id: mod.id, slug: mod.slug });
    expect(getRefusal(await callEndpoint('getMod', { params: { slug: `nunca-${mod.word}` } }))).toBe(
      '404 mod_not_found',
    );
  });
});

describe('site settings', () => {
  it('give the browser the Firebase configuration and the emulators', async () => {
    const site = await callForData('site');
    expect(site).toMatchObject({
      admin_panel_access: 'staff',
      firebase: { projectId: environment.project, storageBucket: environment.bucket },
    });
    expect(site.firebase.emulators?.auth).toBe(`http://${environment.authHost}`);
  });
});
