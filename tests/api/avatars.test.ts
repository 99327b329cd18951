import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { AVATAR_MAX_BYTES, AVATAR_PX, IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { squarePicture } from '../../functions/src/media/square-picture.ts';
import { call, dataOf, failureOf, messageOf, type Reply, refusal, send } from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { animation, BLUE, blackPng, colourAt, GREEN, nameOf, paddedTo, RED, stripes } from './support/pictures.ts';

const FOLDER = 'media/avatars/';

/** A PUT of an image as a browser sends a file. */
const put = (token: string, image: Uint8Array, headers: Record<string, string> = {}): Promise<Reply> =>
  call('updateAvatar', {
    token,
    rawBody: new Uint8Array(image),
    headers: { 'Content-Type': 'application/octet-stream', ...headers },
  });

const objects = async (): Promise<string[]> =>
  (await bucket.getFiles({ prefix: FOLDER }))[0].map(({ name }) => name).toSorted();

const documentsOf = async ({ uid }: Pick<Member, 'uid'>): Promise<unknown[]> =>
  (await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`))).map((one) => one.data());

const shownOf = async (member: Pick<Member, 'uid'>): Promise<unknown[]> =>
  z
    .array(z.object({ avatar_url: z.string().nullable() }))
    .parse(await documentsOf(member))
    .map(({ avatar_url }) => avatar_url);

const fetched = async (path: string): Promise<Buffer> => {
  const response = await send('get', path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
  return Buffer.from(await response.arrayBuffer());
};

/** Sets an avatar that must be taken. Answers the picture as it is served. */
const taken = async (token: string, image: Uint8Array, headers?: Record<string, string>): Promise<Buffer> => {
  const reply = await put(token, image, headers);
  expect(reply.status, reply.text).toBe(200);
  return fetched(dataOf('updateAvatar', reply).avatar_url);
};

const flag = () => stripes([RED, GREEN, BLUE]);

describe('an avatar', () => {
  it.each([
    ['JPG', async () => (await flag()).jpeg().toBuffer()],
    ['PNG', async () => (await flag()).png().toBuffer()],
    ['GIF', async () => (await flag()).gif().toBuffer()],
    ['WebP', async () => (await flag()).webp().toBuffer()],
  ] as const)('R084 of type %s is kept as a square WebP of its middle', async (_type, image) => {
    const member = await signedIn();
    const reply = await put(member.token, await image());
    expect(messageOf(reply)).toBe('Avatar atualizado!');
    const { user, avatar_url } = dataOf('updateAvatar', reply);
    expect(avatar_url).toMatch(/^\/media\/avatars\/[A-Za-z0-9_-]+\.webp$/);
    expect(user).toMatchObject({ id: member.uid, avatar_url });
    expect(JSON.parse(reply.text)).toMatchObject({ user: { avatar_url } });
    expect(await shownOf(member)).toEqual([avatar_url, avatar_url]);

    const picture = await fetched(avatar_url);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: AVATAR_PX, height: AVATAR_PX });
    for (const [x, y] of [
      [0.02, 0.02],
      [0.5, 0.5],
      [0.98, 0.98],
    ] as const) {
      expect(nameOf(await colourAt(picture, x, y))).toBe('green');
    }
  });

  it.each([
    ['GIF', async () => (await animation([BLUE, RED, GREEN])).gif().toBuffer()],
    ['WebP', async () => (await animation([BLUE, RED, GREEN])).webp().toBuffer()],
  ] as const)('R084 of an animated %s is its first frame', async (_type, image) => {
    const { token } = await signedIn();
    const bytes = await image();
    expect((await sharp(bytes).metadata()).pages).toBe(3);
    const picture = await taken(token, bytes);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect(nameOf(await colourAt(picture, 0.5, 0.5))).toBe('blue');
  });

  it('R084 of a camera held on its side stands upright, and nothing of its metadata is kept', async () => {
    const { token } = await signedIn();
    const taller = await stripes([RED, BLUE], 60, 200);
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

    const picture = await taken(token, image);
    expect(nameOf(await colourAt(picture, 0.5, 0.1))).toBe('red');
    expect(nameOf(await colourAt(picture, 0.5, 0.9))).toBe('blue');
    const after = await sharp(picture).metadata();
    for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const)
      expect(after[kind], kind).toBeUndefined();
    for (const word of ['Ana Nova', 'xmpmeta', 'Exif', 'ICCP']) expect(picture.includes(word), word).toBe(false);
  });

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'is told by its bytes, not by what the request calls them: %s',
    async (type) => {
      const { token } = await signedIn();
      const image = await (await flag()).png().toBuffer();
      expect(await taken(token, image, { 'Content-Type': type })).toEqual(await squarePicture(image));
    },
  );

  it('R084 of exactly 5 MiB arrives byte for byte; one byte more is refused and nothing stored', async () => {
    const member = await signedIn();
    const size = { width: 900, height: 1100, channels: 3 } as const;
    const noise = sharp(randomBytes(size.width * size.height * size.channels), { raw: size });
    const image = paddedTo(AVATAR_MAX_BYTES, await noise.png({ compressionLevel: 0 }).toBuffer());
    expect(image.length).toBe(5 * 1024 * 1024);
    expect(await taken(member.token, image)).toEqual(await squarePicture(image));

    const [documents, stored] = [await documentsOf(member), await objects()];
    const larger = Buffer.concat([image, Buffer.alloc(1)]);
    const refused = await put(member.token, larger);
    expect(refusal(refused)).toEqual({ status: 413, code: 'file_too_large' });
    expect(failureOf(refused).message).toBe('O arquivo deve ter menos de 5MB');
    expect([await documentsOf(member), await objects()]).toEqual([documents, stored]);
  });
});

const text = (words: string): Buffer => Buffer.from(words, 'utf8');
const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A bitmap of one white pixel, as Windows writes them. */
const bitmap = (): Buffer => {
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

describe('what is no avatar is refused in the reader’s language, and nothing is stored', () => {
  it.each([
    ['a text file named .png', UNSUPPORTED, async () => text('Nem tudo que se chama .png é uma imagem.\n')],
    ['nothing', UNSUPPORTED, async () => Buffer.alloc(0)],
    ['SVG', UNSUPPORTED, async () => text(svg)],
    ['HTML', UNSUPPORTED, async () => text('<!doctype html><script>alert(1)</script>')],
    ['HTML before a PNG', UNSUPPORTED, async () => Buffer.concat([text('<script>alert(1)</script>'), blackPng(9, 9)])],
    ['AVIF', UNSUPPORTED, async () => (await flag()).avif({ effort: 0 }).toBuffer()],
    ['TIFF', UNSUPPORTED, async () => (await flag()).tiff().toBuffer()],
    ['BMP', UNSUPPORTED, async () => bitmap()],
    ['HTML that begins as a GIF', UNREADABLE, async () => text('GIF89a/*<svg/onload=alert(1)>*/=1;//')],
    ['half a JPG', UNREADABLE, async () => half(await (await flag()).jpeg().toBuffer())],
    ['half a PNG', UNREADABLE, async () => half(await (await flag()).png().toBuffer())],
    ['half a GIF', UNREADABLE, async () => half(await (await flag()).gif().toBuffer())],
    ['half a WebP', UNREADABLE, async () => half(await (await flag()).webp().toBuffer())],
    ['20,000 × 20,000 pixels', TOO_BIG, async () => blackPng(20_000, 20_000)],
    ['one line of pixels too many', TOO_BIG, async () => blackPng(10_000, 5001)],
  ] as const)('R084 R088 %s', async (_name, expected, image) => {
    const member = await signedIn();
    const bytes = await image();
    const before = [await documentsOf(member), await objects()];
    for (const locale of ['pt-BR', 'en-US'] as const) {
      const reply = await put(member.token, bytes, { 'Content-Type': 'image/png', 'Accept-Language': locale });
      expect(refusal(reply)).toEqual(expected);
      expect(failureOf(reply).message).toBe(textFor(locale, expected.code, { max: IMAGE_MAX_MEGAPIXELS }));
    }
    expect([await documentsOf(member), await objects()]).toEqual(before);
  });

  it('a packed body is not unpacked: what it would grow to nobody knows', async () => {
    const { token } = await signedIn();
    const image = await (await flag()).png().toBuffer();
    const packed = await put(token, gzipSync(image), { 'Content-Encoding': 'gzip' });
    expect(refusal(packed)).toEqual({ status: 415, code: 'unsupported_media_type' });
    expect((await put(token, image, { 'Content-Encoding': 'identity' })).status).toBe(200);
    const words = gzipSync(JSON.stringify({ bio: 'Nova' }));
    const json = { token, rawBody: new Uint8Array(words), headers: { 'Content-Encoding': 'gzip' } };
    expect(refusal(await call('updateProfile', json))).toEqual({ status: 415, code: 'unsupported_media_type' });
  });

  it('the largest picture that is taken has a million pixels for each megapixel named', async () => {
    const { token } = await signedIn();
    expect((await put(token, blackPng(10_000, 5000))).status).toBe(200);
  });

  it('R088 an upload too many is told when to come back', async () => {
    const { token } = await signedIn();
    const { points } = RATE_LIMITS.avatar_by_account;
    for (let sent = 0; sent < points; sent += 1) expect((await put(token, text('não'))).status).toBe(415);
    const refused = await put(token, text('não'));
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(failureOf(refused).message).toBe('Tente novamente em alguns minutos');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the former avatar', () => {
  it('is deleted when another takes its place', async () => {
    const member = await signedIn();
    const image = await (await flag()).png().toBuffer();
    const before = await objects();
    const first = dataOf('updateAvatar', await put(member.token, image)).avatar_url;
    const second = dataOf('updateAvatar', await put(member.token, image)).avatar_url;
    expect(second).not.toBe(first);
    expect(await shownOf(member)).toEqual([second, second]);
    expect((await objects()).filter((name) => !before.includes(name))).toEqual([second.slice(1)]);
    expect((await send('get', first)).status).toBe(404);
  });

  it('is the loser of two uploads at once: one object is left, and it is the one shown', async () => {
    const member = await signedIn();
    const image = await (await flag()).png().toBuffer();
    const before = await objects();
    const replies = await Promise.all([1, 2, 3].map(() => put(member.token, image)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [url, ...others] = new Set(await shownOf(member));
    expect(others).toEqual([]);
    expect((await objects()).filter((name) => !before.includes(name))).toEqual([String(url).slice(1)]);
  });

  it('goes with its removal, which may be asked for again', async () => {
    const member = await signedIn();
    const before = await objects();
    await taken(member.token, await (await flag()).png().toBuffer());
    for (let times = 0; times < 2; times += 1) {
      const reply = await call('removeAvatar', { token: member.token });
      expect(messageOf(reply)).toBe('Avatar removido');
      expect(dataOf('removeAvatar', reply).user.avatar_url).toBeNull();
      expect(JSON.parse(reply.text)).toMatchObject({ user: { avatar_url: null } });
    }
    expect(await shownOf(member)).toEqual([null, null]);
    expect(await objects()).toEqual(before);
  });
});
