import { randomUUID } from 'node:crypto';
import { getPreviewPath, PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createClientIp, parseFailure, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';

const getDirectUrl = (service: string): string =>
  `http://${environment.functionsHost}/${environment.project}/${environment.region}/${service}`;

/** Stores a red thumbnail, whose margins at the left and right are transparent, as those of an icon. */
const storeThumbnail = async (): Promise<string> => {
  const url = `/media/thumbnails/prova-${randomUUID()}.webp`;
  const bytes = await sharp({ create: { width: 360, height: 360, channels: 3, background: '#ff0000' } })
    .resize({ width: 640, height: 360, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ lossless: true })
    .toBuffer();
  await bucket.file(url.slice(1)).save(bytes, { resumable: false, contentType: 'image/webp' });
  return url;
};

const getPixel = async (picture: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('preview picture of a mod', () => {
  it('is a JPEG of 1200 × 630 pixels with the whole thumbnail, cached for minutes only (R207)', async () => {
    const response = await send('get', getPreviewPath({ thumbnail_url: await storeThumbnail(), title: 'Prova' }));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
    });
    const picture = Buffer.from(await response.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
    const [red = 0, green = 255] = await getPixel(picture, 600, 315);
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(20);
    const [darkRed = 255] = await getPixel(picture, 10, 10);
    expect(darkRed).toBeLessThan(160);
  });

  it('shows the sprite of a mod without a thumbnail', async () => {
    const [first, second] = await Promise.all(
      ['Prova A', 'Prova B'].map(async (title) => {
        const response = await send('get', getPreviewPath({ thumbnail_url: null, title }));
        expect(response.status).toBe(200);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
    expect(first).not.toEqual(second);
  });

  it('returns 304 while the thumbnail is unchanged, and 404 once it is deleted (R207)', async () => {
    const thumbnail = await storeThumbnail();
    const path = getPreviewPath({ thumbnail_url: thumbnail, title: 'Prova' });
    const tag = (await send('get', path)).headers.get('etag') ?? '';
    const askAgain = () => send('get', path, { headers: { 'If-None-Match': tag } });
    expect((await askAgain()).status).toBe(304);
    await bucket.file(thumbnail.slice(1)).delete();
    expect((await askAgain()).status).toBe(404);
  });

  it('has a limit of renderings by IP, without effect on other visitors (R090)', async () => {
    const [ip, other] = [createClientIp(), createClientIp()];
    const { points } = RATE_LIMITS.previews_by_address;
    const fetchFrom = (address: string, seed: number) =>
      send('get', `/media/previews/sprites/${seed.toString(16)}.jpg`, {
        origin: getDirectUrl('media'),
        headers: { 'X-Forwarded-For': address },
      });
    for (let seed = 0; seed < points; seed += 1) expect((await fetchFrom(ip, seed)).status).toBe(200);
    expect((await fetchFrom(ip, points)).status).toBe(429);
    expect((await fetchFrom(other, points)).status).toBe(200);
  }, 60_000);

  it.each([
    '/media/previews/thumbnails/nada.jpg',
    '/media/previews/thumbnails/..%2f..%2freleases%2fa.jpg',
    '/media/previews/avatars/a.jpg',
    '/media/previews/sprites/123456789.jpg',
    '/media/previews/',
  ])('returns 404 for %s', async (path) => {
    const response = await send('get', path, { origin: getDirectUrl('media') });
    expect(parseFailure({ status: response.status, headers: response.headers, text: await response.text() }).code).toBe(
      'not_found',
    );
  });

  it('is rendered by no function but media, which has the memory', async () => {
    const path = getPreviewPath({ thumbnail_url: null, title: 'Prova' });
    expect((await send('get', path, { origin: getDirectUrl('catalogue') })).status).toBe(404);
    expect((await send('get', path, { origin: getDirectUrl('media') })).status).toBe(200);
  });
});
