import { randomUUID } from 'node:crypto';
import { AVATAR_MAX_BYTES } from '@bigorna/domain/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, call, refusal, send } from './support/call.ts';
import { bucket } from './support/firebase.ts';
import { signedIn } from './support/members.ts';
import { blackPng, colourAt, GREEN, nameOf, paddedTo, RED, stripes } from './support/pictures.ts';
import { statusAt, uploadAs } from './support/uploads.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await signedIn('admin'));
});

const keep = (slot: string, use = 'gallery', as = token) =>
  call('keepPicture', { params: { slot }, token: as, body: { use } });
const isThere = async (slot: string): Promise<boolean> => (await bucket.file(`quarantine/${slot}`).exists())[0];

describe('a picture that staff upload', () => {
  it.each([
    ['thumbnail', 'thumbnails', 3000, 1000, 640, 360],
    ['thumbnail', 'thumbnails', 100, 100, 640, 360],
    ['gallery', 'gallery', 4000, 1000, 1920, 480],
    ['gallery', 'gallery', 300, 200, 300, 200],
    ['ad', 'ads', 960, 270, 960, 270],
    ['brand', 'brand', 200, 3200, 100, 1600],
  ] as const)(
    'R123 for %s is kept in %s: of %i × %i pixels it has %i × %i',
    async (use, folder, width, height, expectedWidth, expectedHeight) => {
      const picture = await (await stripes([RED, GREEN], width / 2, height)).jpeg().toBuffer();
      const { slot, address } = await uploadAs(token, picture);
      const kept = await ask('keepPicture', { params: { slot }, token, body: { use } });
      expect(kept).toMatchObject({ width: expectedWidth, height: expectedHeight });
      expect(kept.url).toMatch(new RegExp(`^/media/${folder}/[\\w-]{43}\\.webp$`));
      const answer = await send('get', kept.url);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const header = await sharp(bytes).metadata();
      expect(header).toMatchObject({ format: 'webp', width: expectedWidth, height: expectedHeight });
      const [left, right] = [await colourAt(bytes, 0.1, 0.5), await colourAt(bytes, 0.9, 0.5)];
      expect([nameOf(left), nameOf(right)]).toEqual(['red', 'green']);
      expect(await statusAt(address)).toBe(403);
      expect(await isThere(slot)).toBe(false);
    },
  );

  it('R123 loses what it says of itself, place and camera', async () => {
    const exif = { IFD0: { Copyright: 'segredo', Make: 'Câmera' }, IFD3: { GPSLatitudeRef: 'S' } };
    const picture = await (await stripes([RED, GREEN])).withExif(exif).jpeg().toBuffer();
    expect(picture.includes('segredo')).toBe(true);
    const { slot } = await uploadAs(token, picture);
    const { url } = await ask('keepPicture', { params: { slot }, token, body: { use: 'ad' } });
    const bytes = Buffer.from(await (await send('get', url)).arrayBuffer());
    const { exif: left, icc, xmp } = await sharp(bytes).metadata();
    expect({ left, icc, xmp }).toEqual({ left: undefined, icc: undefined, xmp: undefined });
    expect(bytes.includes('segredo')).toBe(false);
  });

  it('R123 keeps what is transparent in it', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 4, background: { ...RED, alpha: 0 } } })
      .png()
      .toBuffer();
    const { slot } = await uploadAs(token, picture);
    const { url } = await ask('keepPicture', { params: { slot }, token, body: { use: 'brand' } });
    const bytes = Buffer.from(await (await send('get', url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  const png = () => blackPng(64, 64);
  it.each([
    ['a text', 415, 'image_unsupported', () => Buffer.from('não sou uma imagem')],
    [
      'a drawing with scripts',
      415,
      'image_unsupported',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a picture cut short', 400, 'image_unreadable', () => blackPng(3000, 3000).subarray(0, 600)],
    ['one of too many pixels', 400, 'image_too_big', () => blackPng(10_000, 6_000)],
    ['one of too many bytes', 413, 'file_too_large', () => paddedTo(AVATAR_MAX_BYTES + 1, png())],
  ])('R123 %s: %i %s, and nothing of it stays', async (_what, status, code, bytes) => {
    const { slot, address } = await uploadAs(token, bytes());
    expect(refusal(await keep(slot))).toEqual({ status, code });
    expect(await isThere(slot)).toBe(false);
    expect(await statusAt(address)).toBe(403);
    expect(refusal(await keep(slot))).toEqual({ status: 404, code: 'file_not_found' });
  });

  it('R123 as large as it may be is kept; for a use that there is', async () => {
    const { slot } = await uploadAs(token, paddedTo(AVATAR_MAX_BYTES, png()));
    expect(refusal(await keep(slot, 'wallpaper')).code).toBe('invalid_request');
    expect((await keep(slot)).status).toBe(200);
  });

  it('R126 asks for the permission to edit releases', async () => {
    const { slot } = await uploadAs(token, png());
    const moderator = await signedIn('moderator');
    expect(refusal(await keep(slot, 'gallery', moderator.token))).toEqual({ status: 403, code: 'forbidden' });
    expect((await keep(slot)).status).toBe(200);
    expect(refusal(await keep(randomUUID()))).toEqual({ status: 404, code: 'file_not_found' });
  });
});
