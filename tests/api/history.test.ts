import { downloadEntry } from '@bigorna/domain/entities/account';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, call, dataOf, failureOf, metaOf, send } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { store } from './support/member-data.ts';
import { type Member, signedIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';

const DAY_MS = 86_400_000;
const TITLES = ['Fornalha Rápida', 'Céu Noturno', 'Minério Raro', 'Lagoa Funda', 'Vento Norte'];

let member: Member & { token: string };

/** Five entries, one a day older than the other, the newest an hour old; every other one premium. */
beforeAll(async () => {
  member = await signedIn();
  await Promise.all(
    TITLES.map((title, i) =>
      firestore.doc(`users/${member.uid}/downloads/m${i}`).set(
        downloadEntry.parse({
          mod_id: `m${i}`,
          release_id: `r${i}`,
          slug: `m-${i}`,
          title,
          thumbnail_url: null,
          content_type: 'mod',
          version: '1.0.0',
          minecraft_version: '1.21.4',
          short_description: 'Uma prova.',
          tags: i === 3 ? ['água'] : [],
          size: 10,
          type: i % 2 === 0 ? 'public' : 'premium',
          status: 'available',
          downloaded_at: new Date(Date.now() - 3_600_000 - i * 2 * DAY_MS),
        }),
      ),
    ),
  );
});

const titles = async (query: string) => {
  const reply = await call('listHistory', { token: member.token, query });
  return { titles: dataOf('listHistory', reply).map(({ title }) => title), meta: metaOf(reply) };
};

describe('the download history', () => {
  it('R102 is answered newest first, by pages, with the true total', async () => {
    expect((await titles('')).titles).toEqual(TITLES);
    expect(await titles('?limit=2&page=2')).toEqual({
      titles: TITLES.slice(2, 4),
      meta: { total: 5, page: 2, limit: 2, pages: 3 },
    });
    expect(await titles('?limit=2&page=9')).toMatchObject({ titles: [], meta: { total: 5, page: 9 } });
    expect(await ask('countHistory', { token: member.token })).toEqual({ total: 5 });
  });

  it('R102 can be searched, whatever accents are typed, by title and tag', async () => {
    expect(await titles('?search=RAPIDA')).toMatchObject({ titles: ['Fornalha Rápida'], meta: { total: 1 } });
    expect((await titles('?search=agua')).titles).toEqual(['Lagoa Funda']);
    expect(await titles('?search=nada')).toMatchObject({ titles: [], meta: { total: 0, pages: 0 } });
  });

  it('R102 R104 can be narrowed by period and type', async () => {
    expect((await titles('?period=today')).titles).toEqual(TITLES.slice(0, 1));
    expect((await titles('?period=week')).titles).toEqual(TITLES.slice(0, 4));
    expect((await titles('?period=month')).titles).toEqual(TITLES);
    expect((await titles('?type=premium')).titles).toEqual([TITLES[1], TITLES[3]]);
    expect(await titles('?type=public&limit=1&page=2')).toMatchObject({ titles: [TITLES[2]], meta: { total: 3 } });
  });

  it('R150 refuses pages below 1 and limits above 100', async () => {
    const reply = await call('listHistory', { token: member.token, query: '?limit=101&page=0' });
    expect(reply.status).toBe(400);
    expect(
      failureOf(reply)
        .errors?.map(({ code }) => code)
        .toSorted(),
    ).toEqual(['too_big', 'too_small']);
    expect((await call('listHistory', { token: member.token, query: '?limit=100' })).status).toBe(200);
  });

  it('R102 shows a download right after it, and to nobody else', async () => {
    const [reader, other, mod] = await Promise.all([signedIn(), signedIn(), makeMod({ access: 'premium' })]);
    const { url } = await ask('issueDownload', { params: { id: mod.id }, token: reader.token, body: {} });
    await (await send('get', url)).arrayBuffer();
    expect(await ask('listHistory', { token: reader.token })).toMatchObject([
      { mod_id: mod.id, release_id: mod.releaseId, slug: mod.slug, type: 'premium', version: '1.2.0', size: 5000 },
    ]);
    expect(await ask('listHistory', { token: other.token })).toEqual([]);
  });

  it('R105 says of each mod whether it can be had now', async () => {
    const [reader, mod] = await Promise.all([signedIn(), makeMod()]);
    const { url } = await ask('issueDownload', { params: { id: mod.id }, token: reader.token, body: {} });
    await (await send('get', url)).arrayBuffer();
    const statuses = async () => (await ask('listHistory', { token: reader.token })).map(({ status }) => status);
    expect(await statuses()).toEqual(['available']);
    await firestore.doc(`mods/${mod.id}`).update({ status: 'archived' });
    expect(await statuses()).toEqual(['unavailable']);
  });

  it('R103 loses a mod that is taken out, all when it is cleared, and never what a rating asks for', async () => {
    const [reader, other] = await Promise.all([signedIn(), signedIn()]);
    const root = `users/${reader.uid}/downloads`;
    const [kept] = (await firestore.collection(`users/${member.uid}/downloads`).limit(1).get()).docs;
    /** More than one page of what is taken out at once. */
    const ids = Array.from({ length: 305 }, (_, i) => `m${i}`);
    await store(Object.fromEntries(ids.map((id) => [`${root}/${id}`, { ...kept?.data(), mod_id: id }])));
    const downloader = `mods/m0/downloaders/${reader.uid}`;
    await store({
      [downloader]: { uid: reader.uid, first_at: new Date() },
      [`users/${other.uid}/downloads/m0`]: { ...kept?.data(), mod_id: 'm0' },
    });
    const total = async (token: string) => (await ask('countHistory', { token })).total;
    const take = (modId: string, token?: string) => call('removeFromHistory', { params: { modId }, token });
    expect((await take('m0')).status).toBe(401);
    for (const modId of ['m0', 'm0', 'nunca-baixado']) expect((await take(modId, reader.token)).status).toBe(200);
    expect([await total(reader.token), await total(other.token)]).toEqual([304, 1]);
    expect((await call('clearHistory')).status).toBe(401);
    for (const _again of [1, 2]) expect((await call('clearHistory', { token: reader.token })).status).toBe(200);
    expect([await total(reader.token), await total(other.token)]).toEqual([0, 1]);
    expect(await ask('listHistory', { token: reader.token })).toEqual([]);
    expect((await firestore.doc(downloader).get()).exists).toBe(true);
  });
});
