import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { getText } from '@bigorna/domain/errors/texts/index';
import { AVATAR_MAX_BYTES, AVATAR_PX, IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toSquareImage } from '../../functions/src/files/media/to-square-image.ts';
import {
  type ApiResponse,
  callAs,
  callEndpoint,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
  send,
} from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import {
  BLUE,
  buildBlackPng,
  drawAnimation,
  drawStripes,
  GREEN,
  getColorAt,
  getColorName,
  padPng,
  RED,
} from './support/images.ts';
import { createSignedInMember, type Member } from './support/members.ts';

const FOLDER = 'media/avatars/';

/** Sends an image with PUT as a browser sends a file. */
const uploadAvatar = (token: string, image: Uint8Array, headers: Record<string, string> = {}): Promise<ApiResponse> =>
  callEndpoint('updateAvatar', {
    token,
    rawBody: new Uint8Array(image),
    headers: { 'Content-Type': 'application/octet-stream', ...headers },
  });

const listObjects = async (): Promise<string[]> =>
  (await bucket.getFiles({ prefix: FOLDER }))[0].map(({ name }) => name).toSorted();

const getDocuments = async ({ uid }: Pick<Member, 'uid'>): Promise<unknown[]> =>
  (await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`))).map((one) => one.data());

const getShownUrls = async (member: Pick<Member, 'uid'>): Promise<unknown[]> =>
  z
    .array(z.object({ avatar_url: z.string().nullable() }))
    .parse(await getDocuments(member))
    .map(({ avatar_url }) => avatar_url);

const fetchImage = async (path: string): Promise<Buffer> => {
  const response = await send('get', path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  return Buffer.from(await response.arrayBuffer());
};

/** Sets an avatar, which must succeed. Returns the served image. */
const uploadValid = async (token: string, image: Uint8Array, headers?: Record<string, string>): Promise<Buffer> => {
  const response = await uploadAvatar(token, image, headers);
  expect(response.status, response.text).toBe(200);
  return fetchImage(parseData('updateAvatar', response).avatar_url);
};

const drawFlag = () => drawStripes([RED, GREEN, BLUE]);

describe('avatar', () => {
  it.each([
    ['JPG', async () => (await drawFlag()).jpeg().toBuffer()],
    ['PNG', async () => (await drawFlag()).png().toBuffer()],
    ['GIF', async () => (await drawFlag()).gif().toBuffer()],
    ['WebP', async () => (await drawFlag()).webp().toBuffer()],
  ] as const)('is cropped to the central square and stored as WebP from type %s (R084)', async (_type, image) => {
    const member = await createSignedInMember();
    const response = await uploadAvatar(member.token, await image());
    expect(parseMessage(response)).toBe('Foto atualizada!');
    const { user, avatar_url } = parseData('updateAvatar', response);
    expect(avatar_url).toMatch(/^\/media\/avatars\/[A-Za-z0-9_-]+\.webp$/);
    expect(user).toMatchObject({ id: member.uid, avatar_url });
    expect(JSON.parse(response.text)).toMatchObject({ user: { avatar_url } });
    expect(await getShownUrls(member)).toEqual([avatar_url, avatar_url]);

    const servedImage = await fetchImage(avatar_url);
    expect(await sharp(servedImage).metadata()).toMatchObject({ format: 'webp', width: AVATAR_PX, height: AVATAR_PX });
    for (const [x, y] of [
      [0.02, 0.02],
      [0.5, 0.5],
      [0.98, 0.98],
    ] as const) {
      expect(getColorName(await getColorAt(servedImage, x, y))).toBe('green');
    }
  });

  it.each([
    ['GIF', async () => (await drawAnimation([BLUE, RED, GREEN])).gif().toBuffer()],
    ['WebP', async () => (await drawAnimation([BLUE, RED, GREEN])).webp().toBuffer()],
  ] as const)('uses the first frame of an animated %s (R084)', async (_type, image) => {
    const { token } = await createSignedInMember();
    const bytes = await image();
    expect((await sharp(bytes).metadata()).pages).toBe(3);
    const servedImage = await uploadValid(token, bytes);
    expect((await sharp(servedImage).metadata()).pages ?? 1).toBe(1);
    expect(getColorName(await getColorAt(servedImage, 0.5, 0.5))).toBe('blue');
  });

  it('is rotated by its EXIF orientation, and loses its metadata (R084)', async () => {
    const { token } = await createSignedInMember();
    const taller = await drawStripes([RED, BLUE], 60, 200);
    const image = await taller
      .withExif({ IFD0: { Copyright: 'Ana Nova' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>casa</note></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const before = await sharp(image).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 120, height: 200 });
    for (const kind of ['exif', 'icc', 'xmp'] as const) expect(before[kind]?.length, kind).toBeGreaterThan(0);

    const servedImage = await uploadValid(token, image);
    expect(getColorName(await getColorAt(servedImage, 0.5, 0.1))).toBe('red');
    expect(getColorName(await getColorAt(servedImage, 0.5, 0.9))).toBe('blue');
    const after = await sharp(servedImage).metadata();
    for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const)
      expect(after[kind], kind).toBeUndefined();
    for (const word of ['Ana Nova', 'xmpmeta', 'Exif', 'ICCP']) expect(servedImage.includes(word), word).toBe(false);
  });

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'is recognized by its bytes, not by its declared type: %s',
    async (type) => {
      const { token } = await createSignedInMember();
      const image = await (await drawFlag()).png().toBuffer();
      expect(await uploadValid(token, image, { 'Content-Type': type })).toEqual(await toSquareImage(image));
    },
  );

  it('accepts exactly 5 MiB, refuses one byte more and stores nothing (R084)', async () => {
    const member = await createSignedInMember();
    const size = { width: 900, height: 1100, channels: 3 } as const;
    const noise = sharp(randomBytes(size.width * size.height * size.channels), { raw: size });
    const image = padPng(AVATAR_MAX_BYTES, await noise.png({ compressionLevel: 0 }).toBuffer());
    expect(image.length).toBe(5 * 1024 * 1024);
    expect(await uploadValid(member.token, image)).toEqual(await toSquareImage(image));

    const [documents, stored] = [await getDocuments(member), await listObjects()];
    const larger = Buffer.concat([image, Buffer.alloc(1)]);
    const rejected = await uploadAvatar(member.token, larger);
    expect(getRefusal(rejected)).toBe('413 file_too_large');
    expect(parseFailure(rejected).message).toBe('O arquivo deve ter menos de 5MB');
    expect([await getDocuments(member), await listObjects()]).toEqual([documents, stored]);
  });
});

const text = (words: string): Buffer => Buffer.from(words, 'utf8');
const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A Windows bitmap with one white pixel. */
const buildBitmap = (): Buffer => {
  const bytes = Buffer.alloc(58, 255);
  bytes.write('BM', 'latin1');
  for (const [at, value] of [
    [2, 58],
    [6, 0],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [26, 0x180001],
    [30, 0],
    [34, 4],
  ] as const) {
    bytes.writeUInt32LE(value, at);
  }
  return bytes;
};

const UNSUPPORTED = { status: 415, code: 'image_unsupported' } as const;
const UNREADABLE = { status: 400, code: 'image_unreadable' } as const;
const TOO_BIG = { status: 400, code: 'image_too_big' } as const;

describe('avatar upload', () => {
  it.each([
    ['a text file named .png', UNSUPPORTED, async () => text('Nem tudo que se chama .png é uma imagem.\n')],
    ['nothing', UNSUPPORTED, async () => Buffer.alloc(0)],
    ['SVG', UNSUPPORTED, async () => text(svg)],
    ['HTML', UNSUPPORTED, async () => text('<!doctype html><script>alert(1)</script>')],
    [
      'HTML before a PNG',
      UNSUPPORTED,
      async () => Buffer.concat([text('<script>alert(1)</script>'), buildBlackPng(9, 9)]),
    ],
    ['AVIF', UNSUPPORTED, async () => (await drawFlag()).avif({ effort: 0 }).toBuffer()],
    ['TIFF', UNSUPPORTED, async () => (await drawFlag()).tiff().toBuffer()],
    ['BMP', UNSUPPORTED, async () => buildBitmap()],
    ['HTML that begins as a GIF', UNREADABLE, async () => text('GIF89a/*<svg/onload=alert(1)>*/=1;//')],
    ['half a JPG', UNREADABLE, async () => half(await (await drawFlag()).jpeg().toBuffer())],
    ['half a PNG', UNREADABLE, async () => half(await (await drawFlag()).png().toBuffer())],
    ['half a GIF', UNREADABLE, async () => half(await (await drawFlag()).gif().toBuffer())],
    ['half a WebP', UNREADABLE, async () => half(await (await drawFlag()).webp().toBuffer())],
    ['20,000 × 20,000 pixels', TOO_BIG, async () => buildBlackPng(20_000, 20_000)],
    ['one line of pixels too many', TOO_BIG, async () => buildBlackPng(10_000, 5001)],
  ] as const)('is refused in the request language and not stored: %s (R084, R088)', async (_name, expected, image) => {
    const member = await createSignedInMember();
    const bytes = await image();
    const before = [await getDocuments(member), await listObjects()];
    for (const locale of ['pt-BR', 'en-US'] as const) {
      const response = await uploadAvatar(member.token, bytes, {
        'Content-Type': 'image/png',
        'Accept-Language': locale,
      });
      expect(getRefusal(response)).toBe(`${expected.status} ${expected.code}`);
      expect(parseFailure(response).message).toBe(getText(locale, expected.code, { max: IMAGE_MAX_MEGAPIXELS }));
    }
    expect([await getDocuments(member), await listObjects()]).toEqual(before);
  });

  it('refuses a compressed body with 415', async () => {
    const { token } = await createSignedInMember();
    const image = await (await drawFlag()).png().toBuffer();
    const packed = await uploadAvatar(token, gzipSync(image), { 'Content-Encoding': 'gzip' });
    expect(getRefusal(packed)).toBe('415 unsupported_media_type');
    expect((await uploadAvatar(token, image, { 'Content-Encoding': 'identity' })).status).toBe(200);
    const words = gzipSync(JSON.stringify({ bio: 'Nova' }));
    const json = { token, rawBody: new Uint8Array(words), headers: { 'Content-Encoding': 'gzip' } };
    expect(getRefusal(await callEndpoint('updateProfile', json))).toBe('415 unsupported_media_type');
  });

  it('accepts an image with the maximum number of pixels', async () => {
    const { token } = await createSignedInMember();
    expect((await uploadAvatar(token, buildBlackPng(10_000, 5000))).status).toBe(200);
  });

  it('is limited with 429 and Retry-After (R088)', async () => {
    const { token } = await createSignedInMember();
    const { points } = RATE_LIMITS.avatar_by_account;
    for (let sent = 0; sent < points; sent += 1) expect((await uploadAvatar(token, text('não'))).status).toBe(415);
    const rejected = await uploadAvatar(token, text('não'));
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(parseFailure(rejected).message).toBe('Tente novamente em alguns minutos');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('previous avatar', () => {
  it('is deleted when a new avatar replaces it', async () => {
    const member = await createSignedInMember();
    const image = await (await drawFlag()).png().toBuffer();
    const before = await listObjects();
    const first = parseData('updateAvatar', await uploadAvatar(member.token, image)).avatar_url;
    const second = parseData('updateAvatar', await uploadAvatar(member.token, image)).avatar_url;
    expect(second).not.toBe(first);
    expect(await getShownUrls(member)).toEqual([second, second]);
    expect((await listObjects()).filter((name) => !before.includes(name))).toEqual([second.slice(1)]);
    expect((await send('get', first)).status).toBe(404);
  });

  it('is deleted after concurrent uploads, so that only the shown avatar is stored', async () => {
    const member = await createSignedInMember();
    const image = await (await drawFlag()).png().toBuffer();
    const before = await listObjects();
    const responses = await Promise.all([1, 2, 3].map(() => uploadAvatar(member.token, image)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [url, ...others] = new Set(await getShownUrls(member));
    expect(others).toEqual([]);
    expect((await listObjects()).filter((name) => !before.includes(name))).toEqual([String(url).slice(1)]);
  });

  it('is deleted when the member removes it; a second removal changes nothing', async () => {
    const member = await createSignedInMember();
    const before = await listObjects();
    await uploadValid(member.token, await (await drawFlag()).png().toBuffer());
    for (let times = 0; times < 2; times += 1) {
      const response = await callAs('removeAvatar', member);
      expect(parseMessage(response)).toBe('Foto removida');
      expect(parseData('removeAvatar', response).user.avatar_url).toBeNull();
      expect(JSON.parse(response.text)).toMatchObject({ user: { avatar_url: null } });
    }
    expect(await getShownUrls(member)).toEqual([null, null]);
    expect(await listObjects()).toEqual(before);
  });
});
