import { describe, expect, it, vi } from 'vitest';
import { buildAdFields } from './support/ads.ts';
import { askAs, callAs, callEndpoint, callForData, getRefusal, parseData, send } from './support/call.ts';
import { storeComment, toAuthorCard } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { buildBlackPng } from './support/images.ts';
import { createMember, createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { getLogEntryId } from './support/staff.ts';
import { listLogEntries } from './support/stored.ts';
import { uploadFileAs } from './support/uploads.ts';

const reason = 'Conteúdo ilegal';
const [admin, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);
const { token } = admin;

const storePicture = async (use: 'thumbnail' | 'gallery' | 'ad') => {
  const { slot } = await uploadFileAs(token, await buildBlackPng(64, 64));
  return callForData('keepPicture', { params: { slot }, token, body: { use } });
};
const getStatus = async (url: string): Promise<number> => (await send('get', url)).status;

/** Creates a mod with a thumbnail, two gallery pictures and a picture in its description. */
const createIllustratedMod = async () => {
  const mod = await createMod();
  const thumbnail = await storePicture('thumbnail');
  const pictures = [await storePicture('gallery'), await storePicture('gallery'), await storePicture('gallery')];
  const [first, second, embedded] = pictures.map(({ url }) => url);
  const gallery = pictures.slice(0, 2).map((picture) => ({ ...picture, alt: 'Prova' }));
  const description = `Antes ![figura](${embedded} "Prova") depois`;
  await edit(mod, { thumbnail_url: thumbnail.url, gallery, description });
  return { mod, thumbnail: thumbnail.url, first: first ?? '', second: second ?? '', embedded: embedded ?? '' };
};
const edit = (mod: TestMod, body: object) => callForData('adminUpdateMod', { params: { id: mod.id }, token, body });
const readMod = (mod: TestMod) => callForData('adminGetMod', { params: { id: mod.id }, token });
const remove = (mod: TestMod, url: string, as = token) =>
  callEndpoint('removeModPicture', { params: { id: mod.id }, body: { url, reason }, token: as });

describe('avatar removed by staff', () => {
  const setAvatar = async (as: string): Promise<string> =>
    parseData(
      'updateAvatar',
      await callEndpoint('updateAvatar', { token: as, rawBody: new Uint8Array(await buildBlackPng(64, 64)) }),
    ).avatar_url;

  it('is gone at once from card and storage, also after a ban, and soon from comments (R207)', async () => {
    const member = await createSignedInMember();
    const url = await setAvatar(member.token);
    expect(await getStatus(url)).toBe(200);
    const author = { ...toAuthorCard(member), avatar_url: url };
    const { id: modId } = await createMod();
    const comment = firestore.doc(`mods/${modId}/comments/${await storeComment(modId, member, { author })}`);
    const params = { uid: member.uid };
    await askAs('banUser', moderator, { params, body: { reason } });
    const card = await askAs('adminRemoveAvatar', moderator, { params, body: { reason } });
    expect(card.avatar_url).toBeNull();
    expect(await getStatus(url)).toBe(404);
    for (const path of [`users/${member.uid}`, `profiles/${member.uid}`]) {
      expect((await firestore.doc(path).get()).get('avatar_url'), path).toBeNull();
    }
    expect(await listLogEntries(`users/${member.uid}`)).toContainEqual(
      expect.objectContaining({ action: 'remove:avatar', actor: moderator.uid, reason }),
    );
    const checkComment = async () => expect((await comment.get()).get('author.avatar_url')).toBeNull();
    await vi.waitFor(checkComment, { timeout: 60_000, interval: 500 });
  });

  it('can be set again by its owner; staff cannot remove avatars of an equal rank (R207, R127)', async () => {
    const member = await createSignedInMember();
    const params = { uid: member.uid };
    await setAvatar(member.token);
    await askAs('adminRemoveAvatar', moderator, { params, body: { reason } });
    expect(await getStatus(await setAvatar(member.token))).toBe(200);
    const equal = await createSignedInMember('moderator');
    const url = await setAvatar(equal.token);
    const rejected = await callAs('adminRemoveAvatar', moderator, { params: { uid: equal.uid }, body: { reason } });
    expect(getRefusal(rejected)).toBe('403 forbidden');
    expect(await getStatus(url)).toBe(200);
  });

  it('leaves no log entry when the member has no avatar (R207)', async () => {
    const { uid } = await createMember();
    const response = await callEndpoint('adminRemoveAvatar', { params: { uid }, body: { reason }, token });
    expect(response.status).toBe(200);
    expect(getLogEntryId(response)).toBeNull();
  });
});

describe('picture of a mod removed by staff', () => {
  it('is gone at once from the whole mod and from storage (R207)', async () => {
    const { mod, thumbnail, first, second, embedded } = await createIllustratedMod();
    for (const url of [thumbnail, first, embedded]) {
      expect(await getStatus(url)).toBe(200);
      const response = await remove(mod, url, moderator.token);
      expect(response.status, response.text).toBe(200);
      expect(await getStatus(url)).toBe(404);
    }
    const left = await readMod(mod);
    expect(left).toMatchObject({ thumbnail_url: null, description: 'Antes  depois' });
    expect(left.gallery.map(({ url }) => url)).toEqual([second]);
    expect(await getStatus(second)).toBe(200);
    const page = await send('get', `/api/mods/${mod.slug}`);
    const text = await page.text();
    for (const url of [thumbnail, first, embedded]) expect(text).not.toContain(url);
    await vi.waitFor(
      async () => {
        const list = await (await send('get', `/api/mods/public?q=${mod.word}`)).text();
        expect(list).toContain(mod.slug);
        expect(list).not.toContain(thumbnail);
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  it('may be one that the mod no longer shows, but not a picture of another mod (R207)', async () => {
    const [{ mod, first, second }, other] = [await createIllustratedMod(), await createIllustratedMod()];
    await edit(mod, { gallery: [] });
    expect(await getStatus(first)).toBe(200);
    expect((await remove(mod, first)).status).toBe(200);
    expect(await getStatus(first)).toBe(404);
    expect(getRefusal(await remove(mod, other.second))).toBe('404 file_not_found');
    expect(await getStatus(other.second)).toBe(200);
    expect(getRefusal(await remove(mod, '/media/avatars/nada.webp'))).toBe('400 invalid_request');
    expect((await remove(mod, second)).status).toBe(200);
  });

  it('does not return with an earlier revision, while other pictures do (R207)', async () => {
    const { mod, first, second } = await createIllustratedMod();
    const { revision } = await readMod(mod);
    await edit(mod, { gallery: [] });
    await remove(mod, first);
    await callForData('revertMod', { params: { id: mod.id }, body: { revision }, token });
    expect((await readMod(mod)).gallery.map(({ url }) => url)).toEqual([second]);
    expect(await getStatus(second)).toBe(200);
  });
});

describe('picture of an ad removed by staff', () => {
  it('is gone at once; the ad is inactive, and its later deletion cannot be undone (R207)', async () => {
    const { url, width, height } = await storePicture('ad');
    const [starts_at, ends_at] = [-60_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString());
    const body = buildAdFields({ image_url: url, width, height, placement: 'listing', starts_at, ends_at });
    const { id } = await callForData('adminCreateAd', { body, token });
    const response = await callAs('removeAdPicture', moderator, { params: { id }, body: { reason } });
    expect(response.status, response.text).toBe(200);
    expect(await getStatus(url)).toBe(404);
    expect((await callForData('adminGetAd', { params: { id }, token })).active).toBe(false);
    const deleted = await callEndpoint('adminDeleteAd', { params: { id }, token });
    const entry = getLogEntryId(deleted) ?? '';
    expect(getRefusal(await callEndpoint('undoLog', { params: { id: entry }, token }))).toBe('409 undo_not_possible');
  });
});
