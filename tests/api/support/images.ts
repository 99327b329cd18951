import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** RGB colors in the format of sharp. */
export const RED = { r: 220, g: 30, b: 30 };
export const GREEN = { r: 30, g: 180, b: 30 };
export const BLUE = { r: 30, g: 30, b: 220 };
type Colour = typeof RED;

const createPlane = (background: Colour, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** An image with one vertical stripe per color, each `width` by `height` pixels. The caller encodes the image. */
export const drawStripes = async (colours: readonly Colour[], width = 100, height = 100): Promise<Sharp> =>
  sharp(await Promise.all(colours.map((colour) => createPlane(colour, width, height))), {
    join: { across: colours.length },
  });

/** An animation with one frame per color. */
export const drawAnimation = async (colours: readonly Colour[], size = 64): Promise<Sharp> =>
  sharp(await Promise.all(colours.map((colour) => createPlane(colour, size, size))), { join: { animated: true } });

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const buildChunk = (type: string, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
};

/** A valid PNG of black pixels with one bit each: many pixels in few bytes. */
export const buildBlackPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    SIGNATURE,
    buildChunk('IHDR', header),
    buildChunk('IDAT', deflateSync(lines)),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
};

const END_BYTES = 12;

/** Pads a PNG to a number of bytes by a chunk that viewers ignore. */
export const padPng = (length: number, png: Buffer): Buffer => {
  const end = png.length - END_BYTES;
  const padding = Buffer.alloc(length - png.length - END_BYTES, 7);
  return Buffer.concat([png.subarray(0, end), buildChunk('prVt', padding), png.subarray(end)]);
};

/** Color at a position. Coordinates run from 0 (left, top) to 1. */
export const getColorAt = async (picture: Uint8Array, x: number, y: number): Promise<Colour> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [column, row] = [Math.floor(x * (info.width - 1)), Math.floor(y * (info.height - 1))];
  const at = (row * info.width + column) * info.channels;
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
};

/** Name of the strongest channel: lossy compression changes the exact values. */
export const getColorName = ({ r, g, b }: Colour): 'red' | 'green' | 'blue' =>
  r > g && r > b ? 'red' : g > b ? 'green' : 'blue';
