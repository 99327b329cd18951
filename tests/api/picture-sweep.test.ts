import './support/separate-bucket.ts';
import { randomBytes } from 'node:crypto';
import { DAY_MS, DROPPED_PICTURE_DAYS } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { undoDeletion } from '../../functions/src/audit/crud/undo-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../../functions/src/audit/crud/write-record.ts';
import { editMod } from '../../functions/src/mods/lifecycle/edit-mod.ts';
import { sweepUploads } from '../../functions/src/mods/releases/sweep-uploads.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { registerPicture } from '../../functions/src/platform/pictures.ts';
import { AD } from '../../functions/src/portal/ads/ad-records.ts';
import { buildAdFields } from './support/ads.ts';
import { bucket, firestore } from './support/firebase.ts';
import { createMod } from './support/mods.ts';

const actor = { uid: 'equipe', role: 'admin', requestId: 'prova' } as const;
const HOUR_MS = 3_600_000;
const sweepAfterDays = (days: number) => sweepUploads(new Date(Date.now() + days * DAY_MS + 2 * HOUR_MS));
const AFTER_GRACE = DROPPED_PICTURE_DAYS + 1;

const storePicture = async (folder: 'gallery' | 'thumbnails' | 'ads'): Promise<string> => {
  const url = `/media/${folder}/${randomBytes(32).toString('base64url')}.webp`;
  await registerPicture(url);
  await bucket.file(url.slice(1)).save('imagem', { resumable: false });
  return url;
};
const isStored = async (url: string): Promise<boolean> => (await bucket.file(url.slice(1)).exists())[0];
const toGallery = (...urls: string[]) => urls.map((url) => ({ url, alt: 'Prova', width: 1, height: 1 }));
const edit = (modId: string, body: Parameters<typeof editMod>[1]) =>
  editMod({ modId, actor: actor.uid, requestId: 'prova' }, body);
const toAdFields = (image_url: string) =>
  buildAdFields({ image_url, placement: 'listing', starts_at: new Date(), ends_at: new Date(), active: false });

describe('picture sweep', () => {
  it('deletes a picture after a day if no form saved it, and keeps saved ones (R207)', async () => {
    const [unsaved, saved, embedded] = [
      await storePicture('gallery'),
      await storePicture('gallery'),
      await storePicture('gallery'),
    ];
    const { id } = await createMod();
    await edit(id, { gallery: toGallery(saved), description: `![Prova](${embedded})` });
    await sweepAfterDays(0.5);
    expect(await isStored(unsaved)).toBe(true);
    await sweepAfterDays(AFTER_GRACE);
    expect([await isStored(unsaved), await isStored(saved), await isStored(embedded)]).toEqual([false, true, true]);
    expect((await firestore.collection('loose_files').get()).size).toBe(0);
  });

  it('deletes a picture that a mod dropped, but only when the time for undo is over (R207)', async () => {
    const [dropped, retained] = [await storePicture('thumbnails'), await storePicture('gallery')];
    const { id } = await createMod();
    await edit(id, { thumbnail_url: dropped, gallery: toGallery(retained) });
    await edit(id, { thumbnail_url: null });
    await sweepAfterDays(DROPPED_PICTURE_DAYS - 1);
    expect(await isStored(dropped)).toBe(true);
    await sweepAfterDays(AFTER_GRACE);
    expect([await isStored(dropped), await isStored(retained)]).toEqual([false, true]);
  });

  it('keeps a dropped picture when the mod shows it again before the sweep (R207)', async () => {
    const url = await storePicture('gallery');
    const { id } = await createMod();
    await edit(id, { gallery: toGallery(url) });
    await edit(id, { gallery: [] });
    await edit(id, { gallery: toGallery(url) });
    await sweepAfterDays(AFTER_GRACE);
    expect(await isStored(url)).toBe(true);
  });

  it('deletes the pictures of changed and deleted ads, but not of restored ads (R207)', async () => {
    const [replaced, next, deleted, restored] = [
      await storePicture('ads'),
      await storePicture('ads'),
      await storePicture('ads'),
      await storePicture('ads'),
    ];
    const changed = await createRecord(AD, toAdFields(replaced), actor);
    await updateRecord(AD, changed.id, { image_url: next }, undefined, actor);
    await deleteRecord(AD, (await createRecord(AD, toAdFields(deleted), actor)).id, actor);
    const back = await createRecord(AD, toAdFields(restored), actor);
    const { entry = '' } = await deleteRecord(AD, back.id, actor);
    const logged = await get(doc('logs/{entry}', entry));
    if (logged === undefined) throw new Error(entry);
    await undoDeletion(AD)({ ...logged, id: entry }, actor);
    await sweepAfterDays(AFTER_GRACE);
    expect(await Promise.all([replaced, next, deleted, restored].map(isStored))).toEqual([false, true, false, true]);
  });
});
