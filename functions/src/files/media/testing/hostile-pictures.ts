import { crc32, deflateSync } from 'node:zlib';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import sharp from 'sharp';
import { buildTestZip } from '../../archives/testing/build-raw-zip.ts';

/** Content hidden in pictures. The stored picture must not contain it. */
export const PAYLOAD = 'segredo<script>alert(1)</script>';

/** A picture that must be rejected, or re-encoded without its hidden content. */
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
const createPng = (width: number, height: number): Buffer => {
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
/** Changes bytes of a picture, such as the size in its header. */
const changeHeader = async (picture: Promise<Buffer>, write: (bytes: Buffer) => void): Promise<Buffer> => {
  const bytes = Buffer.from(await picture);
  write(bytes);
  return bytes;
};
const MIB = 1024 * 1024;
const bomb = (): Buffer => deflateSync(Buffer.alloc(200 * MIB), { level: 9 });
const append = async (picture: Promise<Buffer>, more: string | Uint8Array) =>
  Buffer.concat([await picture, Buffer.from(more)]);
const createGif = async (frames: number): Promise<Buffer> => {
  const height = 16;
  const raw = Buffer.alloc(16 * height * 3 * frames);
  for (const [i] of raw.entries()) raw[i] = (i * 7) % 251;
  return sharp(raw, { raw: { width: 16, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
};

const createCase = (
  expected: HostilePicture['expected'],
  name: string,
  bytes: HostilePicture['bytes'],
): HostilePicture => ({
  name,
  expected,
  bytes,
});
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

/** Files of unsupported types, and files that attack the decoder. */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  createCase('image_unsupported', 'nothing', () => Buffer.alloc(0)),
  createCase('image_unsupported', 'a text', () => Buffer.from('não sou uma imagem')),
  createCase('image_unsupported', 'an SVG with a script', () => Buffer.from(SVG)),
  createCase('image_unsupported', 'an SVG after an XML declaration', () =>
    Buffer.from(`<?xml version="1.0"?>\n${SVG}`),
  ),
  createCase('image_unsupported', 'an SVG that reads a file', () =>
    Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
  ),
  createCase('image_unsupported', 'an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')),
  createCase('image_unsupported', 'a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')),
  createCase('image_unsupported', 'PostScript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(w) file\n')),
  createCase('image_unsupported', 'an archive', () => buildTestZip({ 'a.png': 'x' })),
  createCase('image_unsupported', 'a program', () =>
    Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(100)]),
  ),
  createCase('image_unsupported', 'a TIFF', () => plain().tiff().toBuffer()),
  createCase('image_unsupported', 'an AVIF', () => plain().avif({ effort: 0 }).toBuffer()),
  createCase('image_unsupported', 'a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])),
  createCase('image_unsupported', 'an icon', () => Buffer.from('00000100010010100000', 'hex')),
  createCase('image_unsupported', 'a Photoshop file', () => Buffer.from('8BPS\u0000\u0001'.padEnd(60, '\u0000'))),
  createCase('image_unsupported', 'a picture after another byte', async () =>
    Buffer.concat([Buffer.from('x'), await png()]),
  ),
  createCase('image_unreadable', 'a truncated PNG', async () =>
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
  createCase('image_unreadable', 'a truncated JPEG', async () => (await jpeg()).subarray(0, 200)),
  createCase('image_unreadable', 'a GIF with only a header', async () => (await gif()).subarray(0, 13)),
  createCase('image_unreadable', 'a truncated WebP', async () => (await webp()).subarray(0, 24)),
  createCase('image_unsupported', 'a PNG with a signature and random bytes', () =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 0x41)]),
  ),
  createCase('image_unreadable', 'a PNG with a wrong checksum in its header', () =>
    changeHeader(png(), (bytes) => bytes.writeUInt32BE(7, IHDR_END - 4)),
  ),
  createCase('image_unreadable', 'a PNG without a width', () => createPng(0, 10)),
  createCase('image_too_big', 'a PNG with a huge claimed size', () => createPng(30_000, 30_000)),
  createCase('image_too_big', 'a JPEG with a huge claimed size', () =>
    changeHeader(jpeg(), (bytes) => {
      const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
      bytes.writeUInt16BE(60_000, frame + 5);
      bytes.writeUInt16BE(60_000, frame + 7);
    }),
  ),
  createCase('image_too_big', 'a bomb of one color', () =>
    sharp({ create: { width: 12_000, height: 5_000, channels: 3, background: RED } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ),
];

/** Pictures that also contain something else. Re-encoding removes it. */
export const POLYGLOT_PICTURES: readonly HostilePicture[] = [
  createCase('drawn', 'a GIF followed by an archive', () => append(gif(), buildTestZip({ 'evil.class': PAYLOAD }))),
  createCase('drawn', 'a PNG followed by an HTML page', () => append(png(), `<html>${PAYLOAD}`)),
  createCase('drawn', 'a JPEG with a PHP page in a comment', async () => {
    const bytes = await jpeg();
    const text = Buffer.from(`<?php ${PAYLOAD}`);
    const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
    return Buffer.concat([bytes.subarray(0, 2), head, text, bytes.subarray(2)]);
  }),
  createCase('drawn', 'a PNG with a script in its text', () =>
    withChunk('tEXt', Buffer.from(`Comment\u0000${PAYLOAD}`)),
  ),
  createCase('drawn', 'a PNG with a bomb in its text', () =>
    withChunk('zTXt', Buffer.concat([Buffer.from('a\u0000\u0000'), bomb()])),
  ),
  createCase('drawn', 'a PNG with a bomb in its profile', () =>
    withChunk('iCCP', Buffer.concat([Buffer.from('a\u0000\u0000'), bomb()])),
  ),
  createCase('drawn', 'a JPEG with a GPS position', () =>
    plain()
      .withExif({ IFD0: { Copyright: PAYLOAD }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
  createCase('drawn', 'a WebP with metadata', () =>
    plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${PAYLOAD}</a></x:xmpmeta>`).webp().toBuffer(),
  ),
  createCase('drawn', 'a picture with a color profile', () => plain().withIccProfile('p3').png().toBuffer()),
  createCase('drawn', 'a GIF of many frames', () => createGif(200)),
  createCase('drawn', 'a GIF with a huge claimed size', () =>
    changeHeader(gif(), (bytes) => {
      bytes.writeUInt16LE(60_000, 6);
      bytes.writeUInt16LE(60_000, 8);
    }),
  ),
];
