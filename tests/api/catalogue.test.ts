import { describe, expect, it, vi } from 'vitest';
import { NAMED_ACCOUNTS, SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { ask, call, dataOf, metaOf, refusal } from './support/call.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { makeMod } from './support/mods.ts';

describe('the catalogue', () => {
  it('R141 GET /mods/public without parameters: the first 24, and the true total', async () => {
    const reply = await call('listMods');
    const cards = dataOf('listMods', reply);
    const approved = await firestore.collection('mods').where('status', '==', 'approved').count().get();
    expect(cards).toHaveLength(24);
    expect(metaOf(reply)).toMatchObject({ page: 1, limit: 24 });
    await vi.waitFor(
      async () => expect(metaOf(await call('listMods'))).toMatchObject({ total: approved.data().count }),
      { timeout: 12_000, interval: 300 },
    );
  });

  it.each(['mod', 'addon'] as const)('R141 content_type=%s narrows the list to that kind', async (kind) => {
    const cards = await ask('listMods', { query: `?content_type=${kind}&limit=100` });
    expect(new Set(cards.map(({ content_type }) => content_type))).toEqual(new Set([kind]));
  });

  it('R142 a page beyond the end: 200, an empty list and the true total', async () => {
    const first = await call('listMods', { query: '?limit=10' });
    const beyond = await call('listMods', { query: '?limit=10&page=9999' });
    expect(dataOf('listMods', beyond)).toEqual([]);
    expect(metaOf(beyond)).toEqual({ ...metaOf(first), page: 9999 });
  });

  it('the total is what paging reaches, each mod once', async () => {
    const { total, pages } = metaOf(await call('listMods', { query: '?limit=50&sort=oldest' }));
    const ids: string[] = [];
    for (let page = 1; page <= Number(pages); page += 1) {
      const cards = await ask('listMods', { query: `?limit=50&sort=oldest&page=${page}` });
      ids.push(...cards.map(({ id }) => id));
    }
    expect(ids).toHaveLength(Number(total));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every mod listed has a page, which agrees with its card and says nothing of where files are', async () => {
    const [card] = await ask('listMods', { query: '?limit=1&sort=downloads' });
    const reply = await call('getMod', { params: { slug: card?.slug ?? '' } });
    expect(dataOf('getMod', reply)).toMatchObject({ id: card?.id, title: card?.title, downloads: card?.downloads });
    expect(reply.text).not.toMatch(/storage_path|external_url|created_by|"status"/);
  });

  it('a former slug answers the mod with its present slug', async () => {
    const mod = await makeMod();
    await firestore.doc(`slugs/antes-${mod.word}`).set({ mod_id: mod.id, current: false });
    const page = await vi.waitFor(() => ask('getMod', { params: { slug: `antes-${mod.word}` } }), {
      timeout: 12_000,
      interval: 300,
    });
    expect(page).toMatchObject({ id: mod.id, slug: mod.slug });
    expect(refusal(await call('getMod', { params: { slug: `nunca-${mod.word}` } }))).toEqual({
      status: 404,
      code: 'mod_not_found',
    });
  });

  it('home answers shelves, totals and ads in one call', async () => {
    const home = await ask('home');
    expect(home.totals.mods).toBeGreaterThan(0);
    expect(home.popular.length).toBeGreaterThan(0);
    expect(home.popular.map(({ downloads }) => downloads)).toEqual(
      home.popular.map(({ downloads }) => downloads).toSorted((a, b) => b - a),
    );
    expect(home.featured.every(({ featured }) => featured)).toBe(true);
  });
});

describe('the site’s settings', () => {
  it('tell the browser which Firebase this is, and which emulators', async () => {
    const site = await ask('site');
    expect(site).toMatchObject({
      admin_panel_access: 'staff',
      firebase: { projectId: environment.project, storageBucket: environment.bucket },
    });
    expect(site.firebase.emulators?.auth).toBe(`http://${environment.authHost}`);
  });
});

describe('the accounts of the data set', () => {
  it.each(NAMED_ACCOUNTS.filter(({ ban_reason }) => ban_reason === null))('$username signs in', async (account) => {
    const { user } = await ask('login', { body: { identifier: account.username, password: SEED_PASSWORD } });
    expect(user).toMatchObject({ id: account.uid, role: account.role, is_verified: account.is_verified });
  });

  it('banido is told why not', async () => {
    const reply = await call('login', { body: { identifier: 'banido', password: SEED_PASSWORD } });
    expect(refusal(reply)).toEqual({ status: 403, code: 'banned' });
  });
});
