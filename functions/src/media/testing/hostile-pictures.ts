import { crc32, deflateSync } from 'node:zlib';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import sharp from 'sharp';
import { zipOf } from '../../archives/testing/hand-made-zip.ts';

/** What is hidden in pictures: none of it may be in what is kept. */
export const PAYLOAD = 'segredo<script>alert(1)</script>';

/** A picture as somebody sends it who means harm: refused, or drawn anew without what it hid. */
export interface HostilePicture {
  readonly name: string;
  readonly expected: Extract<ErrorCode, `image_${string}`> | 'drawn';
  bytes(): Buffer | Promise<Buffer>;
}

const SIDE = 64;
const RED = { r: 200, g: 30, b: 30 };
const plain = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: RED } });
const png = () => plain().png().toBuffer();
const jpeg = () => plain().jpeg().toBuffer();
const gif = () => plain().gif().toBuffer();
const webp = () => plain().webp().toBuffer();

const IHDR_END = 33;
const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const withChunk = async (type: string, data: Uint8Array): Promise<Buffer> => {
  const bytes = await png();
  return Buffer.concat([bytes.subarray(0, IHDR_END), chunk(type, data), bytes.subarray(IHDR_END)]);
};
const pngOf = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const head = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    head,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
/** A picture whose header says another size, at a place. */
const resized = async (made: Promise<Buffer>, write: (bytes: Buffer) => void): Promise<Buffer> => {
  const bytes = Buffer.from(await made);
  write(bytes);
  return bytes;
};
const MIB = 1024 * 1024;
const bomb = (): Buffer => deflateSync(Buffer.alloc(200 * MIB), { level: 9 });
const behind = async (made: Promise<Buffer>, more: string | Uint8Array) =>
  Buffer.concat([await made, Buffer.from(more)]);
const framesOf = async (frames: number): Promise<Buffer> => {
  const height = 16;
  const raw = Buffer.alloc(16 * height * 3 * frames);
  for (const [i] of raw.entries()) raw[i] = (i * 7) % 251;
  return sharp(raw, { raw: { width: 16, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
};

const refused = (
  expected: HostilePicture['expected'],
  name: string,
  bytes: HostilePicture['bytes'],
): HostilePicture => ({
  name,
  expected,
  bytes,
});
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

/** Files that are no pictures of a kind that is taken, or harm whoever draws them. */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  refused('image_unsupported', 'nothing', () => Buffer.alloc(0)),
  refused('image_unsupported', 'a text', () => Buffer.from('não sou uma imagem')),
  refused('image_unsupported', 'a drawing with a script', () => Buffer.from(SVG)),
  refused('image_unsupported', 'a drawing behind a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)),
  refused('image_unsupported', 'a drawing that reads a file', () =>
    Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
  ),
  refused('image_unsupported', 'a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')),
  refused('image_unsupported', 'a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')),
  refused('image_unsupported', 'PostScript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(w) file\n')),
  refused('image_unsupported', 'an archive', () => zipOf({ 'a.png': 'x' })),
  refused('image_unsupported', 'a program', () => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(100)])),
  refused('image_unsupported', 'a TIFF', () => plain().tiff().toBuffer()),
  refused('image_unsupported', 'an AVIF', () => plain().avif({ effort: 0 }).toBuffer()),
  refused('image_unsupported', 'a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])),
  refused('image_unsupported', 'an icon', () => Buffer.from('00000100010010100000', 'hex')),
  refused('image_unsupported', 'a Photoshop file', () => Buffer.from('8BPS\u0000\u0001'.padEnd(60, '\u0000'))),
  refused('image_unsupported', 'a picture behind another byte', async () =>
    Buffer.concat([Buffer.from('x'), await png()]),
  ),
  refused('image_unreadable', 'a PNG cut short', async () =>
    (
      await sharp({
        create: {
          width: 900,
          height: 900,
          channels: 3,
          background: RED,
          noise: { type: 'gaussian', mean: 99, sigma: 40 },
        },
      })
        .png()
        .toBuffer()
    ).subarray(0, 5000),
  ),
  refused('image_unreadable', 'a JPEG cut short', async () => (await jpeg()).subarray(0, 200)),
  refused('image_unreadable', 'a GIF of a header alone', async () => (await gif()).subarray(0, 13)),
  refused('image_unreadable', 'a WebP cut short', async () => (await webp()).subarray(0, 24)),
  refused('image_unsupported', 'a PNG of a signature and chance', () =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 0x41)]),
  ),
  refused('image_unreadable', 'a PNG with a wrong checksum in its header', () =>
    resized(png(), (bytes) => bytes.writeUInt32BE(7, IHDR_END - 4)),
  ),
  refused('image_unreadable', 'a PNG of no width', () => pngOf(0, 10)),
  refused('image_too_big', 'a PNG that says it is enormous', () => pngOf(30_000, 30_000)),
  refused('image_too_big', 'a JPEG that says it is enormous', () =>
    resized(jpeg(), (bytes) => {
      const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
      bytes.writeUInt16BE(60_000, frame + 5);
      bytes.writeUInt16BE(60_000, frame + 7);
    }),
  ),
  refused('image_too_big', 'a bomb of one colour', () =>
    sharp({ create: { width: 12_000, height: 5_000, channels: 3, background: RED } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ),
];

/** Files that are pictures and something else besides: drawn anew, nothing of that is left. */
export const TWO_FACED_PICTURES: readonly HostilePicture[] = [
  refused('drawn', 'a GIF with an archive behind it', () => behind(gif(), zipOf({ 'evil.class': PAYLOAD }))),
  refused('drawn', 'a PNG with a page behind it', () => behind(png(), `<html>${PAYLOAD}`)),
  refused('drawn', 'a JPEG with a PHP page in a comment', async () => {
    const bytes = await jpeg();
    const text = Buffer.from(`<?php ${PAYLOAD}`);
    const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
    return Buffer.concat([bytes.subarray(0, 2), head, text, bytes.subarray(2)]);
  }),
  refused('drawn', 'a PNG with a script in its text', () => withChunk('tEXt', Buffer.from(`Comment\u0000${PAYLOAD}`))),
  refused('drawn', 'a PNG with a bomb in its text', () =>
    withChunk('zTXt', Buffer.concat([Buffer.from('a\u0000\u0000'), bomb()])),
  ),
  refused('drawn', 'a PNG with a bomb in its profile', () =>
    withChunk('iCCP', Buffer.concat([Buffer.from('a\u0000\u0000'), bomb()])),
  ),
  refused('drawn', 'a JPEG with the place where it was taken', () =>
    plain()
      .withExif({ IFD0: { Copyright: PAYLOAD }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
  refused('drawn', 'a WebP with metadata', () =>
    plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${PAYLOAD}</a></x:xmpmeta>`).webp().toBuffer(),
  ),
  refused('drawn', 'a picture with a profile of colours', () => plain().withIccProfile('p3').png().toBuffer()),
  refused('drawn', 'a GIF of many frames', () => framesOf(200)),
  refused('drawn', 'a GIF that says its page is enormous', () =>
    resized(gif(), (bytes) => {
      bytes.writeUInt16LE(60_000, 6);
      bytes.writeUInt16LE(60_000, 8);
    }),
  ),
];
