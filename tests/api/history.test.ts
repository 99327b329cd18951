import { beforeAll, describe, expect, it } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, parseData, parseFailure, parseMeta } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { buildDownloadEntry, storeDocuments, storeMany } from './support/member-data.ts';
import { createSignedInMember, type Member } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { downloadMod } from './support/releases.ts';

const DAY_MS = 86_400_000;
const MINUTES_OF_DAY = 1440;
const TITLES = ['Fornalha Rápida', 'Céu Noturno', 'Minério Raro', 'Lagoa Funda', 'Vento Norte'];

let member: Member & { token: string };

/** Five entries: the newest is an hour old, each further entry two days older. Every second entry is premium. */
beforeAll(async () => {
  member = await createSignedInMember();
  await storeMany(TITLES.length, (i) => {
    const mod = { id: `m${i}`, releaseId: `r${i}`, slug: `m-${i}` };
    const entry = buildDownloadEntry(mod, {
      title: TITLES[i] ?? '',
      tags: i === 3 ? ['água'] : [],
      type: i % 2 === 0 ? 'public' : 'premium',
      downloaded_at: new Date(Date.now() - 3_600_000 - i * 2 * DAY_MS),
    });
    return [`users/${member.uid}/downloads/m${i}`, entry];
  });
});

const listTitles = async (query: string) => {
  const response = await callAs('listHistory', member, { query });
  return { titles: parseData('listHistory', response).map(({ title }) => title), meta: parseMeta(response) };
};

/** The offset from UTC, in minutes, of a reader whose clock shows this minute of the day. */
const getOffsetAt = (minute: number): number => {
  const ahead = (minute - Math.floor(Date.now() / 60_000)) % MINUTES_OF_DAY;
  return ahead < -MINUTES_OF_DAY / 2 ? ahead + MINUTES_OF_DAY : ahead;
};

