import { randomUUID } from 'node:crypto';
import { AVATAR_MAX_BYTES } from '@bigorna/domain/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { callEndpoint, callForData, getRefusal, parseFailure, send } from './support/call.ts';
import { bucket } from './support/firebase.ts';
import { buildBlackPng, drawStripes, GREEN, getColorAt, getColorName, padPng, RED } from './support/images.ts';
import { createSignedInMember } from './support/members.ts';
import { fetchStatus, uploadFileAs } from './support/uploads.ts';

const { token } = await createSignedInMember('admin');

const storePicture = (slot: string, use = 'gallery', as = token) =>
  callEndpoint('keepPicture', { params: { slot }, token: as, body: { use } });
const isStored = async (slot: string): Promise<boolean> => (await bucket.file(`quarantine/${slot}`).exists())[0];

describe('staff image upload', () => {
  it.each([
    ['thumbnail', 'thumbnails', 3000, 1000, 640, 360],
    ['thumbnail', 'thumbnails', 100, 100, 640, 360],
    ['gallery', 'gallery', 4000, 1000, 1920, 480],
    ['gallery', 'gallery', 300, 200, 300, 200],
    ['ad', 'ads', 960, 270, 960, 270],
    ['brand', 'brand', 200, 3200, 100, 1600],
  ] as const)(
    'stores an image for %s in %s: %i × %i pixels become %i × %i (R123)',
    async (use, folder, width, height, expectedWidth, expectedHeight) => {
      const image = await (await drawStripes([RED, GREEN], width / 2, height)).jpeg().toBuffer();
      const { slot, url: uploadUrl } = await uploadFileAs(token, image);
      const stored = await callForData('keepPicture', { params: { slot }, token, body: { use } });
      expect(stored).toMatchObject({ width: expectedWidth, height: expectedHeight });
      expect(stored.url).toMatch(new RegExp(`^/media/${folder}/[\\w-]{43}\\.webp$`));
      const response = await send('get', stored.url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await response.arrayBuffer());
      const header = await sharp(bytes).metadata();
      expect(header).toMatchObject({ format: 'webp', width: expectedWidth, height: expectedHeight });
      const [left, right] = [await getColorAt(bytes, 0.1, 0.5), await getColorAt(bytes, 0.9, 0.5)];
      expect([getColorName(left), getColorName(right)]).toEqual(['red', 'green']);
      expect(await fetchStatus(uploadUrl)).toBe(403);
      expect(await isStored(slot)).toBe(false);
    },
  );

  it('loses its metadata, such as position and camera (R123)', async () => {
    const exif = { IFD0: { Copyright: 'segredo', Make: 'Câmera' }, IFD3: { GPSLatitudeRef: 'S' } };
    const image = await (await drawStripes([RED, GREEN])).withExif(exif).jpeg().toBuffer();
    expect(image.includes('segredo')).toBe(true);
    const { slot } = await uploadFileAs(token, image);
    const { url } = await callForData('keepPicture', { params: { slot }, token, body: { use: 'ad' } });
    const bytes = Buffer.from(await (await send('get', url)).arrayBuffer());
    const { exif: left, icc, xmp } = await sharp(bytes).metadata();
    expect({ left, icc, xmp }).toEqual({ left: undefined, icc: undefined, xmp: undefined });
    expect(bytes.includes('segredo')).toBe(false);
  });

  it('retains transparency (R123)', async () => {
    const image = await sharp({ create: { width: 40, height: 40, channels: 4, background: { ...RED, alpha: 0 } } })
      .png()
      .toBuffer();
    const { slot } = await uploadFileAs(token, image);
    const { url } = await callForData('keepPicture', { params: { slot }, token, body: { use: 'brand' } });
    const bytes = Buffer.from(await (await send('get', url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  const buildPng = () => buildBlackPng(64, 64);
  it.each([
    ['a text', 415, 'image_unsupported', () => Buffer.from('não sou uma imagem')],
    ['an SVG', 415, 'image_unsupported', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a truncated image', 400, 'image_unreadable', () => buildBlackPng(3000, 3000).subarray(0, 600)],
    ['an image with too many pixels', 400, 'image_too_big', () => buildBlackPng(10_000, 6_000)],
    ['an image with too many bytes', 413, 'file_too_large', () => padPng(AVATAR_MAX_BYTES + 1, buildPng())],
  ])('refuses %s: %i %s, and deletes the upload (R123)', async (_what, status, code, bytes) => {
    const { slot, url: uploadUrl } = await uploadFileAs(token, bytes());
    expect(getRefusal(await storePicture(slot))).toBe(`${status} ${code}`);
    expect(await isStored(slot)).toBe(false);
    expect(await fetchStatus(uploadUrl)).toBe(403);
    expect(getRefusal(await storePicture(slot))).toBe('404 file_not_found');
  });

  it('accepts an image of the maximum size, and refuses an unknown use (R123)', async () => {
    const { slot } = await uploadFileAs(token, padPng(AVATAR_MAX_BYTES, buildPng()));
    expect(parseFailure(await storePicture(slot, 'wallpaper')).code).toBe('invalid_request');
    expect((await storePicture(slot)).status).toBe(200);
  });

  it('needs the permission to edit releases (R126)', async () => {
    const { slot } = await uploadFileAs(token, buildPng());
    const moderator = await createSignedInMember('moderator');
    expect(getRefusal(await storePicture(slot, 'gallery', moderator.token))).toBe('403 forbidden');
    expect((await storePicture(slot)).status).toBe(200);
    expect(getRefusal(await storePicture(randomUUID()))).toBe('404 file_not_found');
  });
});
