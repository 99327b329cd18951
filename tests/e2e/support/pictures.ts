import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

/** An image of three vertical stripes, 300 × 100 px. The middle square is plain blue. */
export const createStripedImage = async (type: PictureType): Promise<Buffer> => {
  const stripe = (background: string, left: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: 300, height: 100, channels: 3, background: '#ff0000' } })
    .composite([stripe('#0000ff', 100), stripe('#00ff00', 200)])
    .toFormat(type)
    .toBuffer();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A black one-bit PNG of `side` × `side` pixels: a small file that is huge when decoded. */
export const createHugePng = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A white BMP of one pixel: browsers show it, the server refuses it. */
export const createBitmap = (): Buffer =>
  Buffer.from('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAA/////w==', 'base64');
