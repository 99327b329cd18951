import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGBA = 6;
const BYTES_PER_PIXEL = 4;

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  const bytes = new Uint8Array(body.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return bytes;
};

/** Encodes a square picture as PNG: the same bytes on every machine. `pixels` are RGBA, row by row. */
export const encodePng = (size: number, pixels: Uint8Array): Uint8Array => {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header[8] = 8;
  header[9] = RGBA;
  const row = size * BYTES_PER_PIXEL;
  const raw = new Uint8Array((row + 1) * size);
  for (let y = 0; y < size; y += 1) raw.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return new Uint8Array([
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', zlibSync(raw, { level: 9 })),
    ...chunk('IEND', new Uint8Array()),
  ]);
};