describe('download history', () => {
  it('is paged newest first with the total (R102)', async () => {
    expect((await listTitles('')).titles).toEqual(TITLES);
    expect(await listTitles('?limit=2&page=2')).toEqual({
      titles: TITLES.slice(2, 4),
      meta: { total: 5, page: 2, limit: 2, pages: 3 },
    });
    expect(await listTitles('?limit=2&page=9')).toMatchObject({ titles: [], meta: { total: 5, page: 9 } });
    expect(await askAs('countHistory', member)).toEqual({ total: 5 });
  });

  it('is searched by title and tag, ignoring accents (R102)', async () => {
    expect(await listTitles('?search=RAPIDA')).toMatchObject({ titles: ['Fornalha Rápida'], meta: { total: 1 } });
    expect((await listTitles('?search=agua')).titles).toEqual(['Lagoa Funda']);
    expect(await listTitles('?search=nada')).toMatchObject({ titles: [], meta: { total: 0, pages: 0 } });
  });

  it('is filtered by period and type (R102, R104)', async () => {
    const atNoon = `utc_offset=${getOffsetAt(12 * 60)}`;
    expect((await listTitles(`?period=today&${atNoon}`)).titles).toEqual(TITLES.slice(0, 1));
    expect((await listTitles(`?period=week&${atNoon}`)).titles).toEqual(TITLES.slice(0, 4));
    expect((await listTitles(`?period=month&${atNoon}`)).titles).toEqual(TITLES);
    expect((await listTitles('?type=premium')).titles).toEqual([TITLES[1], TITLES[3]]);
    expect(await listTitles('?type=public&limit=1&page=2')).toMatchObject({ titles: [TITLES[2]], meta: { total: 3 } });
  });

  it('counts periods in calendar days of the reader’s time zone (R102, R104, R115)', async () => {
    // The newest entry is an hour old, the fourth six days and an hour.
    const afterMidnight = `utc_offset=${getOffsetAt(30)}`;
    const later = `utc_offset=${getOffsetAt(90)}`;
    expect((await listTitles(`?period=today&${afterMidnight}`)).titles).toEqual([]);
    expect((await listTitles(`?period=today&${later}`)).titles).toEqual(TITLES.slice(0, 1));
    expect((await listTitles(`?period=week&${afterMidnight}`)).titles).toEqual(TITLES.slice(0, 3));
    expect((await listTitles(`?period=week&${later}`)).titles).toEqual(TITLES.slice(0, 4));
  });

  it.each(['841', '-841', '1.5', 'x'])('refuses the offset %s and names the field (R104, R150)', async (offset) => {
    const response = await callAs('listHistory', member, { query: `?utc_offset=${offset}` });
    expect(response.status).toBe(400);
    expect(parseFailure(response).errors?.map(({ path }) => path)).toEqual(['utc_offset']);
  });

  it('refuses pages below 1 and limits above 100 (R150)', async () => {
    const response = await callAs('listHistory', member, { query: '?limit=101&page=0' });
    expect(response.status).toBe(400);
    expect(
      parseFailure(response)
        .errors?.map(({ code }) => code)
        .toSorted(),
    ).toEqual(['too_big', 'too_small']);
    expect((await callAs('listHistory', member, { query: '?limit=100' })).status).toBe(200);
  });

  it('shows a download at once, only to the member who downloaded (R102)', async () => {
    const [reader, other, mod] = await Promise.all([
      createSignedInMember(),
      createSignedInMember(),
      createMod({ access: 'premium' }),
    ]);
    await downloadMod(mod, reader);
    expect(await askAs('listHistory', reader)).toMatchObject([
      { mod_id: mod.id, release_id: mod.releaseId, slug: mod.slug, type: 'premium', version: '1.2.0', size: 5000 },
    ]);
    expect(await askAs('listHistory', other)).toEqual([]);
  });

  it('has time, date in UTC and last write of each download (R114)', async () => {
    const [reader, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const list = () => askAs('listHistory', reader);
    const path = `users/${reader.uid}/downloads/${mod.id}`;
    const [stored] = (await firestore.collection(`users/${member.uid}/downloads`).limit(1).get()).docs;
    const at = '2026-11-02T23:04:05.678Z';
    // Older entries lack saved_at.
    await storeDocuments({ [path]: { ...stored?.data(), mod_id: mod.id, downloaded_at: new Date(at) } });
    expect(await list()).toMatchObject([{ downloaded_at: at, saved_at: at, date: '2026-11-02', time: '23:04' }]);
    const redeem = async () => {
      await downloadMod(mod, reader);
      const [entry] = await list();
      if (!entry) throw new Error('the download is not in the history');
      return entry;
    };
    const first = await redeem();
    expect(Date.parse(first.saved_at)).toBeGreaterThanOrEqual(Date.parse(first.downloaded_at));
    expect(`${first.date}T${first.time}`).toBe(first.downloaded_at.slice(0, 16));
    const again = await redeem();
    expect(Date.parse(again.saved_at)).toBeGreaterThan(Date.parse(first.saved_at));
    expect(Date.parse(again.downloaded_at)).toBeGreaterThan(Date.parse(first.downloaded_at));
  });

  it('shows for each mod whether it is available (R105)', async () => {
    const [reader, mod] = await Promise.all([createSignedInMember(), createMod()]);
    await downloadMod(mod, reader);
    const statuses = async () => (await askAs('listHistory', reader)).map(({ status }) => status);
    expect(await statuses()).toEqual(['available']);
    await firestore.doc(`mods/${mod.id}`).update({ status: 'archived' });
    expect(await statuses()).toEqual(['unavailable']);
  });

  it('removes one entry or all, but keeps the downloader document that ratings require (R103)', async () => {
    const [reader, other] = await Promise.all([createSignedInMember(), createSignedInMember()]);
    const root = `users/${reader.uid}/downloads`;
    const [storedEntry] = (await firestore.collection(`users/${member.uid}/downloads`).limit(1).get()).docs;
    /** More ids than one page of deletions. */
    await storeMany(305, (i) => [`${root}/m${i}`, { ...storedEntry?.data(), mod_id: `m${i}` }]);
    const downloader = `mods/m0/downloaders/${reader.uid}`;
    await storeDocuments({
      [downloader]: { uid: reader.uid, first_at: new Date() },
      [`users/${other.uid}/downloads/m0`]: { ...storedEntry?.data(), mod_id: 'm0' },
    });
    const total = async (token: string) => (await callForData('countHistory', { token })).total;
    const take = (modId: string, token?: string) => callEndpoint('removeFromHistory', { params: { modId }, token });
    expect((await take('m0')).status).toBe(401);
    for (const modId of ['m0', 'm0', 'nunca-baixado']) expect((await take(modId, reader.token)).status).toBe(200);
    expect([await total(reader.token), await total(other.token)]).toEqual([304, 1]);
    expect((await callEndpoint('clearHistory')).status).toBe(401);
    for (const _again of [1, 2]) expect((await callAs('clearHistory', reader)).status).toBe(200);
    expect([await total(reader.token), await total(other.token)]).toEqual([0, 1]);
    expect(await askAs('listHistory', reader)).toEqual([]);
    expect((await firestore.doc(downloader).get()).exists).toBe(true);
  });
});
